"""JSON-RPC 2.0 over a child's pipes: what a host needs to talk to inkling. Standard library only."""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import threading
from collections.abc import Callable
from typing import Any

SECONDS = 30.0

JSON = dict[str, Any]


class Wrong(Exception):
    """Something was not as it must be."""


class RemoteError(Exception):
    """A request was answered by an error."""

    def __init__(self, error: JSON) -> None:
        super().__init__(f"{error['message']} ({error['code']}, {error['data']['reason']})")
        self.reason: str = error["data"]["reason"]
        self.data: JSON = error["data"]


def check(condition: Any, what: str) -> None:
    if not condition:
        raise Wrong(what)


class Connection:
    """JSON-RPC 2.0 over a child's standard input and output, a message a line."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as fault:
            raise Wrong(f"{command[0]} cannot be started: {fault.strerror}") from None
        self.incoming: queue.Queue[JSON | None] = queue.Queue()
        self.notifications: list[JSON] = []
        self.on_progress: Callable[[JSON], None] = lambda value: None
        # What the process asks of its host; see host-provider.py.
        self.on_request: Callable[[str, JSON], Any] | None = None
        self.last_id = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        # A thread of its own reads all the time, so that neither side ever waits for the other to read.
        for line in self.child.stdout:
            self.incoming.put(json.loads(line))
        self.incoming.put(None)

    def send(self, message: JSON) -> None:
        try:
            self.child.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
            self.child.stdin.flush()
        except BrokenPipeError:
            raise Wrong(f"the process ended with code {self.child.wait(SECONDS)}") from None

    def end(self) -> None:
        """Ends the process at once, wherever it is."""
        self.child.kill()
        self.child.wait()
        with contextlib.suppress(BrokenPipeError):
            self.child.stdin.close()

    def notify(self, method: str, params: JSON | None = None) -> None:
        self.send({"method": method, "params": params or {}})

    def receive(self) -> JSON:
        try:
            message = self.incoming.get(timeout=SECONDS)
        except queue.Empty:
            raise Wrong(f"the process said nothing for {SECONDS:.0f} seconds") from None
        if message is None:
            raise Wrong(f"the process ended with code {self.child.wait()}")
        return message

    def call(self, method: str, params: JSON | None = None) -> Any:
        """Sends a request and waits for its answer; notifications that come before it are kept."""
        self.last_id += 1
        self.send({"id": self.last_id, "method": method, "params": params or {}})
        while True:
            message = self.receive()
            if "method" in message:
                self.keep(message)
            elif message["id"] == self.last_id:
                break
            else:
                raise Wrong(f"an answer that nobody asked for: {message}")
        if "error" in message:
            raise RemoteError(message["error"])
        return message["result"]

    def keep(self, message: JSON) -> None:
        if "id" in message:
            self.answer(message)
        elif message["method"] == "$/progress":
            self.on_progress(message["params"]["value"])
        else:
            self.notifications.append(message)

    def answer(self, message: JSON) -> None:
        """Answers a request of the process. A host with slow work would do this on a thread of its own."""
        try:
            if self.on_request is None:
                raise ValueError("there is nothing to ask here")
            self.send({"id": message["id"], "result": self.on_request(message["method"], message["params"])})
        except ValueError as fault:
            self.send({"id": message["id"], "error": {"code": 1, "message": str(fault)}})

    def wait_for(self, method: str, **members: Any) -> JSON:
        """The parameters of the first notification with these members; it is taken out."""
        while True:
            for notification in self.notifications:
                params = notification["params"]
                if notification["method"] == method and all(params.get(key) == value for key, value in members.items()):
                    self.notifications.remove(notification)
                    return params
            message = self.receive()
            if "method" not in message:
                raise Wrong(f"an answer that nobody asked for: {message}")
            self.keep(message)
