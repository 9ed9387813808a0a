#!/usr/bin/env python3
"""Lets clients that were not made for inkling drive it.

    python3 Tests/Clients/run.py BINARY [PATTERN]

Each one initializes, has a message read, gets a long answer and a notification, and shuts the process down. Every
message is validated on its way. A client whose program is not installed is skipped, or fails where CI=true. The
reference client is one more that is validated in this way.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROXY = HERE.parent / "Conformance" / "proxy.py"
REFERENCE = HERE.parents[1] / "Examples" / "reference-client.py"
SECONDS = 90

# Name, what it needs, its command.
CLIENTS = [
    ("mcp.client.stdio (lines)", "python:mcp", [sys.executable, "mcp_stdio.py"]),
    ("acp.connection (lines)", "python:acp", [sys.executable, "acp_connection.py"]),
    ("Vim's nl channel (lines)", "vim", ["vim", "-Nu", "NONE", "-i", "NONE", "-es", "-S", "channel.vim"]),
    (
        "Neovim's jobstart (lines)",
        "nvim",
        ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-c", "luafile jobstart.lua"],
    ),
    (
        "Neovim's vim.lsp.rpc (Content-Length)",
        "nvim",
        ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-c", "luafile lsp_rpc.lua"],
    ),
    ("the reference client, every message validated", "python:json", [sys.executable, str(REFERENCE), "{binary}"]),
    ("Emacs' jsonrpc.el (lines)", "emacs", ["emacs", "-Q", "--batch", "-l", "jsonrpc-lines.el"]),
]


def is_there(need: str) -> bool:
    if need.startswith("python:"):
        return importlib.util.find_spec(need.removeprefix("python:")) is not None
    return shutil.which(need) is not None


def main() -> int:
    if len(sys.argv) not in (2, 3):
        print("usage: run.py BINARY [PATTERN]", file=sys.stderr)
        return 64
    binary, pattern = str(Path(sys.argv[1]).resolve()), (sys.argv + [""])[2]
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    for name, need, command in CLIENTS:
        if pattern not in name:
            continue
        if not is_there(need):
            verdict = "failed" if os.environ.get("CI") == "true" else "skipped"
            counts[verdict] += 1
            print(f"{verdict.upper() if verdict == 'failed' else verdict} {name}: {need} is not installed")
            continue
        fault = run(command, binary)
        counts["failed" if fault else "passed"] += 1
        print(f"FAILED {name}: {fault}" if fault else f"passed {name}", flush=True)
    print("clients: " + ", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    return 1 if counts["failed"] else 0


def run(command: list[str], binary: str) -> str | None:
    """What went wrong, or None."""
    with tempfile.TemporaryDirectory(prefix="inkling-") as name:
        directory = Path(name)
        report, proxied = directory / "report", directory / "inkling"
        proxied.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{PROXY}" "{report}" "{binary}" "$@"\n')
        proxied.chmod(0o700)
        environment = {**os.environ, "INKLING": str(proxied), "INKLING_STATE": f"{name}/state", "HOME": name}
        command = [str(proxied) if word == "{binary}" else word for word in command]
        try:
            done = subprocess.run(
                command, cwd=HERE, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS
            )
        except subprocess.TimeoutExpired as fault:
            return f"not done after {SECONDS} seconds: {(fault.stdout or b'')[-300:]!r}"
        if done.returncode:
            said = (done.stdout + done.stderr).decode(errors="replace").strip()
            return f"code {done.returncode}: {said[-800:]}"
        if report.exists():
            return f"a message breaks the schemas: {report.read_text()[:800]}"
    return None


if __name__ == "__main__":
    sys.exit(main())
