"""A process that says what a transcript tells it to: the runner's own test plays against it.

    python3 fake.py TRANSCRIPT …

For each line that it reads it writes the next of the transcript's `# says` lines, at the end of the input the rest.
`# says TEXT` writes one line, `# says` nothing, `# ends CODE` ends the process.
"""

import os
import sys


def main() -> None:
    with open(sys.argv[1]) as file:
        lines = [line.rstrip("\n")[2:] for line in file if line.startswith(("# says", "# ends"))]
    for _ in iter(sys.stdin.buffer.readline, b""):
        if lines:
            say(lines.pop(0))
    for line in lines:
        say(line)


def say(line: str) -> None:
    word, _, text = line.partition(" ")
    if word == "ends":
        os._exit(int(text))
    if text:
        sys.stdout.write(text.replace("\\n", "\n") + "\n")
        sys.stdout.flush()


main()
