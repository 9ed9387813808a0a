#!/usr/bin/env python3
"""Holds the messages that other tests have written down against the schemas.

    python3 Tests/Conformance/recorded.py FILE

Each line of FILE is {"session": NUMBER, "direction": "received"|"sent", "message": MESSAGE}. What the process has sent must
be valid always; what it has received must be valid if it was not answered by an error. Methods that begin with `test.` are
no part of the protocol, and neither is an answer to a request that was not written down, but for its envelope.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Iterator

import schemas


def entries(path: str) -> Iterator[tuple[int, str, Any]]:
    with open(path, encoding="utf-8") as file:
        for line in file:
            entry = json.loads(line)
            message = entry["message"]
            for one in message if isinstance(message, list) and message else [message]:
                yield entry["session"], entry["direction"], one


def main(path: str) -> int:
    methods: dict[tuple[int, str], str] = {}
    requests: dict[tuple[int, str], Any] = {}
    checked, faults = 0, []

    def check(direction: str, message: Any, method: str | None) -> None:
        nonlocal checked
        if (method or "").startswith("test."):
            return
        checked += 1
        try:
            schemas.validate_message(direction, message, method)
        except Exception as fault:
            faults.append(f"{direction}: {fault}: {json.dumps(message, ensure_ascii=False)[:300]}")

    for session, direction, message in entries(path):
        key = (session, json.dumps(message.get("id")) if isinstance(message, dict) else "")
        if direction == "received" and isinstance(message, dict) and "method" not in message:
            # An answer to what the process asked. Tests answer wrongly on purpose, so only what is asked is judged.
            continue
        if direction == "received":
            if "id" in message:
                methods[key], requests[key] = message.get("method"), message
            continue
        check("sent", message, message.get("method") or methods.get(key))
        # Of some requests the wrong parts are refused one by one.
        is_judged = not (isinstance(message.get("result"), dict) and message["result"].get("rejected"))
        if "result" in message and key in requests and is_judged:
            check("received", requests[key], methods[key])
    for fault in faults[:50]:
        print("FAILED", fault)
    print(f"recorded: {checked - len(faults)} passed, {len(faults)} failed")
    return 1 if faults or checked == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
