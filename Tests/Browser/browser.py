"""A headless Chromium, driven over its DevTools pipe: two file descriptors, messages of JSON that end in a zero byte."""

import json
import os
import shutil
import subprocess
import tempfile

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
    "--force-color-profile=srgb", "--disable-lcd-text", "--font-render-hinting=none", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-default-apps",
    "--disable-features=IsolateSandboxedIframes,Translate", "--mute-audio", "--remote-debugging-pipe", "about:blank",
]


class Browser:
    def __init__(self):
        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if not program:
            raise SystemExit("chromium is not there")
        self.profile = tempfile.mkdtemp(prefix="inkling-browser-")
        into, self.write = os.pipe()
        self.read, out = os.pipe()

        def connect():
            # Whatever the numbers are, the browser reads from 3 and writes to 4.
            first, second = os.dup(into), os.dup(out)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [program, f"--user-data-dir={self.profile}"] + FLAGS, preexec_fn=connect, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(into)
        os.close(out)
        self.buffer = b""
        self.last = 0
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = None
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log", "Accessibility", "DOM"):
            self.call(domain + ".enable")
        self.call("Network.setCacheDisabled", cacheDisabled=True)

    def message(self):
        while b"\0" not in self.buffer:
            part = os.read(self.read, 1 << 16)
            if not part:
                raise SystemExit("the browser has ended")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def call(self, method, **params):
        self.last += 1
        message = {"id": self.last, "method": method, "params": params}
        if getattr(self, "session", None):
            message["sessionId"] = self.session
        os.write(self.write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def wait(self, method):
        for index, event in enumerate(self.events):
            if event["method"] == method:
                return self.events.pop(index)
        while True:
            event = self.message()
            if event.get("method") == method:
                return event
            if "method" in event:
                self.events.append(event)

    def open(self, url):
        self.events = []
        self.call("Page.navigate", url=url)
        self.wait("Page.loadEventFired")

    def evaluate(self, expression, **more):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True, **more)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"].get("exception", result["exceptionDetails"])))
        return result["result"].get("value")

    def view(self, width, height=900, **features):
        """The size of the page and what the system asks for, such as prefers_color_scheme="dark"."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.call("Emulation.setEmulatedMedia", features=named)

    def key(self, key, modifiers=0):
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowDown": 40}
        text = {"Enter": "\r", " ": " "}.get(key)
        down = {"type": "keyDown", "key": key, "code": "Space" if key == " " else key, "modifiers": modifiers,
                "windowsVirtualKeyCode": codes[key]}
        if text:
            down["text"] = text
        self.call("Input.dispatchKeyEvent", **down)
        self.call("Input.dispatchKeyEvent", **{**down, "type": "keyUp"})

    def requests(self):
        return [event["params"]["request"]["url"] for event in self.events
                if event["method"] == "Network.requestWillBeSent"]

    def complaints(self):
        return [event["params"]["entry"]["text"] for event in self.events if event["method"] == "Log.entryAdded"]

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
        except (SystemExit, OSError, RuntimeError):
            pass
        self.process.wait(20)
        shutil.rmtree(self.profile, ignore_errors=True)
