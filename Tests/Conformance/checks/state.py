"""The state: what may be lost, who may see it, and where there is no room for it."""

from __future__ import annotations

import contextlib
import json
import re
import resource
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from checks.process import SECONDS, Process, Skip, check, initialize, message, need, request, settings


@check("design", "kill -9 loses nothing that was answered")
def kills() -> str:
    state = Path(tempfile.mkdtemp(dir=settings.directory)) / "state"
    answered: dict[str, int] = {}
    for turn in range(12):
        with Process(state=state) as process:
            process.start()
            for identifier in list(answered)[-3:]:
                process.write(request(identifier, "actions.get", messageId=identifier))
                answer = process.read()
                need("result" in answer, f"{identifier} was answered and is lost: {str(answer)[:200]}")
            for number in range(turn * 100, turn * 100 + 100):
                process.write(
                    request(f"m{number}", "actions.generate", message=message(number, f"Call +1415555{number:04}"))
                )
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
    place = Path(tempfile.mkdtemp(dir=settings.directory)) / "file"
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
            process.write(
                request(number, "actions.generate", message=message(number, f"Call +1415555{number:04} " + "x" * 2000))
            )
            while "id" not in (answer := process.read()):
                pass
            if "error" in answer:
                reasons.add(answer["error"]["data"]["reason"])
                break
        need(reasons == {"storeUnavailable"}, f"instead of storeUnavailable: {reasons or 'no error'}")
        process.write(request("after", "text.detect", text="Friday", referenceDate="2026-03-04T18:00:00Z"))
        need("result" in process.read(), "what needs no store works on")


@check("design", "no socket is opened while the reference client does all that there is to do")
def no_sockets() -> None:
    if not shutil.which("strace"):
        raise Skip("strace is not there")
    directory = Path(tempfile.mkdtemp(dir=settings.directory))
    traced = directory / "traced"
    trace = f"strace -f -qq -e trace=network -o '{directory}'/log.$$"
    traced.write_text(f"#!/bin/sh\nexec {trace} '{settings.binary}' \"$@\"\n")
    traced.chmod(0o700)
    client = Path(__file__).resolve().parents[3] / "Examples" / "reference-client.py"
    done = subprocess.run([sys.executable, str(client), str(traced)], capture_output=True, timeout=SECONDS * 2)
    need(done.returncode == 0, f"the reference client failed: {done.stderr[-300:]!r}")
    logs = list(directory.glob("log.*"))
    need(len(logs) >= 4, f"{len(logs)} processes were traced")
    calls = re.compile(r"\b(socket|socketpair|connect|bind|listen|accept4?|send\w*|recv\w*)\(")
    found = [line for log in logs for line in log.read_text().splitlines() if calls.search(line)]
    need(not found, "; ".join(found)[:300])


def answer_to(process: Process, identifier: Any, method: str, **params: Any) -> dict[str, Any]:
    process.write(request(identifier, method, **params))
    while (answer := process.read()).get("id") != identifier:
        pass
    return answer


def to_do(directory: Path, name: str) -> None:
    text = f"BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:{name}\nSUMMARY:{name}\nEND:VTODO\nEND:VCALENDAR\n"
    directory.mkdir(parents=True, exist_ok=True)
    (directory / f"{name}.ics").write_text(text)


@check("design", "a list that is moved away, with whatever holds it, and comes back is told")
def moved_lists() -> None:
    base = Path(tempfile.mkdtemp(dir=settings.directory)) / "base"
    lists = base / "documents" / "todos"
    to_do(lists / "shop", "milk")
    (lists / "empty").mkdir()
    file = base.parent / "config.json"
    file.write_text(json.dumps({"toDos": str(lists)}))
    with Process("--config", str(file)) as process:
        process.start()
        shown = answer_to(process, "show", "snippet.perform", intent={"name": "inkling/ShowTodoList"})["result"]
        need("milk" in shown["fallbackText"], str(shown)[:200])
        for number, directory in enumerate([lists / "empty", lists / "shop", lists, lists.parent, base]):
            away = directory.with_name("away")
            for step, (source, target) in enumerate([(directory, away), (away, directory)]):
                source.rename(target)
                # Moved inside the to-dos, a list has another name; moved with them, it is gone.
                need(process.read().get("method") == "snippet.reload", f"{directory.name} is moved")
                identifier = f"pull {number} {step}"
                seen = answer_to(process, identifier, "snippet.perform", snippetId=shown["snippetId"])["result"]
                gone = step == 0 and directory in (lists, lists.parent, base)
                need(("milk" in seen["fallbackText"]) != gone, f"{directory.name}: {seen['fallbackText']}")


@check("design", "eight processes make the state at once, and write at once")
def racing_processes() -> str:
    state = Path(tempfile.mkdtemp(dir=settings.directory)) / "state"
    with contextlib.ExitStack() as stack:
        processes = [stack.enter_context(Process(state=state)) for _ in range(8)]
        for turn, process in enumerate(processes):
            process.write(initialize("one"))
            for number in range(100):
                text = f"Call +1415{turn}55{number:04}"
                process.write(request(number, "actions.generate", message=message(turn * 100 + number, text)))
        answered = 0
        for process in processes:
            waiting = {"init", *range(100)}
            while waiting:
                answer = process.read()
                if "id" in answer:
                    need("result" in answer, str(answer)[:200])
                    waiting.remove(answer["id"])
                    answered += 1
        return f"{answered} answers"


@check("bad input", "a database of a newer version is refused and left alone, a broken one set aside")
def odd_databases() -> None:
    with Process() as process:
        process.start()
        need("result" in answer_to(process, 1, "actions.generate", message=message(1, "Call +14155550123")), "no list")
        state = process.state
    database = next(path for path in state.iterdir() if path.suffix == ".sqlite")
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE schema_version SET version = version + 1000")
        connection.commit()
    with Process(state=state) as process:
        process.start()
        answer = answer_to(process, 1, "actions.get", messageId="m1")
        need(answer.get("error", {}).get("data", {}).get("reason") == "storeNewer", str(answer)[:200])
        answer = answer_to(process, 2, "text.detect", text="Friday", referenceDate="2026-03-04T18:00:00Z")
        need("result" in answer, "what needs no store works on")
    with contextlib.closing(sqlite3.connect(database)) as connection:
        oldest = connection.execute("SELECT min(version) FROM schema_version").fetchone()[0]
        need(oldest and oldest > 1000, "the newer database was changed")
    for path in state.iterdir():
        path.unlink()
    database.write_bytes(b"no database " * 1_000)
    with Process(state=state) as process:
        process.start()
        answer = answer_to(process, 1, "actions.generate", message=message(1, "Call +14155550123"))
        need(answer.get("result", {}).get("state") == "ready", str(answer)[:200])
    kept = [path for path in state.iterdir() if path.read_bytes().startswith(b"no database ")]
    need(len(kept) == 1, "the broken one is kept beside the new one")


@check("bad input", "a configuration that cannot be read")
def odd_configurations() -> None:
    file = Path(tempfile.mkdtemp(dir=settings.directory)) / "config.json"
    wrong = ["{", "[]", '{"clients": 5}', '{"clients": {"a": {"refuse": "x"}}}', '{"timeZone": "Mars"}', '{"bogus": 1}']
    for text in wrong:
        file.write_text(text)
        with Process("--config", str(file), stderr=subprocess.PIPE) as process:
            output, errors = process.output.read(), process.child.stderr.read()
            need(process.child.wait(SECONDS) == 78 and not output and errors, f"{text}: {output[:100]!r}")
            need(len(errors.splitlines()) == 1, f"{text}: {errors[:300]!r}")
