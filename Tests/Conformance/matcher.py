"""Compares a message with the pattern of a transcript.

A pattern is JSON. What stands in it must be in the message and nothing else may be, but for these strings:

    "*"       any value
    "…"       as a member's name: more members may follow; in a list: any number of elements may stand here
    "@name"   any value the first time, which is kept under the name; the same value from then on
    "@name grows"        a number above the one that is kept, and kept in its place
    "@name differs"      a value that is not the kept one
    "* without TEXT"     a value in which TEXT stands nowhere, in upper or lower case
    "* absent"           as a member's value: the member is not there
    "* from 0.5 to 1"    a number in that range, its ends included

Numbers are the same when their digits are: 1 and 1.0 differ.
"""

from __future__ import annotations

import json
import re
from typing import Any

NAME = re.compile(r"@[A-Za-z][A-Za-z0-9]*")
CHANGED = re.compile(r"@([A-Za-z][A-Za-z0-9]*) (grows|differs)")
ABSENT = "* absent"
WITHOUT = "* without "
RANGE = re.compile(r"\* from (-?[0-9.]+) to (-?[0-9.]+)")
REST = "…"


class Number(str):
    """A number as it was written."""


def parse(text: str) -> Any:
    """Reads JSON and keeps each number as it was written."""
    return json.loads(text, parse_int=Number, parse_float=Number, parse_constant=Number)


def show(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 300 else text[:300] + " …"


def difference(pattern: Any, value: Any, names: dict[str, Any], path: str = "$") -> str | None:
    """The first place where a value is not as its pattern says, or None. `names` gains what the pattern names."""
    if isinstance(pattern, str) and not isinstance(pattern, Number):
        if pattern == "*":
            return None
        if pattern.startswith(WITHOUT):
            text = pattern.removeprefix(WITHOUT)
            is_there = text.lower() in json.dumps(value, ensure_ascii=False).lower()
            return f"at {path}: {text!r} must not stand in {show(value)}" if is_there else None
        if match := RANGE.fullmatch(pattern):
            is_inside = isinstance(value, Number) and float(match[1]) <= float(value) <= float(match[2])
            return None if is_inside else f"at {path}: expected a number{pattern[1:]}, got {show(value)}"
        if match := CHANGED.fullmatch(pattern):
            return change_fault(match[1], match[2] == "grows", value, names, path)
        if NAME.fullmatch(pattern):
            if pattern[1:] not in names:
                names[pattern[1:]] = value
                return None
            pattern = names[pattern[1:]]
    if type(pattern) is not type(value):
        return f"at {path}: expected {show(pattern)}, got {show(value)}"
    if isinstance(pattern, dict):
        for key in [key for key, member in pattern.items() if isinstance(member, str) and member == ABSENT]:
            if key in value:
                return f"at {path}: {key!r} must not be in {show(value)}"
        pattern = {key: member for key, member in pattern.items() if not isinstance(member, str) or member != ABSENT}
        for key in pattern:
            if key != REST and key not in value:
                return f"at {path}: {key!r} is missing in {show(value)}"
        for key in value:
            if key not in pattern and REST not in pattern:
                return f"at {path}: {key!r} is too much in {show(value)}"
        for key, member in pattern.items():
            if key != REST and (found := difference(member, value[key], names, f"{path}.{key}")):
                return found
        return None
    if isinstance(pattern, list):
        return list_difference(pattern, value, names, path)
    return None if pattern == value else f"at {path}: expected {show(pattern)}, got {show(value)}"


def change_fault(name: str, must_grow: bool, value: Any, names: dict[str, Any], path: str) -> str | None:
    if name not in names:
        return f"at {path}: nothing is kept as @{name}"
    kept = names[name]
    if not must_grow:
        return None if value != kept else f"at {path}: expected anything but {show(kept)}"
    if not (isinstance(kept, Number) and isinstance(value, Number) and float(value) > float(kept)):
        return f"at {path}: expected more than {show(kept)}, got {show(value)}"
    names[name] = value
    return None


def list_difference(pattern: list[Any], value: list[Any], names: dict[str, Any], path: str) -> str | None:
    if REST not in pattern:
        if len(pattern) != len(value):
            return f"at {path}: expected {len(pattern)} elements, got {show(value)}"
        pairs = zip(pattern, value)
        found = (difference(one, other, names, f"{path}[{at}]") for at, (one, other) in enumerate(pairs))
        return next(filter(None, found), None)
    gap = pattern.index(REST)
    if not value and not pattern[gap + 1 :]:
        return None if gap == 0 else f"at {path}: the list is empty"
    head = list_difference(pattern[:gap], value[:gap], names, path)
    if head:
        return head
    rest = pattern[gap + 1 :]
    if not rest:
        return None
    for start in range(gap, len(value)):
        trial = dict(names)
        if list_difference(rest if REST in rest else [*rest, REST], value[start:], trial, path) is None:
            if REST in rest or len(value) - start == len(rest):
                names.update(trial)
                return None
    return f"at {path}: no element is {show(rest[0])} in {show(value)}"
