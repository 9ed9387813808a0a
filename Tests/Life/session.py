"""What a host gets to see: leaked bytes, and declined moments that come back."""
import datetime
import json
import os
import random
import re
import shutil
import subprocess
import urllib.parse

from generate import generate


class Host:
    """A host's session with the program."""

    def __init__(self, binary, state, name, zone, config=None):
        command = [binary, "--state", state] + (["--config", config] if config else [])
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.number = 0
        self.replies = []
        self.call("initialize", {"clientInfo": {"name": name}, "entitlements": ["journal.allow"], "timeZone": zone})

    def call(self, method, params):
        """The reply as it came, and its result."""
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(f"{method}: the program has ended")
            self.replies.append(line)
            reply = json.loads(line)
            if reply.get("id") == self.number:
                return line, reply.get("result")

    def end(self):
        self.process.stdin.close()
        self.process.wait(timeout=60)
        self.process.stdout.close()


def run(binary, state, *arguments):
    subprocess.run([binary, "--state", state, *arguments], check=True, capture_output=True, timeout=600)


def prepared(binary, seed, work, name, days=35, last=datetime.date(2026, 11, 8), shuffle=None):
    """A life's files with a state beside them."""
    directory = os.path.join(work, name)
    truth = generate(seed, directory, "dense", last, days)
    state = os.path.join(directory, "state")
    config = os.path.join(directory, "config.json")
    with open(config, "w") as file:
        json.dump({"clients": {"reader": {"journal": "titles"}}}, file)
    run(binary, state, "sources", "add", os.path.join(directory, "files"))
    run(binary, state, "journal", "consent", "--turn-on")
    run(binary, state, "journal", "exclude", "--person", truth["banned"])
    latitude, longitude = truth["circle"]
    run(binary, state, "journal", "exclude", "--circle", f"{latitude},{longitude},150")
    return directory, state, config, truth


class Leaks:
    """Which marks may be in a reply."""

    # Only a title, and who was there, and a place of the person's own, are ever told of a moment that is not chosen.
    TOLD = {"SUMMARY", "person", "place", "Notes", "track"}

    def __init__(self, truth):
        self.truth = truth
        self.marks = {mark["word"]: mark for mark in truth["marks"]}
        self.forbidden = {owner for owner in truth["forbidden"]}
        self.stems = {}
        for event in truth["events"]:
            for key in event["members"]:
                if "#" not in key:
                    self.stems[os.path.splitext(os.path.basename(key))[0]] = key
        self.found, self.bytes, self.replies = [], 0, 0
        pattern = "|".join(re.escape(stem) for stem in sorted(self.stems, key=len, reverse=True))
        self.pattern = re.compile(pattern or "$.")

    def check(self, what, line, allowed=frozenset(), fields=frozenset(), coordinates=False):
        """`allowed` are the members of which everything may be told, `fields` what may be told of all others."""
        self.replies += 1
        for word in re.findall(r"zq[a-z]\d{5}k", line, re.IGNORECASE):
            mark = self.marks.get(word.lower())
            owners = set(mark["owners"])
            hidden = owners and owners <= self.forbidden
            if not hidden and (mark["field"] in fields or owners & allowed):
                continue
            self.found.append((what, mark["field"], word))
            self.bytes += len(word)
        # One picture may lie in two folders.
        names = {os.path.splitext(os.path.basename(key))[0] for key in allowed}
        for stem in self.pattern.findall(urllib.parse.unquote(line)):
            if stem not in names:
                self.found.append((what, "file", stem))
                self.bytes += len(stem)
        if not coordinates:
            for number in re.findall(r"-?\d{1,3}\.\d{4,}", line):
                self.found.append((what, "number", number))
                self.bytes += len(number)


def leaks(binary, seed, work):
    directory, state, config, truth = prepared(binary, seed, work, f"leak{seed}")
    watch = Leaks(truth)
    now = datetime.datetime.fromtimestamp(truth["now"], datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    made = json.loads(subprocess.run([binary, "--state", state, "journal", "moments", "--json", "--now", now, "--time-zone",
                                      truth["zone"]], capture_output=True, text=True).stdout)
    made = made["moments"] + made["trips"]
    opaque = Host(binary, state, "opaque host", truth["zone"], config)
    watch.check("initialize", opaque.replies[0])
    handles = []
    for name in ("recommended", "recent"):
        line, result = opaque.call("journal.list", {"list": name, "limit": 50})
        watch.check(f"journal.list {name}", line)
        handles += [entry["handle"] for entry in result["suggestions"]]
    watch.check("journal.sources", opaque.call("journal.sources", {})[0])
    watch.check("journal.review", opaque.call("journal.review", {"handle": handles[0]})[0])
    for number, handle in enumerate(dict.fromkeys(handles[:20])):
        line, result = opaque.call("journal.select", {"handle": handle})
        suggestion = result["suggestion"]
        # The moment that it is: what it holds the most of, and of equal ones that which begins when it does.
        stems = set(watch.pattern.findall(urllib.parse.unquote(line)))
        moment = max(made, key=lambda m: (
            sum(os.path.splitext(os.path.basename(i["path"]))[0] in stems for i in m["items"]),
            m["start"] == suggestion["date"]["start"], m["title"] == suggestion["title"]))
        allowed = {"files/" + i["path"] + ("#" + i["entry"] if i.get("entry") else "") for i in moment["items"]}
        # Names of places are the person's own, told where they were.
        watch.check("journal.select", line, allowed, {"place"}, coordinates=True)
        # Minus what was taken out.
        if number % 3 == 0 and len(suggestion["items"]) > 1:
            first = suggestion["items"][0]
            rest, less = opaque.call("journal.select", {"handle": handle, "excludedItems": [first["id"]]})
            if less:
                gone = json.dumps(first["content"])
                for word in re.findall(r"zq[a-z]\d{5}k", gone, re.IGNORECASE):
                    word = word.lower()
                    kept = json.dumps(suggestion["items"][1:])
                    # A place may also be named by the person's own marks on the map, where the rest was.
                    if watch.marks[word]["field"] != "place" and word not in kept.lower() and word in rest.lower():
                        watch.found.append(("journal.select without it", "item", word))
                        watch.bytes += len(word)
                watch.replies += 1
    opaque.end()
    reader = Host(binary, state, "reader", truth["zone"], config)
    for name in ("recommended", "recent"):
        line, result = reader.call("journal.list", {"list": name, "limit": 50})
        watch.check(f"journal.list {name}, titles", line, fields=Leaks.TOLD)
        for entry in result["suggestions"][:15]:
            line, _ = reader.call("journal.review", {"handle": entry["handle"]})
            watch.check("journal.review, titles", line, fields=Leaks.TOLD | {"track", "artist", "album", "activity"}, coordinates=True)
    reader.end()
    shutil.rmtree(directory)
    return watch


def contents(suggestion):
    """What a suggestion holds, told without the names of files."""
    keys = set()
    for item in suggestion["items"]:
        content = {k: v for k, v in item["content"].items() if not str(v).startswith("file:")}
        keys.add(item["kind"] + json.dumps(content, sort_keys=True))
    return keys


def everything(binary, state, zone, config, name):
    """The contents of each suggestion of both lists; a client may choose thirty in an hour, so several ask."""
    result = []
    for list_ in ("recommended", "recent"):
        host, count = None, 0
        for number in range(50):
            if count % 28 == 0:
                if host:
                    host.end()
                host = Host(binary, state, f"{name} {list_} {count}", zone, config)
                _, listed = host.call("journal.list", {"list": list_, "limit": 50})
            if number >= len(listed["suggestions"]):
                break
            entry = listed["suggestions"][number]
            _, chosen = host.call("journal.select", {"handle": entry["handle"]})
            count += 1
            if chosen:
                result.append((entry, contents(chosen["suggestion"])))
        host.end()
    return result


def ids(binary, state, truth):
    now = datetime.datetime.fromtimestamp(truth["now"] + 2 * 86400, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    done = subprocess.run([binary, "--state", state, "journal", "moments", "--json", "--now", now, "--time-zone",
                           truth["zone"]], capture_output=True, text=True, check=True)
    return {moment["id"] for moment in json.loads(done.stdout)["moments"]}


def jaccard(a, b):
    return len(a & b) / max(1, len(a | b))


def resurrections(binary, seed, work):
    """Declines ten moments, reads the files anew, under other names, and with one more day; counts those that come back."""
    directory, state, config, truth = prepared(binary, seed, work, f"decline{seed}")
    files = os.path.join(directory, "files")
    before = ids(binary, state, truth)
    declined = []
    host = Host(binary, state, "decliner", truth["zone"], config)
    _, listed = host.call("journal.list", {"list": "recommended", "limit": 10})
    for entry in listed["suggestions"]:
        _, chosen = host.call("journal.select", {"handle": entry["handle"]})
        declined.append(contents(chosen["suggestion"]))
        host.call("journal.dismiss", {"handle": entry["handle"]})
    host.end()
    back, stable = {}, {}

    def look(name):
        run(binary, state, "sources", "list")
        host = Host(binary, state, "scan " + name, truth["zone"], config)
        host.call("journal.list", {"list": "recent"})
        host.end()
        shown = everything(binary, state, truth["zone"], config, name)
        back[name] = sum(1 for keys in declined if any(len(keys & other) * 2 >= len(keys) for _, other in shown))
        after = ids(binary, state, truth)
        # Another day brings moments of its own.
        stable[name] = len(before & after) / max(1, len(before)) if name == "one more day" else jaccard(before, after)

    def add():
        known = subprocess.run([binary, "--state", state, "sources", "list", "--json"], capture_output=True, text=True).stdout
        for identifier in re.findall(r'"id"\s*:\s*"([^"]+)"', known):
            run(binary, state, "sources", "remove", identifier)
        run(binary, state, "sources", "add", files)

    look("as it was")
    add()
    look("re-import")
    rng = random.Random(seed)
    for folder, _, names in os.walk(files):
        # A picture's own name may tell when it was taken: those keep theirs, and all get another folder.
        for name in names:
            if folder.endswith(("phone", "camera")) and rng.random() < 0.5:
                os.makedirs(os.path.join(folder, "sub"), exist_ok=True)
                os.rename(os.path.join(folder, name), os.path.join(folder, "sub", name))
    add()
    look("shuffled")
    shutil.rmtree(files)
    generate(seed, directory, "dense", truth_last() + datetime.timedelta(days=1), 36)
    add()
    look("one more day")
    shutil.rmtree(directory)
    return len(declined), back, stable


def truth_last():
    return datetime.date(2026, 11, 8)


def measure(binary, seeds, work):
    failed = []
    for seed in seeds:
        watch = leaks(binary, seed, work)
        count, back, stable = resurrections(binary, seed, work)
        print(f"  session {seed}: leaked bytes {watch.bytes} in {watch.replies} replies; of {count} declined came back: "
              + ", ".join(f"{k} {v}" for k, v in back.items())
              + "; same ids: " + ", ".join(f"{k} {v:.2f}" for k, v in stable.items()), flush=True)
        for found in watch.found[:8]:
            print("     leak", *found)
        if watch.bytes:
            failed.append(f"session {seed}: leaked bytes {watch.bytes}")
        failed += [f"session {seed}: ids kept, {name}: {share:.2f}" for name, share in stable.items() if share < 1]
        if any(back.values()):
            failed.append(f"session {seed}: declined moments came back")
        if stable["re-import"] < 1 or stable["shuffled"] < 1:
            failed.append(f"session {seed}: ids have changed")
    return failed
