"""Odd things as standard input, output and error, and odd arguments."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import pty
import re
import socket
import subprocess
import tempfile
import threading
from pathlib import Path

from checks.process import SECONDS, Process, check, feed, initialize, message, need, refused, request, settings


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
        for stream in (process.input, process.output):
            ours_end = os.readlink(f"/proc/self/fd/{stream.fileno()}")
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
    with tempfile.TemporaryFile(dir=settings.directory) as file:
        file.write(initialize() + request(1))
        file.seek(0)
        with Process(stdin=file) as process:
            output, code = process.output.read(), process.child.wait(SECONDS)
    need(code == 0 and len(output.splitlines()) == 2, f"code {code}, {output[:200]!r}")


@check("S5", "stdout is a file")
def output_is_a_file() -> None:
    with tempfile.TemporaryFile(dir=settings.directory) as file:
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
        command = f"exec '{settings.binary}' --ephemeral {redirection}"
        done = subprocess.run(["sh", "-c", command], input=initialize(), capture_output=True, timeout=SECONDS)
        can_speak = ">&-" not in redirection.replace("2>&-", "")
        need(
            done.returncode == 0 if can_speak else done.returncode in (1, 64), f"{redirection}: code {done.returncode}"
        )
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
        return b"Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n%s" % (
            len(body),
            body,
        )

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


@check("S2", "each message goes out at once, while the input stays open and silent")
def flushed() -> None:
    with Process() as process:
        process.start()
        process.write(b'{"jsonrpc":"2.0","method":"initialized"}\n')
        process.write(request("get", "actions.get", message=message(1, "Lunch Friday 12:30 at Nopa?")))
        # A message that waits for more to be written would never come: then the process is ended, and with it the output.
        timer = threading.Timer(5, process.child.kill)
        timer.start()
        for expected in ("get", "actions.ready"):
            answer = process.read()
            need(expected in (answer.get("id"), answer.get("method")), f"instead of {expected}: {str(answer)[:200]}")
        timer.cancel()
