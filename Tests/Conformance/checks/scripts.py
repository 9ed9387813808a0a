"""Scripts of the person: what they leave behind, and what becomes of them when the process ends."""

from __future__ import annotations

import signal
import tempfile
import time
from pathlib import Path

from checks.process import SECONDS, Process, check, need, request, settings


def scripts(**bodies: str) -> Path:
    directory = Path(tempfile.mkdtemp(dir=settings.directory))
    for name, body in bodies.items():
        file = directory / f"{name}.sh"
        file.write_text(f"#!/bin/sh\n# @intent.schema 1\n# @intent.name {name}\n# @intent.timeout 30\n{body}\n")
        file.chmod(0o700)
    return directory


def perform(identifier: object, name: str) -> bytes:
    return request(identifier, "snippet.perform", intent={"name": f"scripts/{name}", "parameters": {}})


def children(process: Process) -> list[int]:
    tasks = Path(f"/proc/{process.child.pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def descriptors(process: Process) -> int:
    return len(list(Path(f"/proc/{process.child.pid}/fd").iterdir()))


def is_running(number: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{number}/stat").read_text()
    except FileNotFoundError:
        return False


@check("scripts", "200 runs leave no zombie, no descriptor and no memory behind")
def left_behind() -> str:
    directory = scripts(
        Quick="echo ok",
        Fail="echo no >&2; exit 1",
        Flood="head -c 2000000 /dev/zero >&2",
        Long="yes",
        Leave="sleep 50 & echo ok",
    )
    with Process("--scripts", str(directory)) as process:
        process.start()
        for name in ("Quick", "Fail", "Flood", "Long", "Leave"):
            process.write(perform(name, name))
            process.read()
        before = descriptors(process)
        count = 0
        for _ in range(40):
            for name in ("Quick", "Fail", "Flood", "Long", "Leave"):
                process.write(perform(count, name))
                count += 1
        left = set(range(count))
        while left:
            left.discard(process.read().get("id"))
        # The last of them has been answered after its end.
        need(not children(process), f"children: {children(process)}")
        need(descriptors(process) <= before, f"{descriptors(process)} descriptors instead of {before}")
        return f"{process.peak} MiB"


@check("scripts", "a script ends with the process, at a signal and at the end of the input")
def ended() -> None:
    for how in ("signal", "input"):
        directory = scripts(Wait='echo $$ > "$INTENT_DIRECTORY/.pid"; sleep 50')
        with Process("--scripts", str(directory)) as process:
            process.start()
            process.write(perform(1, "Wait"))
            file = directory / ".pid"
            deadline = time.monotonic() + SECONDS
            while not (file.exists() and file.read_text().endswith("\n")):
                need(time.monotonic() < deadline, "the script was not run")
                time.sleep(0.01)
            number = int(file.read_text())
            if how == "signal":
                process.child.send_signal(signal.SIGTERM)
            process.finish()
            deadline = time.monotonic() + 10
            while is_running(number):
                need(time.monotonic() < deadline, f"it runs on after the end by {how}")
                time.sleep(0.01)


@check("scripts", "how a script ended is known also where whoever started the process ignores the ends of children")
def ignored_children() -> None:
    directory = scripts(Fail="echo no >&2; exit 3")
    ignore = {"preexec_fn": lambda: signal.signal(signal.SIGCHLD, signal.SIG_IGN)}
    with Process("--scripts", str(directory), **ignore) as process:
        process.start()
        process.write(perform(1, "Fail"))
        answer = process.read()
        need(answer.get("error", {}).get("data", {}).get("providerCode") == 3, str(answer)[:200])
