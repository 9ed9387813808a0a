#!/usr/bin/env python3
# @intent.schema 1
# @intent.name Tally
# @intent.title Tally
# @intent.kind snippet
# @intent.argument1 {"name": "by", "title": "Steps", "type": "integer", "isOptional": true}
"""Counts taps. A button performs this same script again, to act; then it draws."""

import json
import os
import sys
from pathlib import Path

call = json.load(sys.stdin)
file = Path(os.environ["INTENT_DIRECTORY"], ".tally")
count = int(file.read_text()) if file.exists() else 0
if call["purpose"] == "act":
    file.write_text(str(count + call["parameters"].get("by", 1)))
    sys.exit()


def button(title: str, by: int) -> dict:
    intent = {"name": "Tally", "parameters": {"by": by}}
    return {"type": "Button", "id": title, "label": {"type": "Text", "text": title}, "intent": intent}


number = {"type": "Text", "text": str(count), "modifiers": [{"modifier": "font", "value": "largeTitle"}]}
row = {"type": "HStack", "children": [button("Fewer", -1), button("More", 1)]}
print(json.dumps({"view": {"type": "VStack", "children": [number, row]}, "dialog": f"{count} so far."}))
