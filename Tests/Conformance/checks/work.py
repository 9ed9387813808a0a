"""Long work, cancelled or not, and what may be told of it."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import re
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from checks.process import SECONDS, Process, check, message, need, request, settings


@check("C1 C4 C6", "256 requests, each cancelled: each is answered exactly once")
def cancel_all() -> str:
    with Process() as process:
        process.start()
        data = b""
        for number in range(256):
            data += request(
                number, "actions.generate", message=message(number, f"Call +1415555{number:04}, Friday 5pm")
            )
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
        for piece in (
            "Friday 12:30 ",
            "a@",
            "1",
            "(",
            "http://",
            "12/",
            "\u202e",
            "at ",
            "+1 ",
            ".",
            "é",
            "tomorrow or ",
        ):
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


EXAMPLES = Path(__file__).resolve().parents[3] / "Examples"
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
    life = Path(tempfile.mkdtemp(dir=settings.directory)) / "MARKER-directory"
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


def begin_long_life(process: Process, count: int = 3_000) -> None:
    """A source that takes a while to be read, and the person's consent."""
    life = Path(tempfile.mkdtemp(dir=settings.directory)) / "life"
    life.mkdir()
    for number in range(count):
        (life / f"{number}.ics").write_text(LIFE.format(number=number, day=number % 28 + 1))
    process.start()
    as_person(process, "sources", "add", str(life))
    as_person(process, "journal", "consent", "--turn-on")


@check("C5 C6", "whatever one request takes, others are answered meanwhile and it can be cancelled")
def held_up() -> str:
    with Process() as process:
        begin_long_life(process, count=10_000)
        process.write(request("long", "journal.list", list="recent"))
        # One at a time, so that each is read while the first one goes on.
        for number in range(5):
            process.write(request(number, "text.detect", text="see example.org", referenceDate="2026-03-04T18:00:00Z"))
            while "id" not in (answer := process.read()):
                pass
            need(answer["id"] == number, f"{number} is answered after {answer['id']}")
        process.write(b'{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"long"}}\n')
        while "id" not in (answer := process.read()):
            pass
        is_cancelled = answer.get("error", {}).get("code") == -32800
        need(answer["id"] == "long" and (is_cancelled or "result" in answer), str(answer)[:200])
        return "5 answered meanwhile, then " + ("cancelled" if is_cancelled else "done")


@check("C6 C7", "a first import that is cancelled")
def cancelled_import() -> None:
    with Process() as process:
        begin_long_life(process)
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
        return subprocess.run(
            [settings.binary, "--ephemeral", "call", *arguments], capture_output=True, timeout=SECONDS, **options
        )

    done = run_call("text.detect", '{"text": "mail a@example.org", "referenceDate": "2026-03-04T18:00:00Z"}')
    need(done.returncode == 0, f"code {done.returncode}: {done.stderr[:200]!r}")
    need(json.loads(done.stdout)["detections"][0]["text"] == "a@example.org", done.stdout[:200])
    done = run_call("text.detect", "-", input=b'{"text": "", "referenceDate": "2026-03-04T18:00:00Z"}')
    need(json.loads(done.stdout) == {"detections": []}, done.stdout[:200])
    done = run_call("text.detect", "{}")
    need(
        done.returncode == 1 and not done.stdout and done.stderr,
        f"an error: code {done.returncode}, {done.stdout[:100]!r}",
    )
    for arguments in ([], ["text.detect", "{"], ["text.detect", "{}", "more"]):
        need(run_call(*arguments).returncode == 64, f"{arguments} must be code 64")


def make_marked_life() -> Path:
    """Three days, each with an event, photos and a track, whose every text says where it stands."""
    location = importlib.util.spec_from_file_location("make_life", EXAMPLES / "make-life.py")
    make_life = importlib.util.module_from_spec(location)
    location.loader.exec_module(make_life)
    life = Path(tempfile.mkdtemp(dir=settings.directory)) / "MARKER-directory"
    life.mkdir()
    for day in (3, 10, 17):
        event = LIFE.format(number=day, day=day).replace("MARKER-", f"MARKER-{day}-")
        (life / f"MARKER-{day}-calendar.ics").write_text(event)
        # The camera's maker and model are texts of the photo.
        exif = make_life.exif(f"2026:03:{day:02} 12:45:00", "+01:00", (52.5, 13.4)).replace(b"Sample", b"MARKER")
        (life / f"MARKER-{day}-photo.jpg").write_bytes(make_life.jpeg((200, 100, day), exif))
        points = "".join(
            f'<trkpt lat="{52.6 + minute / 2000:.5f}" lon="13.5">'
            f"<time>2026-03-{day:02}T08:{minute:02}:00Z</time></trkpt>"
            for minute in range(60)
        )
        names = f"<name>MARKER-{day}-name</name><desc>MARKER-{day}-text</desc>"
        track = f'<gpx version="1.1" creator="MARKER">{names}<trk>{names}<trkseg>{points}</trkseg></trk></gpx>'
        (life / f"MARKER-{day}-track.gpx").write_text(track)
    return life


def markers(said: Any) -> set[str]:
    return set(re.findall(r"MARKER[^ \"\\\\,/]*", json.dumps(said), re.I))


@check("design", "what is told of a life: nothing before the choice, then the one moment")
def disclosure() -> str:
    life = make_marked_life()
    with Process() as process:
        process.start()
        as_person(process, "sources", "add", str(life))
        as_person(process, "journal", "consent", "--turn-on")
        said: list[Any] = []

        def ask(method: str, **params: Any) -> Any:
            process.write(request(len(said), method, **params))
            number = len(said)
            while True:
                said.append(process.read())
                if said[-1].get("id") == number:
                    return said[-1].get("result")

        cards = ask("journal.list", list="recent", limit=50)["suggestions"]
        ask("journal.list", list="recommended", limit=50)
        ask("journal.sources")
        ask("journal.review", handle=cards[0]["handle"])
        ask("journal.select", handle="nobody's")
        need(not markers(said), f"{markers(said)} were told before the choice")
        chosen = next(
            (card for card in cards if card["start"] == "2026-03-10" and "eventPoster" in card["kinds"]), None
        )
        need(chosen, f"no event on the day: {cards}")
        suggestion = ask("journal.select", handle=chosen["handle"])["suggestion"]
        need(markers(suggestion), "the chosen moment says what it is")
        # Of the event its title and place, of the photo its file; no note, guest, camera or other day.
        allowed = {"MARKER-10-c", "MARKER-10-d", "MARKER-10-photo.jpg", "MARKER-directory"}
        need(markers(suggestion) <= allowed, f"{markers(suggestion) - allowed} were told with it")
        ids = [item["id"] for item in chosen["items"]]
        rest = ask("journal.select", handle=chosen["handle"], excludedItems=ids[:1])["suggestion"]
        need({item["id"] for item in rest["items"]} == set(ids[1:]), "an item that was taken out was told")
        return f"{len(cards)} cards"
