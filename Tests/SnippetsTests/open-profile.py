#!/usr/bin/env python3
"""Makes the open profile of the view's schema out of the strict one.

The open profile is what a host must accept: elements, modifiers and members that it does not know are allowed, those
that it knows are as strict as ever. Prints the schema.

    python3 open-profile.py ../../Schemas/view.schema.json > ../../Schemas/view.open.schema.json
"""

import json
import sys

WIDTH = 118


def opened(schema):
    if isinstance(schema, list):
        return [opened(element) for element in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: opened(value) for key, value in schema.items() if key != "unevaluatedProperties"}
    # Where elements and modifiers are told apart by name, a new name is no error.
    dispatched = {key for branch in schema.get("allOf", []) for key in branch.get("if", {}).get("properties", {})}
    for key in dispatched:
        result["properties"][key] = {"type": "string"}
    return result


def written(value, indent=0, used=0):
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or indent + used + len(line) <= WIDTH:
        return line
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        names = {key: json.dumps(key, ensure_ascii=False) for key in value}
        lines = [f"{inner}{names[key]}: {written(value[key], indent + 2, len(names[key]) + 2)}" for key in value]
        return "{\n" + ",\n".join(lines) + "\n" + " " * indent + "}"
    lines = [inner + written(element, indent + 2) for element in value]
    return "[\n" + ",\n".join(lines) + "\n" + " " * indent + "]"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = opened(json.load(file))
    schema["$id"] = "urn:inkling:view.open"
    schema["title"] = "A view in the open profile: what a host must accept."
    print(written(schema))


if __name__ == "__main__":
    main()
