#!/usr/bin/env python3
"""Treats a program badly: odd bytes, huge lines, clients that do not read, signals, strange descriptors.

    python3 Tests/Conformance/hostile.py BINARY [--large] [PATTERN]

Each check names the rows of the protocol that it covers. With --large the longest line has 1 GiB instead of 64 MiB.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import json
import os
import pty
import re
import resource
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any, Callable, Iterator

SECONDS = 60
CHECKS: list[tuple[str, str, Callable[[], str | None]]] = []
DIRECTORY = Path(tempfile.gettempdir())
BINARY = ""
IS_LARGE = False


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


def request(identifier: Any, method: str = "actions.invalidate", **params: Any) -> bytes:
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
        self.state = state or Path(tempfile.mkdtemp(dir=DIRECTORY)) / "state"
        self.command = [BINARY, "--state", str(self.state), *arguments]
        options = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, **options}
        self.child = subprocess.Popen(self.command, **options)
        self.input, self.output = self.child.stdin, self.child.stdout

    def __enter__(self) -> "Process":
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
        return json.loads(line)

    def start(self, **more: Any) -> "Process":
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
    need(answer.get("id", 0) is None and answer.get("error", {}).get("code") == code, f"{data[:40]!r}: {str(answer)[:200]}")


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


# Bytes


@check("F9", "a byte at a time")
def byte_at_a_time() -> None:
    with Process() as process:
        for byte in initialize() + request("é 😀"):
            process.write(bytes([byte]))
        need(process.read()["id"] == "init" and process.read()["id"] == "é 😀", "not answered")


@check("F9 F19", "100 messages in one write")
def hundred_in_one_write() -> None:
    answers, code = run(initialize() + b"".join(request(n) for n in range(100)))
    need(code == 0 and {answer["id"] for answer in answers} == {"init", *range(100)}, f"code {code}, {len(answers)} answers")


@check("F1 F2 F3", "lines end with one line feed and hold no other line end")
def line_ends() -> None:
    odd = "a\nb\rc\u2028d\u2029e"
    with Process() as process:
        process.start()
        process.write(request(odd))
        line = process.output.readline()
        need(json.loads(line)["id"] == odd, "the id came back changed")
        need(line[-1:] == b"\n" and not line.endswith(b"\r\n"), f"the line ends with {line[-2:]!r}")
        need(not any(end in line[:-1] for end in (b"\n", b"\r", b"\xe2\x80\xa8", b"\xe2\x80\xa9")), "a raw line end")


@check("F4 F5", "CRLF")
def carriage_returns() -> None:
    answers, code = run(initialize().replace(b"\n", b"\r\n") + request(1) + request(2).replace(b"\n", b"\r\n"))
    need(code == 0 and {answer["id"] for answer in answers} == {"init", 1, 2}, str(answers)[:200])


@check("F6", "a byte order mark before the stream and before a line")
def byte_order_mark() -> None:
    mark = b"\xef\xbb\xbf"
    with Process() as process:
        process.write(mark + initialize() + mark + request(1))
        need(process.read()["id"] == "init" and process.read()["id"] == 1, "not answered")


@check("F7", "blank lines")
def blank_lines() -> None:
    answers, _ = run(b"\n\n  \n\r\n\t\n" + initialize() + b"\n \n" + request(1) + b"\n")
    need(len(answers) == 2, str(answers)[:200])


@check("F8 L7", "a last line without its end")
def unfinished_line() -> None:
    answers, code = run(initialize() + request(1).rstrip(b"\n"))
    need(code == 0 and answers[-1]["id"] == 1, str(answers)[:200])


@check("F10", "NUL")
def nul() -> None:
    with Process() as process:
        process.start()
        refused(process, b'{"jsonrpc":"2.0","id":"a\0b","method":"shutdown"}\n', -32700)
        process.write(rb'{"jsonrpc":"2.0","id":"a\u0000b","method":"actions.invalidate","params":{"messageId":"m"}}' + b"\n")
        need(process.read()["id"] == "a\0b", "an escaped NUL is legal")


@check("F11 F13", "invalid UTF-8, UTF-16 and UTF-32")
def invalid_utf8() -> None:
    lines = [b"\xff\xfe", b'"\xc0\xaf"', b'"\xed\xa0\x80"', b'"\xf4\x90\x80\x80"', b'"\x80"', b'"\xe2\x82"']
    with Process() as process:
        process.start()
        for line in lines:
            refused(process, line + b"\n", -32700)
        process.still_answers()
        # Each line feed of UTF-16 ends a line of ours, so what matters is that the next message is read.
        process.write('{"jsonrpc":"2.0","id":1,"method":"shutdown"}\n'.encode("utf-16-le") + b"\n")
        need(process.read().get("error", {}).get("code") == -32700, "UTF-16 is not read")
        process.write(request("after"))
        while (answer := process.read()).get("id") is None:
            need(answer["error"]["code"] == -32700, str(answer)[:200])
        need(answer["id"] == "after", str(answer)[:200])


@check("F12", "lone surrogates")
def lone_surrogates() -> None:
    with Process() as process:
        process.start()
        for text in (r'"\ud800"', r'"\udc00"', r'"\ud800\ud800"', r'"\udc00\ud800"', r'"\ud83dx"', r'{"\ud800":1}'):
            refused(process, text.encode() + b"\n", -32700)
        process.still_answers()


@check("F15", "100,000 brackets")
def brackets() -> None:
    with Process() as process:
        process.start()
        for opening in (b"[", b'{"a":', b'[{"a":'):
            process.write(opening * 100_000 + b"\n")
            need(process.read()["error"]["code"] in (-32700, -32600), "must be refused")
        process.still_answers()


@check("F14", "a line of 64 MiB, or of 1 GiB with --large")
def long_line() -> str:
    with Process() as process:
        process.start()
        size, block = (1 << 30 if IS_LARGE else 1 << 26), b"x" * (1 << 20)
        process.write(b'{"jsonrpc":"2.0","id":1,"method":"')
        for _ in range(size // len(block)):
            process.write(block)
        process.write(b'"}\n')
        answer = process.read()
        need(answer["id"] is None and answer["error"]["data"].get("reason") == "lineTooLong", str(answer)[:200])
        need(answer["error"]["data"]["limit"] == 16 << 20, "the limit is told")
        process.still_answers()
        need(process.peak < 100, f"{process.peak} MiB of memory")
        return f"peak {process.peak} MiB"


@check("F14", "a line of just the limit, and one byte more")
def line_at_the_limit() -> None:
    with Process() as process:
        process.start()
        line = request(1, messageId="m").rstrip(b"\n")
        process.write(line + b" " * ((16 << 20) - len(line)) + b"\n")
        need(process.read().get("id") == 1, "16 MiB are allowed")
        refused(process, line + b" " * ((16 << 20) - len(line) + 1) + b"\n", -32600)


@check("F18", "numbers that nothing can hold")
def numbers() -> None:
    with Process() as process:
        process.start()
        for number in ("1e400", "-1e400", "1e99999999999999999999", "9" * 10_000, "0." + "1" * 10_000, "1e-400"):
            line = '{"jsonrpc":"2.0","id":1,"method":"journal.list","params":{"limit":%s}}\n' % number
            process.write(line.encode())
            need(process.read()["error"]["code"] in (-32602, 1003), f"{number[:20]} is no limit")
        process.still_answers()


@check("F14 F18", "more values than a line may hold")
def many_values() -> None:
    with Process() as process:
        process.start()
        process.write(b"[" + b"0," * 2_000_000 + b"0]\n")
        need(process.read()["error"]["code"] in (-32700, -32600), "must be refused")
        process.still_answers()
        need(process.peak < 200, f"{process.peak} MiB of memory")


# Load


@check("F19 B1", "16 answers of 300 KB and a client that does not read for a while")
def stalled_reader() -> None:
    with Process() as process:
        process.start()
        ids = [f"{n}:" + "x" * 300_000 for n in range(16)]
        for identifier in ids:
            process.write(request(identifier))
        time.sleep(0.5)
        need({process.read()["id"] for _ in ids} == set(ids), "an answer is missing")


@check("B1 B2", "a client that never reads: memory is bounded")
def never_reads() -> str:
    with Process() as process:
        process.start()
        os.set_blocking(process.input.fileno(), False)
        data = request("x" * 100_000)
        taken, deadline = 0, time.monotonic() + 4
        while time.monotonic() < deadline and taken < 200 << 20:
            try:
                taken += os.write(process.input.fileno(), data[taken % len(data) :])
            except BlockingIOError:
                time.sleep(0.05)
        need(process.child.poll() is None, "the process ended before the 30 seconds that a client has")
        need(taken < 100 << 20, f"it read {taken >> 20} MiB of requests whose answers nobody takes")
        need(process.peak < 150, f"{process.peak} MiB of memory")
        return f"took {taken >> 20} MiB, peak {process.peak} MiB"


@check("B3 L7", "100,000 requests from a file: each is answered")
def many_requests() -> str:
    path = Path(tempfile.mkdtemp(dir=DIRECTORY)) / "requests"
    with open(path, "wb") as file:
        file.write(initialize())
        for number in range(100_000):
            file.write(request(number))
    start = time.monotonic()
    with open(path, "rb") as file, Process(stdin=file) as process:
        ids = set()
        for line in process.output:
            answer = json.loads(line)
            need("result" in answer, line[:200])
            ids.add(answer["id"])
        code, seconds = process.child.wait(SECONDS), time.monotonic() - start
    need(code == 0 and ids == {"init", *range(100_000)}, f"code {code}, {len(ids)} of 100,001 answers")
    return f"{100_000 / seconds:,.0f} a second"


@check("L7", "the end of the input: what was accepted is answered")
def drain() -> None:
    reads = [request(n, "actions.generate", message=message(n, "Lunch Friday 12:30 at Nopa?")) for n in range(50)]
    answers, code = run(initialize() + b"".join(reads))
    ids = {answer["id"] for answer in answers if "id" in answer and "result" in answer}
    need(code == 0 and ids == {"init", *range(50)}, f"code {code}, {len(ids)} of 51 answers")


# Life


@check("L8", "SIGTERM, SIGINT and SIGHUP, idle and busy")
def signals() -> None:
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        for is_busy in (False, True):
            with Process() as process:
                process.start()
                if is_busy:
                    process.write(b"".join(request(n, "actions.generate", message=message(n, "Call +14155550123")) for n in range(200)))
                process.child.send_signal(number)
                start = time.monotonic()
                # The input stays open: the signal alone has to end it.
                lines = process.output.read().splitlines()
                code = process.child.wait(SECONDS)
                need(code == 0, f"{number.name}: code {code}")
                need(time.monotonic() - start < 3, f"{number.name}: slow to end")
                for line in lines:
                    json.loads(line)


@check("L9", "the reader goes away")
def broken_pipe() -> None:
    with Process(stderr=subprocess.PIPE) as process:
        process.start()
        process.output.close()
        with contextlib.suppress(BrokenPipeError):
            for number in range(100):
                process.write(request(number))
        code = process.child.wait(SECONDS)
        said = process.child.stderr.read()
        process.output = None
        need(code in (0, 1), f"code {code}")
        need(len(said) < 1000, f"{len(said)} bytes on stderr")


def ends_within(identifier: int, seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            if Path(f"/proc/{identifier}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.1)
    return False


@check("L10", "the parent dies while another process holds the pipe")
def parent_dies() -> None:
    reader, writer = os.pipe()
    program = (
        "import subprocess, sys, os\n"
        f"child = subprocess.Popen({[BINARY, '--ephemeral']!r}, stdin={reader})\n"
        "print(child.pid, flush=True)\n"
        "sys.stdin.read()\n"
    )
    parent = subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[reader]
    )
    identifier = int(parent.stdout.readline())
    os.write(writer, initialize())
    # It has to know its parent before that dies.
    need(b'"init"' in parent.stdout.readline(), "not answered")
    parent.kill()
    parent.wait()
    try:
        need(ends_within(identifier, 10), "the process lives on")
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(identifier, signal.SIGKILL)
        os.close(writer)
        os.close(reader)


@check("L10", "the process that initialize named dies")
def named_process_dies() -> None:
    other = subprocess.Popen(["sleep", "600"])
    with Process() as process:
        process.start(processId=other.pid)
        other.kill()
        other.wait()
        need(ends_within(process.child.pid, 10), "the process lives on")


@check("L11", "a processId that is 1, its own or nobody's")
def odd_process_ids() -> None:
    with Process() as process:
        process.start(processId=1)
        time.sleep(4)
        process.still_answers()
    with Process() as process:
        process.start(processId=process.child.pid)
        time.sleep(4)
        process.still_answers()


@check("L13", "idle, it uses no processor time")
def idle() -> str:
    with Process() as process:
        process.start()
        time.sleep(0.5)
        before = process.processor_seconds()
        time.sleep(3)
        used = process.processor_seconds() - before
        need(used <= 0.02, f"{used:.2f} s in 3 s")
        return f"{used:.2f} s in 3 s"


@check("L12 L6", "exit while busy, and no children left")
def exit_while_busy() -> None:
    with Process() as process:
        process.start()
        process.write(b"".join(request(n, "actions.generate", message=message(n, "See you Friday at 5pm")) for n in range(100)))
        process.write(b'{"jsonrpc":"2.0","method":"exit"}\n')
        process.output.read()
        need(process.child.wait(SECONDS) == 1, "exit without shutdown is code 1")


# Work


@check("C1 C4 C6", "256 requests, each cancelled: each is answered exactly once")
def cancel_all() -> str:
    with Process() as process:
        process.start()
        data = b""
        for number in range(256):
            data += request(number, "actions.generate", message=message(number, f"Call +1415555{number:04}, Friday 5pm"))
            data += b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":%d}}\n' % number
        data += b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"0"}}\n' + request("last")
        threading.Thread(target=feed_open, args=(process, data), daemon=True).start()
        answers: dict[Any, int] = {}
        cancelled = 0
        while len(answers) < 257:
            answer = process.read()
            if "id" not in answer:
                continue
            need(answer["id"] not in answers, f"{answer['id']} was answered twice")
            answers[answer["id"]] = 1
            is_cancelled = answer.get("error", {}).get("code") == -32800
            cancelled += is_cancelled
            need(is_cancelled or "result" in answer, str(answer)[:200])
        # What was cancelled is undone: it can be asked for again.
        process.write(request("again", "actions.generate", message=message(7, "Call +14155550007")))
        while (answer := process.read()).get("id") != "again":
            need("id" not in answer, f"{answer.get('id')} was answered twice")
        need("result" in answer, str(answer)[:200])
        return f"{cancelled} of 256 cancelled"


def feed_open(process: Process, data: bytes) -> None:
    with contextlib.suppress(OSError):
        process.write(data)


@check("limits", "a message that is too long, and a text that is as long as a line allows")
def long_texts() -> str:
    with Process() as process:
        process.start()
        process.write(request(1, "actions.generate", message=message(1, "Call +14155550123 " + "x" * 70_000)))
        answer = process.read()
        need(answer["result"]["state"] == "unavailable" and answer["result"]["reason"] == "tooLong", str(answer)[:200])
        slowest = 0.0
        for piece in ("Friday 12:30 ", "a@", "1", "(", "http://", "12/", "\u202e", "at ", "+1 ", ".", "é", "tomorrow or "):
            body = (piece * 65_000)[:60_000]
            start = time.monotonic()
            process.write(request(piece, "actions.generate", message=message(2, body)))
            while (answer := process.read()).get("id") != piece:
                pass
            need("result" in answer, str(answer)[:200])
            slowest = max(slowest, time.monotonic() - start)
        # Linear in the length: a pattern that tries everything needs minutes.
        need(slowest < 5, f"one message took {slowest:.1f} s")
        return f"the slowest took {slowest * 1000:.0f} ms"


LIFE = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//MARKER-a//EN
BEGIN:VEVENT
UID:MARKER-b-{number}
DTSTAMP:20260301T090000Z
DTSTART;TZID=Europe/Berlin:202603{day:02}T123000
DTEND;TZID=Europe/Berlin:202603{day:02}T133000
SUMMARY:MARKER-c
LOCATION:MARKER-d
DESCRIPTION:MARKER-e
CATEGORIES:MARKER-f
ORGANIZER;CN=MARKER-g:mailto:MARKER-h@example.org
ATTENDEE;CN=MARKER-i:mailto:MARKER-j@example.org
URL:https://MARKER-k.example.org
X-NOTE:MARKER-l
END:VEVENT
END:VCALENDAR
"""


def as_person(process: Process, *arguments: str) -> str:
    done = subprocess.run([*process.command, *arguments], capture_output=True, text=True, timeout=SECONDS)
    need(done.returncode == 0, f"{' '.join(arguments)}: code {done.returncode} {done.stderr[:200]}")
    return done.stdout


@check("C7 design", "a long first import: progress, and nothing of the files before the person chooses")
def long_import() -> str:
    life = Path(tempfile.mkdtemp(dir=DIRECTORY)) / "MARKER-directory"
    life.mkdir()
    for number in range(3_000):
        (life / f"MARKER-{number}.ics").write_text(LIFE.format(number=number, day=number % 28 + 1))
    with Process() as process:
        process.start()
        as_person(process, "sources", "add", str(life))
        as_person(process, "journal", "consent", "--turn-on")
        process.write(request(1, "journal.list", list="recent", workDoneToken="token"))
        said, kinds, percentages = b"", [], []
        while True:
            line = process.output.readline()
            said += line
            answer = json.loads(line)
            if answer.get("id") == 1:
                break
            if answer.get("method") == "$/progress":
                need(answer["params"]["token"] == "token", "the token comes back")
                kinds.append(answer["params"]["value"]["kind"])
                percentages.append(answer["params"]["value"].get("percentage", 100))
        need(answer.get("result", {}).get("suggestions"), str(answer)[:300])
        need(kinds and kinds[0] == "begin" and kinds[-1] == "end" and set(kinds[1:-1]) <= {"report"}, str(kinds))
        need(percentages == sorted(percentages), f"progress goes back: {percentages}")
        for number, method in enumerate(("journal.sources", "journal.consent", "journal.list", "journal.review"), 2):
            params = {"handle": answer["result"]["suggestions"][0]["handle"]} if method == "journal.review" else {}
            process.write(request(number, method, **params))
            while True:
                line = process.output.readline()
                said += line
                if json.loads(line).get("id") == number:
                    break
        found = re.search(rb"MARKER[^ \"]*", said, re.I)
        need(not found, f"{found and found[0]!r} was told")
        return f"{len(kinds)} notes of progress"


@check("C6 C7", "a first import that is cancelled")
def cancelled_import() -> None:
    life = Path(tempfile.mkdtemp(dir=DIRECTORY)) / "life"
    life.mkdir()
    for number in range(3_000):
        (life / f"{number}.ics").write_text(LIFE.format(number=number, day=number % 28 + 1))
    with Process() as process:
        process.start()
        as_person(process, "sources", "add", str(life))
        as_person(process, "journal", "consent", "--turn-on")
        process.write(request(1, "journal.list", list="recent", workDoneToken=7))
        process.write(b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}\n')
        seen = []
        while (answer := process.read()).get("id") != 1:
            seen.append(answer)
        need("result" in answer or answer["error"]["code"] == -32800, str(answer)[:200])
        # Nothing comes for the token after the answer; the next call does the rest.
        process.write(request(2, "journal.list", list="recent"))
        while (answer := process.read()).get("id") != 2:
            need(answer.get("method") != "$/progress", "progress after the answer")
        need(answer.get("result", {}).get("suggestions"), str(answer)[:200])


@check("call", "inkling call, for shells")
def call() -> None:
    def run_call(*arguments: str, **options: Any) -> subprocess.CompletedProcess:
        return subprocess.run([BINARY, "--ephemeral", "call", *arguments], capture_output=True, timeout=SECONDS, **options)

    done = run_call("text.detect", '{"text": "mail a@example.org", "referenceDate": "2026-03-04T18:00:00Z"}')
    need(done.returncode == 0, f"code {done.returncode}: {done.stderr[:200]!r}")
    need(json.loads(done.stdout)["detections"][0]["text"] == "a@example.org", done.stdout[:200])
    done = run_call("text.detect", "-", input=b'{"text": "", "referenceDate": "2026-03-04T18:00:00Z"}')
    need(json.loads(done.stdout) == {"detections": []}, done.stdout[:200])
    done = run_call("text.detect", "{}")
    need(done.returncode == 1 and not done.stdout and done.stderr, f"an error: code {done.returncode}, {done.stdout[:100]!r}")
    for arguments in ([], ["text.detect", "{"], ["text.detect", "{}", "more"]):
        need(run_call(*arguments).returncode == 64, f"{arguments} must be code 64")


# Descriptors


@check("F20", "O_NONBLOCK is not set on what is inherited")
def blocking_stays() -> None:
    ours, theirs = socket.socketpair()
    with Process(stdin=theirs.fileno(), stdout=theirs.fileno()) as process:
        ours.sendall(initialize())
        with ours.makefile("rb") as answers:
            need(json.loads(answers.readline())["id"] == "init", "not answered on a socket")
            need(not fcntl.fcntl(theirs, fcntl.F_GETFL) & os.O_NONBLOCK, "O_NONBLOCK is set on the socket")
        process.child.kill()
    with Process() as process:
        process.start()
        for stream in (0, 1):
            ours_end = os.readlink(f"/proc/self/fd/{(process.input if stream == 0 else process.output).fileno()}")
            for entry in Path(f"/proc/{process.child.pid}/fdinfo").iterdir():
                try:
                    target = os.readlink(f"/proc/{process.child.pid}/fd/{entry.name}")
                    flags = int(re.search(r"flags:\s+(\d+)", entry.read_text())[1], 8)
                except FileNotFoundError:
                    continue  # closed meanwhile, so none that was inherited
                if target == ours_end:
                    need(not flags & os.O_NONBLOCK, "O_NONBLOCK is set")
    ours.close()
    theirs.close()


@check("S5 L7", "stdin is a file")
def input_is_a_file() -> None:
    with tempfile.TemporaryFile(dir=DIRECTORY) as file:
        file.write(initialize() + request(1))
        file.seek(0)
        with Process(stdin=file) as process:
            output, code = process.output.read(), process.child.wait(SECONDS)
    need(code == 0 and len(output.splitlines()) == 2, f"code {code}, {output[:200]!r}")


@check("S5", "stdout is a file")
def output_is_a_file() -> None:
    with tempfile.TemporaryFile(dir=DIRECTORY) as file:
        with Process(stdout=file) as process:
            feed(process, initialize() + request(1))
            code = process.child.wait(SECONDS)
        file.seek(0)
        need(code == 0 and len(file.read().splitlines()) == 2, f"code {code}")


@check("S5", "stdin is /dev/null")
def input_is_null() -> None:
    with Process(stdin=subprocess.DEVNULL) as process:
        need(process.output.read() == b"" and process.child.wait(SECONDS) == 0, "must end at once with code 0")


@check("S5", "stdin is closed, stdout is closed")
def closed_descriptors() -> None:
    for redirection in ("<&-", ">&-", "<&- >&-", "2>&-"):
        command = f"exec '{BINARY}' --ephemeral {redirection}"
        done = subprocess.run(["sh", "-c", command], input=initialize(), capture_output=True, timeout=SECONDS)
        can_speak = ">&-" not in redirection.replace("2>&-", "")
        need(done.returncode == 0 if can_speak else done.returncode in (1, 64), f"{redirection}: code {done.returncode}")
        need(can_speak or done.stderr, f"{redirection}: nothing on stderr")
        if redirection == "2>&-":
            need(b'"id":"init"' in done.stdout, f"{redirection}: {done.stdout[:200]!r}")


@check("S5", "a terminal")
def terminal() -> None:
    master, slave = pty.openpty()
    with Process(stdin=slave, stdout=subprocess.PIPE) as process:
        os.close(slave)
        os.write(master, initialize())
        need(process.read()["id"] == "init", "not answered")
        os.write(master, b"\x04")
        need(process.child.wait(SECONDS) == 0, "the end of a terminal's input ends it")
    os.close(master)


@check("S1 S3", "stderr is full and nobody reads it")
def full_stderr() -> None:
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    with contextlib.suppress(BlockingIOError):
        while True:
            os.write(writer, b"x" * 4096)
    os.set_blocking(writer, True)
    with Process(stderr=writer) as process:
        process.start()
        for _ in range(15):
            refused(process, b"garbage\n", -32700)
        process.still_answers()
    os.close(reader)
    os.close(writer)


@check("S4", "--help, --version, wrong arguments")
def arguments() -> None:
    for argument, code in (("--help", 0), ("--version", 0), ("--bogus", 64), ("bogus", 64), ("--framing", 64)):
        # stdin stays open: none of them may read it.
        with Process(argument, stderr=subprocess.PIPE) as process:
            output, errors = process.output.read(), process.child.stderr.read()
            found = process.child.wait(SECONDS)
            need(found == code, f"{argument}: code {found}")
            need(output and not errors if code == 0 else errors and not output, f"{argument}: wrong stream")


@check("F1", "Content-Length, by option and by the first byte")
def content_length() -> None:
    def frame(line: bytes) -> bytes:
        body = line.rstrip(b"\n")
        return b"Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n%s" % (len(body), body)

    for options in (["--framing", "content-length"], []):
        with Process(*options) as process:
            data = b"".join(frame(line) for line in initialize().splitlines()) + frame(request("é"))
            for at in range(0, len(data), 7):
                process.write(data[at : at + 7])
            ids = []
            for _ in range(2):
                header = process.output.readline()
                need(header.lower().startswith(b"content-length:"), f"{options}: {header[:100]!r}")
                need(process.output.readline() == b"\r\n", "an empty line ends the header")
                ids.append(json.loads(process.output.read(int(header.split(b":")[1])))["id"])
            need(ids == ["init", "é"], str(ids))


# State


@check("design", "kill -9 loses nothing that was answered")
def kills() -> str:
    state = Path(tempfile.mkdtemp(dir=DIRECTORY)) / "state"
    answered: dict[str, int] = {}
    for turn in range(12):
        with Process(state=state) as process:
            process.start()
            for identifier in list(answered)[-3:]:
                process.write(request(identifier, "actions.get", messageId=identifier))
                answer = process.read()
                need("result" in answer, f"{identifier} was answered and is lost: {str(answer)[:200]}")
            for number in range(turn * 100, turn * 100 + 100):
                process.write(request(f"m{number}", "actions.generate", message=message(number, f"Call +1415555{number:04}")))
            for _ in range(5 + turn * 7):
                answer = process.read()
                if "id" in answer:
                    need("result" in answer, str(answer)[:200])
                    answered[answer["id"]] = answer["result"]["revision"]
            process.child.kill()
    with Process(state=state) as process:
        process.start()
        for identifier in answered:
            process.write(request(identifier, "actions.get", messageId=identifier))
            need("result" in process.read(), f"{identifier} was answered and is lost")
    return f"{len(answered)} answers in 12 lives"


@check("design", "two processes of one client, another client, and what others may read of the state")
def two_processes() -> None:
    with Process() as first, Process(state=first.state) as second, Process(state=first.state) as other:
        first.start(name="one")
        second.start(name="one")
        other.start(name="two")
        first.write(request(1, "actions.generate", message=message(1, "Lunch Friday 12:30 at Nopa?")))
        own = first.read()["result"]
        second.write(request(1, "actions.get", messageId="m1"))
        while (answer := second.read()).get("id") != 1:
            pass
        need(answer.get("result", {}).get("actions") == own["actions"], f"the second process sees {str(answer)[:200]}")
        other.write(request(1, "actions.get", messageId="m1"))
        need(other.read().get("error", {}).get("data", {}).get("reason") == "unknownMessage", "another client sees it")
        for path in [first.state, *first.state.rglob("*")]:
            mode, expected = stat.S_IMODE(path.stat().st_mode), 0o700 if path.is_dir() else 0o600
            need(mode == expected, f"{path.name} has mode {mode:o}")


@check("bad input", "a state directory that cannot be written")
def unwritable_state() -> None:
    # A file where the directory should be: that stops root too.
    place = Path(tempfile.mkdtemp(dir=DIRECTORY)) / "file"
    place.write_text("not a directory")
    with Process(state=place) as process:
        process.start()
        process.write(request(1, "actions.generate", message=message(1, "Lunch Friday 12:30 at Nopa?")))
        answer = process.read()
        need(answer.get("error", {}).get("data", {}).get("reason") == "storeUnavailable", str(answer)[:200])
        process.write(request(2, "text.detect", text="Friday", referenceDate="2026-03-04T18:00:00Z"))
        need("result" in process.read(), "what needs no store works on")


@check("bad input", "the disk is full")
def full_disk() -> None:
    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))

    with Process(preexec_fn=limit) as process:
        process.start()
        reasons = set()
        for number in range(400):
            process.write(request(number, "actions.generate", message=message(number, f"Call +1415555{number:04} " + "x" * 2000)))
            while "id" not in (answer := process.read()):
                pass
            if "error" in answer:
                reasons.add(answer["error"]["data"]["reason"])
                break
        need(reasons == {"storeUnavailable"}, f"instead of storeUnavailable: {reasons or 'no error'}")
        process.write(request("after", "text.detect", text="Friday", referenceDate="2026-03-04T18:00:00Z"))
        need("result" in process.read(), "what needs no store works on")


@check("design", "no socket is opened")
def no_sockets() -> None:
    if not shutil.which("strace"):
        raise Skip("strace is not there")
    log = Path(tempfile.mkdtemp(dir=DIRECTORY)) / "strace"
    with Process() as process:
        command = ["strace", "-f", "-qq", "-e", "trace=network", "-o", str(log), *process.command]
    traced = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    requests = [
        initialize(),
        request(1, "actions.generate", message=message(1, "Lunch Friday 12:30 at Nopa? https://example.org")),
        request(2, "text.detect", text="Friday at https://example.org", referenceDate="2026-03-04T18:00:00Z"),
        request(3, "snippet.perform", intent={"name": "inkling/ToDoList", "parameters": {}}),
        request(4, "journal.consent"),
        request(5, "snippet.perform", intent={"name": "inkling/OpenURL", "parameters": {"url": "https://example.org"}}),
    ]
    output, _ = traced.communicate(b"".join(requests), timeout=SECONDS)
    need(len([line for line in output.splitlines() if b'"id"' in line]) == 6, "not all were answered")
    calls = [line for line in log.read_text().splitlines() if re.search(r"\b(socket|connect|bind|listen|accept)", line)]
    need(not calls, "; ".join(calls)[:300])


@contextlib.contextmanager
def time_limit() -> Iterator[None]:
    def stop(*_: Any) -> None:
        raise Fault(f"not done after {SECONDS * 2} seconds")

    signal.signal(signal.SIGALRM, stop)
    signal.alarm(SECONDS * 2)
    try:
        yield
    finally:
        signal.alarm(0)


def main() -> int:
    global BINARY, IS_LARGE, DIRECTORY
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("pattern", nargs="?", default="")
    parser.add_argument("--large", action="store_true", help="the longest line has 1 GiB")
    options = parser.parse_args()
    BINARY, IS_LARGE = str(Path(options.binary).resolve()), options.large
    passed = failed = skipped = 0
    with tempfile.TemporaryDirectory(prefix="inkling-") as directory:
        DIRECTORY = Path(directory)
        for rows, title, function in CHECKS:
            if options.pattern not in f"{rows} {title} {function.__name__}":
                continue
            try:
                with time_limit():
                    figure = function()
                passed += 1
                print(f"passed [{rows}] {title}" + (f": {figure}" if figure else ""), flush=True)
            except Skip as reason:
                skipped += 1
                print(f"skipped [{rows}] {title}: {reason}", flush=True)
            except Exception as fault:
                failed += 1
                print(f"FAILED [{rows}] {title}: {type(fault).__name__}: {fault}", flush=True)
    print(f"hostile: {passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
