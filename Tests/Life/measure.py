"""measure.py BINARY [--seeds 1,2,3] [--regimes dense,holes,sparse,timeline] [--quick] [--errors N]: makes lives, lets the
program read them as a person would, and says how much of the truth it found."""
import argparse
import bisect
import collections
import datetime
import json
import math
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import baselines
import session
from generate import generate
from tracks import REGIMES, meters, text

TUNED = (1, 2, 3, 4, 5, 6)
HELD_OUT = (101, 102, 103, 104, 105, 106)
# What is asked of every regime; the timeline has its visits from the phone.
LOWEST = {"B-cubed F1": 0.92, "photos right": 0.95, "nDCG@10": 0.85}
BARS = {"dense": 0.98, "holes": 0.90, "sparse": 0.92, "timeline": 0.92}


def run(binary, state, *arguments):
    done = subprocess.run([binary, "--state", state, *arguments], capture_output=True, text=True, timeout=600)
    if done.returncode:
        raise RuntimeError(f"{' '.join(arguments)}: exit {done.returncode}: {done.stderr[-300:]}")
    return done.stdout


def moments(binary, state, truth):
    now = text(truth["now"], truth["zone"])
    return json.loads(run(binary, state, "journal", "moments", "--json", "--now", now, "--time-zone", truth["zone"]))


def seconds(stamp):
    return datetime.datetime.fromisoformat(stamp).timestamp()


def harmonic(precision, recall):
    return 2 * precision * recall / (precision + recall) if precision + recall else 0.0


def matched(found, stays):
    """How many stays have a found one with half of the time in common and the center within 150 m, one to one."""
    pairs = []
    for n, (start, end, center) in enumerate(found):
        for m, stay in enumerate(stays):
            both = min(end, stay["end"]) - max(start, stay["start"])
            if both > 0 and both * 2 >= max(end, stay["end"]) - min(start, stay["start"]):
                if meters(center, stay["point"]) <= 150:
                    pairs.append((both, n, m))
    used, taken = set(), set()
    for _, n, m in sorted(pairs, reverse=True):
        if n not in used and m not in taken:
            used.add(n)
            taken.add(m)
    return used, taken


def observable(stays, times):
    """The stays during which the phone wrote something. Two at one place between which it wrote nothing are one."""
    def seen(start, end):
        first = bisect.bisect_left(times, start)
        return first < len(times) and times[first] <= end

    result = []
    for stay in stays:
        if not seen(stay["start"], stay["end"]):
            continue
        if result and result[-1]["venue"] == stay["venue"] and not seen(result[-1]["end"] + 1, stay["start"] - 1):
            result[-1] = dict(result[-1], end=stay["end"])
        else:
            result.append(stay)
    return result


class Score:
    """The counts of several lives."""

    def __init__(self):
        self.stays = collections.defaultdict(lambda: [0, 0, 0])
        self.photo_cut = collections.defaultdict(lambda: [0, 0, 0])
        self.counts = collections.Counter()
        self.cubed, self.gains, self.errors, self.edges = [], [], [], []

    def add(self, truth, made):
        self.add_stays(truth, made)
        self.add_moments(truth, made)

    def add_stays(self, truth, made):
        fixes = truth["fixes"]
        stays = truth["stays"]
        if fixes:
            # Of a stay during which the phone wrote nothing, nobody can know.
            stays = observable(stays, [f[0] for f in fixes])
        self.counts["unseen stays"] += len(truth["stays"]) - len(stays)
        found = [(seconds(v["start"]), seconds(v["end"]), (v["latitude"], v["longitude"])) for v in made["visits"]]
        for name, list_ in [("this", found), *(baselines.rows(fixes).items() if fixes else ())]:
            used, taken = matched(list_, stays)
            for index, value in enumerate((len(used), len(list_), len(stays))):
                self.stays[name][index] += value
            if name != "this":
                continue
            for n, (start, end, center) in enumerate(list_):
                # A phantom is a visit where the person never stopped at that time.
                near = any(meters(center, s["point"]) <= 200 and start < s["end"] and end > s["start"] for s in truth["stays"])
                if not near:
                    self.counts["phantoms"] += 1
                    self.errors.append(("phantom", truth["seed"], text(start), int(end - start)))
                if n not in used:
                    self.errors.append(("visit too many", truth["seed"], text(start), text(end), center))
            for m, stay in enumerate(stays):
                if m not in taken:
                    self.errors.append(("stay missed", truth["seed"], text(stay["start"]), text(stay["end"]), stay["venue"]))
        self.counts["days"] += truth["days"]

    def add_moments(self, truth, made):
        alias = {path: group[0] for group in truth["same"] for path in group}
        gold = {m: e for e in truth["events"] for m in e["members"]}
        produced = []
        for moment in made["moments"]:
            keys = ["files/" + i["path"] + ("#" + i["entry"] if i.get("entry") else "") for i in moment["items"]]
            produced.append((moment, {alias.get(k, k) for k in keys}))
        where = {k: n for n, (_, keys) in enumerate(produced) for k in keys}
        labels, best = [], {}
        for n, (_, keys) in enumerate(produced):
            votes = collections.Counter(gold[k]["key"] for k in keys if k in gold)
            labels.append(votes.most_common(1)[0][0] if votes else None)
            for event, count in votes.items():
                if count > best.get(event, (0, 0))[0]:
                    best[event] = (count, n)
        events = {e["key"]: e for e in truth["events"]}
        for member, event in gold.items():
            mine = set(event["members"])
            theirs = {k for k in produced[where[member]][1] if k in gold} if member in where else set()
            both = mine & theirs
            self.cubed.append(harmonic(len(both) / len(theirs), len(both) / len(mine)) if theirs else 0.0)
            if not member.rsplit("#")[0].lower().endswith((".jpg", ".heic", ".mp4")):
                continue
            self.counts["photos"] += 1
            right = where.get(member) == best.get(event["key"], (0, -1))[1] and labels[where[member]] == event["key"]
            self.counts["photos right"] += right
            if not right:
                other = labels[where[member]] if member in where else "nothing"
                self.errors.append(("photo", truth["seed"], member, event["key"], "is in", other))
        for event in truth["events"]:
            if event["key"] in best:
                self.counts["matched"] += 1
                moment = produced[best[event["key"]][1]][0]
                if str(moment["day"]) not in event["days"]:
                    self.counts["wrong day"] += 1
                    self.errors.append(("day", truth["seed"], event["key"], moment["day"], "should be", event["days"]))
            else:
                self.errors.append(("event missed", truth["seed"], event["key"]))
            self.counts["events"] += 1
        for key in truth["noise"]:
            n = where.get(key)
            self.counts["noise"] += 1
            if n is not None and (produced[n][0]["recommended"] or labels[n]):
                self.counts["noise shown"] += 1
                self.errors.append(("noise", truth["seed"], key, produced[n][0]["title"]))
        for key in truth["forbidden"]:
            if key in where:
                self.counts["forbidden shown"] += 1
                self.errors.append(("forbidden", truth["seed"], key))
        order = sorted((m for m in range(len(produced)) if produced[m][0]["recommended"]),
                       key=lambda n: (-produced[n][0]["worth"], -seconds(produced[n][0]["start"])))
        gains, told = [], set()
        for n in order[:10]:
            event = labels[n]
            gains.append(events[event]["worth"] if event and event not in told else 0)
            told.add(event)
        ideal = sorted((e["worth"] for e in truth["events"]), reverse=True)[:10]
        gain = lambda list_: sum((2 ** g - 1) / math.log2(i + 2) for i, g in enumerate(list_))
        self.gains.append(gain(gains) / gain(ideal))
        self.add_cuts(truth, gold, where, events)

    def add_cuts(self, truth, gold, where, events):
        """Boundaries between photos that follow each other; the camera with the wrong clock is left out."""
        photos = sorted((seconds_of(k, truth), k) for k in gold if seconds_of(k, truth))
        real = {i for i in range(1, len(photos)) if gold[photos[i][1]] is not gold[photos[i - 1][1]]}
        mine = {i for i in range(1, len(photos)) if where.get(photos[i][1]) != where.get(photos[i - 1][1])}
        for name, cuts in (("this", mine), ("gap of 2 h", baselines.gap_boundaries([t for t, _ in photos]))):
            for index, value in enumerate((len(cuts & real), len(cuts), len(real))):
                self.photo_cut[name][index] += value

    def rows(self):
        counts, days = self.counts, self.counts["days"]
        f1 = {name: harmonic(hit / max(1, found), hit / max(1, all_)) for name, (hit, found, all_) in self.stays.items()}
        cut = {name: harmonic(hit / max(1, found), hit / max(1, all_)) for name, (hit, found, all_) in self.photo_cut.items()}
        return {
            "stays F1": f1.pop("this"), "phantoms a day": counts["phantoms"] / days, "B-cubed F1": statistics.mean(self.cubed),
            "photos right": counts["photos right"] / max(1, counts["photos"]),
            "wrong day": counts["wrong day"] / max(1, counts["matched"]), "nDCG@10": statistics.mean(self.gains),
            "noise shown": counts["noise shown"], "forbidden shown": counts["forbidden shown"],
            "photo cuts F1": cut["this"]}, {**f1, "photo cuts, gap of 2 h": cut["gap of 2 h"]}


def seconds_of(key, truth):
    return truth["times"].get(key)


def life(binary, seed, regime, work, score):
    directory = os.path.join(work, f"{seed}-{regime}")
    truth = generate(seed, directory, regime)
    state = os.path.join(directory, "state")
    run(binary, state, "sources", "add", os.path.join(directory, "files"))
    run(binary, state, "journal", "consent", "--turn-on")
    latitude, longitude = truth["circle"]
    run(binary, state, "journal", "exclude", "--circle", f"{latitude},{longitude},150")
    run(binary, state, "journal", "exclude", "--person", truth["banned"])
    score.add(truth, moments(binary, state, truth))
    shutil.rmtree(directory)


def table(binary, name, seeds, regimes, work, errors):
    print(f"{name}: seeds {', '.join(map(str, seeds))}")
    failed = []
    for regime in regimes:
        score = Score()
        for seed in seeds:
            life(binary, seed, regime, work, score)
        ours, simple = score.rows()
        print(f"  {regime:9}" + "  ".join(f"{k} {v:.3f}" if isinstance(v, float) else f"{k} {v}" for k, v in ours.items()))
        print(f"  {'':9}beside: " + "  ".join(f"{k} {v:.2f}" for k, v in simple.items())
              + f"  ({score.counts['events']} events, {score.counts['photos']} photos,"
              f" {score.counts['unseen stays']} stays unseen)", flush=True)
        bars = [("stays F1", BARS[regime], 1), ("phantoms a day", 0.1, -1), ("wrong day", 0, -1), *((name, bar, 1) for name, bar in LOWEST.items()),
                ("forbidden shown", 0, -1)]
        failed += [f"{name}, {regime}: {k} {ours[k]:.3f}" for k, bar, sign in bars if (ours[k] - bar) * sign < 0]
        kinds = collections.Counter(e[0] for e in score.errors)
        if errors:
            print("           ", dict(kinds))
            shown = collections.Counter()
            for error in score.errors:
                shown[error[0]] += 1
                if shown[error[0]] <= errors:
                    print("     ", *error)
    return failed


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("binary")
    parser.add_argument("--seeds", help="these alone")
    parser.add_argument("--regimes", default=",".join(REGIMES))
    parser.add_argument("--quick", action="store_true", help="one seed of each set, and the host's session")
    parser.add_argument("--no-session", action="store_true", help="without the host's session")
    parser.add_argument("--errors", type=int, default=0)
    options = parser.parse_args()
    began = time.time()
    work = tempfile.mkdtemp(prefix="inkling-life-")
    failed = []
    try:
        regimes = options.regimes.split(",")
        if options.seeds:
            sets = [("given", [int(s) for s in options.seeds.split(",")])]
        elif options.quick:
            sets = [("tuned on", TUNED[:1]), ("held out", HELD_OUT[:1])]
        else:
            sets = [("tuned on", TUNED), ("held out", HELD_OUT)]
        if options.quick:
            # One life says less than six: a little lower than what is asked of them together.
            for regime in BARS:
                BARS[regime] -= 0.04
            LOWEST.update({"B-cubed F1": 0.9, "photos right": 0.9, "nDCG@10": 0.75})
        for name, seeds in sets:
            failed += table(options.binary, name, seeds, regimes, work, options.errors)
        if not options.no_session:
            for _, seeds in sets:
                failed += session.measure(options.binary, seeds[:1 if options.quick else 3], work)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    for line in failed:
        print("MISSES", line)
    # The closing line as the other runners have it: what is asked for, of each regime and session.
    checks = len(sets) * (7 * len(regimes) + (0 if options.no_session else 3 * (1 if options.quick else 3)))
    print(f"life: {checks - len(failed)} passed, {len(failed)} failed ({time.time() - began:.0f} s)")
    sys.exit(bool(failed))
