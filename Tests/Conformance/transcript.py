"""Reads a transcript: a conversation with the process as a text file.

The header is `name: value` lines, up to the first blank line or step:

    covers: L1 M8            the rows of the protocol that it shows
    arguments: --ephemeral   more arguments of the process
    config: {…}              the person's configuration; {directory} is the directory of this run
    handshake: NAME          initialize and initialized come first, from a client of that name
    framing: content-length
    ignore: $/progress       notifications that may come at any time
    fails: TEXT              (in must-fail/) the play must fail and say this

Then one step a line, `#` begins a comment:

    --> TEXT                 sent as one line; it must follow the schemas. "@name" stands for a value that was kept
    -!> TEXT                 the same, but it must break them
    ==> "TEXT"               a JSON string, each of whose characters is sent as one byte, without a newline
    <-- PATTERN              the next message of the process (see matcher.py); `jsonrpc` need not be written
    unordered … end          around `<--` lines that may come in any order
    --> end                  the input ends
    <-- end CODE             the process ends with this code, and has said nothing more
    kill                     the process is killed, and started again
    $ ARGUMENTS              the program is run with these arguments on the same state and must succeed
    file PATH                makes a file of the lines after it that begin with `|`; `remove PATH` takes it away. One that
                             begins with `#!` may be run

A number before `-->`, `-!>`, `<--` and `kill` names another process on the same state: `2--> …`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

HEADERS = ("covers", "arguments", "config", "handshake", "framing", "ignore", "fails")
STARTS = ("$ ", "file ", "remove ")
STEP = re.compile(r"([0-9]?)(-->|-!>|==>|<--|kill)(?: (.*))?")


@dataclass
class Step:
    line: int
    kind: str
    text: str = ""
    process: str = "1"
    steps: list[Step] = field(default_factory=list)


@dataclass
class Transcript:
    path: Path
    header: dict[str, str]
    steps: list[Step]


class TranscriptError(Exception):
    """A transcript that cannot be read."""


def read(path: Path) -> Transcript:
    lines = path.read_text().split("\n")
    header: dict[str, str] = {}
    steps: list[Step] = []
    block: Step | None = None
    is_header = True
    for number, line in enumerate(lines, 1):
        if line.startswith("#"):
            continue
        if not line.strip():
            is_header = False
            continue
        if is_header and not is_step(line):
            name, value = parse_header(path, number, line)
            if name in header:
                raise TranscriptError(f"{path.name}:{number}: a second {name}")
            header[name] = value
            continue
        is_header = False
        step = parse(path, number, line, steps)
        if step is None:
            continue
        if step.kind == "unordered":
            block = step
            steps.append(block)
        elif step.kind == "end":
            block = None
        else:
            (steps if block is None else block.steps).append(step)
    if block is not None:
        raise TranscriptError(f"{path.name}:{block.line}: unordered without its end")
    if not steps:
        raise TranscriptError(f"{path.name}: no step")
    return Transcript(path, header, steps)


def parse_header(path: Path, number: int, line: str) -> tuple[str, str]:
    name, colon, value = line.partition(":")
    if not colon or name not in HEADERS:
        raise TranscriptError(f"{path.name}:{number}: neither a header nor a step: {line[:80]}")
    return name, value.strip()


def header_value(path: Path, name: str) -> str:
    """One value of the header, also of a transcript that cannot be read."""
    found = re.search(rf"^{name}:(.*)$", path.read_text(), re.M)
    return found[1].strip() if found else ""


def is_step(line: str) -> bool:
    return line in ("unordered", "end") or line.startswith(STARTS) or STEP.fullmatch(line) is not None


def parse(path: Path, number: int, line: str, steps: list[Step]) -> Step | None:
    if line in ("unordered", "end"):
        return Step(number, line)
    if line.startswith("|") and steps and steps[-1].kind == "file":
        name, _, content = steps[-1].text.partition("\n")
        steps[-1].text = f"{name}\n{content}{line[1:].removeprefix(' ')}\n"
        return None
    if line.startswith(STARTS):
        kind, _, text = line.partition(" ")
        return Step(number, kind, text)
    match = STEP.fullmatch(line)
    if not match:
        raise TranscriptError(f"{path.name}:{number}: not a step: {line[:80]}")
    process, kind, text = match.groups()
    return Step(number, kind, text or "", process or "1")
