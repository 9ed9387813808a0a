"""Writers of small but whole pictures and films with real metadata: JPEG, HEIC, PNG and MP4."""
import struct
import zlib

# One gray block of eight by eight pixels: every coefficient is zero.
JPEG_BODY = (
    b"\xff\xdb\x00\x43\x00" + bytes([16] * 64)
    + b"\xff\xc0\x00\x0b\x08\x00\x08\x00\x08\x01\x01\x11\x00"
    + b"\xff\xc4\x00\x14\x00" + bytes([1] + [0] * 15) + b"\x00"
    + b"\xff\xc4\x00\x14\x10" + bytes([1] + [0] * 15) + b"\x00"
    + b"\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00\x3f\xff\xd9"
)


def ascii_value(text):
    return 2, text.encode("utf-8") + b"\0"


def rationals(order, *values):
    return 5, b"".join(struct.pack(order + "II", int(round(v * 10000)), 10000) for v in values)


SIZES = {1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1}


def directory(order, entries, at):
    """One IFD with what does not fit behind it; entries are (tag, (type, bytes))."""
    entries = sorted(entries)
    head = struct.pack(order + "H", len(entries))
    rest_at = at + 2 + 12 * len(entries) + 4
    rest = b""
    for tag, (kind, data) in entries:
        head += struct.pack(order + "HHI", tag, kind, len(data) // SIZES[kind])
        if len(data) <= 4:
            head += data.ljust(4, b"\0")
        else:
            head += struct.pack(order + "I", rest_at + len(rest))
            rest += data + (b"\0" if len(data) % 2 else b"")
    return head + b"\0\0\0\0" + rest


def sexagesimal(value):
    value = abs(value)
    degrees = int(value)
    minutes = int((value - degrees) * 60)
    return degrees, minutes, (value - degrees) * 3600 - minutes * 60


def exif(wall=None, offset=None, coordinate=None, make=None, model=None, texts=(), order=">", digitized=None,
         changed=None, subsecond=None, utc=None):
    """A TIFF block. `wall` is `YYYY:MM:DD HH:MM:SS`, `offset` is `+HH:MM`, `utc` a time tuple for the GPS stamp."""
    first = []
    if make:
        first.append((0x010F, ascii_value(make)))
    if model:
        first.append((0x0110, ascii_value(model)))
    for tag, text in zip((0x010E, 0x013B, 0x8298), texts):
        first.append((tag, ascii_value(text)))
    if changed:
        first.append((0x0132, ascii_value(changed)))
    first.append((0x0112, (3, struct.pack(order + "H", 1))))
    inner = []
    if wall:
        inner.append((0x9003, ascii_value(wall)))
    if digitized:
        inner.append((0x9004, ascii_value(digitized)))
    if offset:
        inner.append((0x9011, ascii_value(offset)))
    if subsecond is not None:
        inner.append((0x9291, ascii_value(f"{subsecond:03d}")))
    if len(texts) > 3:
        inner.append((0x9286, (7, b"ASCII\0\0\0" + texts[3].encode("utf-8"))))
    place = []
    if coordinate:
        latitude, longitude = coordinate
        place += [
            (1, ascii_value("N" if latitude >= 0 else "S")), (2, rationals(order, *sexagesimal(latitude))),
            (3, ascii_value("E" if longitude >= 0 else "W")), (4, rationals(order, *sexagesimal(longitude)))]
        if utc:
            place += [(7, rationals(order, *utc[3:6])), (0x1D, ascii_value("%04d:%02d:%02d" % utc[:3]))]
    blank = (4, b"\0\0\0\0")
    links = [(0x8769, blank)] + ([(0x8825, blank)] if place else [])
    inner_at = 8 + len(directory(order, first + links, 8))
    place_at = inner_at + len(directory(order, inner, inner_at))
    links = [(0x8769, (4, struct.pack(order + "I", inner_at)))]
    if place:
        links.append((0x8825, (4, struct.pack(order + "I", place_at))))
    head = (b"II*\0" if order == "<" else b"MM\0*") + struct.pack(order + "I", 8)
    tiff = head + directory(order, first + links, 8) + directory(order, inner, inner_at)
    return tiff + (directory(order, place, place_at) if place else b"")


def jpeg(tiff=None, packet=None, salt=b""):
    """`salt` goes into a comment: no two pictures of a life have the same bytes."""
    data = b"\xff\xd8"
    if tiff:
        data += b"\xff\xe1" + struct.pack(">H", len(tiff) + 8) + b"Exif\0\0" + tiff
    if packet:
        body = b"http://ns.adobe.com/xap/1.0/\0" + packet.encode("utf-8")
        data += b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body
    if salt:
        data += b"\xff\xfe" + struct.pack(">H", len(salt) + 2) + salt
    return data + JPEG_BODY


def xmp(title, subjects, rating=None):
    items = "".join(f"<rdf:li>{s}</rdf:li>" for s in subjects)
    rated = f' xmp:Rating="{rating}"' if rating else ""
    return (
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
        '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"'
        f' xmlns:xmp="http://ns.adobe.com/xap/1.0/"{rated}>'
        f'<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>'
        f"<dc:subject><rdf:Bag>{items}</rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>")


def box(kind, *parts):
    body = b"".join(parts)
    return struct.pack(">I", len(body) + 8) + kind + body


def heic(tiff, salt=b""):
    """A HEIF file with one item: the Exif block."""
    payload = b"\0\0\0\6Exif\0\0" + tiff
    entry = box(b"infe", b"\2\0\0\0", struct.pack(">HH", 1, 0), b"Exif", b"\0")
    kind = box(b"ftyp", b"heic\0\0\0\0mif1heic")
    spare = box(b"free", salt)

    def meta(at):
        return box(
            b"meta", b"\0\0\0\0", box(b"hdlr", b"\0" * 8, b"pict", b"\0" * 13),
            box(b"iinf", b"\0\0\0\0", struct.pack(">H", 1), entry),
            box(b"iloc", b"\0\0\0\0", b"\x44\0", struct.pack(">HHHHII", 1, 1, 0, 1, at, len(payload))))

    at = len(kind) + len(spare) + len(meta(0)) + 8
    return kind + spare + meta(at) + box(b"mdat", payload)


def png(width=1080, height=2340, text=None, salt=b""):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    row = b"\0" + b"\0" * ((width + 7) // 8)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0))
    if text:
        data += chunk(b"tEXt", b"Comment\0" + text.encode("latin-1"))
    return data + chunk(b"IDAT", zlib.compress(row * height)) + chunk(b"IEND", b"")


def mp4(created, seconds, coordinate=None, salt=b""):
    """`created` is in seconds since 1970; 0 is unknown."""
    stamp = created + 2082844800 if created else 0
    header = box(
        b"mvhd", b"\0\0\0\0", struct.pack(">IIII", stamp, stamp, 1000, int(seconds * 1000)), b"\0" * 80)
    parts = [header]
    if coordinate:
        text = b"%+08.4f%+09.4f/" % coordinate
        parts.append(box(b"udta", box(b"\xa9xyz", struct.pack(">HH", len(text), 0x15C7), text)))
    return box(b"ftyp", b"isom\0\0\2\0isomiso2mp41") + box(b"moov", *parts) + box(b"mdat", salt)
