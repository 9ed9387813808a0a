#!/usr/bin/env python3
"""Treats a program badly: odd bytes, huge lines, clients that do not read, signals, strange descriptors.

    python3 Tests/Conformance/hostile.py BINARY [--large] [PATTERN]

Each check names the rows of the protocol that it covers. With --large the longest line has 1 GiB instead of 64 MiB.
"""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

# Each module adds its checks.
from checks import action_providers, descriptors, life, load, odd_bytes, providers, scripts, state, work  # noqa: F401
from checks.process import CHECKS, SECONDS, Fault, Skip, settings


@contextlib.contextmanager
def time_limit() -> Iterator[None]:
    def stop(*_: Any) -> None:
        raise Fault(f"not done after {SECONDS * 2} seconds")

    signal.signal(signal.SIGALRM, stop)
    signal.alarm(SECONDS * 2)
    try:
        yield
    finally:
        signal.alarm(0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("pattern", nargs="?", default="")
    parser.add_argument("--large", action="store_true", help="the longest line has 1 GiB")
    options = parser.parse_intermixed_args()
    settings.binary, settings.is_large = str(Path(options.binary).resolve()), options.large
    passed = failed = skipped = 0
    with tempfile.TemporaryDirectory(prefix="inkling-") as directory:
        settings.directory = Path(directory)
        for rows, title, function in CHECKS:
            if options.pattern not in f"{rows} {title} {function.__name__}":
                continue
            try:
                with time_limit():
                    figure = function()
                passed += 1
                print(f"passed [{rows}] {title}" + (f": {figure}" if figure else ""), flush=True)
            except Skip as reason:
                skipped += 1
                print(f"skipped [{rows}] {title}: {reason}", flush=True)
            except Exception as fault:
                failed += 1
                print(f"FAILED [{rows}] {title}: {type(fault).__name__}: {fault}", flush=True)
    print(f"hostile: {passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
