"""python3 Tests/Benchmarks/run.py INKLING BENCHMARKS [--messages N] [--requests N]

Measures the built process beside others, in one run, and prints ratios. Nothing is asserted: a machine's noise is no fault.
INKLING is the release binary, BENCHMARKS the executable of this package's target of that name, in release too."""
import argparse, json, os, statistics, subprocess, tempfile, threading, time

INITIALIZE = {"jsonrpc": "2.0", "id": 0, "method": "initialize",
              "params": {"clientInfo": {"name": "benchmark"}, "entitlements": ["suggested-actions", "journal.allow"]}}
INITIALIZED = {"jsonrpc": "2.0", "method": "initialized"}


def line(message):
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


class Peer:
    """A process that answers each line with a line."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.rest = b""

    def write(self, data):
        view = memoryview(data)
        while view:
            view = view[self.process.stdin.write(view):]

    def read_line(self):
        while b"\n" not in self.rest:
            data = self.process.stdout.read(65536)
            if not data:
                raise EOFError("the process ended")
            self.rest += data
        first, self.rest = self.rest.split(b"\n", 1)
        return first

    def call(self, message):
        self.write(line(message))
        while True:
            reply = json.loads(self.read_line())
            if reply.get("id") == message["id"]:
                return reply

    def close(self):
        self.process.stdin.close()
        self.process.stdout.read()
        return self.process.wait()

    def resident(self):
        """Kilobytes in memory now."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(next(l for l in status if l.startswith("VmRSS")).split()[1])


def started(command):
    peer = Peer(command)
    peer.call(INITIALIZE)
    peer.write(line(INITIALIZED))
    return peer


def message(number):
    return {"id": f"m{number}", "date": "2026-03-02T18:04:00-05:00", "body": "Lunch Friday 12:30 at Nopa?",
            "sender": {"name": "Ana", "handle": "ana@example.org", "isUser": False},
            "recipients": [{"name": "Sam", "handle": "sam@example.org", "isUser": True}]}


def generate(peer, number):
    reply = peer.call({"jsonrpc": "2.0", "id": 1, "method": "actions.generate",
                       "params": {"message": message(number), "conversationId": f"c{number % 1000}"}})
    assert "result" in reply, reply


def get(number, name="m0"):
    return line({"jsonrpc": "2.0", "id": number, "method": "actions.get", "params": {"messageId": name}})


def round_trips(peers, requests, count=20000):
    """Median microseconds for each peer, taken in turns so that the machine's mood is the same for all."""
    times = {name: [] for name in peers}
    for number in range(count):
        for name, peer in peers.items():
            data = requests[name](number)
            begin = time.perf_counter()
            peer.write(data)
            peer.read_line()
            times[name].append(time.perf_counter() - begin)
    return {name: statistics.median(values) * 1e6 for name, values in times.items()}


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def rate(peer, request, count):
    """Lines a second when the next request does not wait for the answer."""
    chunks = [b"".join(request(number) for number in range(start, start + 1000)) for start in range(0, count, 1000)]
    begin = time.perf_counter()
    writer = threading.Thread(target=lambda: [peer.write(chunk) for chunk in chunks], daemon=True)
    writer.start()
    seen = errors = 0
    while seen < count:
        data = peer.process.stdout.read(1 << 20)
        seen += data.count(b"\n")
        errors += data.count(b'"error":')
    assert errors == 0, f"{errors} errors"
    return count / (time.perf_counter() - begin)


def start_time(command, runs=31):
    """Median milliseconds from the start of the process to its first answer."""
    times = []
    for _ in range(runs):
        begin = time.perf_counter()
        peer = Peer(command)
        peer.write(line(INITIALIZE))
        peer.read_line()
        times.append(time.perf_counter() - begin)
        peer.close()
    return statistics.median(times) * 1e3


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("inkling")
    parser.add_argument("benchmarks")
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=1_000_000)
    arguments = parser.parse_args()
    import snippets  # It takes what it needs from here.
    state = tempfile.TemporaryDirectory()

    print("start to first answer")
    cat, inkling = start_time(["cat"]), start_time([arguments.inkling, "--state", state.name + "/start"])
    print(f"  inkling {inkling:.2f} ms, cat {cat:.2f} ms: {inkling - cat:.2f} ms more; "
          f"the binary has {os.path.getsize(arguments.inkling) / 1e6:.1f} MB")

    print("round trip of actions.get on a cached message, in turns")
    peers = {"inkling": started([arguments.inkling, "--state", state.name + "/small"]), "cat": Peer(["cat"]),
             "echo": Peer([arguments.benchmarks, "echo"])}
    generate(peers["inkling"], 0)
    requests = {name: get for name in peers}
    round_trips(peers, requests, 500)
    medians = round_trips(peers, requests)
    for name, value in medians.items():
        print(f"  {name:8} {value:7.1f} us, {value / medians['cat']:.2f} x cat")

    print("pipelined actions.get")
    rates = {}
    for name in ("echo", "inkling", "echo", "inkling"):
        rates[name] = max(rates.get(name, 0), rate(peers[name], get, 200_000))
    print(f"  inkling {rates['inkling']:,.0f} lines/s, echo {rates['echo']:,.0f} lines/s: "
          f"{rates['inkling'] / rates['echo']:.2f} x")

    print("snippet.interact on a list of 50 rows, in turns with cat")
    snippets.report(*snippets.measure([arguments.benchmarks]))

    print(subprocess.run([arguments.benchmarks, "drawing"], check=True, capture_output=True, text=True).stdout.rstrip())

    before = peers["inkling"].resident()
    rate(peers["inkling"], get, arguments.requests)
    after = peers["inkling"].resident()
    print(f"resident memory: {before / 1024:.1f} MB, after {arguments.requests:,} more requests {after / 1024:.1f} MB")
    for peer in peers.values():
        peer.close()

    print(f"actions.get with {arguments.messages:,} generated messages in the store, by ids not asked before")
    large = started([arguments.inkling, "--state", state.name + "/large"])
    small = started([arguments.inkling, "--state", state.name + "/empty"])
    begin = time.perf_counter()
    fill(large, arguments.messages)
    print(f"  filled in {time.perf_counter() - begin:.0f} s, one answer each")
    generate(small, 0)
    for number in range(1, 2001):
        generate(small, number)
    spread = max(1, arguments.messages // 2001)
    ids = {"large": lambda n: f"m{n % 2000 * spread}", "small": lambda n: f"m{n % 2000}"}
    cold = round_trips({"large": large, "small": small}, {k: (lambda n, f=f: get(n, f(n))) for k, f in ids.items()}, 2000)
    warm = round_trips({"large": large, "small": small}, {k: (lambda n, f=f: get(n, f(0))) for k, f in ids.items()}, 5000)
    print(f"  first asked: {cold['large']:.1f} us beside {cold['small']:.1f} us with 2,001 messages: "
          f"{cold['large'] / cold['small']:.2f} x")
    print(f"  asked again: {warm['large']:.1f} us beside {warm['small']:.1f} us: {warm['large'] / warm['small']:.2f} x")
    print(f"  resident memory of the large one {large.resident() / 1024:.1f} MB")
    large.close()
    small.close()


def fill(peer, count):
    def write():
        for number in range(count):
            peer.write(line({"jsonrpc": "2.0", "id": number, "method": "actions.generate",
                             "params": {"message": message(number), "conversationId": f"c{number // 20}"}}))
    threading.Thread(target=write, daemon=True).start()
    mark = b'{"jsonrpc":"2.0","id":'
    seen, rest = 0, b""
    while seen < count:
        data = peer.process.stdout.read(1 << 20)
        if not data:
            raise EOFError("the process ended")
        # A mark that was cut in two by the end of a portion is counted with the next one.
        data = rest + data
        seen += data.count(mark)
        rest = data[-len(mark) + 1:]


if __name__ == "__main__":
    main()
