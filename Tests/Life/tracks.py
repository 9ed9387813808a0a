"""Where a person was, as phones write it down: the fixes with their faults, and the files that hold them."""
import datetime
import json
import math
import random
from zoneinfo import ZoneInfo

UTC = datetime.timezone.utc
REGIMES = ("dense", "holes", "sparse", "timeline")


def moved(point, east, north):
    latitude = point[0] + north / 111320
    longitude = point[1] + east / (111320 * math.cos(math.radians(point[0])))
    return latitude, (longitude + 180) % 360 - 180


def meters(a, b):
    turn = (a[1] - b[1] + 180) % 360 - 180
    return math.hypot((a[0] - b[0]) * 111320, turn * 111320 * math.cos(math.radians((a[0] + b[0]) / 2)))


def text(seconds, zone=None):
    moment = datetime.datetime.fromtimestamp(seconds, ZoneInfo(zone) if zone else UTC)
    return moment.isoformat() if zone else moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def holes(life):
    """When the phone was off or asleep: two a day of two to six hours, or now and then an empty battery."""
    result = []
    for day in range(life.days):
        rng = random.Random(f"holes {life.seed} {day}")
        start = life.begin + day * 86400
        if life.regime == "holes":
            for _ in range(rng.choice((1, 1, 2))):
                begin = start + rng.randrange(86400)
                result.append((begin, begin + int(rng.uniform(2, 6) * 3600)))
        elif rng.random() < 0.04:
            begin = start + int(rng.uniform(15, 21) * 3600)
            result.append((begin, begin + int(rng.uniform(1, 3) * 3600)))
    return sorted(result)


class Drift:
    """The error of a fix: noise outdoors, and indoors one that wanders (Ornstein-Uhlenbeck) by 20 to 60 m."""

    def __init__(self, rng):
        self.rng, self.east, self.north, self.time, self.size = rng, 0.0, 0.0, None, 20.0

    def error(self, time, inside, fresh):
        rng = self.rng
        if not inside:
            self.time = None
            return rng.gauss(0, 6), rng.gauss(0, 6), rng.choice((4, 5, 8, 12))
        if fresh or self.time is None:
            self.size = rng.uniform(20, 60) / math.sqrt(2)
            self.east, self.north = (rng.gauss(0, self.size / 2) for _ in range(2))
        else:
            keep = math.exp(-(time - self.time) / 900)
            spread = self.size / 2 * math.sqrt(1 - keep * keep)
            self.east = keep * self.east + rng.gauss(0, spread)
            self.north = keep * self.north + rng.gauss(0, spread)
        self.time = time
        return self.east + rng.gauss(0, 5), self.north + rng.gauss(0, 5), int(rng.uniform(12, 65))


def fixes(rng, life):
    """What the phone wrote: (time, latitude, longitude, accuracy), with false ones, in order of time."""
    off = holes(life)
    drift = Drift(rng)
    result = []
    time, last_segment, last_point, ping = life.begin, None, None, 0
    while time < life.end:
        segment = life.segment(time)
        step = 60 if life.regime == "dense" else rng.randrange(60, 130)
        if segment.kind == "flight" or any(a <= time < b for a, b in off):
            time += step
            continue
        point = segment.position(time)
        inside = segment.kind == "stay"
        if life.regime == "sparse":
            arrived = segment is not last_segment
            wanted = arrived or (time >= ping if inside else meters(point, last_point or point) >= 150)
            if not wanted:
                time += 30 if not inside else 60
                continue
            ping = time + int(rng.uniform(1800, 7200))
            last_point = point
        east, north, accuracy = drift.error(time, inside, segment is not last_segment)
        if rng.random() < 0.006:
            angle, size = rng.uniform(0, 2 * math.pi), rng.uniform(500, 6000)
            east, north = size * math.cos(angle), size * math.sin(angle)
            accuracy = 12 if rng.random() < 0.4 else int(rng.uniform(150, 2000))
        latitude, longitude = moved(point, east, north)
        result.append((time, latitude, longitude, accuracy))
        if rng.random() < 0.004:
            result.append(result[-1])
        last_segment = segment
        time += step + (rng.randrange(-3, 4) if life.regime != "sparse" else 0)
    return result


def gpx(points, name, waypoints, creator):
    lines = ['<?xml version="1.0" encoding="UTF-8"?>',
             f'<gpx version="1.1" creator="{creator}" xmlns="http://www.topografix.com/GPX/1/1">']
    for label, point in waypoints:
        lines.append(f'<wpt lat="{point[0]:.6f}" lon="{point[1]:.6f}"><name>{label}</name></wpt>')
    lines.append(f"<trk><name>{name}</name><trkseg>")
    lines += [f'<trkpt lat="{a:.6f}" lon="{o:.6f}"><time>{text(t)}</time></trkpt>' for t, a, o, _ in points]
    return "\n".join(lines + ["</trkseg></trk></gpx>", ""])


def owntracks(points, identity, network):
    lines = []
    for time, latitude, longitude, accuracy in points:
        body = {"_type": "location", "tst": time, "lat": round(latitude, 6), "lon": round(longitude, 6),
                "acc": accuracy, "batt": 70, "tid": identity, "SSID": network}
        lines.append(f"{text(time)}\t*                 \t{json.dumps(body)}")
    return "\n".join(lines) + "\n"


def records(points, device):
    return json.dumps({"locations": [
        {"latitudeE7": int(a * 1e7), "longitudeE7": int(o * 1e7), "accuracy": acc, "source": "WIFI",
         "deviceTag": device, "timestamp": text(t)} for t, a, o, acc in points]})


def timeline_visits(rng, life):
    """The phone's own idea of the visits: bounds that are minutes off, a few that it missed."""
    for stay in life.stays():
        if stay.end - stay.start < 600 or rng.random() < 0.03:
            continue
        slack = min(300, (stay.end - stay.start) // 8)
        start, end = stay.start + rng.randrange(-60, slack), stay.end + rng.randrange(-slack, 60)
        yield start, end, moved(stay.point, rng.gauss(0, 25), rng.gauss(0, 25)), stay


def android(rng, life, mark):
    segments = []
    for start, end, point, stay in timeline_visits(rng, life):
        where = f"{point[0]:.7f}°, {point[1]:.7f}°"
        segments.append({"startTime": text(start, stay.zone), "endTime": text(end, stay.zone), "visit": {
            "hierarchyLevel": 0, "probability": 0.8, "topCandidate": {
                "placeId": mark, "semanticType": "HOME" if stay.venue == "home" else "UNKNOWN", "probability": 0.7,
                "placeLocation": {"latLng": where}}}})
        if end - start > 7200 and rng.random() < 0.3:
            nested = dict(segments[-1]["visit"], hierarchyLevel=1)
            segments.append({"startTime": text(start + 600, stay.zone), "endTime": text(start + 2400, stay.zone),
                             "visit": nested})
    return json.dumps({"semanticSegments": segments, "rawSignals": [], "userLocationProfile": {}})


def ios(rng, life, mark):
    return json.dumps([
        {"startTime": text(start, stay.zone), "endTime": text(end, stay.zone), "visit": {
            "hierarchyLevel": "0", "probability": "0.81", "topCandidate": {
                "probability": "0.6", "semanticType": "Home" if stay.venue == "home" else "Unknown", "placeID": mark,
                "placeLocation": f"geo:{point[0]:.6f},{point[1]:.6f}"}}}
        for start, end, point, stay in timeline_visits(rng, life)])
