import CivilTime
import Formats
import Foundation
import JSONRPC
import Store
import TestSupport
import Testing

@testable import Journal

@Suite("Hostile files")
struct HostileTests {
  static let calendar = """
    BEGIN:VCALENDAR
    X-WR-CALNAME:me@example.org
    BEGIN:VEVENT
    UID:1
    DTSTART;TZID=Europe/Berlin:20260105T200000
    DTEND:20260105T220000Z
    RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,-1FR;COUNT=200;UNTIL=20300101T000000Z
    EXDATE;TZID=Europe/Berlin:20260119T200000
    RDATE:20260301T100000Z,20260302T100000Z/PT1H
    GEO:48.2;16.3
    ATTENDEE;CN="A, B";PARTSTAT=ACCEPTED:mailto:me@example.org
    END:VEVENT
    BEGIN:VEVENT
    UID:1
    RECURRENCE-ID;TZID=Europe/Berlin:20260202T200000
    DTSTART;VALUE=DATE:20260203
    DURATION:P9999W
    END:VEVENT
    BEGIN:VEVENT
    DTSTART:99991231T235959Z
    DTEND:99991231T235959Z
    END:VEVENT
    BEGIN:VEVENT
    DTSTART:00010101T000000
    DTEND:99991231T235959
    RRULE:FREQ=DAILY
    END:VEVENT
    END:VCALENDAR
    """

  static func make(_ files: [ImportedFile]) -> MomentMaking.Result {
    let making = MomentMaking(
      home: TimeZone(identifier: "Europe/Berlin") ?? .gmt, now: 1_790_000_000,
      exclusions: [.word("zebra"), .person("")]
    )
    return making.moments(of: files.flatMap(\.events), places: files.flatMap(\.places))
  }

  @Test("no calendar, however wrong, crashes or fills the memory")
  func calendars() throws {
    let day = try #require(CivilDate("2026-11-30"))
    let whole = Array(Self.calendar.utf8)
    let read = CalendarImport.read(whole, day: day)
    #expect(read.events.count > 20)
    #expect(Self.make([read]).moments.count > 10)
    var random = Mutation(seed: 11)
    for _ in 0..<40 {
      let file = CalendarImport.read(random.mutated(whole), day: day)
      #expect(file.events.count < 10_000)
      _ = Self.make([file])
    }
  }

  /// Daily series with long texts, as many as are asked for.
  static func daily(_ count: Int) -> String {
    TestLife.calendarOf(
      (0..<count).map { index in
        [
          "UID:\(index)", "DTSTART:20200101T\(10 + index % 10)0000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY",
          "SUMMARY:Series \(index)", "DESCRIPTION:\(index) " + String(repeating: "text ", count: 300),
        ]
      })
  }

  @Test("a small calendar of many series does not become a large journal: the latest instances are kept, texts once")
  func amplified() throws {
    let life = try TestLife()
    try life.write("many.ics", Self.daily(60))
    try life.begin()
    let source = try #require(try life.journal.sources().first)
    #expect(source.events == CalendarImport.mostRecurring && source.skipped.map(\.reason) == ["tooLarge"])
    let (texts, latest) = try life.store.use { database in
      (
        try database.first("SELECT count(*) FROM journal_details") { row in row.int(0) } ?? 0,
        try database.first("SELECT max(wall_start) FROM journal_event") { row in row.int(0) } ?? 0
      )
    }
    #expect(texts == 60)
    #expect(latest > Int(TestLife.now.timeIntervalSince1970))
    let days = try life.everything()["moments"]?.array?.compactMap { $0["day"]?.string } ?? []
    #expect(days.last == "2026-05-17" && Set(days).count > 200)
  }

  @Test("a large calendar can be broken off while it is read, and is then read again")
  func brokenOff() throws {
    let life = try TestLife()
    try life.write("many.ics", Self.daily(30))
    _ = try life.journal.addSource(life.files.path, now: TestLife.now)
    var asked = 0
    func isCancelled() -> Bool {
      asked += 1
      return asked > 20
    }
    try life.journal.rescan(now: TestLife.now, isCancelled: isCancelled)
    #expect(asked > 20)
    #expect(try life.journal.sources().first?.files == 0)
    try life.journal.setConsent(true)
    try life.journal.rescan(now: TestLife.now)
    #expect(try life.journal.sources().first?.files == 1)
    #expect(throws: CancellationError.self) {
      try life.journal.list(
        .recent, level: .opaque, client: "host", now: TestLife.now, home: TestLife.home,
        check: { throw CancellationError() })
    }
  }

  @Test("places around are found as if all were looked at")
  func grid() throws {
    var random = Mutation(seed: 7)
    for _ in 0..<40 {
      var grid = PlaceGrid(radius: 150)
      let latitude = Double(random.number(below: 1_801)) / 10 - 90
      for _ in 0..<100 {
        let place = Coordinate(
          latitude: min(90, latitude + Double(random.number(below: 41)) / 10_000),
          longitude: (random.number(below: 2) == 0 ? -180 : 179.99) + Double(random.number(below: 101)) / 10_000)
        if let place { grid.add(place) }
      }
      for place in grid.places {
        let near = grid.places.indices.filter { grid.places[$0].distance(to: place) <= 150 }
        #expect(Set(near).isSubset(of: grid.around(place)))
      }
    }
  }

  private static func track(_ bytes: [UInt8]) -> ImportedFile {
    ContentImport(day: CivilDate(daysSinceEpoch: 20_000), isCancelled: { false }).read(.gpx, ByteSource(bytes))
  }

  private static func photo(_ bytes: [UInt8]) -> ImportedFile {
    MediaImport.read(FileBytes(bytes), path: "IMG_1.jpg", head: Array(bytes.prefix(65_536)), companion: nil)
  }

  @Test("no track, however wrong, crashes")
  func tracks() {
    let points = (0..<40).map { index in
      "<trkpt lat=\"48.\(200 + index % 5)\" lon=\"16.3\"><time>2026-05-16T1\(index / 10):0\(index % 10):00Z</time></trkpt>"
    }
    let whole = Array(
      "<gpx><wpt lat=\"1\" lon=\"2\"><name>x</name></wpt><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".utf8)
    var random = Mutation(seed: 12)
    for _ in 0..<300 { _ = Self.make([Self.track(random.mutated(whole))]) }
    let extremes = ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "1980-01-07T00:00:00Z"].flatMap { time in
      [(-90, -180), (90, 180)].map { "<trkpt lat=\"\($0.0)\" lon=\"\($0.1)\"><time>\(time)</time></trkpt>" }
    }
    _ = Self.make([Self.track(Array("<gpx><trk>\(extremes.joined())</trk></gpx>".utf8))])
  }

  @Test("photos of the first and the last day of the calendar make moments")
  func extremes() {
    let photos = ["0001:01:01 00:00:00", "9999:12:31 23:59:59"].flatMap { local in
      ["-12:00", "+14:00", nil].map { offset in
        let bytes = EXIFBuilder.photo(local, offset: offset)
        return Self.photo(bytes)
      }
    }
    #expect(photos.flatMap(\.events).count == 6)
    #expect(Self.make(photos).moments.count > 0)
  }

  @Test("a photo's metadata may lie far behind the beginning of the file")
  func farMetadata() {
    let photo = EXIFBuilder.photo("2026:05:16 10:00:00", offset: "+02:00", xmp: "<x><a>Ada Lark</a></x>")
    let filler = [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 65_533)
    let bytes = [0xFF, 0xD8] + Array(repeating: filler, count: 5).joined() + photo.dropFirst(2)
    let file = Self.photo(bytes)
    #expect(file.events.first?.texts == ["Ada Lark"])
  }
}
