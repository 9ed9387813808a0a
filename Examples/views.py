"""Draws the views of snippets and rows of actions as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

JSON = dict[str, Any]


def nodes(view: Any) -> Iterator[JSON]:
    """All nodes of a view, from the top down."""
    if isinstance(view, dict):
        if isinstance(view.get("type"), str):
            yield view
        for member in view.values():
            yield from nodes(member)
    elif isinstance(view, list):
        for member in view:
            yield from nodes(member)


def label(node: JSON | str | None) -> str:
    """The words of a node that labels something."""
    if node is None:
        return ""
    return node if isinstance(node, str) else " ".join(line.strip() for line in draw(node))


def draw(node: JSON) -> list[str]:
    """A node as lines of text. A node that is not known here is drawn as what stands inside it."""
    children = [line for child in node.get("children", []) for line in draw(child)]
    match node["type"]:
        case "Text":
            return (node.get("text") or "".join(run["text"] for run in node.get("runs", []))).split("\n")
        case "Label":
            return [node["title"]]
        case "Image":
            return [] if node.get("decorative") else [node["label"]]
        case "HStack":
            return ["  ".join(children)] if children else []
        case "Section":
            header = [label(node["header"])] if node.get("header") else []
            footer = [label(node["footer"])] if node.get("footer") else []
            return header + ["  " + line for line in children] + footer
        case "GroupBox":
            return ([label(node["label"])] if node.get("label") else []) + ["  " + line for line in children]
        case "Button":
            is_disabled = {"modifier": "disabled", "value": True} in node.get("modifiers", [])
            return [f"[ {label(node['label'])} ]" + ("  (not now)" if is_disabled else "")]
        case "Toggle":
            return [f"[{'x' if node['isOn'] else ' '}] {label(node['label'])}"]
        case "Link":
            return [f"{label(node['label'])} <{node['destination']}>"]
        case "ProgressView" | "Gauge":
            return [
                f"{label(node.get('label'))} {label(node.get('currentValueLabel')) or node.get('value', '…')}".strip()
            ]
        case "ContentUnavailableView":
            actions = [line for action in node.get("actions", []) for line in draw(action)]
            return [line for line in [node["title"], node.get("description"), *actions] if line]
        case "Divider":
            return ["─" * 24]
        case "Spacer" | "EmptyView":
            return []
        case _:
            return children


def controls(view: JSON, kind: str, intent: str) -> list[JSON]:
    found = [node for node in nodes(view) if node["type"] == kind]
    return [node for node in found if node.get("intent", {}).get("name") == intent]
