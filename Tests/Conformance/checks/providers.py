"""A host that performs intents, and how badly it may do that. Every request has to be answered, once, and in time."""

from __future__ import annotations

import json
import threading
import time

from checks.process import METHODS, SECONDS, Fault, check, need
from echo_provider import EchoProvider


def judge(mode: str, expected: str, intent: str = "Say", **parameters: str) -> str:
    """Performs, compares the end (`result` or the reason of an error), and sees that the process goes on."""
    with EchoProvider() as host:
        start = time.monotonic()
        host.perform("asked", mode, intent, **parameters)
        reply = host.reply("asked")
        seconds = time.monotonic() - start
        found = "result" if "result" in reply else reply["error"]["data"]["reason"]
        need(found == expected, f"{found} instead of {expected}: {str(reply)[:300]}")
        host.perform("after", "right")
        need("result" in host.reply("after"), "the provider cannot be asked any more")
        answers = [one for one in host.seen if one.get("id") == "asked"]
        need(len(answers) == 1, f"{len(answers)} answers")
        return f"{expected} after {seconds * 1000:.0f} ms"


@check("provider", "what is answered rightly is the result")
def right() -> str:
    return judge("right", "result") + ", " + judge("right", "result", "Show", text="shown")


@check("provider", "a slow one gets its time anew when it says that it works")
def slow() -> None:
    with EchoProvider(milliseconds=300) as host:
        host.perform("asked", "silent")
        request = host.receive()
        for _ in range(6):
            time.sleep(0.15)
            host.say({"method": "snippet.pending", "params": {"invocationId": request["id"]}})
        request["params"]["parameters"]["mode"] = "right"
        host.answer(request)
        need("result" in host.reply("asked"), "it was given up")


@check("provider", "a silent one is given up in time, and told so")
def silent() -> str:
    verdict = judge("silent", "providerTimeout")
    with EchoProvider(milliseconds=200) as host:
        host.perform("asked", "silent")
        host.reply("asked")
        cancelled = [one["params"]["id"] for one in host.seen if one.get("method") == "$/cancelRequest"]
        need(len(cancelled) == 1, f"cancelled: {cancelled}")
        # Too late.
        host.say({"id": cancelled[0], "result": {"value": 1}})
        host.still_answers()
    return verdict


@check("provider", "a line that is no JSON in the middle of a call is answered as ever, and the call goes on")
def garbage() -> None:
    with EchoProvider() as host:
        host.perform("asked", "garbage")
        host.answer(host.receive())
        need(host.receive()["error"]["code"] == -32700, "the garbage was not answered")
        need("result" in host.reply("asked"), "the call failed")


@check("provider", "half a line, joined to the next one, is no JSON either")
def half() -> None:
    with EchoProvider(milliseconds=300) as host:
        host.perform("asked", "half")
        host.answer(host.receive())
        need(host.receive()["error"]["code"] == -32700, "the broken line was not answered")
        need("result" in host.reply("asked"), "the call failed")


@check("provider", "an answer of a mebibyte is refused")
def long() -> str:
    return judge("long", "providerInvalid")


@check("provider", "an answer with an id that was not asked finds nothing")
def wrong_id() -> str:
    return judge("wrong id", "result")


@check("provider", "an answer that comes twice counts once")
def twice() -> str:
    return judge("twice", "result")


@check("provider", "a view that cannot be shown is refused")
def illegal() -> str:
    return judge("illegal", "viewInvalid", "Show")


@check("provider", "an error, and an answer that is both, are errors")
def errors() -> str:
    return judge("error", "providerFailed") + ", " + judge("both", "providerInvalid")


@check("provider", "a host may call the process inside its own perform, also when four do at once")
def calls() -> None:
    judge("calls", "result")
    with EchoProvider() as host:
        for number in range(4):
            host.perform(number, "calls")
        requests = [host.receive() for _ in range(4)]
        inner = {}
        for request in requests:
            source = {"invocationId": request["id"]}
            name = f"inner {request['id']}"
            inner[name] = request
            intent = {"name": "echo/Say", "parameters": {"mode": "right"}}
            host.call(name, "snippet.perform", intent=intent, source=source)
        left = set(range(4)) | set(inner)
        while left:
            message = host.receive()
            if "method" in message:
                host.answer(message)
                continue
            need("result" in message, str(message)[:300])
            left.remove(message["id"])
            if message["id"] in inner:
                outer = inner[message["id"]]
                outer["params"]["parameters"]["mode"] = "right"
                host.answer(outer)


@check("provider", "registering again inside a call leaves the call alone")
def registers() -> None:
    with EchoProvider() as host:
        host.perform("asked", "registers")
        host.answer(host.receive())
        found = {}
        while len(found) < 2:
            message = host.receive()
            if "method" not in message:
                found[message["id"]] = message
        need(all("result" in one for one in found.values()), str(found)[:300])


@check("provider", "taking itself back inside a call ends the call")
def leaves() -> None:
    with EchoProvider() as host:
        host.perform("asked", "leaves")
        host.answer(host.receive())
        found = {}
        while len(found) < 2:
            message = host.receive()
            if "method" not in message:
                found[message["id"]] = message
        reason = found["asked"].get("error", {}).get("data", {}).get("reason")
        # Its answer and its leave come close together: whichever was first counts.
        need(reason in ("providerGone", None), str(found)[:300])


@check("provider", "an answer behind 2,000 requests in the same pipe still comes in time")
def behind() -> str:
    with EchoProvider(milliseconds=30_000) as host:
        count = 2_000
        lines = b""
        for number in range(count):
            intent = {"name": "echo/Say", "parameters": {"mode": "right", "text": str(number)}}
            METHODS[json.dumps(number)] = "snippet.perform"
            request = {"jsonrpc": "2.0", "id": number, "method": "snippet.perform", "params": {"intent": intent}}
            lines += json.dumps(request).encode() + b"\n"
        # A thread that writes, and can be overtaken by no answer.
        lock = threading.Lock()

        def write(data: bytes) -> None:
            with lock:
                host.input.write(data)
                host.input.flush()

        writer = threading.Thread(target=write, args=(lines,), daemon=True)
        start = time.monotonic()
        writer.start()
        left, pending = set(range(count)), []
        while left:
            message = host.read()
            if "method" in message and "id" in message:
                answer = {"jsonrpc": "2.0", "id": message["id"], "result": {"value": 1}}
                pending.append(threading.Thread(target=write, args=(json.dumps(answer).encode() + b"\n",)))
                pending[-1].start()
            elif "id" in message:
                need("result" in message, str(message)[:300])
                left.remove(message["id"])
        for thread in pending:
            thread.join(SECONDS)
        return f"{time.monotonic() - start:.1f} s"


@check("provider", "a host that dies in the middle of calls leaves no process behind")
def crash() -> None:
    with EchoProvider(milliseconds=30_000) as host:
        for number in range(8):
            host.perform(number, "silent")
        for _ in range(4):
            host.receive()
        rest, code = host.finish()
        reasons = [json.loads(line).get("error", {}).get("data", {}).get("reason") for line in rest.splitlines()]
        need(code == 0, f"code {code}")
        need(reasons.count("providerGone") == 8, f"{reasons}")


@check("provider", "garbage instead of answers, thousands of them, costs nothing that lasts")
def flood() -> str:
    with EchoProvider() as host:
        before = host.peak
        for number in range(200):
            numbers = range(number * 100, number * 100 + 100)
            host.write(b"".join(b'{"jsonrpc":"2.0","id":"inkling-%d","result":{}}\n' % one for one in numbers))
        host.still_answers()
        grown = host.peak - before
        if grown > 32:
            raise Fault(f"{grown} MiB more")
        return f"{grown} MiB more"
