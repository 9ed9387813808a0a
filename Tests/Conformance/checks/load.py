"""More than a client should ask for."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from pathlib import Path

from checks.process import SECONDS, Process, check, initialize, message, need, request, run, settings


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
    path = Path(tempfile.mkdtemp(dir=settings.directory)) / "requests"
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


@check("L7", "a client that reads slowly gets every answer after the end of the input")
def slow_reader() -> None:
    with Process() as process:
        process.write(initialize() + b"".join(request(n, "intents.list") for n in range(150)))
        process.input.close()
        data = b""
        while portion := os.read(process.output.fileno(), 16_384):
            data += portion
            time.sleep(0.1)
        code = process.child.wait(SECONDS)
    answers = [json.loads(line) for line in data.splitlines()]
    need(data.endswith(b"\n") and len(answers) == 151, f"code {code}, {len(answers)} of 151 answers")
    need(code == 0, f"code {code}")


@check("B2", "a client that takes nothing for 30 seconds while answers wait is dropped")
def dropped() -> str:
    start = time.monotonic()
    with Process(stderr=subprocess.PIPE) as process:
        process.write(initialize() + b"".join(request(n, "intents.list") for n in range(200)))
        code = process.child.wait(45)
        said = process.child.stderr.read().decode()
    seconds = time.monotonic() - start
    need(code == 1 and "dropped" in said, f"code {code}: {said}")
    need(seconds > 29, f"after {seconds:.0f} s already")
    return f"after {seconds:.0f} s"
