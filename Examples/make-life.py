#!/usr/bin/env python3
"""Makes Examples/life: a few days of an invented life, as cameras, calendars and watches would have left them.

    python3 Examples/make-life.py [DIRECTORY]

The same bytes come out each time. Standard library only.
"""

from __future__ import annotations

import struct
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

BELEM = (38.6968, -9.2034)
SINTRA = (38.7876, -9.3906)
PEAK = (38.7700, -9.4300)
HALFWAY = (38.7780, -9.4122)
HALL = (41.1590, -8.6305)

# Name, local time, offset, place, colour.
PHOTOS = [
    ("IMG_0412.jpg", "2025:06:14 12:48:10", "+01:00", BELEM, (214, 138, 64)),
    ("IMG_0413.jpg", "2025:06:14 13:05:31", "+01:00", BELEM, (236, 202, 121)),
    ("IMG_0414.jpg", "2025:06:14 13:22:02", "+01:00", BELEM, (120, 160, 200)),
    ("IMG_0420.jpg", "2025:06:15 10:41:55", "+01:00", HALFWAY, (62, 120, 70)),
    ("IMG_0421.jpg", "2025:06:15 11:02:20", "+01:00", PEAK, (88, 150, 96)),
    ("IMG_0422.jpg", "2025:06:15 11:20:47", "+01:00", PEAK, (150, 190, 220)),
    ("IMG_0450.jpg", "2025:07:05 21:47:00", "+01:00", HALL, (90, 40, 110)),
    # A camera that knows neither its zone nor its place.
    ("DSC_0007.jpg", "2025:07:06 09:15:30", None, None, (190, 180, 160)),
]

CALENDAR = r"""BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Sample life//EN
BEGIN:VTIMEZONE
TZID:Europe/Lisbon
BEGIN:STANDARD
DTSTART:19971026T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19970330T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:lunch-belem@sample
DTSTAMP:20250601T080000Z
DTSTART;TZID=Europe/Lisbon:20250614T123000
DTEND;TZID=Europe/Lisbon:20250614T140000
SUMMARY:Lunch with Inês
LOCATION:Pastéis\, Belém
GEO:38.6968;-9.2034
END:VEVENT
BEGIN:VEVENT
UID:concert@sample
DTSTAMP:20250601T080000Z
DTSTART;TZID=Europe/Lisbon:20250705T210000
DTEND;TZID=Europe/Lisbon:20250705T233000
SUMMARY:Mozart: Requiem
LOCATION:Casa da Música
GEO:41.1590;-8.6305
END:VEVENT
BEGIN:VEVENT
UID:dentist@sample
DTSTAMP:20250601T080000Z
DTSTART;TZID=Europe/Lisbon:20250616T090000
DTEND;TZID=Europe/Lisbon:20250616T094500
SUMMARY:Dentist
CLASS:PRIVATE
END:VEVENT
BEGIN:VEVENT
UID:saint-anthony@sample
DTSTAMP:20250601T080000Z
DTSTART;VALUE=DATE:20250613
DTEND;VALUE=DATE:20250614
SUMMARY:Saint Anthony's Day
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
"""


def zigzag_table(value: int) -> bytes:
    return bytes([value]) * 64


def pixels(color: tuple[int, int, int], level: int) -> bytes:
    """The data of one block of one colour: for each plane a DC difference and the end of the block."""
    red, green, blue = color
    luma = 0.299 * red + 0.587 * green + 0.114 * blue
    planes = (luma, 128 + 0.564 * (blue - luma), 128 + 0.713 * (red - luma))
    bits = ""
    for plane in planes:
        value = round((plane - 128) * 8 / level)
        size = abs(value).bit_length()
        # The DC table below gives each size a code of four bits, the AC table has "end of block" alone: one bit.
        bits += f"{size:04b}"
        if size:
            bits += f"{value if value > 0 else value + (1 << size) - 1:0{size}b}"
        bits += "0"
    bits += "1" * (-len(bits) % 8)
    data = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    return data.replace(b"\xff", b"\xff\x00")


def segment(marker: int, data: bytes) -> bytes:
    return struct.pack(">BBH", 0xFF, marker, len(data) + 2) + data


def jpeg(color: tuple[int, int, int], exif: bytes) -> bytes:
    frame = struct.pack(">BHHB", 8, 8, 8, 3) + bytes([1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
    dc_table = bytes([0x00, 0, 0, 0, 9] + [0] * 12 + list(range(9)))
    ac_table = bytes([0x10, 1] + [0] * 15 + [0])
    scan = bytes([3, 1, 0x00, 2, 0x00, 3, 0x00, 0, 63, 0])
    parts = [
        segment(0xE1, b"Exif\0\0" + exif),
        segment(0xDB, b"\0" + zigzag_table(8)),
        segment(0xC0, frame),
        segment(0xC4, dc_table),
        segment(0xC4, ac_table),
        segment(0xDA, scan),
    ]
    return b"\xff\xd8" + b"".join(parts) + pixels(color, 8) + b"\xff\xd9"


def directory(start: int, entries: list[tuple[int, int, int, bytes]]) -> bytes:
    """One TIFF directory; values longer than four bytes follow it."""
    values_at = start + 2 + 12 * len(entries) + 4
    table, values = struct.pack("<H", len(entries)), b""
    for tag, kind, count, value in sorted(entries):
        if len(value) > 4:
            table += struct.pack("<HHII", tag, kind, count, values_at + len(values))
            values += value + b"\0" * (len(value) % 2)
        else:
            table += struct.pack("<HHI", tag, kind, count) + value.ljust(4, b"\0")
    return table + struct.pack("<I", 0) + values


def text(tag: int, value: str) -> tuple[int, int, int, bytes]:
    data = value.encode("ascii") + b"\0"
    return tag, 2, len(data), data


def degrees(value: float) -> bytes:
    seconds = round(abs(value) * 360_000)
    return struct.pack("<6I", seconds // 360_000, 1, seconds // 6_000 % 60, 1, seconds % 6_000, 100)


def exif(time: str, offset: str | None, place: tuple[float, float] | None) -> bytes:
    details = [text(0x9003, time), text(0x9004, time)]
    if offset:
        details += [text(0x9010, offset), text(0x9011, offset)]
    main = [text(0x010F, "Sample"), text(0x0110, "Camera 1"), text(0x0132, time), (0x8769, 4, 1, b"")]
    if place:
        main.append((0x8825, 4, 1, b""))
    details_at = 8 + len(directory(8, main))
    detail_bytes = directory(details_at, details)
    place_at = details_at + len(detail_bytes)
    pointers = {0x8769: details_at, 0x8825: place_at}
    main = [
        (tag, kind, count, struct.pack("<I", pointers[tag]) if tag in pointers else value)
        for tag, kind, count, value in main
    ]
    data = b"II*\0" + struct.pack("<I", 8) + directory(8, main) + detail_bytes
    if place:
        latitude, longitude = place
        entries = [
            (0x0000, 1, 4, bytes([2, 3, 0, 0])),
            text(0x0001, "N" if latitude >= 0 else "S"),
            (0x0002, 5, 3, degrees(latitude)),
            text(0x0003, "E" if longitude >= 0 else "W"),
            (0x0004, 5, 3, degrees(longitude)),
        ]
        data += directory(place_at, entries)
    return data


def walk() -> str:
    """A walk of two hours up a hill and down again, with a rest of half an hour at the top: a point a minute."""
    start = datetime(2025, 6, 15, 9, 20, tzinfo=UTC)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<gpx version="1.1" creator="Sample watch" xmlns="http://www.topografix.com/GPX/1/1">',
    ]
    lines += ["  <trk>", "    <name>Morning walk</name>", "    <trkseg>"]
    for minute in range(121):
        # Up in 40 minutes, 35 of rest, down in 45.
        part = min(minute / 40, 1) if minute <= 75 else max(0, 1 - (minute - 75) / 45)
        latitude = SINTRA[0] + (PEAK[0] - SINTRA[0]) * part
        longitude = SINTRA[1] + (PEAK[1] - SINTRA[1]) * part
        time = (start + timedelta(minutes=minute)).strftime("%Y-%m-%dT%H:%M:%SZ")
        elevation = 200 + 220 * part
        point = f'<trkpt lat="{latitude:.6f}" lon="{longitude:.6f}">'
        lines.append(f"      {point}<ele>{elevation:.1f}</ele><time>{time}</time></trkpt>")
    return "\n".join([*lines, "    </trkseg>", "  </trk>", "</gpx>", ""])


def main() -> None:
    life = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent / "life"
    (life / "photos").mkdir(parents=True, exist_ok=True)
    for name, time, offset, place, color in PHOTOS:
        (life / "photos" / name).write_bytes(jpeg(color, exif(time, offset, place)))
    (life / "calendar.ics").write_bytes(CALENDAR.replace("\n", "\r\n").encode())
    (life / "walk.gpx").write_text(walk())


if __name__ == "__main__":
    main()
