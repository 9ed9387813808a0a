#!/usr/bin/env python3
"""Plays the transcripts against a program.

    python3 Tests/Conformance/run.py BINARY [PATTERN]

First the runner tests itself: each transcript in must-fail/ has to fail, and to say why. Then every transcript whose
name holds PATTERN is played in a directory of its own, and every message is validated both ways.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import transcript
from player import Failure, Player

HERE = Path(__file__).resolve().parent


def play(path: Path, command: list[str]) -> str | None:
    """Why a transcript failed, or None."""
    with tempfile.TemporaryDirectory(prefix="inkling-") as directory:
        try:
            Player(transcript.read(path), command, Path(directory)).play()
        except (Failure, transcript.TranscriptError, ValueError, OSError) as fault:
            return str(fault) or type(fault).__name__
    return None


def check_runner(path: Path) -> str | None:
    expected = transcript.read(path).header["fails"]
    found = play(path, [sys.executable, str(HERE / "fake.py"), str(path)])
    if expected == "not":
        return found
    if found is None:
        return "passed, but has to fail"
    return None if expected in found else f"failed, but for another reason: {found}"


def main() -> int:
    if len(sys.argv) not in (2, 3):
        print("usage: run.py BINARY [PATTERN]", file=sys.stderr)
        return 64
    binary = str(Path(sys.argv[1]).resolve())
    pattern = sys.argv[2] if len(sys.argv) == 3 else ""
    plays = [(path, "must fail: ") for path in sorted((HERE / "must-fail").glob("*.txt"))]
    plays += [(path, "") for path in sorted((HERE / "transcripts").glob("*.txt"))]
    passed = failed = 0
    for path, kind in plays:
        if pattern not in kind + path.stem:
            continue
        fault = check_runner(path) if kind else play(path, [binary])
        passed, failed = passed + (fault is None), failed + (fault is not None)
        covers = transcript.read(path).header.get("covers", "")
        title = f"{kind}{path.stem}" + (f" [{covers}]" if covers else "")
        print(f"passed {title}" if fault is None else f"FAILED {title}: {fault}", flush=True)
    print(f"conformance: {passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
