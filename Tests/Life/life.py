"""A person and their days, before anything writes them down: who, where, when, and what was worth remembering."""
import bisect
import datetime
import math
import random
from dataclasses import dataclass, field
from zoneinfo import ZoneInfo

from tracks import UTC, meters, moved

CITIES = {
    "Berlin": (52.512, 13.389, "Europe/Berlin"), "Lisbon": (38.722, -9.139, "Europe/Lisbon"),
    "Denver": (39.739, -104.985, "America/Denver"), "Boston": (42.355, -71.066, "America/New_York"),
    "Osaka": (34.694, 135.502, "Asia/Tokyo"), "Auckland": (-36.851, 174.764, "Pacific/Auckland"),
    "Honolulu": (21.307, -157.858, "Pacific/Honolulu"), "Chennai": (13.083, 80.270, "Asia/Kolkata"),
}
HOMES = ("Berlin", "Boston", "Lisbon", "Denver", "Auckland")
FIRST = "Mira Jonas Talia Bruno Yusuf Greta Ansel Ines Pavel Noor Edda Kofi Lena Ruben Sora".split()
VENUES = {
    "restaurant": ("Olive Corner", "Saffron Room", "Blue Kettle", "Harbour Table", "Pine Street Grill"),
    "cafe": ("Copper Cup", "Little Loaf", "Daybreak"), "shop": ("Greenway Market", "Foodhall"),
    "gym": ("Boulder Barn",), "cinema": ("Lumen Cinema",), "concert": ("The Old Tramshed",),
    "museum": ("Maritime Museum", "Gallery of Light"), "park": ("Willow Park", "Lake Meadow", "Ridge Trail"),
    "friend": ("", ""), "church": ("St. Anne's",), "hall": ("Orchard Hall",), "clinic": ("",), "choir": ("Song Loft",),
    "airport": ("",),
}


@dataclass
class Segment:
    """A stretch of time at one place (`stay`), on the way (`leg`, `flight`) or around a place (`loop`)."""
    kind: str
    start: int
    end: int
    point: tuple
    to: tuple = None
    zone: str = ""
    venue: str = ""
    size: float = 0.0

    def position(self, time):
        if self.kind == "stay":
            return self.point
        part = (time - self.start) / max(1, self.end - self.start)
        if self.kind == "loop":
            angle = 2 * math.pi * part
            return moved(self.point, self.size * math.sin(angle), self.size * (1 - math.cos(angle)))
        turn = (self.to[1] - self.point[1] + 180) % 360 - 180
        bend = 0.08 * math.sin(math.pi * part)
        latitude = self.point[0] + (self.to[0] - self.point[0]) * part + turn * bend
        return latitude, self.point[1] + turn * part - (self.to[0] - self.point[0]) * bend


@dataclass
class Event:
    """Something that happened and could be told."""
    key: str
    kind: str
    title: str
    start: int
    end: int
    zone: str
    worth: int
    venue: str = ""
    people: list = field(default_factory=list)
    planned: bool = False
    recurring: bool = False
    photos: float = 0
    workout: str = ""
    meters: float = 0
    hidden: str = ""
    parts: list = field(default_factory=list)  # (start, end, point): where the photos are taken


class Life:
    def __init__(self, seed, regime="dense", days=35, last=datetime.date(2026, 11, 8)):
        self.seed, self.regime, self.days, self.last = seed, regime, days, last
        rng = self.rng = random.Random(f"life {seed}")
        self.city = HOMES[seed % len(HOMES)]
        self.center, self.home_zone = CITIES[self.city][:2], CITIES[self.city][2]
        self.first = last - datetime.timedelta(days=days - 1)
        self.venues = {"home": ("home", "", self.around(500, 4000)), "work": ("work", "", self.around(500, 4000))}
        while meters(self.venues["home"][2], self.venues["work"][2]) < 1500:
            self.venues["work"] = ("work", "", self.around(500, 5000))
        for kind, names in VENUES.items():
            for index, name in enumerate(names):
                far = 18000 if kind == "airport" else 7000
                near = 12000 if kind == "airport" else 700
                # Two places are never within a stay's radius of each other, but may be close.
                while True:
                    point = self.around(near, far)
                    if all(meters(point, v[2]) > 300 for v in self.venues.values()):
                        break
                self.venues[f"{kind}{index}"] = (kind, name, point)
        self.people = [name for name in FIRST]
        self.banned = self.people.pop()
        self.segments, self.events, self.unattended = [], [], []
        self.been = set()
        self.run_best = 5000
        self.point, self.zone, self.venue = self.venues["home"][2], self.home_zone, "home"
        self.begin = self.time = self.at(self.first, 0)
        self.end = self.at(last + datetime.timedelta(days=1), 0)
        for number in range(days):
            self.day(self.first + datetime.timedelta(days=number), number)
        self.stay_until(self.end)
        self.segments = [s for s in self.segments if s.end > s.start]
        self.starts = [s.start for s in self.segments]
        self.events.sort(key=lambda event: (event.start, event.key))

    # Making of days

    def around(self, near, far):
        angle, size = self.rng.uniform(0, 2 * math.pi), self.rng.uniform(near, far)
        return moved(self.center, size * math.cos(angle), size * math.sin(angle))

    def at(self, date, hour):
        moment = datetime.datetime.combine(date, datetime.time(), ZoneInfo(getattr(self, "zone", self.home_zone)))
        return int(moment.timestamp() + hour * 3600)

    def stay_until(self, time):
        if time > self.time:
            last = self.segments[-1] if self.segments else None
            if last and last.kind == "stay" and last.point == self.point:
                last.end = time
            else:
                self.segments.append(Segment("stay", self.time, time, self.point, None, self.zone, self.venue))
            self.time = time

    def go(self, venue, arrive=None, point=None, zone=None, flight=False):
        """Leaves so as to arrive then, or now."""
        target = point or self.venues[venue][2]
        distance = meters(self.point, target)
        speed = 230 if flight else self.rng.uniform(1.1, 1.5) if distance < 1500 else self.rng.uniform(6, 13)
        length = int(distance * 1.2 / speed) + (1800 if flight else 60)
        if distance > 1:
            if arrive:
                self.stay_until(arrive - length)
            kind = "flight" if flight else "leg"
            self.segments.append(Segment(kind, self.time, self.time + length, self.point, target, self.zone))
            self.time += length
        self.point, self.zone, self.venue = target, zone or self.zone, venue

    def loop(self, length, size):
        self.segments.append(Segment("loop", self.time, self.time + length, self.point, None, self.zone, "", size))
        self.time += length

    def event(self, kind, title, start, end, worth, **more):
        parts = more.pop("parts", None) or [(start, end, self.point)]
        event = Event(f"{kind}-{len(self.events)}", kind, title, start, end, self.zone, worth, self.venue, parts=parts,
                      **more)
        self.events.append(event)
        return event

    def visit(self, kind, title, venue, arrive, length, worth, **more):
        """Goes there and lets something happen."""
        self.go(venue, arrive)
        start = self.time
        new = venue not in self.been
        self.been.add(venue)
        self.stay_until(start + length)
        worth = min(3, worth + (1 if new and worth and kind not in ("brunch", "dinner", "class") else 0))
        return self.event(kind, title, start, start + length, worth, **more)

    def friends(self, count):
        return self.rng.sample(self.people, count)

    def pick(self, kind):
        return self.rng.choice([key for key in self.venues if key.startswith(kind)])

    def day(self, date, number):
        rng = self.rng
        if number == 14:
            return self.trip(date)
        if 14 < number < 18:
            return None
        if rng.random() < 0.03:
            return None
        special = {6: "wedding", 12: "birthday", 20: "birthday", 26: "wedding" if self.seed % 2 else "hike"}.get(number)
        if special:
            getattr(self, special)(date)
        elif date.weekday() < 5:
            self.weekday(date)
        else:
            self.weekend(date)
        if not special:
            self.snaps(date)
        if self.venue != "home":
            self.go("home")
        self.call(date)
        return None

    def weekday(self, date):
        rng = self.rng
        if rng.random() < 0.12:
            # A day at home, with something unplanned in it.
            self.go(self.pick("shop"), self.at(date, rng.uniform(11, 16)))
            self.passing(0.6)
            self.stay_until(self.time + int(rng.uniform(600, 1800)))
            return self.go("home")
        self.go("work", self.at(date, rng.uniform(8, 9.3)))
        self.passing(0.15)
        if rng.random() < 0.35:
            venue = self.pick("restaurant") if rng.random() < 0.5 else self.pick("cafe")
            self.visit("lunch", "", venue, self.at(date, rng.uniform(12, 13)), int(rng.uniform(2100, 4200)), 1,
                       photos=1 if rng.random() < 0.3 else 0)
            self.go("work")
        self.stay_until(self.at(date, rng.uniform(16.5, 18.5)))
        choice = rng.random()
        if date.weekday() == 2:
            self.go("choir0", self.at(date, 19))
            start, venue = self.time, self.venue
            self.stay_until(start + 5400)
            return self.event("class", "Choir", start, start + 5400, 1, planned=True, recurring=True,
                              photos=1.5 if rng.random() < 0.4 else 0)
        if date.weekday() == 1:
            self.go("home")
            self.stay_until(self.time + int(rng.uniform(900, 2400)))
            return self.run()
        if choice < 0.25:
            self.go(self.pick("shop"))
            self.passing(0.5)
            return self.stay_until(self.time + int(rng.uniform(600, 1500)))
        if choice < 0.4:
            self.go("gym0")
            return self.stay_until(self.time + int(rng.uniform(3600, 5400)))
        if choice < 0.6:
            people = self.friends(rng.choice((1, 1, 2, 4)))
            return self.visit("dinner", f"Dinner with {people[0]}", self.pick("restaurant"),
                              self.at(date, rng.uniform(18.8, 20)), int(rng.uniform(5400, 9000)), 3 if len(people) > 2 else 2,
                              people=people, planned=rng.random() < 0.8, photos=4)
        if choice < 0.68:
            return self.visit("concert", "Concert of the week", "concert0", self.at(date, 19.8),
                              int(rng.uniform(7200, 10000)), 2, people=self.friends(1), planned=True, photos=7)
        if choice < 0.74:
            return self.visit("film", "Film night", "cinema0", self.at(date, 20), 8400, 1, people=self.friends(1),
                              planned=True, photos=0.7)
        if choice < 0.78:
            event = self.visit("private", "Appointment", "clinic0", self.at(date, 18), 3600, 0, planned=True, photos=1)
            event.hidden = "private"
        return None

    def run(self):
        rng = self.rng
        start, length = self.time, int(rng.uniform(1500, 4200))
        distance = length * rng.uniform(2.4, 3.1)
        self.loop(length, distance / 2 / math.pi)
        best = distance > self.run_best * 1.05
        self.run_best = max(self.run_best, distance)
        return self.event("run", "Run", start, start + length, 2 if best else 1, workout="running", meters=distance)

    def hike(self, date):
        rng = self.rng
        self.go(self.pick("park"), self.at(date, rng.uniform(9, 11)))
        start, length = self.time, int(rng.uniform(9000, 16000))
        size = length * 1.1 / 2 / math.pi
        self.loop(length, size)
        segment = self.segments[-1]
        parts = [(t, t + 600, segment.position(t + 300)) for t in range(start, start + length - 600, 900)]
        self.event("hike", "Hike", start, start + length, 3, workout="hiking", meters=length * 1.1, photos=12, parts=parts,
                   people=self.friends(2), planned=rng.random() < 0.5)

    def birthday(self, date):
        """Two things at one place: a lunch, and hours later a party."""
        rng = self.rng
        start = self.at(date, rng.uniform(11.8, 12.5))
        self.stay_until(start)
        people = self.friends(5)
        self.event("lunch at home", f"Lunch with {people[0]}", start, start + 5400, 2, people=people[:1], photos=4,
                   planned=True)
        start = self.at(date, rng.uniform(16, 17))
        self.stay_until(start + 14000)
        self.event("birthday", f"Birthday of {people[1]}", start, start + 14000, 3, people=people, photos=14,
                   planned=True)

    def wedding(self, date):
        """One thing at two places."""
        rng = self.rng
        people = self.friends(6)
        self.go("church0", self.at(date, 13.5))
        start = self.time
        self.stay_until(start + int(rng.uniform(4000, 5400)))
        first = (start, self.time, self.point)
        self.go("hall0")
        begin = self.time
        self.stay_until(begin + int(rng.uniform(14000, 20000)))
        self.event("wedding", f"Wedding of {people[0]}", start, self.time, 3, people=people, photos=18, planned=True,
                   parts=[first, (begin, self.time, self.point)])

    def weekend(self, date):
        rng = self.rng
        if date.weekday() == 5 and rng.random() < 0.6:
            self.stay_until(self.at(date, rng.uniform(8, 9.5)))
            self.run()
        choice = rng.random()
        if choice < 0.25:
            people = self.friends(2)
            self.visit("brunch", f"Brunch with {people[0]}", self.pick("cafe"), self.at(date, 11.2),
                       int(rng.uniform(4500, 7200)), 2, people=people, planned=rng.random() < 0.6, photos=4)
        elif choice < 0.45:
            self.visit("museum", "", self.pick("museum"), self.at(date, 11.5), int(rng.uniform(5400, 9000)), 2,
                       people=self.friends(1), photos=8)
        elif choice < 0.65:
            self.hike(date)
        if rng.random() < 0.8:
            # On the way home, at other places.
            for _ in range(rng.choice((1, 2, 3))):
                self.go(self.pick(rng.choice(("shop", "park", "cafe"))))
                self.passing(0.85)
                self.stay_until(self.time + int(rng.uniform(700, 1500)))
        if self.venue != "home":
            self.go("home")
        if rng.random() < 0.4:
            people = self.friends(3)
            self.visit("visit", f"Evening at {people[0]}'s", self.pick("friend"), self.at(date, rng.uniform(18, 19)),
                       int(rng.uniform(9000, 14000)), 2, people=people, planned=rng.random() < 0.7, photos=5)
        elif rng.random() < 0.5:
            self.go(self.pick("shop"), self.at(date, rng.uniform(16, 17)))
            self.stay_until(self.time + int(rng.uniform(1200, 3000)))

    def trip(self, date):
        """Three days elsewhere, in another zone."""
        rng = self.rng
        city = {"Auckland": "Honolulu", "Denver": "Osaka", "Boston": "Chennai"}.get(
            self.city, rng.choice([c for c in CITIES if c not in (self.city, "Honolulu", "Auckland")]))
        center, zone = CITIES[city][:2], CITIES[city][2]
        self.go("airport0", self.at(date, 6.5))
        self.stay_until(self.time + 6000)
        airport = moved(center, 12000, 5000)
        self.go("far airport", point=airport, zone=zone, flight=True)
        self.stay_until(self.time + 3000)
        hotel = moved(center, 300, -200)
        self.go("hotel", point=hotel)
        back = self.at_home(date + datetime.timedelta(days=4), 0)
        for number in range(6):
            local = datetime.datetime.fromtimestamp(self.time, ZoneInfo(zone)).date()
            if number:
                local += datetime.timedelta(days=1)
            if self.at(local, 22) > back - 12 * 3600 - int(meters(airport, self.venues["home"][2]) / 190):
                break
            for hour, title, photos in (
                    (9.5, "old town", 8), (11.7, "market", 4), (14.2, "harbour", 7), (16.6, "garden", 5), (19.3, "dinner away", 4)):
                if self.at(local, hour) < self.time + 600:
                    continue
                spot = moved(center, rng.uniform(-5000, 5000), rng.uniform(-5000, 5000))
                self.go(f"{city} {title} {number}", self.at(local, hour), point=spot)
                start = self.time
                self.stay_until(start + int(rng.uniform(3600, 5400)))
                self.event("sight", "" if hour < 19 else "Table for two", start, self.time, 3 if hour < 19 else 2,
                           photos=photos, planned=hour > 19 and rng.random() < 0.5)
            self.go("hotel", point=hotel)
            self.stay_until(self.time + 1500)
        self.stay_until(self.at(datetime.datetime.fromtimestamp(self.time, ZoneInfo(zone)).date()
                                + datetime.timedelta(days=1), 6))
        self.go("far airport", point=airport)
        self.stay_until(self.time + 6000)
        self.go("airport0", zone=self.home_zone, flight=True)
        self.stay_until(self.time + 2400)
        self.go("home")

    def at_home(self, date, hour):
        return int(datetime.datetime.combine(date, datetime.time(), ZoneInfo(self.home_zone)).timestamp() + hour * 3600)

    def passing(self, chance):
        """A few pictures of something seen by the way: at a shop, at work, in the street."""
        if self.rng.random() < chance:
            start = self.time
            self.stay_until(start + int(self.rng.uniform(600, 1200)))
            self.event("passing", "", start, self.time, 0, photos=1.5)

    def snaps(self, date):
        if self.rng.random() < 0.25:
            if self.venue != "home":
                self.go("home")
            start = max(self.time, self.at(date, self.rng.uniform(20, 21)))
            if start < self.at(date, 23):
                self.stay_until(start + 1200)
                self.event("snap", "", start, start + 1200, 1, photos=2)

    def call(self, date):
        """A long talk late in the evening."""
        if self.rng.random() < 0.15:
            start = max(self.time + 1800, self.at(date, 21.7))
            if start < self.at(date, 23):
                length = int(self.rng.uniform(1200, 4000))
                self.event("call", "", start, start + length, 1, people=self.friends(1))

    # Reading of them

    def segment(self, time):
        return self.segments[bisect.bisect_right(self.starts, time) - 1]

    def stays(self):
        return [s for s in self.segments if s.kind == "stay"]
