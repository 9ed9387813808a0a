#!/usr/bin/env python3
"""Drives the private picker by keyboard in a pseudo-terminal.

    python3 Tests/Picker/run.py BINARY [PATTERN]
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from terminal import Host, Life, need
from wcwidth import wcwidth

sys.path.insert(0, str(Path(__file__).parent.parent / "Life"))
import media

CHECKS: list[tuple[str, Callable[[str], None]]] = []
WIDTHS = [40, 100, 132]


def check(title: str) -> Callable:
    def add(function: Callable) -> Callable:
        CHECKS.append((title, function))
        return function

    return add


def busy_week(life: Life, *, consents: bool = True) -> None:
    """Three things that happened, the latest first in the recent list: Walk, Dinner, Market."""
    life.calendar(
        life.entry("market", "20260302", ("090000", "100000"), "Market", "Old Square"),
        life.entry("dinner", "20260303", ("180000", "200000"), "Dinner 晩ご飯 with Ada"),
        life.entry("walk", "20260304", ("120000", "130000"), "Walk by the river"),
    )
    if consents:
        life.run("journal", "consent", "--turn-on")


@check("A suggestion is looked at, stripped, seen as it will be handed over, and chosen")
def choose(binary: str) -> None:
    for columns in WIDTHS:
        with Life(binary, columns) as life:
            busy_week(life)
            host = life.present()
            life.see("Add to diary", "for “diary”", "Recent 3", "Walk by the river")
            need(life.row() == "Walk by the river", f"the cursor is on {life.row()}")
            life.type("j")
            life.see("> Dinner 晩")
            life.type("\x1b[A\x1b[B\x1bOB")
            life.see("> Market")
            life.type("\r")
            life.see("To hand over: 1 of 1", "> [x] Market")
            life.type(" ")
            life.see("> [ ] Market", "0 of 1")
            life.type("\r")
            life.see("Nothing is left")
            life.type(" ")
            life.see("[x]")
            life.type("\r")
            text = life.see("gets this, and nothing else", "Title: Market", "eventPoster")
            need("Old Square" in text, "what will be handed over is not shown whole")
            need(host.quiet(), "the host heard something before the choice")
            life.type("\r")
            suggestion = host.selected()["suggestion"]
            need(suggestion["title"] == "Market" and len(suggestion["items"]) == 1, f"handed over: {suggestion}")
            need(life.is_restored(), "the terminal is not as it was")
            need("Walk" not in host.all and "Ada" not in host.all, "the host has seen the list")
            disclosures = json.loads(life.run("journal", "disclosures", "--json"))["disclosures"]
            need([one["client"] for one in disclosures] == ["diary"], f"recorded: {disclosures}")
            # Another one can be shown after it.
            life.present()
            life.see("Recent 3")
            life.type("q")
            need(host.selected() == {"cancelled": True}, "q does not cancel")
            need(life.is_restored(), "the terminal is not as it was")


@check("Questions have a tab, with a next one; the host gets the one that was chosen, and nothing before")
def questions(binary: str) -> None:
    for columns in [40, 100]:
        with Life(binary, columns) as life:
            busy_week(life)
            host = life.present()
            life.see("Recent 3")
            life.type("4")
            life.see("[Questions 20]", "1 of 20", "n another")
            need(columns > 40 or "< " in life.text(), "nothing tells of the tabs that there is no room for")
            life.type("nn")
            life.see("3 of 20")
            life.type("k\r")
            text = life.see("gets this, and nothing else", "reflection: ", "prompt: ", "color: ")
            need(host.quiet(), "the host heard something before the choice")
            life.type("q")
            life.see("2 of 20")
            life.type("\t")
            life.see("[Recommended")
            life.type("\x1b[D\r\r")
            suggestion = host.selected()["suggestion"]
            [item] = suggestion["items"]
            need(item["kind"] == "reflection" and item["content"]["color"], f"handed over: {item}")
            need(item["content"]["prompt"] == suggestion["title"], f"handed over: {suggestion}")
            need(suggestion["title"].split()[0] in text, "another question was handed over")
            need(life.is_restored(), "the terminal is not as it was")
            disclosures = json.loads(life.run("journal", "disclosures", "--json"))["disclosures"]
            need([one["title"] for one in disclosures] == [suggestion["title"]], f"recorded: {disclosures}")
            # About a suggestion, and then switched off.
            life.screen.reset()
            life.present()
            life.see("> Walk by the river")
            life.type("w")
            life.see("A question about it, 1 of")
            life.type("qc")
            life.see("[x] Questions")
            life.type("G ")
            life.see("[ ] Questions")
            life.type("q4")
            life.see("switched off", unseen=("1 of 20",))
            life.type("\rnq")
            need(host.selected() == {"cancelled": True}, "q does not cancel")


@check("Nothing drawn is wider or higher than the window, in every screen and size")
def bounds(binary: str) -> None:
    for columns, rows in [(24, 8), (40, 12), (40, 24), (100, 30), (200, 50)]:
        with Life(binary, columns, rows) as life:
            busy_week(life)
            life.present("A title that is much longer than any button would be, with 日本語 in it")
            life.see("for “diary”", "Recent 3" if columns > 30 else "Recent")
            for keys in ["?", "jjj", "q", "4", "nk", "\r", "q", "2", "w", "n", "q", "c", "j", "q", "\r", "\r", "q", "r", "Ünïcode 名前" * 9, "\x1b", "d", "n", "q"]:
                life.type(keys)
                while life.feed(0.15):
                    pass
                need(len(life.screen.display) <= rows, "too many rows")
                # A line that was too wide would have been cut by the terminal in the middle of its closing sequence.
                frame = life.raw.rsplit(b"\x1b[H", 1)[-1].decode(errors="replace")
                lines = [re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", line) for line in frame.split("\r\n")]
                need(len(lines) <= rows, f"{len(lines)} lines in {rows} rows")
                for line in lines:
                    width = sum(max(0, wcwidth(one)) for one in line)
                    need(width <= columns, f"{width} columns in {columns}: {line}")
            life.type("\x03")
            need(life.host.selected() == {"cancelled": True}, "control-c does not cancel")
            need(life.is_restored(), "the terminal is not as it was")


@check("Consent is asked for in the picker: about, customize, turn on")
def consent(binary: str) -> None:
    with Life(binary, 60) as life:
        busy_week(life, consents=False)
        host = life.present()
        life.see("Journaling Suggestions", "Turn on (t)", "Customize (c)", "About", "Not now", unseen=("Market",))
        life.type("\r")
        life.see("never leave this computer")
        life.type("q")
        life.see("Not now")
        life.type("c")
        life.see("[x] Photos and videos", "[x] Calendar")
        life.type("j ")
        life.see("[ ] Calendar")
        need("calendar  off" in life.run("journal", "categories"), "the switch is not kept")
        life.type(" ")
        life.see("[x] Calendar")
        life.type("q")
        life.see("Turn on")
        need(host.error("journal.list") == "consentRequired", "there is consent before it is given")
        life.type("t")
        life.see("Recent 3", "Private Access", "Market")
        life.type("i")
        life.see("it gets that one")
        life.type("qx")
        life.see("Recent 3", unseen=("Private Access",))
        life.type("q")
        need(host.selected() == {"cancelled": True}, "it was not cancelled")
        need("are on" in life.run("journal", "consent"), "the consent is not kept")
    with Life(binary, 60) as life:
        busy_week(life, consents=False)
        host = life.present()
        life.see("Not now")
        life.type("q")
        need(host.selected() == {"cancelled": True}, "not now does not cancel")
        need("not turned on" in life.run("journal", "consent"), "there is consent without a yes")


@check("Decline, merge, rename, split and the wrong place, by keyboard")
def corrections(binary: str) -> None:
    with Life(binary, 80) as life:
        busy_week(life)
        host = life.present()
        life.see("> Walk by the river")
        life.type("m")
        life.see("+ Walk", "merge with this one")
        life.type("jm")
        life.see("Recent 2", "Merged.")
        life.type("r")
        life.see("A new name for")
        life.type("wrong\x15Two fine days\r")
        life.see("> Two fine days", "Renamed.")
        life.type("\r")
        life.see("2 of 2")
        life.type("j ")
        life.see("1 of 2")
        life.type("s")
        life.see("Split.", "1 of 1")
        life.type("q")
        life.see("Recent 3", "Two fine days")
        life.type("Gd")
        life.see("Never suggest “Market”")
        life.type("n")
        life.see("Recent 3")
        life.type("\r")
        life.see("[x] Market")
        life.type("p")
        life.see("No longer called by “Old Square”")
        life.type("\r")
        life.see("nothing else", unseen=("Old Square",))
        life.type("qd")
        life.see("Never suggest")
        life.type("y")
        life.see("Recent 2", "Declined", unseen=("Market",))
        life.type("q")
        need(host.selected() == {"cancelled": True}, "it was not cancelled")
        # The next one is the same, in another process.
        host.child.stdin.close()
        need(life.ends() == 0, "the process ended wrong")
        life.host = None
        host = life.present()
        life.see("Recent 2", "Two fine days", unseen=("Market",))
        life.type("e")
        life.see("What is to be left out", "Whatever was on")
        life.type("\r")
        life.see("Recent 1", "Left out from now on")
        need('"from"' in life.run("journal", "exclude"), "the exclusion is not kept")


@check("Without a terminal, in the background, and on a dumb one the answer is noTerminal")
def no_terminal(binary: str) -> None:
    with Life(binary, 80, kind="dumb") as life:
        busy_week(life)
        need(life.start().error("journal.present", title="Diary") == "noTerminal", "a dumb terminal is used")
    with Life(binary, 80) as life:
        busy_week(life)
        done = subprocess.run(
            life.command("call", "journal.present", '{"title": "Diary"}'),
            env=life.environment,
            capture_output=True,
            text=True,
            start_new_session=True,
            timeout=60,
        )
        need(done.returncode == 1 and "noTerminal" in done.stderr, f"without a terminal: {done}")
        # In the background of a terminal: the host keeps the foreground.
        script = (
            "import os, subprocess, sys\n"
            "done = subprocess.run(sys.argv[1:], capture_output=True, text=True, process_group=0)\n"
            "print('noTerminal' in done.stderr, flush=True)\n"
        )
        words = life.command("call", "journal.present", '{"title": "Diary"}')
        output = on_terminal(life, [sys.executable, "-c", script, *words])
        need("True" in output, f"in the background: {output}")


def on_terminal(life: Life, command: list[str]) -> str:
    """What a program prints on a pipe whose session has the terminal."""
    host = Host(command, life.slave, life.environment)
    host.child.wait(60)
    host.reader.join(60)
    return host.all


@check("One picker at a time a process")
def one_at_a_time(binary: str) -> None:
    with Life(binary, 80) as life:
        busy_week(life)
        host = life.present()
        life.see("Recent 3")
        need(host.error("journal.present", title="Diary") == "alreadyPresented", "a second one is shown")
        life.type("q")
        need(host.selected() == {"cancelled": True}, "it was not cancelled")
        life.present()
        life.type("\x1b")
        need(host.selected() == {"cancelled": True}, "escape does not cancel")


@check("The end of the host's input, shutdown and each signal cancel it and give the terminal back")
def endings(binary: str) -> None:
    for how in ["input", "shutdown", signal.SIGTERM, signal.SIGINT, signal.SIGHUP]:
        with Life(binary, 80) as life:
            busy_week(life)
            host = life.present()
            life.see("Recent 3")
            if how == "input":
                host.child.stdin.close()
            elif how == "shutdown":
                host.say("shutdown")
            else:
                life.signal(how)
            need(host.selected() == {"cancelled": True}, f"{how}: the host is not told")
            need(life.is_restored(), f"{how}: the terminal is not as it was")
            if how == "shutdown":
                host.child.stdin.close()
            need(life.ends() == 0, f"{how}: ended with {host.child.returncode}")


@check("exit ends the process at once, and a terminal that takes nothing keeps nobody waiting")
def exits(binary: str) -> None:
    with Life(binary, 80) as life:
        busy_week(life)
        host = life.present()
        life.see("Recent 3")
        host.child.stdin.write(b'{"jsonrpc": "2.0", "method": "exit"}\n')
        host.child.stdin.flush()
        need(life.is_restored(), "the terminal is not as it was")
        need(life.ends() == 1, f"ended with {host.child.returncode}")
    with Life(binary, 1_000, 500) as life:
        busy_week(life)
        host = life.present()
        life.see("Recent 3")
        # Nobody reads the terminal any more, and it is drawn again and again.
        for number in range(400):
            life.type("?" if number % 2 == 0 else "q")
        need(host.result("journal.consent")["state"] == "on", "the session waits for the terminal")
        host.child.stdin.close()
        while (message := host.next()) is not None:
            need(message.get("method") in ("journal.selected", "journal.changed"), f"told: {message}")
        need(host.child.wait(20) == 0, "the process does not end")


@check("A terminal that hangs up cancels it; the process goes on or ends by the signal")
def hang_up(binary: str) -> None:
    with Life(binary, 80) as life:
        busy_week(life)
        host = life.present()
        life.see("Recent 3")
        os.close(life.slave)
        os.close(life.master)
        life.is_gone = True
        need(host.selected() == {"cancelled": True}, "the host is not told")
        life.master = life.slave = -1


@check("It is drawn anew for another size, and after it was stopped and went on")
def resize(binary: str) -> None:
    with Life(binary, 100) as life:
        busy_week(life)
        life.present()
        life.see("Recent 3")
        life.resize(44, 16)
        life.signal(signal.SIGWINCH)
        life.see("Recent 3", "Walk by the river")
        life.signal(signal.SIGTSTP)
        need(life.is_restored(), "the terminal is not given back to the shell")
        life.screen.reset()
        life.signal(signal.SIGCONT)
        life.see("Recent 3", "Walk by the river")
        life.type("q")
        need(life.host.selected() == {"cancelled": True}, "it was not cancelled")
        need(life.is_restored(), "the terminal is not as it was")


@check("What files and hosts say cannot steer the terminal")
def hostile(binary: str) -> None:
    with Life(binary, 80) as life:
        life.calendar(
            life.entry("evil", "20260302", ("090000", "100000"), "a\x1b]0;owned\x07b\x1b[2J\u202ec\u009b31m d", "e\x1b[5mf"),
            life.entry("long", "20260303", ("090000", "100000"), "z\u0301" * 2 + "\u0301" * 5_000 + "w" * 5_000),
        )
        life.run("journal", "consent", "--turn-on")
        host = life.present("T\x1b[2J\x1b]52;c;AAAA\x07itle")
        life.see("itle", "Recent 2")
        for keys in ["\r", "\r", "qq", "j\r", "\r", "qq"]:
            life.type(keys)
            while life.feed(0.2):
                pass
        for forbidden in [b"\x1b]", b"\x07", b"\x1b[5m", "\u202e".encode(), "\u009b".encode(), b"\x1b[31m"]:
            need(forbidden not in life.raw, f"{forbidden!r} was sent to the terminal")
        # Keys that are none, and halves of keys.
        life.type("\x1b[999;999R\x1b[<0;1;1M\x1bx\x00\xff" + "\x1b[" + "1;" * 100)
        life.type("q")
        life.type("q")
        need(host.selected() == {"cancelled": True}, "it was not cancelled")


@check("Empty lists say why")
def empty(binary: str) -> None:
    with Life(binary, 50) as life:
        life.run("journal", "consent", "--turn-on")
        host = life.present()
        life.see("There are no sources yet", "sources add")
        life.type("q")
        host.selected()


@check("The chosen files are copied to the directory that the host named, and where that fails the person reads why")
def copies(binary: str) -> None:
    with Life(binary, 80) as life:
        picture = media.jpeg(media.exif("2026:03:02 10:00:00", "+00:00", (52.5, 13.4), "Maker", "Model"), None, b"x")
        (life.files / "a.jpg").write_bytes(picture)
        busy_week(life)
        target = life.directory / "chosen"

        def choose() -> None:
            life.see("Recent 3")
            life.type("jj")
            life.see("> Market")
            life.type("\r")
            life.see("To hand over")
            life.type("\r")
            text = life.see("nothing else", "a copy of a.jpg in")
            need(str(life.files) not in text and "file:" not in text, f"the person's own path is shown: {text}")
            life.type("\r")

        target.mkdir()
        host = life.present(directory=str(target))
        target.rmdir()
        choose()
        life.see("cannot be handed over")
        life.type("q")
        life.type("q")
        life.type("q")
        need(host.selected() == {"cancelled": True}, "what could not be copied was handed over")
        life.screen.reset()
        target.mkdir()
        life.present(directory=str(target))
        choose()
        items = host.selected()["suggestion"]["items"]
        photos = [item["content"]["photo"] for item in items if item["kind"] == "photo"]
        need(photos == [(target / "a.jpg").as_uri()], f"handed over: {photos}")
        need((target / "a.jpg").read_bytes() == picture, "the copy is another file")
        need(str(life.files) not in host.all, "the host was told where the files are")


@check("A long import shows on a terminal how far it is, and in a pipe nothing")
def progress(binary: str) -> None:
    with Life(binary, 80) as life:
        table = life.directory / "towns.txt"
        cells = "Town\tTown\t\t50.5\t10.5\tP\tPPL\tXX\t\t01\t\t\t\t5\t\t10\tEurope/Berlin\t2026-01-01"
        table.write_text("\n".join(f"{number}\t{cells}" for number in range(1, 60_001)))
        command = life.command("places", "import", str(table))

        def imported(errors: int) -> subprocess.CompletedProcess[bytes]:
            return subprocess.run(
                command, env=life.environment, stdout=subprocess.PIPE, stderr=errors, timeout=60, check=True
            )

        done = imported(life.slave)
        while life.feed(0.2):
            pass
        need(b"Reading the table: 1 %" in life.raw, f"nothing is shown: {life.raw!r}")
        need(life.raw.endswith(b"\r\x1b[K"), "the line is not taken away")
        need(b"60000 places" in done.stdout and b"Reading" not in done.stdout, f"printed: {done.stdout!r}")
        need(imported(subprocess.PIPE).stderr == b"", "it is shown in a pipe")


@check("The limit of an hour holds in the picker too")
def limit(binary: str) -> None:
    with Life(binary, 80) as life:
        busy_week(life)
        host = life.present()
        for number in range(30):
            if number:
                life.present()
            life.see("Recent 3")
            life.type("\r")
            life.see("To hand over")
            life.type("\r")
            life.see("nothing else")
            life.type("\r")
            need("suggestion" in host.selected(), f"selection {number} was not handed over")
            need(life.is_restored(), "the terminal is not as it was")
            life.screen.reset()
        need(host.error("journal.present", title="Diary") == "tooManySelections", "a 31st is allowed")


@check("inkling call shows it too, and prints what was chosen")
def call(binary: str) -> None:
    with Life(binary, 80) as life:
        busy_week(life)
        for keys, wanted in [(["\r", "\r", "\r"], "suggestion"), (["q"], "cancelled")]:
            life.screen.reset()
            life.host = Host(life.command("call", "journal.present", '{"title": "Diary"}'), life.slave, life.environment)
            seen = ["Recent 3", "To hand over", "nothing else"]
            for key, text in zip(keys, seen, strict=False):
                life.see(text)
                life.type(key)
            printed = life.host.lines.get(timeout=20)
            need(list(printed) == [wanted], f"printed: {printed}")
            need(life.ends() == 0, "call failed")
            need(life.is_restored(), "the terminal is not as it was")
        life.host = Host(life.command("call", "journal.present", '{"title": "Diary"}'), life.slave, life.environment)
        life.screen.reset()
        life.see("Recent 3")
        life.signal(signal.SIGTERM)
        need(life.is_restored(), "SIGTERM leaves the terminal as it is in the picker")
        life.ends()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("pattern", nargs="?", default="")
    options = parser.parse_args()
    binary = str(Path(options.binary).resolve())
    passed = failed = 0
    for title, function in CHECKS:
        if options.pattern not in f"{title} {function.__name__}":
            continue
        try:
            function(binary)
            passed += 1
            print(f"passed {title}", flush=True)
        except Exception as fault:
            failed += 1
            print(f"FAILED {title}: {type(fault).__name__}: {fault}", flush=True)
    print(f"picker: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
