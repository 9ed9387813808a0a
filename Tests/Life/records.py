"""Writers of what a person's programs keep as text: calendars, calls, plays, moods, diaries, contacts, workouts."""
import datetime
import json
import struct
from xml.sax.saxutils import quoteattr
from zoneinfo import ZoneInfo

from tracks import UTC, text


def wall(seconds, zone, form="%Y%m%dT%H%M%S"):
    return datetime.datetime.fromtimestamp(seconds, ZoneInfo(zone)).strftime(form)


def folded(line):
    """Lines of at most 75 octets (RFC 5545 section 3.1); a character may be cut in two."""
    data, parts = line.encode("utf-8"), []
    while len(data) > 75:
        parts.append(data[:75])
        data = b" " + data[75:]
    return b"\r\n".join(parts + [data])


def escaped(value):
    return value.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def calendar(entries, name):
    """`entries` are lists of lines."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Daybook//EN", f"X-WR-CALNAME:{name}"]
    for entry in entries:
        lines += ["BEGIN:VEVENT", "DTSTAMP:20260901T000000Z", *entry, "END:VEVENT"]
    return b"\r\n".join(folded(line) for line in lines + ["END:VCALENDAR", ""])


def calls(rows):
    lines = ["<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>", f'<calls count="{len(rows) + 3}">']
    for number, seconds, start, kind, name in rows:
        lines.append(f'  <call number="{number}" duration="{seconds}" date="{start * 1000}" type="{kind}"'
                     f" contact_name={quoteattr(name)} />")
    return "\n".join(lines + ["</calls>", ""])


def messages(rows):
    lines = ["<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>", f'<smses count="{len(rows)}">']
    for number, start, name, body in rows:
        lines.append(f'  <sms address="{number}" date="{start * 1000}" type="1" body={quoteattr(body)}'
                     f" contact_name={quoteattr(name)} />")
    return "\n".join(lines + ["</smses>", ""])


def plays(rows):
    return json.dumps([
        {"ts": text(end), "username": user, "platform": "android", "ms_played": played, "conn_country": "DE",
         "ip_addr": address, "master_metadata_track_name": track, "master_metadata_album_artist_name": artist,
         "master_metadata_album_album_name": album, "spotify_track_uri": f"spotify:track:{track[-8:]}",
         "reason_start": "trackdone", "reason_end": "fwdbtn" if played < 30000 else "trackdone",
         "skipped": played < 30000, "offline": False, "incognito_mode": private}
        for end, played, track, artist, album, user, address, private in rows])


def moods(rows):
    lines = ["full_date,date,weekday,time,mood,activities,note_title,note"]
    for start, zone, mood, activities, title, note in rows:
        lines.append(wall(start, zone, "%Y-%m-%d,%B %d,%A,%H:%M") + f',{mood},"{activities}","{title}","{note}"')
    return "\n".join(lines) + "\n"


def diary(rows):
    return json.dumps({"metadata": {"version": "1.0"}, "entries": [
        {"uuid": f"{index:032X}", "creationDate": text(start), "timeZone": zone, "text": body, "tags": [tag],
         "starred": False, "location": {"latitude": point[0], "longitude": point[1], "placeName": place,
                                        "localityName": place}}
        for index, (start, zone, body, tag, point, place) in enumerate(rows)]})


def contacts(rows):
    cards = []
    for name, number, mail, note, street in rows:
        cards += ["BEGIN:VCARD", "VERSION:3.0", f"FN:{escaped(name)}", f"N:{escaped(name)};;;;",
                  f"TEL;TYPE=CELL:{number}", f"EMAIL:{mail}", f"NOTE:{escaped(note)}", f"ADR;TYPE=HOME:;;{escaped(street)};;;;",
                  "END:VCARD"]
    return b"\r\n".join(folded(line) for line in cards + [""])


def sidecar(name, taken, point, people, note):
    latitude, longitude = point or (0.0, 0.0)
    place = {"latitude": latitude, "longitude": longitude, "altitude": 0.0}
    return json.dumps({
        "title": name, "description": note, "imageViews": "3", "creationTime": {"timestamp": str(taken + 900000)},
        "photoTakenTime": {"timestamp": str(taken)}, "geoData": place, "geoDataExif": place,
        "people": [{"name": person} for person in people], "url": "https://photos.example/x"})


ACTIVITIES = {"running": "HKWorkoutActivityTypeRunning", "hiking": "HKWorkoutActivityTypeHiking"}


def health(workouts, steps, zone, phone, watch):
    """An export of a phone; every time is written with the offset of the zone of the export."""
    def stamp(seconds):
        return wall(seconds, zone, "%Y-%m-%d %H:%M:%S %z")

    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<!DOCTYPE HealthData [", "<!-- HealthKit Export Version: 13 -->",
             "<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>", "]>", '<HealthData locale="en_US">',
             f' <ExportDate value="{stamp(workouts[-1][1] if workouts else 1)}"/>']
    for start, end, count, watched in steps:
        lines.append(
            f' <Record type="HKQuantityTypeIdentifierStepCount" sourceName={quoteattr(watch if watched else phone)}'
            f' unit="count" creationDate="{stamp(end)}" startDate="{stamp(start)}" endDate="{stamp(end)}" value="{count}"/>')
    for start, end, kind, meters, note in workouts:
        lines.append(
            f' <Workout workoutActivityType="{ACTIVITIES[kind]}" duration="{(end - start) / 60:.2f}" durationUnit="min"'
            f' sourceName={quoteattr(watch)} startDate="{stamp(start)}" endDate="{stamp(end)}">'
            f'<MetadataEntry key="HKTimeZone" value="{zone}"/><MetadataEntry key="HKBrand" value={quoteattr(note)}/>'
            f'<WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" startDate="{stamp(start)}"'
            f' endDate="{stamp(end)}" sum="{meters / 1000:.3f}" unit="km"/></Workout>')
    return "\n".join(lines + ["</HealthData>", ""])


def tcx(start, end, kind, meters, note, position):
    sport = "Running" if kind == "running" else "Other"
    points = "".join(
        f"<Trackpoint><Time>{text(t)}</Time><Position><LatitudeDegrees>{position(t)[0]:.6f}</LatitudeDegrees>"
        f"<LongitudeDegrees>{position(t)[1]:.6f}</LongitudeDegrees></Position></Trackpoint>"
        for t in range(start, end, 30))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<TrainingCenterDatabase'
        ' xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>'
        f'<Activity Sport="{sport}"><Id>{text(start)}</Id><Lap StartTime="{text(start)}">'
        f"<TotalTimeSeconds>{end - start}</TotalTimeSeconds><DistanceMeters>{meters:.1f}</DistanceMeters>"
        f"<Track>{points}</Track></Lap><Notes>{note}</Notes></Activity></Activities></TrainingCenterDatabase>\n")


def crc16(data):
    table = (0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401,
             0xA001, 0x6C00, 0x7800, 0xB401, 0x5000, 0x9C01, 0x8801, 0x4400)
    crc = 0
    for octet in data:
        for nibble in (octet & 15, octet >> 4):
            crc = (crc >> 4) ^ table[crc & 15] ^ table[nibble]
    return crc


def fit(start, end, kind, meters, position):
    """A FIT activity: a file id, a record each half minute, and one session."""
    epoch = 631065600

    def semicircles(value):
        return int(value * 2 ** 31 / 180)

    def definition(local, message, fields):
        return struct.pack("<BBBHB", 0x40 | local, 0, 0, message, len(fields)) + bytes(sum(fields, ()))

    data = definition(0, 0, [(0, 1, 0), (4, 4, 0x86)]) + struct.pack("<BBI", 0, 4, start - epoch)
    data += definition(1, 20, [(253, 4, 0x86), (0, 4, 0x85), (1, 4, 0x85)])
    for time in range(start, end, 30):
        latitude, longitude = position(time)
        data += struct.pack("<BIii", 1, time - epoch, semicircles(latitude), semicircles(longitude))
    data += definition(2, 18, [(253, 4, 0x86), (2, 4, 0x86), (5, 1, 0), (7, 4, 0x86), (9, 4, 0x86)])
    sport = {"running": 1, "hiking": 17}[kind]
    data += struct.pack("<BIIBII", 2, end - epoch, start - epoch, sport, (end - start) * 1000, int(meters * 100))
    head = struct.pack("<BBHI4s", 14, 0x20, 2132, len(data), b".FIT")
    head += struct.pack("<H", crc16(head))
    return head + data + struct.pack("<H", crc16(head + data))
