"""python3 Tests/Benchmarks/actions.py INKLING [--conversations N] [--long N] [--singles N]

Measures the whole path of `actions.generate`: prepared lines through the pipe, each with the eight messages in front of it,
which the process knows. Every message is another one. Beside it, in the same run, `text.detect` on the same texts and
`actions.get` on a known message. Once with a state directory and once with --ephemeral. Nothing is asserted."""
import argparse, os, random, statistics, tempfile, threading, time

from run import get, line, started

PREVIOUS = 8
NAMES = ["Ana", "Jonas", "Mireille", "Tariq", "Odile", "Sven", "Priya", "Kofi", "Lucía", "Hanne", "Bo", "Renske"]
PLACES = ["the Blue Heron", "Café Linden", "Harbour 12", "the Old Mill", "Ramen Tanuki", "Villa Rosa", "Pier 7"]
DAYS = ["on Friday", "tomorrow", "on Tuesday", "next Thursday", "on the 14th", "this Sunday", "tonight"]
MEALS = ["dinner", "lunch", "coffee", "a film", "brunch", "a walk", "drinks"]
THINGS = ["the tent", "the contract", "two folding chairs", "the blue charger", "the photos", "that recipe"]
# What people write most of the time deserves no action.
SMALL_TALK = [
    "haha yes, {name} said the very same thing about it", "ok", "no idea, I have not looked at it yet",
    "I think the second version reads much better, the first one was a bit stiff", "sounds good to me",
    "that was a long day, I only got home at {hour} and fell asleep on the sofa", "really? I did not know that",
    "they painted the whole stairwell green, you would not believe it", "thanks a lot for your help yesterday!",
    "my sister is visiting with the kids, so it is rather loud here", "lol that cat again",
    "we walked about {number} kilometres along the river and it was lovely", "same here to be honest",
    "the new colleague seems nice, a bit quiet but {name} likes working with her",
    "I finished the book, the ending is better than I had expected", "yes please", "hm, let me think about it",
    "sorry, was in a meeting the whole morning and have only just seen this",
    "it costs {number} euros more than last year, which is a bit much if you ask me",
]
PLANS = [
    "shall we have {meal} {day}?", "{meal} {day} at {hour}:30 at {place}?", "yes, {hour} works for me",
    "how about {place}?", "sorry, I cannot make it {day}", "let us meet {day} at {hour} then", "make that {hour}:15",
    "can you bring {thing} {day}?", "please call me when you are home", "could you send me {thing} by Monday?",
    "here is the page I meant: https://example.org/notes/{number}", "my number is +31 6 55 5{number:06d}",
    "the table is booked for {hour}:00 {day}, see you there", "what is your address?", "it is 12 Linden Street, Utrecht",
]


def conversation(number, length):
    """So many messages between two to four people, a minute or so apart."""
    draw = random.Random(number)
    names = draw.sample(NAMES, draw.choice([2, 2, 2, 3, 4]))
    people = [{"name": n, "handle": f"{n.lower()}{number}@example.org", "isUser": i == 0} for i, n in enumerate(names)]
    moment = 1_772_440_000 + number * 977
    messages = []
    for index in range(length):
        moment += draw.randint(5, 150)
        text = draw.choice(SMALL_TALK if draw.random() < 0.7 else PLANS).format(
            name=draw.choice(NAMES), place=draw.choice(PLACES), day=draw.choice(DAYS), meal=draw.choice(MEALS),
            thing=draw.choice(THINGS), hour=draw.randint(1, 11), number=draw.randint(2, 99))
        sender = draw.choice(people)
        messages.append({
            "id": f"{number:05d}-{index:05d}@chat.example.org",
            "date": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment)),
            # A mark of its own makes each text another one.
            "body": f"{text} ({number:x}.{index:x})" if draw.random() < 0.5 else f"{number:x}/{index:x} {text}",
            "sender": sender, "recipients": [p for p in people if p is not sender]})
    return messages


def generate_line(messages, index, name, number):
    return line({"jsonrpc": "2.0", "id": number, "method": "actions.generate", "params": {
        "message": messages[index], "previousMessages": messages[max(0, index - PREVIOUS):index],
        "conversationId": name}})


def interleaved(first, count, length, together=20):
    """The lines of many conversations, so many of which go on at the same time."""
    lines = []
    for start in range(first, first + count, together):
        group = [conversation(number, length) for number in range(start, min(start + together, first + count))]
        for index in range(length):
            lines += [generate_line(m, index, f"chat {start + at}", len(lines) + at) for at, m in enumerate(group)]
    return lines


def long_lines(number, length):
    messages = conversation(number, length)
    return [generate_line(messages, index, f"chat {number}", index) for index in range(length)]


def detect_lines(first, count, length):
    return [line({"jsonrpc": "2.0", "id": n, "method": "text.detect",
                  "params": {"text": m["body"], "referenceDate": m["date"]}})
            for n, m in enumerate(m for c in range(first, first + count) for m in conversation(c, length))]


def cpu_seconds(peer):
    with open(f"/proc/{peer.process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pipelined(peer, lines):
    """Lines a second of wall time, and for each second of the processor that the process used."""
    chunks = [b"".join(lines[start:start + 100]) for start in range(0, len(lines), 100)]
    cpu, begin = cpu_seconds(peer), time.perf_counter()
    threading.Thread(target=lambda: [peer.write(chunk) for chunk in chunks], daemon=True).start()
    # A push has no id of a request; the message ids inside never look like this.
    mark, seen, errors, rest = b'{"jsonrpc":"2.0","id":', 0, 0, b""
    while seen < len(lines):
        data = peer.process.stdout.read(1 << 20)
        if not data:
            raise EOFError("the process ended")
        data = rest + data
        seen += data.count(mark)
        errors += data.count(b'"error":')
        rest = data[-len(mark) + 1:]
    wall, cpu = time.perf_counter() - begin, cpu_seconds(peer) - cpu
    assert errors == 0, f"{errors} errors"
    # What follows the last answer, pushes and the rest of its line, is read before anything else is measured.
    time.sleep(0.05)
    peer.call({"jsonrpc": "2.0", "id": 0, "method": "actions.get", "params": {"messageId": "-"}})
    return len(lines) / wall, len(lines) / max(cpu, 0.01)


def closed_loop(peer, lines):
    """Microseconds of each request when the next one waits for its answer: median, p99, p99.9 and the longest."""
    times = []
    for data in lines:
        begin = time.perf_counter()
        peer.write(data)
        while b'"id":' not in peer.read_line()[:30]:
            pass
        times.append((time.perf_counter() - begin) * 1e6)
    times.sort()
    return [statistics.median(times)] + [times[min(len(times) - 1, int(len(times) * p))] for p in (0.99, 0.999, 1)]


def measure(arguments, options, title):
    print(title)
    peer = started([arguments.inkling, *options])
    pipelined(peer, interleaved(90_000, 20, 30))
    rates = {}
    plans = {
        f"{arguments.conversations:,} conversations of 30": lambda turn: interleaved(
            turn * arguments.conversations, arguments.conversations, 30),
        f"one conversation of {arguments.long:,}": lambda turn: long_lines(80_000 + turn, arguments.long),
        "text.detect, the same texts": lambda turn: detect_lines(
            turn * arguments.conversations, arguments.conversations, 30),
    }
    for turn in range(arguments.turns):
        for name, make in plans.items():
            rates.setdefault(name, []).append(pipelined(peer, make(turn)))
    known = [get(n, "90000-00003@chat.example.org") for n in range(100_000)]
    rates["actions.get, repeated"] = [pipelined(peer, known) for _ in range(arguments.turns)]
    base = statistics.median(r[1] for r in rates["text.detect, the same texts"])
    for name, values in rates.items():
        wall, cpu = (statistics.median(v) for v in zip(*values))
        print(f"  {name:32} {wall:9,.0f} /s  {cpu:9,.0f} /s of CPU  {cpu / base:6.2f} x text.detect", flush=True)
    count = -(-arguments.singles // 30)
    for name, lines in {
        "one by one, actions.generate": interleaved(70_000, count, 30)[:arguments.singles],
        "one by one, text.detect": detect_lines(70_000, count, 30)[:arguments.singles],
        "one by one, actions.get": known[:arguments.singles],
    }.items():
        middle, high, higher, highest = closed_loop(peer, lines)
        print(f"  {name:32} median {middle:6.0f} us, p99 {high:6.0f}, p99.9 {higher:6.0f}, longest {highest:6.0f}")
    print(f"  resident memory {peer.resident() / 1024:.1f} MB", flush=True)
    peer.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("inkling")
    parser.add_argument("--conversations", type=int, default=400)
    parser.add_argument("--long", type=int, default=2_000)
    parser.add_argument("--singles", type=int, default=6_000)
    parser.add_argument("--turns", type=int, default=3)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as state:
        measure(arguments, ["--state", state], "state in a directory")
    measure(arguments, ["--ephemeral"], "state in memory (--ephemeral)")


if __name__ == "__main__":
    main()
