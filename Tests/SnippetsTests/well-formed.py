#!/usr/bin/env python3
"""Checks pages with an HTML parser of its own: tags are balanced and stand where they may, attributes stand once, ids
are unique, what is named by an id is there. The pages stand in one file, a zero byte behind each.

    python3 well-formed.py FILE
"""

import html.parser
import sys

VOID = {"meta", "hr", "img", "path", "circle", "link", "br", "input"}
INLINE = {"span", "button", "a", "label", "h3", "p", "option", "select", "time", "summary"}
BLOCKS = {"div", "ul", "li", "section", "details", "hr", "h3", "p", "main"}
INTERACTIVE = {"button", "a", "select", "summary", "label"}


class Checker(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.stack = []
        self.faults = []
        self.ids = []
        self.references = []
        self.controls = 0

    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        if len(names) != len(set(names)):
            self.faults.append(f"<{tag}> has an attribute twice: {names}")
        values = dict(attributes)
        if any(name.startswith("on") or name == "style" for name in names):
            self.faults.append(f"<{tag}> has {names}")
        if "id" in values:
            self.ids.append(values["id"])
        if "aria-labelledby" in values:
            self.references.append(values["aria-labelledby"])
        if "data-control" in values:
            self.controls += 1
        inside = set(self.stack)
        if tag in BLOCKS and inside & (INLINE - {"select"}):
            self.faults.append(f"<{tag}> inside of {self.stack[-3:]}")
        if tag in INTERACTIVE - {"select"} and inside & INTERACTIVE:
            self.faults.append(f"<{tag}> inside of {self.stack}")
        if tag == "li" and self.stack[-1] != "ul":
            self.faults.append(f"<li> inside of {self.stack[-1]}")
        if self.stack and self.stack[-1] == "ul" and tag != "li":
            self.faults.append(f"<{tag}> in a list")
        if tag not in VOID:
            self.stack.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.stack.pop()

    def handle_endtag(self, tag):
        if not self.stack or self.stack[-1] != tag:
            self.faults.append(f"</{tag}> after {self.stack[-4:]}")
        else:
            self.stack.pop()

    def handle_comment(self, data):
        self.faults.append(f"a comment: {data[:40]}")

    def done(self, controls):
        self.close()
        if self.stack:
            self.faults.append(f"left open: {self.stack}")
        if len(self.ids) != len(set(self.ids)):
            self.faults.append("an id stands twice")
        if not set(self.references) <= set(self.ids):
            self.faults.append("a name is not there")
        if self.controls != controls:
            self.faults.append(f"{self.controls} controls, not {controls}")
        return self.faults


def main():
    if sys.argv[1] == "--probe":
        return 0
    with open(sys.argv[1], encoding="utf-8", newline="") as file:
        pages = file.read().split("\0")[:-1]
    count = 0
    for page in pages:
        controls, text = page.split("\n", 1)
        checker = Checker()
        checker.feed(text)
        for fault in checker.done(int(controls))[:3]:
            print(fault, text[text.find("<main"):][:2000])
            count += 1
    print(f"{len(pages)} pages, {count} faults")
    return 1 if count or not pages else 0


if __name__ == "__main__":
    sys.exit(main())
