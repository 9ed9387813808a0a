#!/usr/bin/env python3
"""Looks at pages in a headless Chromium: every control has a name and is 24 points in size, nothing is wider than a
narrow screen, texts can be read in each scheme, the keyboard goes from control to control in reading order, nothing is
asked of the network, and what a person does is posted to the window around the page and to no other.

    run.py DIRECTORY      with pages as the unit tests write them (INKLING_PAGES)
"""

import http.server
import json
import pathlib
import sys
import threading

from browser import Browser

HERE = pathlib.Path(__file__).resolve().parent
MEASURE = (HERE / "measure.js").read_text(encoding="utf-8")
CONTROL_ROLES = {"button", "switch", "link", "combobox", "DisclosureTriangle", "checkbox", "menuitem"}

faults = []
count = 0


def check(what, is_so, detail=""):
    global count
    count += 1
    if not is_so:
        faults.append(f"{what}: {detail}" if detail else what)


SCHEMES = [
    ("light", 4.5, {"prefers_color_scheme": "light"}),
    ("dark", 4.5, {"prefers_color_scheme": "dark"}),
    ("light, more contrast", 7, {"prefers_color_scheme": "light", "prefers_contrast": "more"}),
    ("dark, more contrast", 7, {"prefers_color_scheme": "dark", "prefers_contrast": "more"}),
]


def measure(browser, name):
    texts = 0
    for width in (320, 480, 900):
        browser.view(width, prefers_color_scheme="light")
        found = browser.evaluate(f"({MEASURE})(4.5)")
        check(f"{name} at {width}", not found["faults"], "; ".join(found["faults"][:4]))
        texts = found["texts"]
    for scheme, contrast, features in SCHEMES[1:]:
        browser.view(480, **features)
        found = browser.evaluate(f"({MEASURE})({contrast})")
        check(f"{name}, {scheme}", not found["faults"], "; ".join(found["faults"][:4]))
    browser.view(480, forced_colors="active")
    found = browser.evaluate(f"({MEASURE})(1)")
    check(f"{name}, forced colours", not found["faults"], "; ".join(found["faults"][:4]))
    browser.view(480, prefers_reduced_motion="reduce")
    found = browser.evaluate(f"({MEASURE})(1)")
    check(f"{name}, reduced motion", found["animations"] == 0, f"{found['animations']} animations run")
    browser.view(480, prefers_color_scheme="light")
    return texts


def names(browser, name):
    """Names as assistive technology has them, by the browser's own reckoning."""
    for node in browser.call("Accessibility.getFullAXTree")["nodes"]:
        role = node.get("role", {}).get("value")
        if not node.get("ignored") and role in CONTROL_ROLES:
            check(f"{name}: a {role} has a name", bool(node.get("name", {}).get("value", "").strip()))
        if not node.get("ignored") and role in ("meter", "progressbar", "image", "img"):
            check(f"{name}: a {role} has a name", bool(node.get("name", {}).get("value", "").strip()))


FOCUSED = """(() => { const e = document.activeElement; if (!e || e === document.body) return null;
const b = e.getBoundingClientRect(); const all = [...document.querySelectorAll('button,a[href],select,summary')];
const s = getComputedStyle(e);
return {index: all.indexOf(e), top: b.top + scrollY, bottom: b.bottom + scrollY, left: b.left, right: b.right,
outline: s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2, rtl: getComputedStyle(e.parentElement).direction === 'rtl',
name: e.textContent.slice(0, 20)} })()"""


def keyboard(browser, name):
    browser.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    expected = browser.evaluate(
        "[...document.querySelectorAll('button,a[href],select,summary')]"
        ".map((e, i) => e.disabled || e.closest('dialog') || (e.tagName === 'SUMMARY' ? e.parentElement.parentElement : e).closest('details:not([open])') ? -1 : i)"
        ".filter(i => i >= 0)")
    stops = []
    for _ in expected:
        browser.key("Tab")
        stop = browser.evaluate(FOCUSED)
        if stop is None:
            break
        stops.append(stop)
    check(f"{name}: Tab reaches every control once, in order", [stop["index"] for stop in stops] == expected,
          f"{[stop['index'] for stop in stops]} not {expected}")
    check(f"{name}: what is focused is shown", all(stop["outline"] for stop in stops))
    # Views made at random lay things over one another.
    for before, after in zip(stops, stops[1:]) if not name.startswith("random") else ():
        is_below = after["top"] >= before["bottom"] - 1
        is_beside = after["right"] <= before["left"] + 1 if after["rtl"] else after["left"] >= before["right"] - 1
        # A control that reaches over several lines has the others beside it.
        check(f"{name}: {after['name']!r} comes after {before['name']!r}", is_below or is_beside,
              json.dumps([before, after]))


class Host(http.server.BaseHTTPRequestHandler):
    """A host's window with the page in a frame that may run its script and nothing else."""
    page = ""
    asked = []

    def do_GET(self):
        self.asked.append(self.path)
        body = """<!doctype html><meta charset="utf-8"><title>Host</title><script>window.got = [];
        addEventListener("message", e => got.push({data: e.data, origin: e.origin, isFrame: e.source === frames[0]}))</script>
        <iframe sandbox="allow-scripts" width="480" height="800"></iframe>
        <script>document.querySelector("iframe").srcdoc = PAGE</script>"""
        body = body.replace("PAGE", json.dumps(self.page).replace("</", "<\\/")).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def posted(browser, kind=None):
    browser.evaluate("new Promise(done => setTimeout(done, 60))")
    messages = browser.evaluate("window.got")
    return [message for message in messages if kind is None or message["data"].get("kind") == kind]


def messages(browser, page, name):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Host)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_port}"
    browser.view(600, 1000, prefers_color_scheme="light")

    def show(target):
        Host.page = page.replace('data-target-origin="https://host.example"', f'data-target-origin="{target}"')
        browser.open(origin + "/")
        browser.evaluate("new Promise(done => setTimeout(done, 200))")

    show(origin)
    sizes = posted(browser, "snippet.size")
    check(f"{name}: the page tells its height", bool(sizes) and sizes[0]["data"]["height"] > 40)
    check(f"{name}: messages come from the frame, without an origin of its own",
          all(message["isFrame"] and message["origin"] == "null" for message in posted(browser)))
    browser.evaluate("window.got.length = 0; document.querySelector('iframe').focus()")
    # The to-dos: three toggles, one more, a button, and a button that asks first.
    for _ in range(4):
        browser.key("Tab")
        browser.key(" ")
    browser.key("Tab")
    browser.key("Enter")
    taps = posted(browser, "snippet.interact")
    check(f"{name}: five taps are posted", len(taps) == 5, json.dumps(taps))
    check(f"{name}: toggles say the wanted value",
          [tap["data"].get("value") for tap in taps] == [True, True, False, True, None], json.dumps(taps))
    check(f"{name}: each names the snippet, the revision and the control",
          all(tap["data"]["snippetId"] == "sn_1" and tap["data"]["revision"] == 3 and tap["data"]["controlId"] for tap in taps))
    browser.key("Tab")
    browser.key("Enter")
    check(f"{name}: a question is asked first", len(posted(browser, "snippet.interact")) == 5)
    browser.key("Escape")
    check(f"{name}: Escape answers no", len(posted(browser, "snippet.interact")) == 5)
    browser.key("Enter")
    browser.key("Tab")
    browser.key("Enter")
    check(f"{name}: yes is posted", len(posted(browser, "snippet.interact")) == 6,
          json.dumps(posted(browser, "snippet.interact")[5:]))
    show("https://elsewhere.example")
    browser.evaluate("document.querySelector('iframe').focus()")
    browser.key("Tab")
    browser.key(" ")
    check(f"{name}: nothing is posted to another origin", posted(browser) == [], json.dumps(posted(browser)))
    check(f"{name}: nothing but the host's window was asked for", set(Host.asked) <= {"/", "/favicon.ico"}, str(Host.asked))
    server.shutdown()


def links(browser, page, name):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Host)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_port}"
    Host.page = page.replace('data-target-origin="https://host.example"', f'data-target-origin="{origin}"')
    browser.open(origin + "/")
    browser.evaluate("new Promise(done => setTimeout(done, 200)); document.querySelector('iframe').focus()")
    for _ in range(2):
        browser.key("Tab")
        browser.key("Enter")
    opened = [message["data"]["url"] for message in posted(browser, "snippet.open")]
    check(f"{name}: links are told, not followed", opened == ["tel:+41446681800", "mailto:grace@example.org"], str(opened))
    server.shutdown()


def main():
    directory = pathlib.Path(sys.argv[1])
    pages = sorted(directory.glob("*.html"))
    if len(pages) < 20:
        print(f"only {len(pages)} pages in {directory}")
        return 1
    browser = Browser()
    texts = 0
    try:
        for path in pages:
            browser.view(480, prefers_color_scheme="light")
            browser.open(path.as_uri())
            texts += measure(browser, path.stem)
            names(browser, path.stem)
            keyboard(browser, path.stem)
            foreign = [url for url in browser.requests() if url != path.as_uri() and not url.startswith("data:")]
            check(f"{path.stem}: nothing is asked of the network", not foreign, str(foreign[:3]))
            check(f"{path.stem}: the browser has no complaints", not browser.complaints(), str(browser.complaints()[:3]))
        messages(browser, (directory / "to-dos.html").read_text(encoding="utf-8"), "to-dos")
        links(browser, (directory / "contact.html").read_text(encoding="utf-8"), "contact")
    finally:
        browser.close()
    check("there are texts", texts > 100, str(texts))
    for fault in faults[:60]:
        print(fault)
    print(f"browser: {count - len(faults)} passed, {len(faults)} failed")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
