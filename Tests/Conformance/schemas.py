#!/usr/bin/env python3
"""Validates messages against the JSON Schemas in Schemas/.

As a program it tests the schemas themselves: each one is a valid schema, each case in cases/ is judged as it says, and
each valid case is changed in every place (a member taken away, one added, a value of another type, null where the
process reads it) and must be judged as the case says.

    python3 Tests/Conformance/schemas.py
"""

from __future__ import annotations

import copy
import functools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

HERE = Path(__file__).resolve().parent
DIRECTORY = HERE.parents[1] / "Schemas"
CASES = HERE / "cases"

REQUESTS = (
    "initialize shutdown text.detect actions.generate actions.get actions.invalidate actions.outcome "
    "actions.outcomes actions.provide intents.list intents.register intents.unregister snippet.perform "
    "snippet.interact snippet.dismiss journal.consent journal.sources journal.list journal.review journal.select "
    "journal.dismiss journal.present journal.donate journal.reflection"
).split()
# Requests of the process, which the client answers.
ASKED = "actions.suggest intent.perform intent.entities".split()
TO_CLIENT = (
    "actions.ready snippet.reload intents.changed journal.changed journal.selected "
    "$/cancelRequest $/progress $/logTrace"
).split()
FROM_CLIENT = "initialized exit $/cancelRequest $/setTrace snippet.reload snippet.pending".split()
# Notifications that hold something else when they come from the client.
TWO_WAYS = ["snippet.reload"]


def stem(method: str) -> str:
    """The name of a method's schema: the method without `$/`."""
    return method.removeprefix("$/")


@functools.cache
def documents() -> dict[str, dict[str, Any]]:
    """All schemas by their names."""
    files = sorted(DIRECTORY.glob("*.schema.json"))
    return {file.name.removesuffix(".schema.json"): json.loads(file.read_text()) for file in files}


@functools.cache
def registry() -> Registry:
    resources = []
    for name, document in documents().items():
        resource = Resource.from_contents(document, default_specification=DRAFT202012)
        addresses = {f"urn:inkling:{name}", document.get("$id", f"urn:inkling:{name}")}
        resources += [(address, resource) for address in addresses]
    return Registry().with_resources(resources)


@functools.cache
def validator(name: str, definition: str | None = None) -> Draft202012Validator:
    """The validator of a whole schema or of one of its definitions; each is made once."""
    reference = f"urn:inkling:{name}" + (f"#/$defs/{definition}" if definition else "")
    return Draft202012Validator({"$ref": reference}, registry=registry())


def error(value: Any, name: str, definition: str | None = None) -> tuple[str, str] | None:
    """Where and why a value does not follow a schema, or None."""
    checker = validator(name, definition)
    if checker.is_valid(value):
        return None
    # A member that is wrong is also one that was not evaluated: the fault nearest to the cause is worth more.
    best = max(checker.iter_errors(value), key=lambda one: (one.validator != "unevaluatedProperties", len(one.path)))
    return best.json_path, best.message[:300]


class Violation(Exception):
    """A message that does not follow its schema."""


def require(value: Any, name: str, definition: str) -> None:
    found = error(value, name, definition)
    if found:
        raise Violation(f"{name} {definition}: at {found[0]}: {found[1]}")


def validate_message(direction: str, message: Any, method: str | None = None) -> None:
    """Raises Violation unless a message follows the schemas.

    `direction` is "sent" (by the process) or "received" (by it). `method` is the method of the request that a response
    answers, of either side; the other messages name theirs.
    """
    if isinstance(message, list):
        require(message, "envelope", direction + "Batch")
        for member in message:
            validate_message(direction, member, method)
        return
    require(message, "envelope", direction)
    if "method" in message:
        known = REQUESTS + FROM_CLIENT if direction == "received" else TO_CLIENT + ASKED
        if message["method"] in known:
            is_other = direction == "received" and message["method"] in TWO_WAYS
            require(message.get("params") or {}, stem(message["method"]), "received" if is_other else "params")
    elif "result" in message and method in (REQUESTS if direction == "sent" else ASKED):
        require(message["result"], stem(method), "result")


# The test of the schemas.


def places(value: Any, pointer: str = "") -> Iterator[tuple[str, Any]]:
    """All containers in a value, each with its pointer; the index of a list is written `*`."""
    if isinstance(value, dict):
        yield pointer, value
        for key, member in value.items():
            yield from places(member, f"{pointer}/{key}")
    elif isinstance(value, list):
        for member in value:
            yield from places(member, pointer + "/*")


def mutations(
    data: Any, optional: set[str], free: set[str], is_sent: bool, is_null_left_out: bool
) -> Iterator[tuple[str, Any, bool]]:
    """Changed copies of a valid value: what was changed, the copy, and whether it is still valid."""
    count = len(list(places(data)))
    for index in range(count):
        pointer, container = list(places(data))[index]
        if any(pointer == one or pointer.startswith(one + "/") for one in free):
            continue

        def changed() -> tuple[Any, dict[str, Any]]:
            whole = copy.deepcopy(data)
            return whole, list(places(whole))[index][1]

        whole, place = changed()
        place["unknownMember"] = {"of": "any kind"}
        yield f"{pointer}/unknownMember added", whole, not is_sent
        for key in container:
            member = f"{pointer}/{key}"
            whole, place = changed()
            del place[key]
            yield f"{member} taken away", whole, member in optional
            if member not in free:
                if is_null_left_out:
                    whole, place = changed()
                    place[key] = None
                    yield f"{member} null", whole, member in optional
                whole, place = changed()
                place[key] = [[["another type"]]]
                yield f"{member} of another type", whole, False


def check(
    name: str, definition: str | None, test: dict[str, Any], is_sent: bool, is_null_left_out: bool
) -> Iterator[str]:
    """The faults that one case shows."""
    found = error(test["data"], name, definition)
    if test["valid"] and found:
        yield f"refused: at {found[0]}: {found[1]}"
    elif not test["valid"] and not found:
        yield "accepted, but is not valid"
    elif not test["valid"] and test.get("errorPath", found[0]) != found[0]:
        yield f"the fault is at {test['errorPath']}, found was {found[0]}: {found[1]}"
    if found or not test["valid"] or not isinstance(test["data"], dict):
        return
    optional, free = set(test.get("optional", [])), set(test.get("free", []))
    for change, value, is_valid in mutations(test["data"], optional, free, is_sent, is_null_left_out):
        if (error(value, name, definition) is None) != is_valid:
            yield f"with {change}: " + ("refused" if is_valid else "accepted")


def rows(section: str) -> Iterator[list[str]]:
    """The cells of the tables in a section of the protocol's page."""
    page = (DIRECTORY / "PROTOCOL.md").read_text().split(f"\n## {section}")[1].split("\n## ")[0]
    for line in page.splitlines():
        if line.startswith("|") and not line.startswith("| ---"):
            # A bar in a cell is written `\\|`.
            yield [cell.strip() for cell in line.replace("\\|", "/").strip("|").split("|")]


def page_faults() -> Iterator[str]:
    """Where the protocol's page and the schemas differ: the methods, and the errors with their reasons."""
    written = {row[0].strip("`") for row in rows("2.") if row[0].startswith("`") and "inkling/" not in row[0]}
    methods = {method for method in written if "." in method or method in REQUESTS}
    for method in sorted(methods ^ set(REQUESTS + ASKED)):
        yield f"{method} is a request in one of the two alone"
    errors = {(int(row[0]), reason.strip(" `")) for row in list(rows("3."))[1:] for reason in row[1].split(",")}
    branches = documents()["shared"]["$defs"]["error"]["allOf"]
    known = set()
    for branch in branches:
        code = branch["if"]["properties"]["code"]["const"]
        known |= {(code, reason) for reason in branch["then"]["properties"]["data"]["properties"]["reason"]["enum"]}
    for code, reason in sorted(errors ^ known):
        yield f"{code} {reason} is in one of the two alone"
    files = {stem(method) for method in REQUESTS + ASKED + TO_CLIENT + FROM_CLIENT} | {
        "shared",
        "envelope",
        "view",
        "view.open",
    }
    for name in sorted(files ^ set(documents())):
        yield f"{name}.schema.json: no such method or no such file"


def main() -> int:
    passed, failed, covered = 0, 0, set()

    def report(title: str, faults: list[str]) -> None:
        nonlocal passed, failed
        passed, failed = passed + (not faults), failed + bool(faults)
        for fault in faults:
            print(f"FAILED {title}: {fault}")

    for name, document in documents().items():
        try:
            Draft202012Validator.check_schema(document)
            report(name, [] if "oneOf" not in json.dumps(document) else ["oneOf gives errors that nobody can read"])
        except Exception as fault:
            report(name, [str(fault)[:300]])
    report("PROTOCOL.md", list(page_faults()))
    for file in sorted(CASES.glob("*.json")):
        cases = json.loads(file.read_text())
        name, _, definition = cases["schema"].partition("#")
        covered.add((name, definition))
        verdicts = {test["valid"] for test in cases["tests"]}
        report(file.name, [] if verdicts == {True, False} else ["needs valid and invalid cases"])
        for test in cases["tests"]:
            is_sent = cases.get("sent", False)
            # An envelope and a view have members for which null is a value.
            is_null_left_out = not is_sent and name not in ("envelope", "view.open")
            faults = list(check(name, definition or None, test, is_sent, is_null_left_out))
            report(f"{file.name} ({test['description']})", faults)
    for method in REQUESTS + ASKED + TO_CLIENT + FROM_CLIENT:
        more = ["result"] if method in REQUESTS + ASKED else ["received"] if method in TWO_WAYS else []
        for definition in ["params"] + more:
            is_covered = (stem(method), definition) in covered
            report(f"{method} {definition}", [] if is_covered else ["no cases"])
    print(f"schemas: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
