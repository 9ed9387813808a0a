"""generate.py SEED DIRECTORY [--regime dense|holes|sparse|timeline] [--last YYYY-MM-DD]: writes one person's files with
their faults under DIRECTORY/files, and the truth about them to DIRECTORY/truth.json. A pure function of its arguments."""
import argparse
import datetime
import json
import os
import random
import time as clock

import media
import records
import tracks
from life import FIRST, VENUES, Life

FORMS = {"dense": ("gpx", "rec"), "holes": ("rec", "gpx"), "sparse": ("rec", "Records")}


class Generator:
    def __init__(self, seed, directory, regime="dense", last=datetime.date(2026, 11, 8), days=35):
        self.seed, self.root = seed, os.path.join(directory, "files")
        self.life = Life(seed, regime, days, last)
        self.marks, self.noise, self.forbidden, self.same, self.free, self.written = [], [], [], [], [], []
        self.members = {event.key: [] for event in self.life.events}
        self.numbers = 0
        self.tokens = {}
        self.times = {}

    # What all writers need

    def write(self, path, data):
        path = os.path.join(self.root, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data if isinstance(data, bytes) else data.encode("utf-8"))

    def section(self, letter):
        """Chance and marks of one kind of files, which no other kind changes: a longer life begins like a shorter one."""
        self.letter, self.counts = letter, {"": 0}
        self.rng = random.Random(f"{letter} {self.seed} {self.life.regime}")

    def mark(self, field, *owners, word=None):
        """A word that is nowhere else, and whose it is."""
        self.counts[""] += 1
        word = word or f"zq{self.letter}{self.counts['']:05d}k"
        self.marks.append({"word": word, "field": field, "owners": [o for o in owners if o]})
        return word

    def person(self, name):
        if name not in self.tokens:
            self.tokens[name] = self.mark("person", word=f"zqn{FIRST.index(name):05d}k")
        return f"{name} {self.tokens[name].capitalize()}"

    def seen(self, name, key):
        """That the person with this name has a part in the member."""
        for entry in self.marks:
            if entry["word"] == self.tokens.get(name):
                entry["owners"].append(key)

    def place(self, venue):
        """A venue's name with its mark; nothing for those without a name."""
        name = self.life.venues.get(venue, ("", "", None))[1]
        if not name:
            return ""
        if venue not in self.tokens:
            self.tokens[venue] = self.mark("place", word=f"zqv{sorted(VENUES).index(venue[:-1]):04d}{venue[-1]}k")
            self.marks[-1]["venue"] = venue
        return f"{name} {self.tokens[venue]}"

    # Photos

    def photos(self):
        rng, life = self.rng, self.life
        apple = self.seed % 2 == 0
        self.camera_error = rng.randrange(-5400, 5400)
        for event in life.events:
            if event.photos <= 0:
                continue
            count = max(1, round(event.photos * rng.lognormvariate(0, 0.4)))
            times = []
            while len(times) < count:
                start, end, point = rng.choice(event.parts)
                moment = rng.uniform(start + 60, max(start + 61, end - 120))
                burst = rng.randrange(3, 9) if rng.random() < 0.12 else 1
                times += [(moment + index * 0.4, point) for index in range(burst)]
            camera = event.kind in ("sight", "hike", "wedding") and rng.random() < 0.25
            for index, (moment, point) in enumerate(sorted(times)):
                self.photo(event, moment, point, apple, camera and index % 2 == 1)

    def photo(self, event, moment, point, apple, camera):
        rng = self.rng
        self.numbers += 1
        seconds, milliseconds = int(moment), int(moment % 1 * 1000)
        where = tracks.moved(point, rng.gauss(0, 18), rng.gauss(0, 18))
        local = records.wall(seconds, event.zone, "%Y:%m:%d %H:%M:%S")
        shift = records.wall(seconds, event.zone, "%z")
        salt = f"{self.seed}/{self.numbers}".encode()
        choice = rng.random()
        if camera:
            key = f"files/camera/DSC_{self.numbers:04d}.JPG"
            # Its clock is wrong, and shows the time at home.
            shown = records.wall(seconds + self.camera_error, self.life.home_zone, "%Y:%m:%d %H:%M:%S")
            words = [self.mark(f, key) for f in ("ImageDescription", "Artist", "Copyright", "UserComment")]
            data = media.jpeg(media.exif(shown, make="Nikon", model="Z 30", texts=words), None, salt)
        elif choice < 0.12 and not event.hidden:
            return self.takeout(event, seconds, where, salt)
        elif choice < 0.15:
            name = records.wall(seconds, event.zone, "VID_%Y%m%d_%H%M%S") + f"_{self.numbers}"
            key = f"files/phone/{name}.mp4"
            data = media.mp4(seconds + 12, 9, where, self.mark("film", key).encode() + salt)
        else:
            name = f"IMG_{self.numbers:04d}" if apple else records.wall(seconds, "UTC", "PXL_%Y%m%d_%H%M%S") + f"{milliseconds:03d}{self.numbers:04d}"
            words = [self.mark(f, f"photo{self.numbers}") for f in ("ImageDescription", "Artist", "Copyright", "UserComment")]
            heic = apple and rng.random() < 0.5
            key = f"files/phone/{name}.{'HEIC' if heic else 'jpg'}"
            for entry in self.marks[-4:]:
                entry["owners"] = [key]
            known = rng.random() < 0.93
            tiff = media.exif(
                local, shift[:3] + ":" + shift[3:], where if known else None, "Apple" if apple else "Google",
                "iPhone 15" if apple else "Pixel 8", words, ">" if apple else "<", subsecond=milliseconds,
                utc=clock.gmtime(seconds))
            if heic:
                data = media.heic(tiff, salt)
            else:
                packet = media.xmp(self.mark("dc:title", key), [self.mark("dc:subject", key)]) if rng.random() < 0.2 else None
                data = media.jpeg(tiff, packet, salt)
                if rng.random() < 0.03:
                    # An edited copy, and the same bytes once more in another folder.
                    self.write(key[6:-4] + "-edited.jpg", media.jpeg(tiff, packet, salt + b"e"))
                    self.members[event.key].append(key[:-4] + "-edited.jpg")
                    copy = f"files/backup/{name}.jpg"
                    self.write(copy[6:], data)
                    self.same.append([key, copy])
        self.write(key[6:], data)
        (self.forbidden if event.hidden else self.members[event.key]).append(key)
        if not camera:
            self.times[key] = moment

    def takeout(self, event, seconds, where, salt):
        """A picture that has lost its Exif, and the JSON beside it with a name that was cut."""
        name = records.wall(seconds, event.zone, "Shared by everybody %Y%m%d ") + f"{self.numbers:04d}.jpg"
        key = f"files/Takeout/Google Photos/Photos from 2026/{name}"
        note = self.mark("description", key)
        self.write(key[6:], media.jpeg(None, None, salt))
        people = [self.person(p) for p in event.people[:2]]
        for p in event.people[:2]:
            self.seen(p, key)
        cut = f"{name}.supplemental-metadata"[:46]
        self.write(f"Takeout/Google Photos/Photos from 2026/{cut}.json", records.sidecar(name, seconds, where, people, note))
        self.members[event.key].append(key)
        self.times[key] = seconds

    def other_pictures(self):
        rng, life = self.rng, self.life
        for day in range(life.days):
            start = life.begin + day * 86400
            for _ in range(rng.randrange(3)):
                self.numbers += 1
                moment = start + rng.randrange(25000, 80000)
                choice = rng.random()
                if choice < 0.5:
                    key = "files/phone/" + records.wall(moment, life.home_zone, "Screenshot_%Y%m%d-%H%M%S") + ".png"
                    self.write(key[6:], media.png(text=self.mark("screenshot", key)))
                elif choice < 0.85:
                    key = "files/phone/" + records.wall(moment, life.home_zone, "IMG-%Y%m%d-WA") + f"{self.numbers:04d}.jpg"
                    self.write(key[6:], media.jpeg(None, None, f"w{self.numbers}".encode()))
                else:
                    key = f"files/scans/scan{self.numbers:04d}.jpg"
                    stamp = records.wall(moment, life.home_zone, "%Y:%m:%d %H:%M:%S")
                    tiff = media.exif(None, make="EPSON", model="Perfection V39", digitized=stamp, changed=stamp,
                                      texts=[self.mark("ImageDescription", key)])
                    self.write(key[6:], media.jpeg(tiff, None, f"s{self.numbers}".encode()))
                self.noise.append(key)

    # Calendar

    def calendar(self):
        rng, life = self.rng, self.life
        entries = []
        classes = []
        for event in life.events:
            if event.recurring:
                classes.append(event)
            elif event.planned:
                entries.append(self.entry(event))
        planned = len(entries)
        for number in range(planned // 4):
            # What was planned and did not happen.
            day = rng.randrange(life.days // 7 * 7)
            start = life.begin + day * 86400 + rng.randrange(17, 21) * 3600
            uid = f"not-{number}"
            point = tracks.moved(life.center, 15000, 9000)
            lines = [f"UID:{uid}", f"DTSTART;TZID={life.home_zone}:{records.wall(start, life.home_zone)}",
                     f"DTEND;TZID={life.home_zone}:{records.wall(start + 5400, life.home_zone)}",
                     f"SUMMARY:Talk {self.mark('SUMMARY', 'files/calendar.ics#' + uid)}",
                     f"GEO:{point[0]:.5f};{point[1]:.5f}"]
            entries.append(lines)
            self.noise.append(f"files/calendar.ics#{uid}")
        entries += self.series(classes)
        for number in range(3):
            uid = f"banned-{number}"
            start = self.free_hour()
            entries.append([
                f"UID:{uid}", f"DTSTART:{records.wall(start, 'UTC')}Z", f"DTEND:{records.wall(start + 3600, 'UTC')}Z",
                f"SUMMARY:Coffee with {self.person(life.banned)} {self.mark('SUMMARY', uid)}"])
            self.forbidden.append(f"files/calendar.ics#{uid}")
        self.write("calendar.ics", records.calendar(entries, self.mark("X-WR-CALNAME")))

    def free_hour(self):
        """When nothing that could be told happened."""
        while True:
            start = self.life.begin + self.rng.randrange(self.life.days // 7 * 7) * 86400 + 900 * self.rng.randrange(36, 80)
            if all(start + 9000 < e.start or start - 5400 > e.end for e in self.life.events):
                return start

    def entry(self, event):
        rng, life = self.rng, self.life
        key = f"files/calendar.ics#{event.key.replace(' ', '-')}"
        shift = rng.choice((-1, 1)) * rng.randrange(1900, 4000) if rng.random() < 0.1 else rng.randrange(-600, 900)
        start = (event.start - shift) // 300 * 300
        end = start + max(3600, (event.end - event.start) // 900 * 900)
        lines = [f"UID:{key.split('#')[1]}", f"DTSTART;TZID={event.zone}:{records.wall(start, event.zone)}",
                 f"DTEND;TZID={event.zone}:{records.wall(end, event.zone)}",
                 f"SUMMARY:{records.escaped(event.title)} {self.mark('SUMMARY', key)}",
                 f"DESCRIPTION:{self.mark('DESCRIPTION', key)}\\, as we said\\nand so on and on", 
                 f"CATEGORIES:{self.mark('CATEGORIES', key)}", f"COMMENT:{self.mark('COMMENT', key)}",
                 f"URL:https://example.org/{self.mark('URL', key)}"]
        where = self.place(event.venue)
        if where:
            lines.append(f"LOCATION:{records.escaped(where)}")
            self.seen(event.venue, key)
        if rng.random() < 0.5 and event.parts[0][2]:
            lines.append("GEO:%.5f;%.5f" % event.parts[0][2])
        for name in event.people:
            lines.append(f'ATTENDEE;CN="{self.person(name)}";PARTSTAT=ACCEPTED:mailto:{self.mark("ATTENDEE", key)}@example.org')
            self.seen(name, key)
        if event.hidden:
            lines.append("CLASS:PRIVATE")
            self.forbidden.append(key)
        else:
            self.members[event.key].append(key)
        return lines

    def series(self, classes):
        """An evening each week: the second one was called off, the third one was an hour later."""
        life = self.life
        if not classes:
            return []
        zone = life.home_zone
        first = life.first + datetime.timedelta(days=(2 - life.first.weekday()) % 7)
        begin = life.at_home(first, 19)
        name = f"Choir {self.mark('SUMMARY')}"
        mark = self.marks[-1]
        lines = ["UID:choir", f"DTSTART;TZID={zone}:{records.wall(begin, zone)}",
                 f"DTEND;TZID={zone}:{records.wall(begin + 5400, zone)}", f"SUMMARY:{name}",
                 "RRULE:FREQ=WEEKLY;BYDAY=WE"]
        entries = [lines]
        attended = {datetime.date.fromisoformat(records.wall(e.start, zone, "%Y-%m-%d")): e for e in classes}
        for week in range(life.days // 7 + 1):
            date = first + datetime.timedelta(days=7 * week)
            start = life.at_home(date, 19)
            key = f"files/calendar.ics#choir@{records.wall(start, zone, '%Y-%m-%dT%H:%M')}"
            if date in attended:
                self.members[attended[date].key].append(key)
                mark["owners"].append(key)
            elif date < life.last:
                lines.append(f"EXDATE;TZID={zone}:{records.wall(start, zone)}")
        return entries

    # Workouts, calls, and what goes by the way

    def workouts(self):
        rng, life = self.rng, self.life
        rows, steps = [], []
        kind = ("health", "tcx", "fit")[self.seed % 3]
        for event in life.events:
            if not event.workout:
                continue
            name = records.wall(event.start, life.home_zone, "%Y-%m-%dT%H:%M")
            position = lambda t: life.segment(t).position(t)
            if kind == "health" or event.workout == "hiking":
                key = f"files/apple_health_export/export.xml#workout@{name}"
                rows.append((event.start, event.end, event.workout, event.meters, self.mark("HKBrand", key)))
            elif kind == "tcx":
                key = f"files/watch/{name.replace(':', '')}.tcx"
                data = records.tcx(event.start, event.end, event.workout, event.meters, self.mark("Notes", key), position)
                self.write(key[6:], data)
            else:
                key = f"files/watch/{name.replace(':', '')}.fit"
                self.write(key[6:], records.fit(event.start, event.end, event.workout, event.meters, position))
            self.members[event.key].append(key)
        for day in range(life.days):
            for hour in range(8, 21):
                start = life.begin + day * 86400 + hour * 3600
                count = rng.randrange(50, 900)
                steps += [(start, start + 3600, count, False), (start + 5, start + 3605, count + rng.randrange(-40, 40), True)]
        self.write("apple_health_export/export.xml",
                   records.health(rows, steps, life.home_zone, self.mark("sourceName"), self.mark("sourceName")))

    def others(self):
        life = self.life
        numbers = {name: f"+4930{1000000 + i * 7919}" for i, name in enumerate(life.people + [life.banned])}
        rows = []
        for event in life.events:
            if event.kind == "call":
                name = event.people[0]
                key = f"files/calls.xml#call@{event.start * 1000}"
                rows.append((numbers[name], event.end - event.start, event.start, 2, self.person(name)))
                self.seen(name, key)
                self.members[event.key].append(key)
        texts = []
        for day in range(life.days):
            rng = random.Random(f"calls {self.seed} {day}")
            for _ in range(rng.randrange(4)):
                name = rng.choice(life.people + [life.banned])
                start = life.begin + day * 86400 + rng.randrange(30000, 75000)
                kind = rng.choice((1, 2, 3, 5))
                key = f"files/calls.xml#call@{start * 1000}"
                rows.append((numbers[name], 0 if kind > 2 else rng.randrange(10, 500), start, kind, self.person(name)))
                self.seen(name, key)
                texts.append((numbers[name], start + 60, self.person(name), self.mark("body")))
        self.write("calls.xml", records.calls(sorted(rows, key=lambda row: row[2])))
        self.write("sms.xml", records.messages(texts))
        plays, moods, diary = [], [], []
        self.section("g")
        user = self.mark("username")
        for day in range(life.days):
            rng = random.Random(f"moods {self.seed} {day}")
            start = life.begin + day * 86400
            for index in range(rng.randrange(8)):
                private = rng.random() < 0.15
                played = rng.randrange(4000, 29000) if rng.random() < 0.2 else rng.randrange(90000, 260000)
                end = start + 28000 + index * 270
                words = [self.mark("incognito" if private else f, "incognito" if private else f"play@{end}") for f in ("track", "artist", "album")]
                plays.append((end, played, *[f"{w}" for w in words], user, self.mark("ip_addr"), private))
            if rng.random() < 0.4:
                at = start + 77000
                minute = records.wall(at, life.home_zone, "%Y-%m-%dT%H:%M")
                key = f"files/daylio.csv#mood@{minute}"
                moods.append((at, life.home_zone, rng.choice(("rad", "good", "meh")), "family | " + self.mark("activity", key),
                              self.mark("note_title", key), self.mark("note", key)))
            if rng.random() < 0.2:
                key = f"diary{day}"
                self.written.append(start + 80000)
                diary.append((start + 80000, life.home_zone, f"A day {self.mark('text', key)}\nand more",
                              self.mark("tag", key), life.venues["home"][2], self.mark("placeName", key)))
        self.write("music/Streaming_History_Audio_2026_0.json", records.plays(plays))
        self.write("daylio.csv", records.moods(moods))
        self.write("diary/Journal.json", records.diary(diary))
        self.write("contacts.vcf", records.contacts([
            (self.person(name), number, self.mark("EMAIL") + "@example.org", self.mark("NOTE"), self.mark("ADR"))
            for name, number in numbers.items()]))

    # Places

    def track(self):
        rng, life = self.rng, self.life
        named = [(self.place(v), life.venues[v][2]) for v in ("park0", "museum0", "restaurant0")]
        mark = self.mark("track")
        if life.regime == "timeline":
            name, data = rng.choice((("Timeline.json", tracks.android), ("location-history.json", tracks.ios)))
            self.write(name, data(rng, life, mark))
            self.fixes = []
            return
        points = self.fixes = tracks.fixes(rng, life)
        form = random.Random(f"form {self.seed}").choice(FORMS[life.regime])
        if form == "gpx":
            days = {}
            for point in points:
                days.setdefault(records.wall(point[0], "UTC", "%Y%m%d"), []).append(point)
            for day, own in days.items():
                if rng.random() < 0.1:
                    # A segment that is out of order.
                    own = own[len(own) // 2:] + own[:len(own) // 2]
                self.write(f"tracks/{day}.gpx", tracks.gpx(own, mark, named, self.mark("creator")))
        elif form == "rec":
            months = {}
            for point in points:
                months.setdefault(records.wall(point[0], "UTC", "%Y-%m"), []).append(point)
            for month, own in months.items():
                self.write(f"rec/me/phone/{month}.rec", tracks.owntracks(own, mark, self.mark("SSID")))
        else:
            self.write("Location History/Records.json", tracks.records(points, 7))
        if self.seed % 3 == 1:
            # A second device that stays at home.
            home = life.venues["home"][2]
            pings = [(t, *tracks.moved(home, rng.gauss(0, 15), rng.gauss(0, 15)), 30)
                     for t in range(life.begin, life.end, 1800)]
            self.write("rec/me/tablet/2026-10.rec", tracks.owntracks(pings, mark, mark))

    def days_of(self, event):
        """The day on which it began, and that of its first picture, where it went on past midnight."""
        taken = [self.times[m] for m in self.members[event.key] if m in self.times]
        return sorted({records.wall(t, event.zone, "%Y-%m-%d") for t in [event.start] + ([min(taken)] if taken else [])})

    def is_told(self, event):
        """Whether an entry of the diary was written on the same day, after it began: there is no need to be reminded of it."""
        day = records.wall(event.start, event.zone, "%Y-%m-%d")
        return any(event.start <= at and records.wall(at, self.life.home_zone, "%Y-%m-%d") == day for at in self.written)

    def run(self):
        life = self.life
        for letter, write in zip("abcdef", (
                self.track, self.photos, self.other_pictures, self.calendar, self.workouts, self.others)):
            self.section(letter)
            self.numbers = 5000 if letter == "c" else 0
            write()
        events = [
            {"key": e.key, "kind": e.kind, "members": self.members[e.key], "worth": 0 if self.is_told(e) else e.worth, "start": e.start, "end": e.end,
             "days": self.days_of(e), "zone": e.zone, "venue": e.venue, "people": e.people}
            for e in life.events if self.members[e.key]]
        stays = [{"start": s.start, "end": s.end, "point": s.point, "venue": s.venue} for s in life.stays()
                 if s.end - s.start >= 600]
        truth = {
            "seed": self.seed, "regime": life.regime, "city": life.city, "zone": life.home_zone, "days": life.days,
            "now": life.end + 3600, "events": events, "stays": stays, "noise": self.noise, "same": self.same,
            "forbidden": self.forbidden, "marks": self.marks, "banned": self.person(life.banned),
            "circle": life.venues["clinic0"][2], "fixes": self.fixes, "times": self.times}
        with open(os.path.join(os.path.dirname(self.root), "truth.json"), "w") as file:
            json.dump(truth, file)
        return truth


def generate(seed, directory, regime="dense", last=datetime.date(2026, 11, 8), days=35):
    return Generator(seed, directory, regime, last, days).run()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seed", type=int)
    parser.add_argument("directory")
    parser.add_argument("--regime", choices=tracks.REGIMES, default="dense")
    parser.add_argument("--last", type=datetime.date.fromisoformat, default=datetime.date(2026, 11, 8))
    options = parser.parse_args()
    made = generate(options.seed, options.directory, options.regime, options.last)
    print(f"{len(made['events'])} events, {len(made['stays'])} stays, {len(made['fixes'])} fixes, {len(made['marks'])} marks")
