"""Plays a transcript against a program, in a directory of its own."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import subprocess
import threading
from pathlib import Path
from typing import Any

import matcher
import schemas
from progress import Progress
from transcript import Step, Transcript

SECONDS = 10.0


class Failure(Exception):
    """The play is not as the transcript says."""


class Process:
    """A running process: what it writes waits in a queue, None at its end."""

    def __init__(self, command: list[str], environment: dict[str, str], framing: str) -> None:
        self.framing = framing
        self.methods: dict[str, str] = {}
        # The methods of what the process has asked, by its ids.
        self.asked: dict[str, str] = {}
        self.progress = Progress()
        self.child = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
        )
        self.messages: queue.Queue[str | None] = queue.Queue()
        self.errors = b""
        threading.Thread(target=self.read, daemon=True).start()
        threading.Thread(target=self.read_errors, daemon=True).start()

    def read(self) -> None:
        output = self.child.stdout
        try:
            if self.framing == "content-length":
                while header := output.readline():
                    if not header.lower().startswith(b"content-length:"):
                        raise ValueError(f"{header[:80]} is no header")
                    while output.readline().strip():
                        pass
                    self.messages.put(output.read(int(header.split(b":")[1])).decode())
            else:
                for line in output:
                    text = line.decode()
                    self.messages.put(text[:-1] if text.endswith("\n") else text + " (a line without its end)")
        except (UnicodeDecodeError, ValueError) as fault:
            self.messages.put(f"unreadable output: {fault}")
        self.messages.put(None)

    def read_errors(self) -> None:
        for line in self.child.stderr:
            self.errors = (self.errors + line)[-2000:]

    def write(self, data: bytes) -> None:
        try:
            self.child.stdin.write(data)
            self.child.stdin.flush()
        except BrokenPipeError:
            raise Failure("the process has closed its input") from None

    def send(self, text: str) -> None:
        data = text.encode()
        if self.framing == "content-length":
            self.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
        else:
            self.write(data + b"\n")

    def next(self) -> str | None:
        try:
            return self.messages.get(timeout=SECONDS)
        except queue.Empty:
            raise Failure(f"nothing came within {SECONDS:.0f} seconds") from None

    def wait(self) -> int:
        try:
            return self.child.wait(SECONDS)
        except subprocess.TimeoutExpired:
            raise Failure("the process closed its output and did not end") from None

    def finish(self) -> None:
        if self.child.poll() is None:
            self.child.kill()
        self.child.wait()
        self.close_input()

    def close_input(self) -> None:
        # Closing writes what is left, which nobody may want any more.
        with contextlib.suppress(BrokenPipeError):
            self.child.stdin.close()


class Player:
    def __init__(self, transcript: Transcript, command: list[str], directory: Path) -> None:
        self.transcript = transcript
        self.directory = directory
        self.names: dict[str, Any] = {}
        self.processes: dict[str, Process] = {}
        self.ignored = transcript.header.get("ignore", "").split()
        config = directory / "config.json"
        config.write_text(self.expand(transcript.header.get("config", "{}")))
        self.command = [*command, "--state", str(directory / "state"), "--config", str(config)]
        self.environment = {"PATH": os.environ.get("PATH", ""), "HOME": str(directory), "TZ": "UTC", "LANG": "C.UTF-8"}

    def expand(self, text: str) -> str:
        return text.replace("{directory}", str(self.directory))

    def process(self, name: str) -> Process:
        if name not in self.processes:
            arguments = shlex.split(self.expand(self.transcript.header.get("arguments", "")))
            framing = self.transcript.header.get("framing", "lines")
            self.processes[name] = Process(self.command + arguments, self.environment, framing)
            if client := self.transcript.header.get("handshake"):
                self.handshake(name, client)
        return self.processes[name]

    def handshake(self, name: str, client: str) -> None:
        entitlements = ["suggested-actions", "journal.allow"]
        params = {"processId": os.getpid(), "clientInfo": {"name": client}, "entitlements": entitlements}
        params |= {"locale": "en_US", "timeZone": "Europe/Berlin"}
        request = {"jsonrpc": "2.0", "id": "handshake", "method": "initialize", "params": params}
        self.send(Step(0, "-->", json.dumps(request), name))
        self.expect(Step(0, "<--", '{"id": "handshake", "result": "*"}', name))
        self.send(Step(0, "-->", '{"jsonrpc": "2.0", "method": "initialized", "params": {}}', name))

    def play(self) -> None:
        """Plays all steps; raises Failure where the process does something else."""
        try:
            for step in self.transcript.steps:
                try:
                    self.perform(step)
                except (Failure, schemas.Violation) as fault:
                    raise Failure(f"line {step.line}: {fault}") from None
            for name, process in self.processes.items():
                if process.child.poll() is None:
                    process.close_input()
                while (text := process.next()) is not None:
                    if (fault := process.progress.fault(matcher.parse(text))) or not self.is_ignored(text):
                        raise Failure(fault or f"process {name} said more than the transcript has: {text[:300]}")
        finally:
            for process in self.processes.values():
                process.finish()

    def perform(self, step: Step) -> None:
        if step.kind in ("-->", "-!>"):
            self.send(step)
        elif step.kind == "==>":
            self.process(step.process).write(json.loads(step.text).encode("latin-1"))
        elif step.kind == "<--":
            self.expect(step)
        elif step.kind == "unordered":
            self.expect_unordered(step)
        elif step.kind == "kill":
            self.processes.pop(step.process).finish()
        elif step.kind == "$":
            done = subprocess.run(
                self.command + shlex.split(self.expand(step.text)),
                env=self.environment,
                capture_output=True,
                timeout=60,
            )
            if done.returncode:
                raise Failure(f"code {done.returncode} of {step.text!r}: {done.stderr[-300:].decode(errors='replace')}")
        elif step.kind in ("file", "remove"):
            name, _, content = step.text.partition("\n")
            path = self.directory / name
            if step.kind == "remove":
                path.unlink()
                return
            path.parent.mkdir(parents=True, exist_ok=True)
            # It appears in one step: whoever watches the directory must not see half of it.
            whole = path.with_name("." + path.name + ".whole")
            whole.write_text(content)
            if content.startswith("#!"):
                whole.chmod(0o700)
            whole.replace(path)

    def send(self, step: Step) -> None:
        process = self.process(step.process)
        if step.text == "end":
            process.close_input()
            return
        text = step.text
        for name, value in self.names.items():
            text = text.replace(f'"@{name}"', unparse(value))
        fault = self.fault_of_input(process, text)
        if fault and step.kind == "-->":
            raise Failure(f"what is sent breaks the schemas: {fault}")
        if not fault and step.kind == "-!>":
            raise Failure("what is sent is marked as wrong, but follows the schemas")
        process.send(text)

    def fault_of_input(self, process: Process, text: str) -> str | None:
        try:
            message = json.loads(text)
            raw = matcher.parse(text)
        except ValueError as fault:
            return str(fault)
        for one in message if isinstance(message, list) else [message]:
            if isinstance(one, dict) and "method" not in one and ("result" in one or "error" in one):
                if fault := self.fault_of_response(process, one):
                    return fault
                if not isinstance(message, list):
                    return None
        for one, plain in zip(
            raw if isinstance(raw, list) else [raw], message if isinstance(message, list) else [message]
        ):
            if isinstance(one, dict) and "id" in one and isinstance(plain.get("method"), str):
                process.methods[json.dumps(one["id"])] = plain["method"]
                process.progress.expect(one)
        try:
            schemas.validate_message("received", message)
        except schemas.Violation as fault:
            return str(fault)
        method = message.get("method") if isinstance(message, dict) else None
        known = schemas.REQUESTS + schemas.FROM_CLIENT
        return None if isinstance(message, list) or method in known or method.startswith("$/") else "no such method"

    def fault_of_response(self, process: Process, message: dict[str, Any]) -> str | None:
        """What is wrong with an answer to what the process has asked. It may be answered once."""
        try:
            method = process.asked.get(json.dumps(message.get("id")))
            schemas.validate_message("received", message, method)
        except schemas.Violation as fault:
            return str(fault)
        if method is None:
            return "it answers nothing that the process has asked"
        del process.asked[json.dumps(message["id"])]
        return None

    def receive(self, name: str) -> tuple[str, Any]:
        """The next message that is not ignored, which must follow the schemas."""
        process = self.process(name)
        while True:
            text = process.next()
            if text is None:
                code = process.wait()
                said = process.errors.decode(errors="replace").strip()
                raise Failure(f"the process ended with code {code} {said[-300:]}")
            try:
                message = json.loads(text)
            except ValueError as fault:
                raise Failure(f"no JSON: {text[:200]} ({fault})") from None
            if fault := process.progress.fault(matcher.parse(text)):
                raise Failure(f"{fault}\n    the process said {text[:300]}")
            for one in message if isinstance(message, list) else [message]:
                identifier = matcher.parse(text)["id"] if isinstance(message, dict) and "id" in message else None
                method = process.methods.get(json.dumps(identifier)) if isinstance(message, dict) else None
                schemas.validate_message("sent", one, method)
                if isinstance(one, dict) and "method" in one and "id" in one:
                    process.asked[json.dumps(one["id"])] = one["method"]
            if not self.is_ignored(text):
                return text, matcher.parse(text)

    def is_ignored(self, text: str) -> bool:
        message = json.loads(text)
        return isinstance(message, dict) and message.get("method") in self.ignored

    def expect(self, step: Step) -> None:
        if step.text.startswith("end"):
            self.expect_end(step)
            return
        text, message = self.receive(step.process)
        found = matcher.difference(pattern_of(step), message, self.names)
        if found:
            raise Failure(f"{found}\n    the process said {text[:1000]}")

    def expect_end(self, step: Step) -> None:
        process = self.processes[step.process]
        text = process.next()
        if text is not None:
            raise Failure(f"the process should have ended, but said {text[:300]}")
        code = process.wait()
        if str(code) != step.text.removeprefix("end").strip():
            raise Failure(f"the process ended with code {code}")
        del self.processes[step.process]

    def expect_unordered(self, block: Step) -> None:
        waiting = list(block.steps)
        while waiting:
            text, message = self.receive(waiting[0].process)
            faults = []
            for step in waiting:
                names = dict(self.names)
                found = matcher.difference(pattern_of(step), message, names)
                if found is None:
                    self.names = names
                    waiting.remove(step)
                    break
                faults.append(f"not line {step.line}: {found}")
            else:
                raise Failure("\n    ".join([f"unexpected {text[:500]}", *faults]))


def pattern_of(step: Step) -> Any:
    pattern = matcher.parse(step.text)
    for one in pattern if isinstance(pattern, list) else [pattern]:
        if isinstance(one, dict):
            one.setdefault("jsonrpc", "2.0")
    return pattern


def unparse(value: Any) -> str:
    """A kept value as JSON, its numbers as they came."""
    if isinstance(value, matcher.Number):
        return str(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)}: {unparse(member)}" for key, member in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(unparse, value)) + "]"
    return json.dumps(value)
