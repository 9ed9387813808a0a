"""How the process ends, and that it does."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from checks.process import SECONDS, Process, check, initialize, message, need, request, settings


@check("L8", "SIGTERM, SIGINT and SIGHUP, idle and busy")
def signals() -> None:
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        for is_busy in (False, True):
            with Process() as process:
                process.start()
                if is_busy:
                    process.write(
                        b"".join(
                            request(n, "actions.generate", message=message(n, "Call +14155550123")) for n in range(200)
                        )
                    )
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
        f"child = subprocess.Popen({[settings.binary, '--ephemeral']!r}, stdin={reader})\n"
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
        process.write(
            b"".join(request(n, "actions.generate", message=message(n, "See you Friday at 5pm")) for n in range(100))
        )
        process.write(b'{"jsonrpc":"2.0","method":"exit"}\n')
        process.output.read()
        need(process.child.wait(SECONDS) == 1, "exit without shutdown is code 1")
