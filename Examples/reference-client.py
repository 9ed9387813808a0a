#!/usr/bin/env python3
"""A host of inkling, as small as one can be that uses all of it: it needs nothing but Python's standard library.

    python3 Examples/reference-client.py BINARY [--json]

It starts the process with a state of its own, plays Examples/conversation.json, performs a suggested action, offers one of its own, works with
a to-do list, walks through a journal of Examples/life and shuts the process down. What happens is told on standard
output, with --json as one JSON object a line. The exit code is 0 only if everything was as it must be.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlparse

from connection import JSON, SECONDS, Connection, RemoteError, Wrong, check
from views import controls, draw, label, nodes

EXAMPLES = Path(__file__).resolve().parent


class Teller:
    """Tells what happens: a transcript for people or JSON for scripts."""

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        self.work = ""
        self.is_terminal = sys.stdout.isatty() and "NO_COLOR" not in os.environ

    def style(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.is_terminal else text

    def event(self, name: str, **members: Any) -> None:
        if self.as_json:
            print(json.dumps({"event": name, **members}, ensure_ascii=False), flush=True)

    def line(self, text: str = "", code: str = "") -> None:
        if not self.as_json:
            print(self.style(code, text) if code and text else text, flush=True)

    def chapter(self, title: str) -> None:
        self.line()
        self.line(title, "1")
        self.event("chapter", title=title)

    def note(self, text: str) -> None:
        self.line(f"      {text}", "2")

    def person(self, text: str) -> None:
        self.line(f"  The person, in a terminal of their own:  {text}", "33")
        self.event("person", command=text)

    def box(self, answer: JSON) -> None:
        """A snippet in a frame that is open to the right, since the width of text is the terminal's affair."""
        lines = draw(answer["view"]) if "view" in answer else [answer["fallbackText"]]
        self.line(f"      ╭─ {answer['intent']['title']}")
        for line in lines:
            self.line(f"      │ {line}")
        if answer["kind"] == "confirmation" and not any(
            node.get("id") == "$confirm" for node in nodes(answer.get("view"))
        ):
            self.line("      │ [ Confirm ]  [ Cancel ]")
        self.line("      ╰─")
        self.event("snippet", answer=answer, lines=lines)

    def actions(self, result: JSON, why: str = "") -> None:
        self.event("actions", why=why, **result)
        words = {"pending": "… being read", "none": "nothing to do"}
        if result["state"] in words:
            self.note(words[result["state"]] + why)
        elif result["state"] == "ready":
            row = "  ".join(f"( {action['title']} )" for action in result["actions"])
            self.line("      " + self.style("36", row) + self.style("2", why))
        else:
            self.note(f"{result['state']}: {result['reason']}")

    def progress(self, value: JSON) -> None:
        self.event("progress", **value)
        if self.as_json:
            return
        self.work = value.get("title", self.work)
        percentage = value.get("percentage", 100 if value["kind"] == "end" else 0)
        bar = "█" * (percentage // 5) + "░" * (20 - percentage // 5)
        text = f"      {bar} {percentage:3} %  {self.work}  {value.get('message', '')}".rstrip()
        if sys.stdout.isatty():
            print("\r\x1b[K" + text, end="\n" if value["kind"] == "end" else "", flush=True)
        elif value["kind"] == "end":
            print(text, flush=True)


class Host:
    def __init__(self, binary: str, directory: Path, teller: Teller) -> None:
        self.directory = directory
        self.tell = teller
        self.calendar = directory / "calendar"
        self.to_dos = directory / "todos"
        for vdir in (self.calendar, self.to_dos):
            vdir.mkdir()
        config = directory / "config.json"
        config.write_text(json.dumps({"calendar": str(self.calendar), "toDos": str(self.to_dos)}))
        self.command = [binary, "--state", str(directory / "state"), "--config", str(config)]
        self.connection = Connection(self.command)
        self.connection.on_progress = teller.progress
        self.interactions = 0

    def start(self) -> None:
        params = {
            "processId": os.getpid(),
            "clientInfo": {"name": "reference-client", "version": "1"},
            "entitlements": ["suggested-actions", "journal.allow"],
            "locale": "en_US",
            "timeZone": "America/Los_Angeles",
            "style": {"tint": "blue", "buttonBorderShape": "capsule"},
        }
        result = self.connection.call("initialize", params)
        check(result["network"] is False, "the process must say that it has no network")
        self.connection.notify("initialized")
        server = result["serverInfo"]
        self.tell.line(f"{server['name']} {server['version']}: a process, two pipes, no network", "1")
        self.tell.event("started", **result)

    def converse(self) -> JSON:
        """Plays the conversation and gives back the action that adds an event."""
        self.tell.chapter("A conversation")
        conversation = json.loads((EXAMPLES / "conversation.json").read_text())
        context = {key: conversation[key] for key in ("conversationId", "timeZone", "region")}
        lists: dict[str, JSON] = {}
        seen: list[JSON] = []
        for message in conversation["messages"]:
            is_late = bool(seen) and message["date"] < seen[-1]["date"]
            self.say(message, is_late)
            earlier = [one for one in seen if one["date"] < message["date"]]
            answer = self.connection.call("actions.get", {"message": message, "previousMessages": earlier, **context})
            check(answer["state"] == "pending", f"a message that is new is pending, not {answer['state']}")
            self.tell.actions(answer)
            ready = self.connection.wait_for("actions.ready", messageId=message["id"])
            check(ready["revision"] > answer["revision"], "a list that changes has a greater revision")
            self.tell.actions(ready)
            lists[message["id"]] = ready
            if is_late:
                self.revise(message, ready, lists)
            seen = sorted([*seen, message], key=lambda one: one["date"])
        events = [action for one in lists.values() for action in one["actions"] if action["kind"] == "createEvent"]
        check(len(events) == 1, f"the conversation has one event to add, not {len(events)}")
        return events[0]

    def say(self, message: JSON, is_late: bool) -> None:
        sender = message["sender"]["name"]
        late = self.tell.style("2", "   (comes late)") if is_late else ""
        self.tell.line(f"  {message['date'][11:16]}  {self.tell.style('1', sender)}: {message['body']}{late}")
        self.tell.event("message", message=message, isLate=is_late)

    def revise(self, late: JSON, ready: JSON, lists: dict[str, JSON]) -> None:
        """A message that comes late takes an action away from a later one: the later one's list is pushed anew."""
        taken = {action["fingerprint"] for action in ready["actions"]}
        losers = [one for one in lists.values() if any(action["fingerprint"] in taken for action in one["actions"])]
        losers.remove(ready)
        check(losers, "the message that came late has an action of a later one")
        for loser in losers:
            revised = self.connection.wait_for("actions.ready", messageId=loser["messageId"])
            check(revised["revision"] > loser["revision"], "a list that changes has a greater revision")
            left = {action["fingerprint"] for action in revised["actions"]}
            check(not left & taken, "an action that an earlier message has is not offered on a later one")
            self.tell.actions(revised, f"   ← what is left for {loser['messageId']}, since {late['id']} was earlier")
            lists[loser["messageId"]] = revised

    def offer(self) -> None:
        """Offers an action of the host's own, and puts it away again."""
        self.tell.chapter("An action of the host's own")
        self.connection.on_request = self.suggest
        self.connection.call("actions.provide", {"provider": "tickets", "kinds": ["tickets/ticket"]})
        person = {"name": "Maya", "handle": "maya", "isUser": False}
        message = {"id": "ticket", "date": "2026-03-04T10:00:00-08:00", "sender": person, "recipients": []}
        message["body"] = "any news of ticket 4711?"
        self.say(message, False)
        own = self.connection.call("actions.generate", {"message": message})
        self.tell.actions(own)
        joined = self.connection.wait_for("actions.ready", messageId="ticket")
        self.tell.actions(joined, "   ← the host's joins when it is ready")
        action = joined["actions"][-1]
        check(action["provider"] == "tickets", "the action says who offers it")
        told = {"messageId": "ticket", "actionId": action["id"], "outcome": "dismissed"}
        check(self.connection.call("actions.outcome", told) == {"outcome": "dismissed"}, "the outcome counts")
        left = self.connection.wait_for("actions.ready", messageId="ticket")
        check(action["id"] not in [one["id"] for one in left["actions"]], "what is put away is gone")
        self.tell.actions(left, "   ← the person has put it away")
        for tally in self.connection.call("actions.outcomes")["outcomes"]:
            self.tell.note(f"{tally['kind']}: {tally['dismissed']} put away, offered as {tally['offering']}")

    def suggest(self, method: str, params: JSON) -> JSON:
        """What the process asks of a provider of actions."""
        check(method == "actions.suggest", f"{method} is nothing that was registered")
        number = "".join(filter(str.isdigit, params["message"]["body"]))
        intent = {"name": "tickets/ShowTicket", "parameters": {"number": number}}
        action = {"kind": "tickets/ticket", "title": f"Show Ticket {number}", "payload": {"number": number}, "intent": intent}
        return {"actions": [action] if number else []}

    def interact(self, answer: JSON, control: str, value: bool | None = None) -> JSON:
        self.interactions += 1
        params = {"snippetId": answer["snippetId"], "revision": answer["revision"], "controlId": control}
        params["interactionId"] = f"tap-{self.interactions}"
        if value is not None:
            params["value"] = value
        result = self.connection.call("snippet.interact", params)
        self.tell.event("interaction", control=control, outcome=result["outcome"])
        return result

    def add_event(self, action: JSON) -> None:
        self.tell.chapter(f"A tap on ( {action['title']} )")
        answer = self.connection.call(
            "snippet.perform", {"intent": action["intent"], "source": {"actionId": action["id"]}}
        )
        check(answer["kind"] == "confirmation", "an event is added only after a confirmation")
        check(not list(self.calendar.rglob("*.ics")), "nothing is written before the confirmation")
        self.tell.box(answer)
        self.tell.note("The person confirms.")
        result = self.interact(answer, "$confirm")
        check(result["outcome"] in ("performed", "replaced"), f"the confirmation is performed, not {result['outcome']}")
        shown = result.get("replacedBy", result)
        if "view" in shown:
            self.tell.box(shown)
        files = list(self.calendar.rglob("*.ics"))
        check(len(files) == 1, f"there is one event in the calendar, not {len(files)}")
        check("BEGIN:VEVENT" in files[0].read_text(), "the calendar's file holds an event")
        self.tell.note(f"The calendar's directory now holds {files[0].name}.")

    def write_to_do(self, name: str, title: str) -> None:
        """Adds a to-do as any other program would."""
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Another program//EN", "BEGIN:VTODO", f"UID:{name}"]
        lines += ["DTSTAMP:20260301T090000Z", f"SUMMARY:{title}", "END:VTODO", "END:VCALENDAR", ""]
        (self.to_dos / f"{name}.ics").write_bytes("\r\n".join(lines).encode())

    def work_with_to_dos(self) -> None:
        self.tell.chapter("A to-do list")
        self.write_to_do("passport", "Find the passport")
        self.write_to_do("table", "Book a table")
        answer = self.connection.call("snippet.perform", {"intent": {"name": "inkling/ShowTodoList", "parameters": {}}})
        self.tell.box(answer)
        toggles = controls(answer["view"], "Toggle", "inkling/CompleteToDo")
        check(len(toggles) == 2, f"the list has two toggles, not {len(toggles)}")
        table = next((toggle for toggle in toggles if "Book a table" in label(toggle["label"])), None)
        check(table and not table["isOn"], "“Book a table” is there and not done")
        self.tell.note("The person ticks “Book a table”.")
        answer = self.interact(answer, table["id"], True)
        check(answer["outcome"] == "performed", f"the toggle is performed, not {answer['outcome']}")
        self.tell.box(answer)
        check("STATUS:COMPLETED" in (self.to_dos / "table.ics").read_text(), "the file says that it is done")
        clear = controls(answer["view"], "Button", "inkling/ClearCompletedToDos")
        check(clear, "there is a button that clears what is done")
        self.tell.note("The person clears what is done.")
        answer = self.interact(answer, clear[0]["id"])
        check(answer["outcome"] == "performed", f"the button is performed, not {answer['outcome']}")
        self.tell.box(answer)
        check(not (self.to_dos / "table.ics").exists(), "the file is gone")
        self.tell.note("Another program adds a to-do.")
        self.write_to_do("train", "Buy train tickets")
        signal = self.connection.wait_for("snippet.reload", snippetId=answer["snippetId"])
        self.tell.event("reload", **signal)
        self.tell.note(f"snippet.reload: {signal['reason']}")
        fresh = self.connection.call(
            "snippet.perform", {"snippetId": answer["snippetId"], "ifRevision": answer["revision"]}
        )
        check(fresh["revision"] > answer["revision"], "the list has a new revision")
        check("Buy train tickets" in "\n".join(draw(fresh["view"])), "the list shows what the other program added")
        self.tell.box(fresh)

    def run_as_person(self, *arguments: str) -> str:
        self.tell.person("inkling " + " ".join(os.path.relpath(one) if "/" in one else one for one in arguments))
        done = subprocess.run([*self.command, *arguments], capture_output=True, text=True, timeout=60)
        check(done.returncode == 0, f"inkling {' '.join(arguments)} ended with code {done.returncode}: {done.stderr}")
        return done.stdout

    def keep_a_journal(self) -> None:
        self.tell.chapter("A journal")
        try:
            self.connection.call("journal.list")
            raise Wrong("nothing of the journal is told before the person's consent")
        except RemoteError as error:
            check(error.reason == "consentRequired", f"consent is required, not {error.reason}")
            introduction = error.data["introduction"]
        self.tell.line(f"  {introduction['title']}", "1")
        self.tell.line(f"  {introduction['text']}")
        self.tell.event("introduction", **introduction)
        # Where the memories are, and whether a host may ask for them, is said by the person, never by the host.
        self.run_as_person("sources", "add", str(EXAMPLES / "life"))
        self.run_as_person("journal", "consent", "--turn-on")
        result = self.connection.call("journal.list", {"list": "recent", "workDoneToken": "import"})
        cards = result["suggestions"]
        check(cards, f"the journal has suggestions: {result.get('emptyReason')}")
        self.tell.event("suggestions", **result)
        for number, card in enumerate(cards, 1):
            counts = ", ".join(f"{count} {kind}" for kind, count in card["counts"].items())
            self.tell.line(f"    {number}. {card['title']}  " + self.tell.style("2", f"{card['start']}: {counts}"))
            check("why" not in card, "a client that is not trusted sees no reasons")
            check(
                not any(word in card["title"] for word in ("Inês", "Belém", "Mozart", "Música")),
                "titles stay with the person",
            )
        self.tell.note("This is all that the host knows before the person chooses.")
        self.select(max(cards, key=lambda card: card["counts"].get("photo", 0)))
        record = self.run_as_person("journal", "disclosures")
        check(record.strip(), "the selection is recorded for the person")
        for line in record.strip().splitlines():
            self.tell.note(line)

    def select(self, card: JSON) -> None:
        self.tell.note(f"The person chooses “{card['title']}”.")
        suggestion = self.connection.call("journal.select", {"handle": card["handle"]})["suggestion"]
        self.tell.event("suggestion", **suggestion)
        self.tell.line(f"  {suggestion['title']}", "1")
        self.tell.line(f"  {suggestion['date']['start']} to {suggestion['date']['end']}", "2")
        chosen = {item["id"] for item in card["items"]}
        for item in suggestion["items"]:
            self.tell.line(f"    · {item['fallbackText']}")
            check(item["id"] in chosen, "what is disclosed is what was chosen")
            if item["kind"] == "photo":
                photo = Path(unquote(urlparse(item["content"]["photo"]).path))
                check(photo.read_bytes().startswith(b"\xff\xd8"), f"{photo.name} is a photo")

    def stop(self) -> None:
        check(self.connection.call("shutdown") is None, "shutdown answers null")
        self.connection.notify("exit")
        code = self.connection.child.wait(SECONDS)
        check(code == 0, f"the process ends with code 0, not {code}")
        self.tell.line()
        self.tell.line("The process has ended with code 0; everything was as it must be.", "32")
        self.tell.event("ended", code=code)


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays a conversation, a snippet and a journal against inkling.")
    parser.add_argument("binary")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    arguments = parser.parse_args()
    teller = Teller(arguments.json)
    with tempfile.TemporaryDirectory(prefix="inkling-") as directory:
        host = None
        try:
            host = Host(str(Path(arguments.binary).resolve()), Path(directory), teller)
            host.start()
            host.add_event(host.converse())
            host.offer()
            host.work_with_to_dos()
            host.keep_a_journal()
            host.stop()
        except (Wrong, RemoteError, KeyError, ValueError, OSError, subprocess.SubprocessError) as fault:
            text = f"{fault} is missing" if isinstance(fault, KeyError) else str(fault)
            teller.event("failed", error=text)
            print(f"\nNot as it must be: {text}", file=sys.stderr)
            return 1
        finally:
            if host:
                host.connection.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
