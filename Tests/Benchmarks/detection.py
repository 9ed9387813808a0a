"""python3 Tests/Benchmarks/detection.py INKLING BENCHMARKS [SHARED] [--peers PYTHON]

Prints, as Markdown, how the reading of texts does on the corpora in SHARED (../shared beside the package when it is left
out), and how fast it is. PYTHON is an interpreter with the peers installed (pip install pyduckling-native-phihos commonregex
datefinder); without it the table of rates has one row. Nothing is asserted."""
import argparse, datetime, json, os, re, subprocess, sys, tempfile

TIMES = "date,time,datetime,interval"
# Corpus, what it must reach (overlap, value, silent), options of the scorer.
DATES = [
    ("chrono/chrono_en", "96 / 90 / 82"), ("duckling/duckling_en", "96 / 90 / 19"),
    ("duckling/duckling_en_feasts", "-"), ("recognizers/recognizers_en", "95 / 87 / 28"),
    ("other/issue_reports", "100 / 96 / 35"), ("sgd/sgd_spans_dev", "99 / 98 / 930"),
    ("recognizers/recognizers_de", "92 / 80"), ("duckling/duckling_de", "92 / 80"), ("chrono/chrono_de", "92 / 80"),
    ("recognizers/recognizers_es", "92 / 80"), ("duckling/duckling_es", "92 / 80"), ("chrono/chrono_es", "92 / 80"),
    ("recognizers/recognizers_fr", "92 / 80"), ("duckling/duckling_fr", "92 / 80"), ("chrono/chrono_fr", "92 / 80"),
]
OTHERS = [
    ("telephone numbers", "other/phonenumbers_matcher", ["--types", "phone", "--only",
                                                        "leniency=strict_grouping,exact_grouping,never"], "all but one"),
    ("telephone numbers", "recognizers/recognizers_en_other", ["--types", "phone"], "97"),
    ("telephone numbers", "sgd/sgd_spans_dev", ["--types", "phone"], "100"),
    ("links, e-mail", "other/linkify_it", ["--types", "url,email"], "98"),
    ("links", "other/twitter_text", ["--types", "url"], "93 exact"),
    ("mentions, hashtags", "other/twitter_text", ["--types", "mention,hashtag"], "-"),
    ("money, measures, durations, numbers", "recognizers/recognizers_en_other",
     ["--types", "money,number_with_unit,duration,number"], "93 / 92"),
    ("money, measures, durations, numbers", "duckling/duckling_en",
     ["--types", "money,number_with_unit,duration,number"], "93 / 92"),
    ("addresses", "sgd/sgd_spans_dev", ["--types", "address"], "92"),
    ("addresses", "other/addresses_pyap", ["--types", "address"], "92"),
    ("addresses", "other/addresses_libpostal", ["--types", "address"], "85"),
    ("parcels (behind \"your parcel\")", "other/tracking_numbers", ["--types", "tracking"], "98"),
    ("codes", "other/otp_origin_bound", ["--types", "otp"], "all"),
]
NAMES = {"dateTime": "datetime", "dateInterval": "interval", "recurrence": "set", "timeZone": "timezone",
         "phoneNumber": "phone", "emailAddress": "email", "link": "url", "postalAddress": "address",
         "moneyAmount": "money", "measurement": "number_with_unit", "oneTimeCode": "otp",
         "shipmentTrackingNumber": "tracking", "flightNumber": "flight"}


def lines(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


class Inkling:
    """The process, asked for everything at once and read in order."""

    def __init__(self, binary):
        self.binary = binary

    def detect(self, rows):
        requests = [{"jsonrpc": "2.0", "id": 0, "method": "initialize",
                     "params": {"clientInfo": {"name": "detection"}, "positionEncodings": ["utf-32"],
                                "entitlements": ["suggested-actions"], "locale": "en_US"}},
                    {"jsonrpc": "2.0", "method": "initialized"}]
        requests += [{"jsonrpc": "2.0", "id": n, "method": "text.detect", "params": self.parameters(row)}
                     for n, row in enumerate(rows, 1)]
        data = "".join(json.dumps(r, ensure_ascii=False) + "\n" for r in requests).encode()
        reply = subprocess.run([self.binary, "--ephemeral"], input=data, stdout=subprocess.PIPE, check=True).stdout
        answers = {m["id"]: m for m in map(json.loads, reply.splitlines()) if m.get("id")}
        return [answers[n].get("result", {}).get("detections", []) for n in range(1, len(rows) + 1)]

    @staticmethod
    def parameters(row):
        reference = row.get("reference_time") or "2024-05-15T10:30:00"
        zone = row.get("timezone")
        parameters = {"text": row["text"], "referenceDate": reference + (zone if zone and zone[0] in "+-" else "Z")}
        if zone and zone[0] not in "+-":
            from zoneinfo import ZoneInfo
            moment = datetime.datetime.fromisoformat(reference).replace(tzinfo=ZoneInfo(zone))
            parameters |= {"referenceDate": moment.isoformat(), "timeZone": zone}
        if row.get("lang") not in (None, "und"):
            parameters["locale"] = row["lang"]
        if row.get("region"):
            parameters["region"] = row["region"]
        return parameters


def entity(detection, text):
    start, end = detection["range"]["start"], detection["range"]["end"]
    value = dict(detection["value"])
    if detection.get("candidates"):
        value["candidates"] = detection["candidates"][:2]
    return {"type": NAMES.get(detection["type"], detection["type"]), "text": text[start:end], "start": start, "end": end,
            "value": value}


def scored(shared, corpus, rows, detections, options):
    with tempfile.TemporaryDirectory() as folder:
        gold, out = os.path.join(folder, "gold.jsonl"), os.path.join(folder, "out.jsonl")
        with open(gold, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
        with open(out, "w", encoding="utf-8") as file:
            for row, found in zip(rows, detections):
                found = [entity(d, row["text"]) for d in found]
                file.write(json.dumps({"id": row["id"], "entities": found}, ensure_ascii=False) + "\n")
        text = subprocess.run([sys.executable, os.path.join(shared, "tools", "score.py"), gold, out, *options],
                              stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines()[0]
    numbers = re.search(r"exact\s+(\S+?)%, overlap\s+(\S+?)%; value right\s+(\S+?)%.*silent (\d+/\d+)", text)
    return numbers.groups()


def accuracy(inkling, shared):
    corpora = {}

    def read(corpus):
        if corpus not in corpora:
            rows = lines(os.path.join(shared, "corpora", corpus + ".jsonl"))
            if corpus == "other/tracking_numbers":
                front = "your parcel "
                for row in rows:
                    row["text"] = front + row["text"]
                    for item in row["expect"]:
                        item["start"] += len(front)
                        item["end"] += len(front)
            corpora[corpus] = rows, inkling.detect(rows)
        return corpora[corpus]

    print("| dates and times | overlap % | value % | first reading % | negatives silent | reach |")
    print("| --- | --- | --- | --- | --- | --- |")
    for corpus, reach in DATES:
        rows, found = read(corpus)
        _, overlap, value, silent = scored(shared, corpus, rows, found, ["--types", TIMES])
        _, _, first, _ = scored(shared, corpus, rows, found, ["--types", TIMES, "--one"])
        print(f"| {corpus.split('/')[1]} | {overlap} | {value} | {first} | {silent} | {reach} |")
    print("\n| others | corpus | exact % | overlap % | value % | negatives silent | reach |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name, corpus, options, reach in OTHERS:
        rows, found = read(corpus)
        exact, overlap, value, silent = scored(shared, corpus, rows, found, options)
        print(f"| {name} | {corpus.split('/')[1]} | {exact} | {overlap} | {value} | {silent} | {reach} |")
    chat = lines(os.path.join(shared, "gold", "chat.jsonl"))
    texts = [{"text": row["message"]["body"] if "message" in row else row["text"]} for row in chat]
    counts = {}
    for found in inkling.detect(texts):
        for detection in found:
            counts[detection["type"]] = counts.get(detection["type"], 0) + 1
    print(f"\nDetections in {len(texts)} chat messages, for each 1,000 of them:\n")
    print(", ".join(f"{name} {count * 1000 / len(texts):.0f}" for name, count in sorted(counts.items())))


def rates(binary, benchmarks, shared, peers):
    corpus = os.path.join(shared, "corpora", "bench_chat1000.jsonl")
    reply = subprocess.run([benchmarks, "detect", corpus], stdout=subprocess.PIPE, check=True).stdout
    own = json.loads(reply)
    print("\n| rate, one core | messages/s | ours is so many times faster |\n| --- | --- | --- |")
    print(f"| inkling, in process | {own['perSecond']:.0f} | 1 |")
    for name in ["duckling", "commonregex", "datefinder"] if peers else []:
        with open(corpus, "rb") as file:
            text = subprocess.run([peers, f"run_{name}.py"], cwd=os.path.join(shared, "tools", "peers"), stdin=file,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr
        rate = re.search(r"= (\d+) messages/s", text)
        if rate:
            print(f"| {name} | {rate[1]} | {own['perSecond'] / int(rate[1]):.1f} |")
    print(f"\np99.9 {own['p999Microseconds']:.0f} µs.")
    first = json.loads(subprocess.run([benchmarks, "first"], stdout=subprocess.PIPE, check=True).stdout)
    print("\n| the first text, the least of some new processes | ms |\n| --- | --- |")
    labels = {"everything": "an English text with something of every kind"}
    for name, time in first.items():
        label = labels.get(name, f"{name[5:]}, behind that one" if name.startswith("then-") else f"a short one, {name}")
        print(f"| {label} | {time / 1000:.2f} |")
    print()
    rows = lines(corpus) * 20
    started = datetime.datetime.now()
    Inkling(binary).detect(rows)
    seconds = (datetime.datetime.now() - started).total_seconds()
    print(f"Through the pipe, with writing and reading them here: {len(rows) / seconds:.0f} texts/s.")


parser = argparse.ArgumentParser()
parser.add_argument("inkling")
parser.add_argument("benchmarks")
parser.add_argument("shared", nargs="?", default=os.path.join(os.path.dirname(__file__), "..", "..", "..", "shared"))
parser.add_argument("--peers")
arguments = parser.parse_args()
if not os.path.isdir(os.path.join(arguments.shared, "corpora")):
    sys.exit("skipped: there are no corpora at " + arguments.shared)
accuracy(Inkling(os.path.abspath(arguments.inkling)), arguments.shared)
rates(os.path.abspath(arguments.inkling), os.path.abspath(arguments.benchmarks), arguments.shared, arguments.peers)
