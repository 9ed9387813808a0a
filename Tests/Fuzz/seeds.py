"""Small files of every format that is read, from which the fuzzing starts: own ones, and those of the measuring data where
they lie beside the project."""
import datetime
import glob
import gzip
import io
import os
import sqlite3
import sys
import tempfile
import zipfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(FOLDER, "..", "Life"))
import media
import records

SHARED = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(FOLDER))), "shared", "corpora", "journal")
# A seed is no longer than this: a short one is mutated better.
LONGEST = 20_000

GPX = ('<?xml version="1.0"?><gpx version="1.1"><metadata><time>2026-01-01T00:00:00Z</time></metadata><wpt lat="1.5" lon="-2"><name>A &amp; B</name></wpt>'
       '<trk><name><![CDATA[x]]></name><trkseg><trkpt lat="52.5" lon="13.4"><ele>3.5</ele><time>2026-05-16T12:00:00.5+02:00</time></trkpt>'
       '<trkpt lat="52.6" lon="13.5"/></trkseg></trk></gpx>')
KML = ('<kml><Document><Placemark><name>A</name><TimeSpan><begin>2026-05-16T10:00:00Z</begin><end>2026-05</end></TimeSpan><Point><coordinates>13.4,52.5,3'
       '</coordinates></Point></Placemark><Placemark><gx:Track><when>2026-05-16T10:00:00Z</when><gx:coord>13.4 52.5 3</gx:coord></gx:Track></Placemark>'
       '</Document></kml>')
LOCATION = [
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[13.4,52.5,3]},"properties":{"timestamp":"2026-05-16T10:00:00-0700","horizontal_accuracy":5}}]}',
    '{"locations":[{"latitudeE7":525000000,"longitudeE7":134000000,"timestampMs":"1778932800000","accuracy":20,"deviceTag":7,"source":"GPS"}]}',
    '{"timelineObjects":[{"placeVisit":{"location":{"latitudeE7":525000000,"longitudeE7":134000000,"name":"A"},"duration":{"startTimestamp":"2026-05-16T10:00:00Z","endTimestampMs":"1778932800000"}}},{"activitySegment":{"activityType":"WALKING","distance":5}}]}',
    '{"semanticSegments":[{"startTime":"2026-05-16T10:00:00+02:00","endTime":"2026-05-16T11:00:00+02:00","visit":{"hierarchyLevel":1,"topCandidate":{"semanticType":"HOME","placeLocation":{"latLng":"52.5\u00b0, 13.4\u00b0"}}}},{"timelinePath":[{"point":"52.5\u00b0, 13.4\u00b0","time":"2026-05-16T10:00:00Z"}]}],"rawSignals":[{"position":{"LatLng":"1\u00b0, 2\u00b0","accuracyMeters":3,"timestamp":"2026-05-16T10:00:00Z"}}]}',
    '[{"startTime":"2026-05-16T10:00:00+02:00","endTime":"2026-05-16T11:00:00+02:00","visit":{"topCandidate":{"placeLocation":"geo:52.5,13.4","semanticType":"Home"}}},{"startTime":"2026-05-16T11:00:00Z","endTime":"2026-05-16T12:00:00Z","timelinePath":[{"point":"geo:1,2","durationMinutesOffsetFromStartTime":"5"}]}]',
    '[{"lat":52.5,"lon":13.4,"tst":1778932800,"acc":5}]',
]
OWNTRACKS = '2026-05-16T10:00:00Z\t*                 \t{"_type":"location","lat":52.5,"lon":13.4,"tst":1778932800,"acc":5}\n{"_type":"transition","event":"enter","desc":"Home","tst":1}\n'
POINTS = ["time,lat,lon,accuracy\n2026-05-16T10:00:00Z,52.5,13.4,5\n", "timestamp;latitude;longitude\n1778932800;52,5N;13,4E\n", "lat\tlon\ttime\n\"5\"\"2\"\t13\t1\n"]
HEALTH = ('<!DOCTYPE HealthData [<!ELEMENT a (b)>]><HealthData><Record type="HKQuantityTypeIdentifierStepCount" sourceName="A" value="120" startDate="2026-05-16 07:30:00 +0200"'
          ' endDate="2026-05-16 07:40:00 +0200"/><Workout workoutActivityType="HKWorkoutActivityTypeRunning" startDate="2026-05-16 07:30:00 +0200" endDate="2026-05-16 08:00:00 +0200">'
          '<MetadataEntry key="HKTimeZone" value="Europe/Berlin"/><WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="5" unit="km"/><WorkoutRoute><FileReference path="/a.gpx"/>'
          '</WorkoutRoute></Workout><StateOfMind startDate="2026-05-16 07:30:00 +0200" kind="daily mood" valence="0.5" labels="a,b"/></HealthData>')
LISTENING = [
    '[{"ts":"2026-05-16T10:00:00Z","ms_played":180000,"master_metadata_track_name":"A","master_metadata_album_artist_name":"B","incognito_mode":false,"episode_name":null}]',
    '[{"endTime":"2026-05-16 10:00","artistName":"B","trackName":"A","msPlayed":180000}]',
    '{"payload":{"listens":[{"listened_at":1778932800,"track_metadata":{"track_name":"A","artist_name":"B","additional_info":{"duration_ms":1000}}}]}}',
    '{"recenttracks":{"track":[{"name":"A","artist":{"#text":"B"},"date":{"uts":"1778932800"}}]}}',
]
LINES = '{"listened_at":1778932800,"track_metadata":{"track_name":"A","artist_name":"B"}}\n{"timeMs":1,"track":{"name":"A"}}\n'
DIARY = "2026-05-16 10:00 A title. A text @tag\nmore\n\n[2026-05-17 09:00:00 PM] Another\n\n2026-05-18\n"
DAY_ONE = '{"metadata":{"version":"1.0"},"entries":[{"uuid":"A","creationDate":"2026-05-16T10:00:00Z","timeZone":"Europe/Berlin","text":"A text","starred":true,"tags":["a"],"location":{"latitude":1,"longitude":2,"placeName":"P"}}]}'
CLASSIC = '<plist><dict><key>Creation Date</key><date>2026-05-16T10:00:00Z</date><key>Entry Text</key><string>A</string><key>Tags</key><array><string>a</string></array><key>Location</key><dict><key>Latitude</key><real>1</real></dict></dict></plist>'
APPLE = '<html><head><style>p{}</style></head><body><div class="pageHeader">Saturday, May 16, 2026</div><div class="title">T</div><p class="p2">A &amp; b<br>c</p></body></html>'
DAYLIO = 'full_date,date,weekday,time,mood,activities,note_title,note\n2026-05-16,May 16,Saturday,6:50 pm,good,"a | b","x","y ""z""\n"\n'
PACKET = '<x:xmpmeta><rdf:RDF><rdf:Description exif:GPSLatitude="48,24.5N" exif:GPSLongitude="9,3,2.5E" xmp:Rating="4"><exif:DateTimeOriginal>2026-05-16T10:00:00+02:00</exif:DateTimeOriginal><dc:subject><rdf:Bag><rdf:li>a</rdf:li></rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>'
CALENDAR = ("BEGIN:VCALENDAR\r\nX-WR-TIMEZONE:Europe/Berlin\r\nBEGIN:VTIMEZONE\r\nTZID:A\r\nBEGIN:STANDARD\r\nDTSTART:19701025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\n"
            "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=A:20260316T100000\r\nDURATION:PT1H\r\nSUMMARY:A\\, b\r\n c\r\n"
            "RRULE:FREQ=WEEKLY;COUNT=9;BYDAY=MO,WE;INTERVAL=2\r\nEXDATE;TZID=A:20260318T100000\r\nRDATE;VALUE=PERIOD:20260401T100000Z/PT2H\r\nATTENDEE;PARTSTAT=DECLINED;CN=\"x^n\":mailto:a@example.org\r\nEND:VEVENT\r\n"
            "BEGIN:VEVENT\r\nUID:1\r\nRECURRENCE-ID;RANGE=THISANDFUTURE;TZID=A:20260330T100000\r\nDTSTART;TZID=A:20260330T120000\r\nEND:VEVENT\r\n"
            "BEGIN:VTODO\r\nUID:2\r\nDUE;VALUE=DATE:20260401\r\nRRULE:FREQ=MONTHLY;BYSETPOS=-1;BYDAY=FR\r\nEND:VTODO\r\nEND:VCALENDAR\r\n")
RULES = ["FREQ=DAILY;UNTIL=20260401T000000Z", "FREQ=MONTHLY;BYDAY=-1FR;COUNT=3", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;WKST=SU", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU;BYSETPOS=1", "FREQ=HOURLY"]
CARDS = ("BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=84;B=\r\n=C3=84\r\nTEL;CELL:+49 1\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\\, B\r\nitem1.TEL;TYPE=work,pref:1\r\n"
         "item1.X-ABLabel:_$!<Mobile>!$_\r\nPHOTO;ENCODING=b:AAAA\r\n AAAA\r\nADR;TYPE=home:;;Street 1;Town;;1;Land\r\nBDAY;X-APPLE-OMIT-YEAR=1604:1604-04-15\r\nEND:VCARD\r\n"
         "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:C\r\nBDAY:--0415\r\nTEL;VALUE=uri;PREF=1:tel:+1\r\nEND:VCARD\r\n")


def archive(**files):
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED) as whole:
        for name, content in files.items():
            whole.writestr(name.replace("_", "."), content)
    return memory.getvalue()


def episodes():
    """A database as AntennaPod exports it."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "a.db")
        database = sqlite3.connect(path)
        database.executescript("""
            CREATE TABLE Feeds (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT, custom_title TEXT);
            CREATE TABLE FeedItems (id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT, feed INTEGER, read INTEGER);
            CREATE TABLE FeedMedia (id INTEGER PRIMARY KEY AUTOINCREMENT, duration INTEGER, feeditem INTEGER,
                played_duration INTEGER, playback_completion_date INTEGER, last_played_time INTEGER);
            INSERT INTO Feeds VALUES (1, 'Sea Talk', NULL);
            INSERT INTO FeedItems VALUES (1, 'Tides', 1, 1);
            INSERT INTO FeedMedia VALUES (1, 1800000, 1, 1200000, 0, 1778932800000);
            PRAGMA journal_mode=WAL;
            """)
        database.close()
        with open(path, "rb") as file:
            return file.read()


def pictures():
    for order in "<>":
        tiff = media.exif("2026:05:16 10:00:00", "+02:00", (52.5, 13.4), "Maker", "Model", ["a", "b", "c", "d"], order=order,
                          digitized="2026:05:16 10:00:00", changed="2026:05:17 10:00:00", utc=(2026, 5, 16, 8, 0, 0))
        yield media.jpeg(tiff, media.xmp("title", ["a"], 4), b"x")
        yield media.heic(tiff)
        yield tiff
        yield b"RIFF" + (30 + len(tiff)).to_bytes(4, "little") + b"WEBPVP8X" + (10).to_bytes(4, "little") + bytes(10) + b"EXIF" + len(tiff).to_bytes(4, "little") + tiff
    yield media.png(4, 4, "a text")
    yield media.mp4(1_778_932_800, 12, (52.5, 13.4))


def workouts():
    start = int(datetime.datetime(2026, 5, 16, 8, tzinfo=datetime.timezone.utc).timestamp())
    return start, start + 600


def own(target):
    begin, end = workouts()
    fixed = {
        "packet": [PACKET], "calendar": [CALENDAR], "rule": RULES, "cards": [CARDS], "gpx": [GPX], "kml": [KML], "location": LOCATION,
        "owntracks": [OWNTRACKS], "points": POINTS, "health": [HEALTH], "listening": LISTENING, "listening-lines": [LINES],
        "diary-text": [DIARY], "day-one": [DAY_ONE], "day-one-classic": [CLASSIC], "apple-page": [APPLE], "daylio": [DAYLIO],
        "name": ["IMG_20260516_100000.jpg", "PXL_20260516_100000123.NIGHT.mp4", "IMG-20260516-WA0001.jpg", "Screenshot 2026-05-16 at 10.00.00.png"],
        "sidecar": ['{"title":"IMG_1.jpg","photoTakenTime":{"timestamp":"1778932800"},"geoData":{"latitude":1.5,"longitude":2},"people":[{"name":"A"}],"favorited":true,"description":"d"}'],
        "calls": ['<calls count="1"><call number="+491" duration="60" date="1778932800000" type="2" contact_name="A &#128512;"/></calls>',
                  '<smses><sms address="1" date="1778932800000" type="1" body="&#10;"/><mms date="1778932800" msg_box="1"><parts><part text="x"/></parts></mms></smses>'],
        "kind": [GPX, KML, CARDS, CALENDAR, DIARY, DAYLIO, PACKET, HEALTH] + LOCATION + LISTENING + POINTS,
    }
    if target in fixed:
        return [text.encode() for text in fixed[target]]
    if target in ("media", "jpeg"):
        return list(pictures())
    if target == "tcx":
        return [records.tcx(begin, end, "running", 5000, "note", lambda time: (52.5, 13.4)).encode()]
    if target == "fit":
        return [records.fit(begin, end, "running", 5000, lambda time: (52.5, 13.4))]
    if target == "antennapod":
        return [episodes()]
    if target == "towns":
        return [b"1\tA\tA\tB,C\t52.5\t13.4\tP\tPPLA\tDE\t\t01\t\t\t\t90000\t\t34\tEurope/Berlin\t2026-01-01\nx\n"]
    if target == "gzip":
        return [gzip.compress(GPX.encode()), gzip.compress(b"")]
    return [archive(doc_kml=KML), archive(a_ics=CALENDAR, b_gpx=GPX * 3), archive()]


# Where the measuring data have files of the format.
FOLDERS = {
    "media": ["media/*"], "jpeg": ["media/*.jpg"], "packet": ["media/*.xmp"], "sidecar": ["google_takeout_photos/*.json"], "calendar": ["ics/*.ics"],
    "cards": ["vcard/*"], "gpx": ["gpx/*"], "kml": ["kml/*"], "location": ["geojson/*", "google_timeline/*"], "owntracks": ["owntracks/*"],
    "points": ["csv_points/*"], "health": ["apple_health/*.xml"], "tcx": ["tcx/*"], "fit": ["fit/*"], "listening": ["music/*.json"],
    "listening-lines": ["music/*.jsonl"], "calls": ["sms_calls/*"], "diary-text": ["diary/*.txt", "diary/*.journal"], "day-one": ["diary/*.json"],
    "day-one-classic": ["diary/*.doentry"], "apple-page": ["diary/*.html"], "daylio": ["daylio/*"], "archive": ["kml/*.kmz"], "kind": ["*/*"],
}
# Their first byte says how long the pieces are.
STREAMED = {"gpx", "kml", "location", "owntracks", "points", "health", "tcx", "listening", "listening-lines", "calls", "diary-text", "day-one", "daylio"}
TARGETS = sorted(set(FOLDERS) | {"name", "rule", "gzip", "antennapod", "towns"})


def seeds(target):
    """The seeds of a target."""
    found = own(target)
    for pattern in FOLDERS.get(target, []):
        for path in sorted(glob.glob(os.path.join(SHARED, pattern))):
            if os.path.isfile(path) and os.path.basename(path) != "expected.json":
                with open(path, "rb") as file:
                    found.append(file.read(LONGEST))
    for number, content in enumerate(found):
        yield bytes([[255, 1, 7, 64][number % 4]]) + content if target in STREAMED else content
