import CivilTime
import Foundation
import Formats
import JSONRPC
import Store
import TestSupport
import Testing

@testable import Journal

@Suite("Which suggestions, and in which order")
struct ListOrderTests {
  private static func moment(
    _ id: String, _ day: String, worth: Double = 0.6, at place: (Double, Double)? = nil, people: [String] = [],
    kind: EventKind = .photo, days: Int = 0
  ) throws -> Moment {
    let date = try #require(CivilDate(day))
    let start = CivilDateTime(date: date, time: .midnight).secondsSinceEpoch + 43_200
    var event = JournalEvent(
      id: id, kind: kind, wallStart: start, wallEnd: start + 600, offset: 0, zoneSource: .explicit)
    event.coordinate = place.flatMap { Coordinate(latitude: $0.0, longitude: $0.1) }
    event.people = people
    let member = PlacedEvent(event: event, start: start, end: start + 600, offset: 0, endOffset: 0)
    return Moment(
      id: id, title: id, name: nil, isNamed: false, members: [member], start: start, end: start + 600 + days * 86_400,
      offset: 0, endOffset: 0, zone: nil, why: [], worth: worth, isRecommended: worth >= Worth.recommended)
  }

  private static func today(_ day: String) throws -> ShownBefore { ShownBefore(today: try #require(CivilDate(day))) }

  private static func ids(
    _ list: SuggestionList, _ moments: [Moment], _ past: ShownBefore, most: Int = 50
  ) -> [String] {
    list.picked(from: moments, past, most: most).map(\.id)
  }

  @Test(
    "on this day: the same day of the calendar in earlier years, 29 February on the 28th where there is none",
    arguments: [
      ("2025-05-16", 0, "2026-05-16", 1), ("2016-05-16", 0, "2026-05-16", 10), ("2026-05-16", 0, "2026-05-16", nil),
      ("2027-05-16", 0, "2026-05-16", nil), ("2025-05-15", 0, "2026-05-16", nil), ("2025-05-14", 3, "2026-05-16", 1),
      ("2025-05-17", 3, "2026-05-16", nil), ("2024-02-29", 0, "2026-02-28", 2), ("2024-02-29", 0, "2026-03-01", nil),
      ("2024-02-29", 0, "2028-02-29", 4), ("2024-02-29", 0, "2028-02-28", nil), ("2024-02-28", 0, "2028-02-29", nil),
      ("2024-02-28", 0, "2026-02-28", 2), ("2023-12-30", 4, "2026-01-02", 2), ("2025-12-30", 4, "2026-01-02", nil),
      ("2020-01-01", 400, "2026-06-01", nil),
    ] as [(String, Int, String, Int?)])
  func onThisDay(day: String, days: Int, today: String, years: Int?) throws {
    let moment = try Self.moment("m", day, days: days)
    let past = try Self.today(today)
    #expect(OnThisDay.yearsAgo(moment, from: past.today) == years)
    #expect(Self.ids(.onThisDay, [moment], past) == (years == nil ? [] : ["m"]))
  }

  @Test("on this day: the latest year first, of a year the most worthy, and nothing that is next to nothing")
  func onThisDayOrder() throws {
    let moments = [
      try Self.moment("old", "2020-05-16", worth: 0.9), try Self.moment("a", "2025-05-16", worth: 0.3),
      try Self.moment("b", "2025-05-16", worth: 0.5), try Self.moment("no", "2024-05-16", worth: 0.1),
    ]
    #expect(Self.ids(.onThisDay, moments, try Self.today("2026-05-16")) == ["b", "a", "old"])
    #expect(Self.ids(.onThisDay, moments, try Self.today("2026-05-16"), most: 1) == ["b"])
    #expect(Self.ids(.onThisDay, moments, try Self.today("2026-05-17")).isEmpty)
  }

  @Test("what is like what stands in front of it makes room for something else")
  func diversity() throws {
    let home = (52.5, 13.4)
    let moments = [
      try Self.moment("cafe1", "2026-05-01", worth: 0.70, at: home, people: ["Wren"]),
      try Self.moment("cafe2", "2026-05-02", worth: 0.69, at: home, people: ["Wren"]),
      try Self.moment("cafe3", "2026-05-03", worth: 0.68, at: home, people: ["Wren"]),
      try Self.moment("hike", "2026-04-01", worth: 0.60, at: (47.5, 11.1), kind: .workout),
    ]
    #expect(Self.ids(.recommended, moments, try Self.today("2026-05-16")) == ["cafe1", "hike", "cafe3", "cafe2"])
    let apart = try moments.enumerated().map { index, moment in
      try Self.moment(moment.id, "2026-0\(index + 1)-01", worth: moment.worth, at: (Double(index), 0))
    }
    #expect(
      Self.ids(.recommended, apart, try Self.today("2026-05-16")) == ["cafe1", "cafe2", "cafe3", "hike"],
      "what is equally different is in the order of worth")
  }

  @Test("at most two of a day, and three of a place among the first twelve, for as long as there is anything else")
  func caps() throws {
    var moments: [Moment] = []
    for index in 0..<10 {
      moments.append(try Self.moment("day\(index)", "2026-05-01", worth: 0.9, at: (Double(index), 5)))
      moments.append(
        try Self.moment("place\(index)", "2026-04-\(10 + index)", worth: 0.8, at: (52.5, 13.4), kind: .eventPoster))
    }
    for index in 0..<8 {
      moments.append(try Self.moment("other\(index)", "2026-03-0\(index + 1)", worth: 0.41, at: (Double(-index), 50)))
    }
    let ids = Self.ids(.recommended, moments, try Self.today("2026-05-16"))
    #expect(ids.count { $0.hasPrefix("day") } == 2)
    #expect(ids.prefix(12).count { $0.hasPrefix("place") } == 3)
    #expect(ids.count { $0.hasPrefix("place") } == 10 && ids.count { $0.hasPrefix("other") } == 8)
    let alone = Self.ids(.recommended, moments.filter { $0.id.hasPrefix("place") }, try Self.today("2026-05-16"))
    #expect(alone.count == 10)
  }

  @Test("what was shown on earlier days and left, or was chosen, counts less")
  func fatigue() throws {
    let moments = [try Self.moment("a", "2026-05-01", worth: 0.8), try Self.moment("b", "2026-04-01", worth: 0.7)]
    var past = try Self.today("2026-05-16")
    #expect(Self.ids(.recommended, moments, past) == ["a", "b"])
    past.days = ["a": 1]
    #expect(Self.ids(.recommended, moments, past) == ["b", "a"])
    #expect(past.share(of: moments[0]) == 0.7 && past.share(of: moments[1]) == 1)
    past.days = ["a": 1, "b": 3]
    #expect(Self.ids(.recommended, moments, past) == ["a", "b"])
    past.days = [:]
    past.chosen = ["a"]
    #expect(Self.ids(.recommended, moments, past) == ["b", "a"])
    past.chosen = []
    past.days = ["a": .max]
    #expect(past.share(of: moments[0]) > 0)
  }

  @Test("the order does not depend on the order in which moments come, whatever ties there are", arguments: 0..<10)
  func order(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var moments: [Moment] = []
    for index in 0..<60 {
      moments.append(
        try Self.moment(
          "\(index)", "2026-0\(index % 4 + 1)-\(10 + index % 10)", worth: Double(index % 5) / 5 + 0.1,
          at: (Double(index % 3), 0)))
    }
    let past = try Self.today("2026-05-16")
    for list in SuggestionList.allCases {
      let ids = Self.ids(list, moments, past)
      #expect(Self.ids(list, moments.shuffled(using: &generator), past) == ids)
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test("a list is the same all day, and makes room on the next for what was not shown")
  func days() throws {
    let life = try TestLife()
    for (day, count) in [(10, 9), (11, 8), (12, 7)] {
      for minute in 0..<count {
        try life.photo(
          "\(day)-\(minute).jpg", "2026:05:\(day) 12:\(10 + minute * 5):00", at: (50 + Double(day) / 10, 10))
      }
    }
    try life.begin()
    func starts(_ seconds: Double, limit: Int = 50) throws -> [String] {
      let list = try life.journal.list(
        .recommended, limit: limit, level: .opaque, client: "host", now: TestLife.now.addingTimeInterval(seconds),
        home: TestLife.home)
      return (list["suggestions"]?.array ?? []).compactMap { $0["start"]?.string }
    }
    let first = try starts(0, limit: 1)
    for hour in 1..<10 { #expect(try starts(Double(hour) * 3_600, limit: 1) == first) }
    let second = try starts(86_400, limit: 1)
    #expect(second != first)
    #expect(try starts(2 * 86_400, limit: 3).last == first.first || starts(2 * 86_400, limit: 3).last == second.first)
    #expect(try starts(40 * 86_400, limit: 1) == first, "after four weeks it is forgotten")
    let rows = try ExportTests.lines(life.journal).filter { $0["type"] == "showing" }
    #expect(!rows.isEmpty && rows.allSatisfy { $0["moment"]?.string?.isEmpty == false && $0["day"]?.int != nil })
    try life.journal.erase()
    #expect(try !ExportTests.lines(life.journal).contains { $0["type"] == "showing" })
  }

  @Test("looking at a list does not tell other processes that anything has changed")
  func silence() throws {
    let life = try SuggestionTests.life()
    func revision() throws -> String? { try life.store.use { database in try Journal.setting("revision", database) } }
    let before = try revision()
    _ = try life.list()
    _ = try life.list(now: TestLife.now.addingTimeInterval(86_400))
    #expect(try revision() == before)
  }

  @Test("of what the person has written nothing is recommended, and it is still recent")
  func written() throws {
    let life = try SuggestionTests.life()
    let before = try life.list().compactMap { $0["title"]?.string }
    #expect(before.contains("Robin's party"))
    let day = try #require(CivilDate("2026-05-16"))
    var change = DonationChange()
    change.donations = [Donation(id: "entry", kind: .diaryEntry, span: .days(day, day))]
    try life.journal.donate(change, client: "diary", now: TestLife.now)
    let left = before.filter { !["Robin's party", "Lunch with Wren"].contains($0) }
    #expect(try life.list(client: "diary").compactMap { $0["title"]?.string } == left)
    #expect(
      try life.list().compactMap { $0["title"]?.string } == before, "no client learns what another one has told of")
    #expect(try life.list(.recent).contains { $0["title"] == "Robin's party" })
    #expect(try life.list(.recent).allSatisfy { $0["counts"]?["diaryEntry"] == nil })
    try life.journal.setCategory(.diary, isShown: false)
    #expect(try life.list(client: "diary").compactMap { $0["title"]?.string } == before)
  }

  @Test(
    "an entry tells of what had begun when it was written, on its day or late on the day before",
    arguments: [
      ("2026-05-16T21:00", [true, false]), ("2026-05-16T14:00", [false, false]), ("2026-05-17T00:40", [true, false]),
      ("2026-05-17T07:05", [false, false]), ("2026-05-17T22:00", [false, true]), ("2026-05-15T22:00", [false, false]),
      ("2026-05-16", [true, false]),
    ])
  func writtenAfter(written: String, isTold: [Bool]) {
    var entry = MomentTests.photo("entry", written.count == 10 ? written + "T00:00" : written)
    entry.kind = .diaryEntry
    entry.isAllDay = written.count == 10
    let others = [10, 11].flatMap { hour in
      [10, 20, 30, 40, 50, 55].map { MomentTests.photo("\(hour)-\($0)", "2026-05-\(hour + 6)T15:\($0)", at: (52, 13)) }
    }
    let moments = MomentTests.moments(others + [entry], now: "2026-06-01T00:00")
    #expect(moments.map { !$0.isRecommended } == isTold)
  }

  @Test("what a moment is worth is told feature by feature")
  func features() throws {
    let life = try SuggestionTests.life()
    let moments = try #require(try life.everything()["moments"]?.array)
    let party = try #require(moments.first { $0["title"] == "Robin's party" })
    #expect(party["features"]?.object?.keys == ["calendar", "photos", "people", "richness"])
    for moment in moments {
      let sum = (moment["features"]?.object?.members ?? []).reduce(0) { $0 + ($1.value.double ?? 0) }
      let worth = try #require(moment["worth"]?.double)
      #expect(sum > 0.5 ? worth < sum + 0.01 : abs(worth - sum) < 0.01)
    }
  }
}
