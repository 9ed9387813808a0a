#!/usr/bin/env python3
"""Validates the files in Views against both profiles of the view's schema, and against mutations of each:
a required member taken out, an unknown one put in, a value of the wrong type.

    python3 check-views.py
    python3 check-views.py FILE    only whether each line of the file is a view
"""

import copy
import json
import pathlib
import sys

import jsonschema

HERE = pathlib.Path(__file__).resolve().parent
SCHEMAS = HERE.parent.parent / "Schemas"


def validator(name):
    schema = json.loads((SCHEMAS / name).read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def nodes(value, path=()):
    """Every node and modifier with its path."""
    if isinstance(value, dict):
        if "type" in value or "modifier" in value:
            yield path
        for key, child in value.items():
            yield from nodes(child, path + (key,))
    elif isinstance(value, list):
        for index, child in enumerate(value):
            yield from nodes(child, path + (index,))


def at(value, path):
    for key in path:
        value = value[key]
    return value


def required(schema, node):
    kind = node.get("type") or "modifier." + node["modifier"]
    return ["type" if "type" in node else "modifier"] + schema["$defs"][kind].get("required", [])


def main():
    if "--probe" in sys.argv:
        return 0
    strict = validator("view.schema.json")
    opened = validator("view.open.schema.json")
    faults = []
    count = 0

    def expect(what, which, document, valid):
        nonlocal count
        count += 1
        if which.is_valid(document) != valid:
            faults.append(f"{what}: should be {'valid' if valid else 'invalid'}")

    def mutated(path, change):
        """The node alone, changed: a whole view would be validated again for each of its members."""
        node = copy.deepcopy(at(document, path))
        change(node)
        if "modifier" in node or "modifier" in at(document, path):
            return {"type": "EmptyView", "modifiers": [node]}
        return node

    if sys.argv[1:]:
        lines = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            document = json.loads(line)
            for which, profile in ((strict, "strict"), (opened, "open")):
                error = next(which.iter_errors(document), None)
                if error is not None:
                    faults.append(f"line {number + 1} ({profile}): {error.json_path}: {error.message[:300]}")
        for fault in faults[:40]:
            print(fault)
        print(f"{len(lines)} views, {len(faults)} faults")
        return 1 if faults or not lines else 0

    for file in sorted((HERE / "Views").glob("*.json")):
        document = json.loads(file.read_text(encoding="utf-8"))
        name = file.stem
        expect(name, strict, document, True)
        expect(name + " (open)", opened, document, True)
        for path in nodes(document):
            node = at(document, path)
            place = name + " " + "/".join(map(str, path))
            for key in required(strict.schema, node):
                without = mutated(path, lambda node: node.pop(key))
                expect(f"{place} without {key}", strict, without, False)
            more = mutated(path, lambda node: node.update(unknown=1))
            expect(f"{place} with an unknown member", strict, more, False)
            expect(f"{place} with an unknown member (open)", opened, more, True)
            for key in node:
                wrong = mutated(path, lambda node: node.update({key: {"wrong": True}}))
                expect(f"{place} with a wrong {key}", strict, wrong, False)
            for intent in ({"name": "a/B"}, {"name": "a/B", "title": "B", "parameters": {}}):
                if "intent" in node:
                    wrong = mutated(path, lambda node: node.update(intent=intent))
                    expect(f"{place} with the intent {intent}", strict, wrong, False)
    for kind in ("type", "modifier"):
        node = {"type": "Carousel"} if kind == "type" else {"type": "Text", "text": "", "modifiers": [{"modifier": "glow"}]}
        expect(f"an unknown {kind}", strict, node, False)
        expect(f"an unknown {kind} (open)", opened, node, True)
    for address in ("javascript:alert(1)", "file:///etc/passwd", "https://a b", "//example.org", "data:text/html,x"):
        link = {"type": "Link", "label": {"type": "Text", "text": "x"}, "destination": address}
        expect(f"a link to {address}", strict, link, False)
    for fault in faults[:40]:
        print(fault)
    print(f"{count - len(faults)} passed, {len(faults)} failed")
    return 1 if faults or count < 1000 else 0


if __name__ == "__main__":
    sys.exit(main())
