"""python3 Tests/Benchmarks/journal.py INKLING [--points N] [--photos N] [--health-gigabytes X] [--events N] [--only NAME]

Measures how fast the journal reads a life's files, beside other readers of the same files in one run where they are there
(gpxpy in this Python, `exiftool` in the path, Python's own expat), and prints ratios. Nothing is asserted: a machine's noise is no fault."""
import argparse
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import xml.parsers.expat

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Life"))
import media
import records
import session
from tracks import text

BEGIN = 1_700_000_000


def timed(command):
    """Seconds, seconds of computing, and megabytes in memory at most."""
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise RuntimeError(f"{command[0]}: {errors[-300:].decode(errors='replace')}")
    return time.perf_counter() - began, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def show(name, ours, theirs=None, peer=None, size=None):
    rate = f", {size / ours[0]:.0f} MB/s" if size else ""
    print(f"{name}: {ours[0]:.2f} s ({ours[1]:.2f} s of computing, {ours[2]:.0f} MB in memory{rate})", flush=True)
    if theirs:
        print(f"  {peer}: {theirs[0]:.2f} s ({theirs[1]:.2f} s of computing, {theirs[2]:.0f} MB): {theirs[0] / ours[0]:.1f} times ours"
              f" by the clock, {theirs[1] / ours[1]:.1f} times by computing", flush=True)


def add(binary, work, files):
    ours = timed([binary, "--state", os.path.join(work, "state"), "sources", "add", files])
    again = timed([binary, "--state", os.path.join(work, "state"), "sources", "list"])
    return ours, again


def gpx(binary, work, count):
    files = os.path.join(work, "files")
    os.makedirs(files)
    path = os.path.join(files, "walk.gpx")
    with open(path, "w") as file:
        file.write('<?xml version="1.0"?>\n<gpx version="1.1" creator="b" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>\n')
        for number in range(count):
            # An hour at each place, and a quarter of an hour on the way.
            step = number // 75 + min(1, number % 75 / 15)
            file.write(f'<trkpt lat="{48 + step % 200 * 0.01 + number % 7 * 1e-5:.6f}" lon="{8 + number % 5 * 1e-5:.6f}">'
                       f"<ele>{300 + number % 50}</ele><time>{text(BEGIN + number * 60)}</time></trkpt>\n")
        file.write("</trkseg></trk></gpx>\n")
    ours, _ = add(binary, work, files)
    theirs = None
    try:
        import gpxpy  # noqa: F401
        theirs = timed([sys.executable, "-c", "import sys, gpxpy; gpxpy.parse(open(sys.argv[1])).get_points_no()", path])
    except ImportError:
        print("  gpxpy is not there")
    show(f"GPX of {count} points", ours, theirs, "gpxpy", os.path.getsize(path) / 1e6)


def photos(binary, work, count):
    files = os.path.join(work, "files")
    for number in range(count):
        folder = os.path.join(files, f"{number // 1000:03d}")
        os.makedirs(folder, exist_ok=True)
        moment = BEGIN + number * 600
        tiff = media.exif(records.wall(moment, "UTC", "%Y:%m:%d %H:%M:%S"), "+00:00", (48 + number % 100 * 0.01, 8.5), "Maker",
                          "Model 1", ["a", "b", "c", "d"], utc=time.gmtime(moment))
        with open(os.path.join(folder, f"IMG_{number:06d}.jpg"), "wb") as file:
            # What a camera writes is some hundred times as long; both read its head alone.
            file.write(media.jpeg(tiff, None, str(number).encode()) + b"\0" * 40_000)
    ours, _ = add(binary, work, files)
    theirs = None
    if shutil.which("exiftool"):
        theirs = timed(["exiftool", "-fast2", "-r", "-q", "-j", "-DateTimeOriginal", "-OffsetTimeOriginal", "-GPSPosition", files])
    show(f"metadata of {count} photos", ours, theirs, "exiftool -fast2")


def health_reader(path):
    """Does what an import does: steps by source and hour, and the workouts, in constant memory."""
    steps, workouts = {}, []

    def start(name, attributes):
        if name == "Record" and attributes.get("type") == "HKQuantityTypeIdentifierStepCount":
            key = attributes["sourceName"], attributes["startDate"][:13]
            steps[key] = steps.get(key, 0) + float(attributes["value"])
        elif name == "Workout":
            workouts.append((attributes["workoutActivityType"], attributes["startDate"], attributes["endDate"]))

    parser = xml.parsers.expat.ParserCreate()
    parser.StartElementHandler = start
    with open(path, "rb") as file:
        parser.ParseFile(file)
    return len(steps), len(workouts)


def health(binary, work, gigabytes):
    files = os.path.join(work, "files")
    os.makedirs(files)
    path = os.path.join(files, "export.xml")
    kinds = ("HeartRate", "StepCount", "ActiveEnergyBurned", "DistanceWalkingRunning")
    with open(path, "w") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Record)*>\n]>\n<HealthData locale="en_US">\n')
        number = size = 0
        while size < gigabytes * 1e9:
            # An hour of a watch: a record each ten seconds.
            moment = BEGIN + number * 3600
            hour = time.strftime("%Y-%m-%d %H:", time.gmtime(moment))
            rows = []
            for tick in range(360):
                stamp = f"{hour}{tick // 6:02d}:{tick % 6}0 +0000"
                rows.append(
                    f' <Record type="HKQuantityTypeIdentifier{kinds[tick % 4]}" sourceName="Watch" sourceVersion="10.1" device="&lt;&lt;HKDevice:'
                    f' 0x1&gt;, name:Watch, model:Watch&gt;" unit="count" creationDate="{stamp}" startDate="{stamp}" endDate="{stamp}" value="{tick % 90}"/>\n')
            if number % 24 == 0:
                rows.append(f' <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Watch"'
                            f' startDate="{hour}00:00 +0000" endDate="{hour}30:00 +0000"/>\n')
            block = "".join(rows)
            file.write(block)
            size += len(block)
            number += 1
        file.write("</HealthData>\n")
    ours, _ = add(binary, work, files)
    theirs = timed([sys.executable, os.path.abspath(__file__), "--read-health", path])
    show(f"Apple Health export of {os.path.getsize(path) / 1e9:.2f} GB", ours, theirs, "Python's expat", os.path.getsize(path) / 1e6)


def lists(binary, work, count):
    files = os.path.join(work, "files")
    os.makedirs(files)
    for part in range(0, count, 200_000):
        rows = [(BEGIN + (part + n) * 60, 50_000, f"track {n % 5000:08d}", "artist", "album", "user", "0.0.0.0", False)
                for n in range(min(200_000, count - part))]
        with open(os.path.join(files, f"Streaming_History_Audio_{part}.json"), "w") as file:
            file.write(records.plays(rows))
    for number in range(300):
        moment = BEGIN + number * 86_400
        tiff = media.exif(records.wall(moment, "UTC", "%Y:%m:%d %H:%M:%S"), "+00:00", (48, 8.5), "Maker", "Model 1", order="<")
        for index in range(4):
            with open(os.path.join(files, f"IMG_{number}_{index}.jpg"), "wb") as file:
                file.write(media.jpeg(tiff, None, f"{number}/{index}".encode()))
    state = os.path.join(work, "state")
    ours = timed([binary, "--state", state, "sources", "add", files])
    show(f"{count} plays in {(count + 199_999) // 200_000} files", ours)
    subprocess.run([binary, "--state", state, "journal", "consent", "--turn-on"], check=True, capture_output=True)
    for name in ("first start", "second start", "sources looked at again", "with an exclusion"):
        if name == "sources looked at again":
            # As if the minute were over for which they are not looked at again.
            with sqlite3.connect(os.path.join(state, "inkling.sqlite")) as database:
                database.execute("UPDATE journal_source SET scanned = NULL")
            database.close()
        if name == "with an exclusion":
            subprocess.run([binary, "--state", state, "journal", "exclude", "--person", "Nobody Known"], check=True,
                           capture_output=True)
        host = session.Host(binary, state, "benchmark", "Europe/Berlin")
        times = []
        for _ in range(5):
            began = time.perf_counter()
            host.call("journal.list", {"list": "recommended"})
            times.append((time.perf_counter() - began) * 1000)
        with open(f"/proc/{host.process.pid}/status") as status:
            resident = int(next(line for line in status if line.startswith("VmHWM")).split()[1]) / 1024
        host.end()
        print(f"journal.list on {count} events, {name}: first {times[0]:.1f} ms, then {min(times[1:]):.1f} ms; {resident:.0f} MB", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("binary", nargs="?")
    parser.add_argument("--points", type=int, default=1_000_000)
    parser.add_argument("--photos", type=int, default=20_000)
    parser.add_argument("--health-gigabytes", type=float, default=2)
    parser.add_argument("--events", type=int, default=1_000_000)
    parser.add_argument("--only", choices=["gpx", "photos", "health", "list"])
    parser.add_argument("--read-health", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.read_health:
        print(health_reader(options.read_health))
        sys.exit()
    for name, measure, size in (("gpx", gpx, options.points), ("photos", photos, options.photos),
                                ("health", health, options.health_gigabytes), ("list", lists, options.events)):
        if options.only in (None, name):
            with tempfile.TemporaryDirectory(prefix="inkling-benchmark-") as work:
                measure(options.binary, work, size)
