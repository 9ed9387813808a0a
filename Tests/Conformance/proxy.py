#!/usr/bin/env python3
"""Stands between a client and the process and validates every message both ways.

    python3 Tests/Conformance/proxy.py REPORT BINARY [ARGUMENTS…]

What passes is not changed. Each fault is added to the file REPORT as one line. The exit code is the process's.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from typing import Any

import schemas


class Listener:
    """Cuts one direction's bytes into messages, in either framing."""

    def __init__(self) -> None:
        self.buffer = b""
        self.is_framed: bool | None = None

    def take(self, data: bytes) -> list[bytes]:
        self.buffer += data
        if self.is_framed is None and self.buffer.strip():
            self.is_framed = self.buffer.lstrip()[:1] in b"Cc"
        found = []
        while (message := self.next()) is not None:
            found.append(message)
        return found

    def next(self) -> bytes | None:
        if not self.is_framed:
            line, end, rest = self.buffer.partition(b"\n")
            if not end:
                return None
            self.buffer = rest
            return line
        header, end, rest = self.buffer.partition(b"\r\n\r\n")
        fields = dict(line.split(b":", 1) for line in header.lower().split(b"\r\n") if b":" in line)
        length = int(fields.get(b"content-length", 0))
        if not end or len(rest) < length:
            return None
        self.buffer = rest[length:]
        return rest[:length]


class Proxy:
    def __init__(self, report: str, command: list[str]) -> None:
        self.report = report
        # The person's commands speak to the person.
        self.is_protocol = not {"sources", "scripts", "journal", "call", "--help", "--version"} & set(command[1:])
        self.methods: dict[str, str] = {}
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def run(self) -> int:
        ends = (0, self.child.stdin.fileno(), "received")
        threading.Thread(target=self.relay, args=ends, daemon=True).start()
        self.relay(self.child.stdout.fileno(), 1, "sent")
        return self.child.wait()

    def relay(self, source: int, destination: int, direction: str) -> None:
        listener = Listener()
        while data := os.read(source, 65_536):
            # A request is known before its answer can come.
            for message in listener.take(data) if self.is_protocol else []:
                self.validate(direction, message)
            try:
                while data:
                    data = data[os.write(destination, data) :]
            except OSError:
                break
        os.close(destination)

    def validate(self, direction: str, text: bytes) -> None:
        if not text.strip():
            return
        try:
            message: Any = json.loads(text)
            for one in message if isinstance(message, list) else [message]:
                key = json.dumps(one.get("id"))
                # Each side has ids of its own, and answers those of the other.
                if "method" in one:
                    self.methods[direction + key] = one["method"]
                other = {"received": "sent", "sent": "received"}[direction]
                schemas.validate_message(direction, one, self.methods.get(other + key))
        except Exception as fault:
            with open(self.report, "a") as file:
                said = text[:300].decode(errors="replace")
                file.write(f"{direction}: {type(fault).__name__}: {fault}: {said}\n")


if __name__ == "__main__":
    sys.exit(Proxy(sys.argv[1], sys.argv[2:]).run())
