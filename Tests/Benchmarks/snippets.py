"""python3 Tests/Benchmarks/snippets.py BENCHMARKS … [--count N]

How long `snippet.interact` takes on a list of 50 toggles, over the pipe, beside the round trip of the same line through cat,
in turns. To wake a process on another core costs several times what cat itself takes, so cat and the list are measured where
both are on the client's core, where both are on another one, and where the system puts each as it likes. BENCHMARKS is the executable of this package's target of that name, in release; several are compared in turns.
Nothing is asserted about time: a machine's noise is no fault."""
import argparse, json, os, statistics, time
from run import Peer, line, percentile, started


class Rows:
    """A list of 50 toggles, and what it shows."""

    def __init__(self, command):
        self.peer = started([command, "rows"])
        shown = self.peer.call({"jsonrpc": "2.0", "id": 1, "method": "snippet.perform",
                                "params": {"intent": {"name": "rows/ShowRows"}}})["result"]
        self.snippet, self.revision = shown["snippetId"], shown["revision"]
        self.rows = [row["id"] for row in shown["view"]["children"]]
        assert len(self.rows) == 50
        self.isOn = [row["isOn"] for row in shown["view"]["children"]]
        self.times, self.bytes = [], 0

    def request(self, number):
        """The tap on the next row, which is then the other way round."""
        row = number % 50
        return line({"jsonrpc": "2.0", "id": number + 2, "method": "snippet.interact",
                     "params": {"snippetId": self.snippet, "revision": self.revision, "interactionId": str(number),
                                "controlId": self.rows[row], "value": not self.isOn[row]}})

    def check(self, number, answer):
        """The row has changed and no other one has."""
        result = json.loads(answer)["result"]
        self.isOn[number % 50] = not self.isOn[number % 50]
        assert result["outcome"] == "performed" and result["revision"] == self.revision + 1, result
        assert [row["isOn"] for row in result["view"]["children"]] == self.isOn
        self.revision += 1
        self.bytes = len(answer)


def timed(peer, data):
    """The answer, and microseconds."""
    begin = time.perf_counter()
    peer.write(data)
    answer = peer.read_line()
    return answer, (time.perf_counter() - begin) * 1e6


def placements():
    """What it is called, the cores of the client, and those of the others."""
    cores = sorted(os.sched_getaffinity(0))
    yield "all on one core", cores[:1], cores[:1]
    if len(cores) > 1:
        yield "the client on one core, the others on another", cores[:1], cores[1:2]
    yield "wherever the system puts them", cores, cores


def measure(commands, here, there, count=5000, warm=200):
    """The rows of each command, with the times of its interactions, and those of the same lines through cat."""
    all_cores = os.sched_getaffinity(0)
    # Whoever is started inherits it.
    os.sched_setaffinity(0, there)
    cat, cats = Peer(["cat"]), []
    lists = [Rows(command) for command in commands]
    os.sched_setaffinity(0, here)
    for number in range(count + warm):
        for rows in lists:
            data = rows.request(number)
            answer, duration = timed(rows.peer, data)
            _, echo = timed(cat, data)
            rows.check(number, answer)
            if number >= warm:
                rows.times.append(duration)
                cats.append(echo)
    for peer in [cat] + [rows.peer for rows in lists]:
        peer.close()
    os.sched_setaffinity(0, all_cores)
    return lists, cats


def report(lists, cats):
    cat = statistics.median(cats)
    print(f"  cat p50 {cat:.1f} us")
    for rows in lists:
        parts = [f"{name} {percentile(rows.times, part):.0f} us = {percentile(rows.times, part) / cat:.1f} x cat"
                 for name, part in (("p50", 0.5), ("p99", 0.99))]
        print(f"  {', '.join(parts)}; fastest {min(rows.times):.0f} us; answers of {rows.bytes:,} bytes")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("benchmarks", nargs="+")
    parser.add_argument("--count", type=int, default=5000)
    arguments = parser.parse_args()
    print("snippet.interact on a list of 50 rows, in turns with cat")
    for name, here, there in placements():
        print(f" {name}")
        report(*measure(arguments.benchmarks, here, there, arguments.count))


if __name__ == "__main__":
    main()
