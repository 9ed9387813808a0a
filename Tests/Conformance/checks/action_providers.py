"""A host that offers actions of its own, and how badly it may do that. Nothing waits for it, and nothing breaks."""

from __future__ import annotations

import time

from checks.process import check, need
from suggesting_provider import SuggestingProvider


def after(host: SuggestingProvider) -> None:
    """The next message is asked about, and its answer joins."""
    host.say(60, "right")
    need(host.wait_for(60) == ["Show #1"], f"shown: {host.lists.get('m60')}")


@check("provider", "an action that is offered rightly joins, with a call inside the call too")
def right() -> None:
    with SuggestingProvider() as host:
        for number, mode in enumerate(["right", "calls", "twice", "wrong id"]):
            result = host.say(number, mode)
            need(result["state"] == "none", str(result))
            # Of the same action the earliest message has it.
            if number == 0:
                need(host.wait_for(0) == ["Show #1"], str(host.lists))
        need("result" in host.call("still", "actions.outcomes"), "it does not answer")
        need(len(host.asked) == 4, f"asked about {host.asked}")


@check("provider", "an answer that is none, too long, too much or forbidden shows nothing")
def wrong() -> str:
    modes = ["error", "both", "long", "many", "nonsense", "links"]
    for mode in modes:
        with SuggestingProvider() as host:
            host.say(1, mode)
            after(host)
            need("m1" not in host.lists, f"{mode}: {str(host.lists)[:300]}")
    return ", ".join(modes)


@check("provider", "a line that is no JSON in the middle of a call is answered as ever, and the action joins")
def garbage() -> None:
    with SuggestingProvider() as host:
        host.say(1, "garbage")
        while host.receive().get("error", {}).get("code") != -32700:
            pass
        need(host.wait_for(1) == ["Show #1"], str(host.lists))


@check("provider", "a silent one delays nothing, and is told when it is given up")
def silent() -> str:
    with SuggestingProvider(milliseconds=300) as host:
        slowest = 0.0
        for number in range(50):
            start = time.monotonic()
            host.say(number, "silent")
            slowest = max(slowest, time.monotonic() - start)
        while (message := host.receive()).get("method") != "$/cancelRequest":
            pass
        # Too late.
        host.send({"id": message["params"]["id"], "result": {"actions": []}})
        after(host)
        return f"the slowest of 50 messages took {slowest * 1000:.1f} ms"


@check("provider", "one that leaves in the middle of a call is not listened to")
def leaves() -> None:
    with SuggestingProvider() as host:
        host.say(1, "leaves")
        while "leave" not in host.replies:
            host.receive()
        host.say(2, "right")
        need("result" in host.call("still", "actions.outcomes"), "it does not answer")
        # What it has answered may have come first; it is gone then.
        need(not any(shown["actions"] for shown in host.lists.values()), f"{host.lists}")


@check("provider", "one that dies in the middle of a call leaves nothing behind")
def dies() -> None:
    with SuggestingProvider() as host:
        host.say(1, "silent")
        _, code = host.finish()
        need(code == 0, f"it ended with {code}")
