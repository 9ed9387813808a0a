"""What the checks share: the process that is treated badly, and what is said to it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import tempfile
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import schemas

SECONDS = 60


@dataclass
class Settings:
    binary: str = ""
    # Where everything that a check makes is put.
    directory: Path = Path(tempfile.gettempdir())
    is_large: bool = False


settings = Settings()
CHECKS: list[tuple[str, str, Callable[[], str | None]]] = []


class Fault(Exception):
    """The program does not stand this."""


class Skip(Exception):
    """The check cannot be made here."""


def check(rows: str, title: str) -> Callable:
    def add(function: Callable) -> Callable:
        CHECKS.append((rows, title, function))
        return function

    return add


def need(condition: Any, what: str) -> None:
    if not condition:
        raise Fault(what)


# The method of the last request with an id, by which its answer is validated.
METHODS: dict[str, str] = {}


def request(identifier: Any, method: str = "actions.invalidate", **params: Any) -> bytes:
    METHODS[json.dumps(identifier)] = method
    params = params or ({"messageId": "m"} if method == "actions.invalidate" else {})
    message = {"jsonrpc": "2.0", "id": identifier, "method": method, "params": params}
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def initialize(name: str = "hostile", **more: Any) -> bytes:
    entitlements = ["suggested-actions", "journal.allow"]
    handshake = request("init", "initialize", clientInfo={"name": name}, entitlements=entitlements, **more)
    return handshake + b'{"jsonrpc":"2.0","method":"initialized"}\n'


def message(number: int, body: str) -> dict[str, Any]:
    person = {"name": "Anna", "handle": "anna@example.org", "isUser": False}
    date = f"2026-03-04T18:{number // 60 % 60:02}:{number % 60:02}+01:00"
    return {"id": f"m{number}", "date": date, "body": body, "sender": person, "recipients": []}


class Process:
    def __init__(self, *arguments: str, state: Path | None = None, **options: Any) -> None:
        self.state = state or Path(tempfile.mkdtemp(dir=settings.directory)) / "state"
        self.command = [settings.binary, "--state", str(self.state), *arguments]
        options = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, **options}
        self.child = subprocess.Popen(self.command, **options)
        self.input, self.output = self.child.stdin, self.child.stdout

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: Any) -> None:
        self.child.kill()
        self.child.wait()
        for stream in (self.input, self.output):
            if stream:
                with contextlib.suppress(OSError):
                    stream.close()

    def write(self, data: bytes) -> None:
        self.input.write(data)
        self.input.flush()

    def read(self) -> dict[str, Any]:
        line = self.output.readline()
        need(line.endswith(b"\n"), f"the output ended: {line[:100]!r}")
        message = json.loads(line)
        schemas.validate_message("sent", message, METHODS.get(json.dumps(message.get("id"))))
        return message

    def start(self, **more: Any) -> Process:
        self.write(initialize(**more))
        need("result" in self.read(), "initialize failed")
        return self

    def still_answers(self) -> None:
        self.write(request("still"))
        answer = self.read()
        need(answer.get("id") == "still" and "result" in answer, f"instead of an answer: {str(answer)[:200]}")

    def finish(self) -> tuple[bytes, int]:
        """Closes the input, reads the rest and waits."""
        if self.input:
            self.input.close()
        rest = self.output.read()
        return rest, self.child.wait(SECONDS)

    def status(self, field: str) -> int:
        text = Path(f"/proc/{self.child.pid}/status").read_text()
        return int(re.search(rf"^{field}:\s+(\d+)", text, re.M)[1])

    @property
    def peak(self) -> int:
        """The most memory it ever had, in MiB."""
        return self.status("VmHWM") // 1024

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def refused(process: Process, data: bytes, code: int) -> None:
    process.write(data)
    answer = process.read()
    need(
        answer.get("id", 0) is None and answer.get("error", {}).get("code") == code,
        f"{data[:40]!r}: {str(answer)[:200]}",
    )


def run(data: bytes, *arguments: str, **options: Any) -> tuple[list[dict[str, Any]], int]:
    """Gives all input at once and reads all output."""
    with Process(*arguments, **options) as process:
        writer = threading.Thread(target=feed, args=(process, data), daemon=True)
        writer.start()
        output = process.output.read()
        code = process.child.wait(SECONDS)
        writer.join(SECONDS)
        return [json.loads(line) for line in output.splitlines()], code


def feed(process: Process, data: bytes) -> None:
    with contextlib.suppress(OSError):
        process.input.write(data)
        process.input.close()
