#!/usr/bin/env python3
"""Plays the transcripts against a program.

    python3 Tests/Conformance/run.py BINARY [PATTERN]

First the runner tests itself: each transcript in must-fail/ has to fail, and to say why. Then every transcript whose
name holds PATTERN is played in a directory of its own, and every message is validated both ways.
"""

from __future__ import annotations

import subprocess
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
    expected = transcript.header_value(path, "fails")
    if not expected:
        return "its header has to say how it fails"
    found = play(path, [sys.executable, str(HERE / "fake.py"), str(path)])
    if expected == "not":
        return found
    if found is None:
        return "passed, but has to fail"
    return None if expected in found else f"failed, but for another reason: {found}"


def check_proxy() -> str | None:
    """The proxy has to report what breaks the schemas and nothing else, and to change no byte."""
    for name, is_reported in (("unknown-member-in-result", True), ("nothing-wrong", False)):
        path = HERE / "must-fail" / f"{name}.txt"
        with tempfile.TemporaryDirectory(prefix="inkling-") as directory:
            report = Path(directory) / "report"
            fake = [sys.executable, str(HERE / "fake.py"), str(path)]
            sent = "".join(f"{step.text}\n" for step in transcript.read(path).steps if step.kind == "-->").encode()
            alone = subprocess.run(fake, input=sent, capture_output=True, timeout=60)
            proxied = subprocess.run(
                [sys.executable, str(HERE / "proxy.py"), str(report), *fake],
                input=sent,
                capture_output=True,
                timeout=60,
            )
            if (proxied.stdout, proxied.returncode) != (alone.stdout, alone.returncode):
                return f"{name}: the proxy changed {alone.stdout!r} into {proxied.stdout!r}"
            if report.exists() != is_reported:
                return f"{name}: " + (report.read_text() if report.exists() else "nothing was reported")
    return None


def main() -> int:
    if len(sys.argv) not in (2, 3):
        print("usage: run.py BINARY [PATTERN]", file=sys.stderr)
        return 64
    binary = str(Path(sys.argv[1]).resolve())
    pattern = sys.argv[2] if len(sys.argv) == 3 else ""
    plays: list[tuple[Path, str]] = [(HERE / "proxy.py", "must report: ")]
    plays += [(path, "must fail: ") for path in sorted((HERE / "must-fail").glob("*.txt"))]
    plays += [(path, "") for path in sorted((HERE / "transcripts").glob("*.txt"))]
    passed = failed = 0
    for path, kind in plays:
        if pattern not in kind + path.stem:
            continue
        if path.suffix == ".py":
            fault, covers = check_proxy(), ""
        else:
            fault = check_runner(path) if kind else play(path, [binary])
            covers = transcript.header_value(path, "covers")
        passed, failed = passed + (fault is None), failed + (fault is not None)
        title = f"{kind}{path.stem}" + (f" [{covers}]" if covers else "")
        print(f"passed {title}" if fault is None else f"FAILED {title}: {fault}", flush=True)
    print(f"conformance: {passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
