"""A host that answers what the process asks of it, rightly or as badly as it can."""

from __future__ import annotations

import json
from typing import Any

from checks.process import METHODS, Process, need

Message = dict[str, Any]


class EchoProvider(Process):
    """Registers `echo/Say {mode, text?}` and the snippet `echo/Show {mode}`, and answers as the mode says."""

    def __init__(self, milliseconds: int = 1_000, *arguments: str) -> None:
        super().__init__(*arguments)
        modes = [{"name": "mode"}, {"name": "text", "isOptional": True}]
        self.intents = [
            {"name": "Say", "parameters": modes, "timeoutMilliseconds": milliseconds},
            {"name": "Show", "kind": "snippet", "parameters": modes, "timeoutMilliseconds": milliseconds},
        ]
        self.seen: list[Message] = []
        self.start(name="echo", providers=[{"provider": "echo", "intents": self.intents}])

    def say(self, message: Message) -> None:
        self.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    def call(self, identifier: Any, method: str, **params: Any) -> None:
        METHODS[json.dumps(identifier)] = method
        self.say({"id": identifier, "method": method, "params": params})

    def perform(self, identifier: Any, mode: str, intent: str = "Say", **parameters: Any) -> None:
        parameters["mode"] = mode
        self.call(identifier, "snippet.perform", intent={"name": f"echo/{intent}", "parameters": parameters})

    def reply(self, identifier: Any) -> Message:
        """Answers what comes until the reply does; nothing may be answered twice."""
        while (message := self.receive()).get("id") != identifier or "method" in message:
            if "method" in message and "id" in message:
                self.answer(message)
            else:
                need("method" in message, f"an answer that nobody waits for: {message}")
        return message

    def receive(self) -> Message:
        self.seen.append(self.read())
        return self.seen[-1]

    def answer(self, request: Message) -> None:
        identifier, parameters = request["id"], request["params"]["parameters"]
        mode = parameters["mode"]
        echo = {"value": parameters, "view": {"type": "Text", "text": parameters.get("text", mode)}}
        if mode == "silent":
            return
        if mode in ("slow", "garbage", "half"):
            self.write({"slow": b"", "garbage": b"}{\x00\xff\n", "half": b'{"jsonrpc":"2.0","id":'}[mode])
            self.say({"method": "snippet.pending", "params": {"invocationId": identifier}})
        if mode == "long":
            echo = {"value": "x" * (1 << 20)}
        if mode == "illegal":
            echo = {"view": {"type": "VStack", "children": [{"type": "Button", "label": {"type": "Divider"}}]}}
        if mode == "error":
            self.say({"id": identifier, "error": {"code": 7, "message": "cannot"}})
            return
        if mode == "both":
            self.say({"id": identifier, "result": echo, "error": {"code": 7, "message": "cannot"}})
            return
        if mode == "calls":
            self.perform(f"inner {identifier}", "right")
            need("result" in self.reply(f"inner {identifier}"), "a call inside a call failed")
        if mode == "registers":
            self.call(f"register {identifier}", "intents.register", provider="echo", intents=self.intents)
        if mode == "leaves":
            self.call(f"leave {identifier}", "intents.unregister", provider="echo")
        if mode == "wrong id":
            self.say({"id": identifier + "0", "result": echo})
            self.say({"id": 1, "result": echo})
        for _ in range(2 if mode == "twice" else 1):
            self.say({"id": identifier, "result": echo})
