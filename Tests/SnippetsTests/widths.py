#!/usr/bin/env python3
"""Prints texts with the columns that the package wcwidth gives them, one JSON array [text, columns] a line.

    python3 widths.py
"""

import json
import sys
import unicodedata

import wcwidth

SENTENCES = """The quick brown fox
Straße über Öfen, çà et là
Быстрая лисица
クイックな茶色の狐 ｱｲｳ
다람쥐 헌 쳇바퀴에 타고파
敏捷的棕色狐狸，跳过。
الثعلب البني السريع
השועל החום המהיר
जल्दी भूरी लोमड़ी
สุนัขจิ้งจอกสีน้ำตาล
é, é, ñ, y̆""".splitlines()


def texts():
    for value in range(0x20, 0x30000):
        if 0xD800 <= value <= 0xDFFF or 0x7F <= value < 0xA0:
            continue
        if unicodedata.category(chr(value)) in ("Cn", "Co"):
            continue
        yield chr(value)
    emoji = [chr(value) for first, last in ((0x1F300, 0x1F64F), (0x1F900, 0x1F9FF), (0x2600, 0x27BF))
             for value in range(first, last + 1)]
    for sign in emoji:
        yield sign + "\ufe0f"
    for sign in emoji[:200]:
        yield "a" + sign + "b"
    for sign in "👍👋🤝🧑👩":
        for tone in range(0x1F3FB, 0x1F400):
            yield sign + chr(tone)
            yield sign + chr(tone) + "\u200d🚀"
    for first in range(0x1F1E6, 0x1F200):
        for second in range(0x1F1E6, 0x1F200, 5):
            yield chr(first) + chr(second)
    for digit in "0123456789#*":
        yield digit + "\ufe0f\u20e3"
    yield from ("👩‍👩‍👧‍👦", "🏳️‍🌈", "👨🏽‍⚕️", "❤️‍🔥", "🧑‍🤝‍🧑")
    for base in "aé界🙂":
        for mark in ("\u0301", "\u0301\u0308", "\u20dd", "\u200d"):
            yield base + mark
    for sentence in SENTENCES:
        yield sentence
        yield from sentence.split()


def main():
    if "--probe" in sys.argv:
        return 0
    for text in texts():
        print(json.dumps([text, wcwidth.wcswidth(text)], ensure_ascii=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
