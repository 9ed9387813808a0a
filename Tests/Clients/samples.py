"""What the Python clients send."""

from typing import Any

INITIALIZE: dict[str, Any] = {
    "processId": None,
    "clientInfo": {"name": "another client"},
    "entitlements": ["suggested-actions"],
    "locale": "en_US",
    "timeZone": "America/Los_Angeles",
}
LONG_TEXT = " ".join(f"person{number}@example.org" for number in range(1_500))
DETECT: dict[str, Any] = {"text": LONG_TEXT, "referenceDate": "2026-03-04T18:00:00-08:00"}


def message(identifier: str) -> dict[str, Any]:
    return {
        "message": {
            "id": identifier,
            "date": "2026-03-04T18:00:00-08:00",
            "body": "Lunch Friday 12:30 at Nopa?",
            "sender": {"name": "Maya", "handle": "maya@example.org", "isUser": False},
            "recipients": [],
        }
    }


def check_actions(actions: dict[str, Any]) -> None:
    event = actions["actions"][0]
    assert actions["state"] == "ready", actions
    assert event["kind"] == "createEvent" and event["payload"]["start"] == "2026-03-06T12:30:00", event


def check_detections(result: dict[str, Any]) -> None:
    assert len(result["detections"]) == 1_500, len(result["detections"])
