"""Odd bytes and odd lines."""

from __future__ import annotations

import json

from checks.process import Process, check, initialize, need, refused, request, run, settings


@check("F9", "a byte at a time")
def byte_at_a_time() -> None:
    with Process() as process:
        for byte in initialize() + request("é 😀"):
            process.write(bytes([byte]))
        need(process.read()["id"] == "init" and process.read()["id"] == "é 😀", "not answered")


@check("F9 F19", "100 messages in one write")
def hundred_in_one_write() -> None:
    answers, code = run(initialize() + b"".join(request(n) for n in range(100)))
    need(
        code == 0 and {answer["id"] for answer in answers} == {"init", *range(100)},
        f"code {code}, {len(answers)} answers",
    )


@check("F1 F2 F3", "lines end with one line feed and hold no other line end")
def line_ends() -> None:
    odd = "a\nb\rc\u2028d\u2029e"
    with Process() as process:
        process.start()
        process.write(request(odd))
        line = process.output.readline()
        need(json.loads(line)["id"] == odd, "the id came back changed")
        need(line[-1:] == b"\n" and not line.endswith(b"\r\n"), f"the line ends with {line[-2:]!r}")
        need(not any(end in line[:-1] for end in (b"\n", b"\r", b"\xe2\x80\xa8", b"\xe2\x80\xa9")), "a raw line end")


@check("F4 F5", "CRLF")
def carriage_returns() -> None:
    answers, code = run(initialize().replace(b"\n", b"\r\n") + request(1) + request(2).replace(b"\n", b"\r\n"))
    need(code == 0 and {answer["id"] for answer in answers} == {"init", 1, 2}, str(answers)[:200])


@check("F6", "a byte order mark before the stream and before a line")
def byte_order_mark() -> None:
    mark = b"\xef\xbb\xbf"
    with Process() as process:
        process.write(mark + initialize() + mark + request(1))
        need(process.read()["id"] == "init" and process.read()["id"] == 1, "not answered")


@check("F7", "blank lines")
def blank_lines() -> None:
    answers, _ = run(b"\n\n  \n\r\n\t\n" + initialize() + b"\n \n" + request(1) + b"\n")
    need(len(answers) == 2, str(answers)[:200])


@check("F8 L7", "a last line without its end")
def unfinished_line() -> None:
    answers, code = run(initialize() + request(1).rstrip(b"\n"))
    need(code == 0 and answers[-1]["id"] == 1, str(answers)[:200])


@check("F10", "NUL")
def nul() -> None:
    with Process() as process:
        process.start()
        refused(process, b'{"jsonrpc":"2.0","id":"a\0b","method":"shutdown"}\n', -32700)
        process.write(
            rb'{"jsonrpc":"2.0","id":"a\u0000b","method":"actions.invalidate","params":{"messageId":"m"}}' + b"\n"
        )
        need(process.read()["id"] == "a\0b", "an escaped NUL is legal")


@check("F11 F13", "invalid UTF-8, UTF-16 and UTF-32")
def invalid_utf8() -> None:
    lines = [b"\xff\xfe", b'"\xc0\xaf"', b'"\xed\xa0\x80"', b'"\xf4\x90\x80\x80"', b'"\x80"', b'"\xe2\x82"']
    with Process() as process:
        process.start()
        for line in lines:
            refused(process, line + b"\n", -32700)
        process.still_answers()
        # Each line feed of UTF-16 ends a line of ours, so what matters is that the next message is read.
        process.write('{"jsonrpc":"2.0","id":1,"method":"shutdown"}\n'.encode("utf-16-le") + b"\n")
        need(process.read().get("error", {}).get("code") == -32700, "UTF-16 is not read")
        process.write(request("after"))
        while (answer := process.read()).get("id") is None:
            need(answer["error"]["code"] == -32700, str(answer)[:200])
        need(answer["id"] == "after", str(answer)[:200])


@check("F12", "lone surrogates")
def lone_surrogates() -> None:
    with Process() as process:
        process.start()
        for text in (r'"\ud800"', r'"\udc00"', r'"\ud800\ud800"', r'"\udc00\ud800"', r'"\ud83dx"', r'{"\ud800":1}'):
            refused(process, text.encode() + b"\n", -32700)
        process.still_answers()


@check("F15", "100,000 brackets")
def brackets() -> None:
    with Process() as process:
        process.start()
        for opening in (b"[", b'{"a":', b'[{"a":'):
            process.write(opening * 100_000 + b"\n")
            need(process.read()["error"]["code"] in (-32700, -32600), "must be refused")
        process.still_answers()


@check("F14", "a line of 64 MiB, or of 1 GiB with --large")
def long_line() -> str:
    with Process() as process:
        process.start()
        size, block = (1 << 30 if settings.is_large else 1 << 26), b"x" * (1 << 20)
        process.write(b'{"jsonrpc":"2.0","id":1,"method":"')
        for _ in range(size // len(block)):
            process.write(block)
        process.write(b'"}\n')
        answer = process.read()
        need(answer["id"] is None and answer["error"]["data"].get("reason") == "lineTooLong", str(answer)[:200])
        need(answer["error"]["data"]["limit"] == 16 << 20, "the limit is told")
        process.still_answers()
        need(process.peak < 100, f"{process.peak} MiB of memory")
        return f"peak {process.peak} MiB"


@check("F14", "a line of just the limit, and one byte more")
def line_at_the_limit() -> None:
    with Process() as process:
        process.start()
        line = request(1, messageId="m").rstrip(b"\n")
        process.write(line + b" " * ((16 << 20) - len(line)) + b"\n")
        need(process.read().get("id") == 1, "16 MiB are allowed")
        refused(process, line + b" " * ((16 << 20) - len(line) + 1) + b"\n", -32600)


@check("F18", "numbers that nothing can hold")
def numbers() -> None:
    with Process() as process:
        process.start()
        for number in ("1e400", "-1e400", "1e99999999999999999999", "9" * 10_000, "0." + "1" * 10_000, "1e-400"):
            line = '{"jsonrpc":"2.0","id":1,"method":"journal.list","params":{"limit":LIMIT}}\n'
            process.write(line.replace("LIMIT", number).encode())
            need(process.read()["error"]["code"] in (-32602, 1003), f"{number[:20]} is no limit")
        process.still_answers()


@check("F14 F18", "more values than a line may hold")
def many_values() -> None:
    with Process() as process:
        process.start()
        process.write(b"[" + b"0," * 2_000_000 + b"0]\n")
        need(process.read()["error"]["code"] in (-32700, -32600), "must be refused")
        process.still_answers()
        need(process.peak < 200, f"{process.peak} MiB of memory")
