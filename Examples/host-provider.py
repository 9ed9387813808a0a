#!/usr/bin/env python3
"""A host with an intent and a snippet of its own, which inkling performs by asking it.

    python3 Examples/host-provider.py BINARY

The host is a kitchen timer: inkling draws its snippet, hands it the taps and draws again. What happens is told on
standard output; the exit code is 0 only if everything was as it must be.
"""

from __future__ import annotations

import sys

from connection import JSON, Connection, RemoteError, check

INTENTS = [
    {"name": "ShowTimer", "title": "Timer", "kind": "snippet"},
    {
        "name": "AddMinutes",
        "title": "Add minutes",
        "parameters": [{"name": "minutes", "title": "Minutes", "type": "integer"}],
    },
    {"name": "Reset", "title": "Reset the timer", "requiresConfirmation": True},
]


class Kitchen:
    """The host's own state, and what it does when it is asked."""

    def __init__(self) -> None:
        self.minutes = 0

    def answer(self, method: str, params: JSON) -> JSON | None:
        if params["name"] == "kitchen/ShowTimer":
            return {"view": self.view(), "dialog": f"{self.minutes} minutes."}
        if params["name"] == "kitchen/AddMinutes":
            if self.minutes + params["parameters"]["minutes"] > 60:
                raise ValueError("the timer goes to 60 minutes")
            self.minutes += params["parameters"]["minutes"]
            return None
        self.minutes = 0
        return {"dialog": "The timer is at 0.", "changed": ["ShowTimer"]}

    def view(self) -> JSON:
        intent = {"name": "AddMinutes", "parameters": {"minutes": 25}}
        button = {"type": "Button", "id": "more", "label": {"type": "Text", "text": "25 more"}, "intent": intent}
        return {"type": "VStack", "children": [{"type": "Text", "text": f"{self.minutes} min"}, button]}


def main(binary: str) -> None:
    kitchen = Kitchen()
    process = Connection([binary, "--ephemeral"])
    process.on_request = kitchen.answer
    # Declared along with initialize, so that there is no moment without them.
    provider = {"provider": "kitchen", "intents": INTENTS}
    started = process.call("initialize", {"clientInfo": {"name": "kitchen"}, "providers": [provider]})
    process.notify("initialized")
    print("registered:", ", ".join(started["registrations"][0]["accepted"]))

    shown = process.call("snippet.perform", {"intent": {"name": "kitchen/ShowTimer"}})
    print("shown:", shown["fallbackText"].replace("\n", " | "))
    outcomes = []
    for tap in range(3):
        answer = process.call(
            "snippet.interact",
            {
                "snippetId": shown["snippetId"],
                "revision": shown["revision"],
                "controlId": "more",
                "interactionId": f"tap {tap}",
            },
        )
        outcomes.append(answer["outcome"])
        why = answer["error"]["data"]["providerMessage"] if "error" in answer else ""
        print("tapped:", answer["outcome"], answer["fallbackText"].replace("\n", " | "), why)
    check(outcomes == ["performed", "performed", "failed"], f"outcomes: {outcomes}")
    check(kitchen.minutes == 50, f"{kitchen.minutes} minutes")

    asked = process.call("snippet.perform", {"intent": {"name": "kitchen/Reset"}})
    check(asked["kind"] == "confirmation" and kitchen.minutes == 50, "it was not confirmed yet")
    confirm = {"snippetId": asked["snippetId"], "revision": asked["revision"], "controlId": "$confirm"}
    process.call("snippet.interact", {**confirm, "interactionId": "yes"})
    print("reset:", kitchen.minutes)
    check(process.wait_for("snippet.reload")["snippetId"] == shown["snippetId"], "another snippet is out of date")

    # The host's data change without inkling.
    kitchen.minutes = 3
    process.notify("snippet.reload", {"intent": "kitchen/ShowTimer"})
    fresh = process.call("snippet.perform", {"snippetId": shown["snippetId"]})
    print("shown:", fresh["fallbackText"].replace("\n", " | "))
    process.call("intents.unregister", {"provider": "kitchen"})
    try:
        process.call("snippet.perform", {"intent": {"name": "kitchen/AddMinutes", "parameters": {"minutes": 1}}})
        check(False, "it is still there")
    except RemoteError as error:
        check(error.reason == "unknownIntent", error.reason)
    process.call("shutdown")
    process.notify("exit")
    check(process.child.wait(10) == 0, "the process ended badly")


if __name__ == "__main__":
    main(sys.argv[1])
