"""A host that offers actions of its own, rightly or as badly as it can."""

from __future__ import annotations

import json
from typing import Any

from checks.process import Process, message, need

Message = dict[str, Any]


def ticket(number: int) -> Message:
    intent = {"name": "acme/ShowTicket", "parameters": {"number": number}}
    return {"kind": "acme/ticket", "title": f"Show #{number}", "payload": {"number": number}, "intent": intent}


class SuggestingProvider(Process):
    """Registers the provider `acme`, and answers as the message's body says."""

    def __init__(self, milliseconds: int = 1_000, *arguments: str) -> None:
        super().__init__(*arguments)
        actions = {"kinds": ["acme/ticket", "openURL"], "deadlineMilliseconds": milliseconds}
        self.lists: dict[str, Message] = {}
        self.replies: dict[Any, Message] = {}
        self.asked: list[str] = []
        self.start(name="acme", providers=[{"provider": "acme", "actions": actions}])

    def send(self, message: Message) -> None:
        self.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    def call(self, identifier: Any, method: str, **params: Any) -> Message:
        """Calls a method, and answers what is asked until the reply comes."""
        self.send({"id": identifier, "method": method, "params": params})
        # A call inside a call may read the answer of the outer one.
        while identifier not in self.replies:
            self.receive()
        return self.replies.pop(identifier)

    def say(self, number: int, body: str) -> Message:
        result = self.call(f"say {number}", "actions.generate", message=message(number, body), conversationId="c")
        need("result" in result, str(result)[:300])
        return result["result"]

    def receive(self) -> Message:
        message = self.read()
        if message.get("method") == "actions.ready":
            self.lists[message["params"]["messageId"]] = message["params"]
        if message.get("method") == "actions.suggest":
            self.asked.append(message["params"]["message"]["id"])
            self.answer(message)
        if "method" not in message:
            need(message["id"] not in self.replies, f"answered twice: {message}")
            self.replies[message["id"]] = message
        return message

    def wait_for(self, number: int) -> list[str]:
        """The titles of the list that is pushed for the message."""
        while f"m{number}" not in self.lists:
            self.receive()
        return [action["title"] for action in self.lists[f"m{number}"]["actions"]]

    def answer(self, request: Message) -> None:
        identifier, mode = request["id"], request["params"]["message"]["body"]
        actions: Any = [ticket(1)]
        if mode == "silent":
            return
        if mode == "error":
            self.send({"id": identifier, "error": {"code": 7, "message": "cannot"}})
            return
        if mode == "both":
            self.send({"id": identifier, "result": {"actions": actions}, "error": {"code": 7, "message": "cannot"}})
            return
        if mode == "garbage":
            self.write(b"}{\x00\xff\n")
        if mode == "long":
            actions = [{**ticket(1), "payload": {"text": "x" * (1 << 20)}}]
        if mode == "many":
            actions = [{"kind": "openURL"}] * 10_000
        if mode == "nonsense":
            actions = {"actions": [None, 3, [], {"kind": []}]}
        if mode == "links":
            urls = ["javascript:alert(1)", "https://bank.example@evil.example/", "file:///etc/passwd", "https://"]
            actions = [{"kind": "openURL", "title": "Open", "payload": {"url": url}} for url in urls]
        if mode == "calls":
            inner = self.call(f"inner {identifier}", "actions.get", message=request["params"]["message"])
            need("result" in inner, "a call inside a call failed")
        if mode == "leaves":
            self.send({"id": "leave", "method": "actions.provide", "params": {"provider": "acme", "kinds": []}})
        if mode == "wrong id":
            self.send({"id": identifier + "0", "result": {"actions": actions}})
            self.send({"id": 1, "result": {"actions": actions}})
        for _ in range(2 if mode == "twice" else 1):
            self.send({"id": identifier, "result": {"actions": actions}})
