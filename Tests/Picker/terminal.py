"""A host and a person at one pseudo-terminal: the host runs the process and speaks over pipes, the person types."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import pty
import queue
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time
from pathlib import Path
from typing import Any

import pyte

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Conformance"))
import schemas  # noqa: E402

SECONDS = 20.0


class Fault(Exception):
    """The picker is not as it must be."""


def need(condition: Any, what: str) -> None:
    if not condition:
        raise Fault(what)


class Host:
    """The program that asks for the picker, in the session of the terminal."""

    def __init__(self, command: list[str], terminal: int, environment: dict[str, str]) -> None:
        def take_terminal() -> None:
            os.setsid()
            fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)

        self.child = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            preexec_fn=take_terminal,
        )
        self.lines: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self.all = ""
        self.number = 0
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        for line in self.child.stdout:
            self.all += line.decode()
            # Another program may run in the host's place.
            with contextlib.suppress(json.JSONDecodeError):
                self.lines.put(json.loads(line))
        self.lines.put(None)

    def say(self, method: str, **params: Any) -> None:
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        self.child.stdin.write(json.dumps(message).encode() + b"\n")
        self.child.stdin.flush()

    def next(self) -> dict[str, Any] | None:
        try:
            message = self.lines.get(timeout=SECONDS)
        except queue.Empty:
            raise Fault("nothing came from the process") from None
        if message is not None:
            schemas.validate_message("sent", message)
        return message

    def result(self, method: str, **params: Any) -> Any:
        self.say(method, **params)
        message = self.next()
        need(message and "result" in message, f"{method} was answered by {message}")
        return message["result"]

    def error(self, method: str, **params: Any) -> str:
        self.say(method, **params)
        message = self.next()
        need(message and "error" in message, f"{method} was answered by {message}")
        return message["error"]["data"]["reason"]

    def selected(self) -> dict[str, Any]:
        while message := self.next():
            if message.get("method") == "journal.selected":
                schemas.validate_message("sent", message)
                return message["params"]
        raise Fault("the process ended without journal.selected")

    def quiet(self, seconds: float = 0.3) -> bool:
        time.sleep(seconds)
        return self.lines.empty()


class Life:
    """A state directory, a directory of files, a terminal of so many columns, and a host on it."""

    def __init__(self, binary: str, columns: int, rows: int = 24, *, kind: str = "xterm-256color") -> None:
        self.binary, self.columns, self.rows = binary, columns, rows
        self.directory = Path(tempfile.mkdtemp(prefix="inkling-picker-"))
        self.files = self.directory / "life"
        self.files.mkdir()
        self.master, self.slave = pty.openpty()
        self.resize(columns, rows, isFirst=True)
        self.before = termios.tcgetattr(self.slave)
        self.environment = {
            "PATH": os.environ.get("PATH", ""),
            "HOME": str(self.directory),
            "TZ": "UTC",
            "LANG": "C.UTF-8",
            "TERM": kind,
        }
        self.host: Host | None = None
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.is_gone = False

    def __enter__(self) -> Life:
        return self

    def __exit__(self, *_: Any) -> None:
        if self.host and self.host.child.poll() is None:
            self.host.child.kill()
            self.host.child.wait()
        for descriptor in {self.master, self.slave}:
            with contextlib.suppress(OSError):
                os.close(descriptor)

    def command(self, *words: str) -> list[str]:
        return [self.binary, "--state", str(self.directory / "state"), *words]

    def run(self, *words: str) -> str:
        done = subprocess.run(self.command(*words), env=self.environment, capture_output=True, text=True, timeout=60)
        need(done.returncode == 0, f"{words} ended with {done.returncode}: {done.stderr}")
        return done.stdout

    def entry(self, uid: str, day: str, hours: tuple[str, str], title: str, place: str = "") -> str:
        lines = [f"UID:{uid}", f"DTSTART:{day}T{hours[0]}Z", f"DTEND:{day}T{hours[1]}Z", f"SUMMARY:{title}"]
        return "\r\n".join(["BEGIN:VEVENT", *lines, *([f"LOCATION:{place}"] if place else []), "END:VEVENT"])

    def calendar(self, *entries: str) -> None:
        text = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", *entries, "END:VCALENDAR", ""])
        (self.files / "calendar.ics").write_text(text)
        self.run("sources", "add", str(self.files))

    def start(self, name: str = "diary", **params: Any) -> Host:
        self.host = Host(self.command(), self.slave, self.environment)
        self.host.result("initialize", clientInfo={"name": name}, entitlements=["journal.allow"], timeZone="UTC")
        self.host.child.stdin.write(b'{"jsonrpc": "2.0", "method": "initialized"}\n')
        self.host.child.stdin.flush()
        return self.host

    def present(self, title: str = "Add to diary", **params: Any) -> Host:
        host = self.host or self.start()
        need(host.result("journal.present", title=title, **params) == {"state": "presented"}, "it is not presented")
        return host

    # The person.

    def resize(self, columns: int, rows: int, *, isFirst: bool = False) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        if not isFirst:
            self.columns, self.rows = columns, rows
            self.screen.resize(rows, columns)

    def feed(self, seconds: float) -> bool:
        """Takes what the terminal is sent; whether there was anything."""
        if self.is_gone or not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            self.is_gone = True
            return False
        self.raw += data
        self.stream.feed(data)
        return True

    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)

    def see(self, *wanted: str, unseen: tuple[str, ...] = ()) -> str:
        """Waits until all of it is on the screen."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            self.feed(0.05)
            text = self.text()
            if all(one in text for one in wanted) and not any(one in text for one in unseen):
                return text
        raise Fault(f"not seen: {wanted} without {unseen} in\n{self.text()}")

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def row(self) -> str:
        """The line that the cursor marks; by its mark, not by its look."""
        return next((line[2:].strip() for line in self.screen.display if line.startswith("> ")), "")

    def is_restored(self) -> bool:
        """Whether the terminal is as it was before, modes and screen."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            self.feed(0.05)
            modes = termios.tcgetattr(self.slave)
            is_left = self.raw.rfind(b"\x1b[?1049l") > self.raw.rfind(b"\x1b[?1049h")
            is_shown = self.raw.rfind(b"\x1b[?25h") > self.raw.rfind(b"\x1b[?25l")
            if modes == self.before and is_left and is_shown:
                return True
        return False

    def signal(self, number: signal.Signals) -> None:
        self.host.child.send_signal(number)

    def ends(self) -> int:
        end = time.monotonic() + SECONDS
        while self.host.child.poll() is None:
            self.feed(0.05)
            need(time.monotonic() < end, "the process does not end")
        return self.host.child.returncode
