import CivilTime
import Foundation
import JSONRPC
import Formats
import TestSupport
import Testing

@testable import Journal

@Suite("Trips, and homes that are learned")
struct TripTests {
  private static let home = (52.5, 13.4)
  private static let away = (47.5, 11.1)

  private static func stay(
    _ id: String, from start: String, hours: Int, at place: (Double, Double) = home, offset: Int = 7_200
  ) throws -> JournalEvent {
    let wall = try #require(CivilDateTime(start)).secondsSinceEpoch
    var event = JournalEvent(
      id: id, kind: .location, wallStart: wall, wallEnd: wall + hours * 3_600, offset: offset, zoneSource: .explicit)
    event.coordinate = Coordinate(latitude: place.0, longitude: place.1)
    return event
  }

  private static func photos(_ name: String, _ day: String, hour: Int, at place: (Double, Double)) throws
    -> [JournalEvent]
  {
    try (0..<7).map { index in
      let wall = try #require(CivilDateTime("\(day)T\(hour):\(10 + index):00")).secondsSinceEpoch
      var event = JournalEvent(
        id: "\(name)\(index)", kind: .photo, wallStart: wall, wallEnd: wall, offset: 7_200, zoneSource: .explicit)
      event.coordinate = Coordinate(latitude: place.0, longitude: place.1)
      return event
    }
  }

  private static func nights(_ days: ClosedRange<Int>, at place: (Double, Double) = home) throws -> [JournalEvent] {
    try days.map {
      try stay("night\($0)-\(place.0)", from: "2026-05-\($0 < 10 ? "0" : "")\($0)T21:00:00", hours: 10, at: place)
    }
  }

  /// At home until the 10th, away on the 11th to the 13th, and home again.
  private static func holiday() throws -> [JournalEvent] {
    try nights(1...10) + nights(11...12, at: away) + nights(13...15)
      + photos("lake", "2026-05-11", hour: 15, at: (47.51, 11.1))
      + photos("peak", "2026-05-12", hour: 12, at: (47.6, 11.2))
      + photos("train", "2026-05-13", hour: 10, at: (47.7, 11.3))
      + photos("park", "2026-05-15", hour: 12, at: (52.51, 13.4))
  }

  private static func made(_ events: [JournalEvent], places: [NamedPlace] = []) -> MomentMaking.Result {
    MomentMaking(home: TestLife.home, now: Int(TestLife.now.timeIntervalSince1970)).moments(of: events, places: places)
  }

  @Test("moments over nights far from home are a trip too, and stay what they are")
  func trip() throws {
    let result = Self.made(try Self.holiday())
    let trip = try #require(result.trips.first)
    #expect(result.trips.count == 1 && trip.parts.count == 3)
    #expect(trip.day.description == "2026-05-11" && trip.lastDay.description == "2026-05-13")
    #expect(trip.title == "Trip of 3 days, Monday to Wednesday" && !trip.isNamed)
    #expect(trip.why.first == "You were away from home for 2 nights.")
    #expect(trip.worth > (result.moments.map(\.worth).max() ?? 1) && trip.worth <= 1)
    #expect(Set(trip.parts).isSubset(of: result.moments.map(\.id)) && result.moments.count == 4)
    let shuffled = Self.made(try Self.holiday().reversed())
    #expect(shuffled.trips == result.trips)
  }

  @Test("no trip: without a night, near home, with a night at home in between, or without a home")
  func none() throws {
    let day =
      try Self.nights(1...14) + Self.photos("a", "2026-05-12", hour: 10, at: Self.away)
      + Self.photos("b", "2026-05-12", hour: 18, at: (47.6, 11.2))
    #expect(Self.made(day).trips.isEmpty)
    let near = (52.6, 13.6)
    let close =
      try Self.nights(1...10) + Self.nights(11...12, at: near) + Self.nights(13...15)
      + Self.photos("a", "2026-05-11", hour: 15, at: near) + Self.photos("b", "2026-05-13", hour: 10, at: near)
    #expect(Self.made(close).trips.isEmpty)
    let between =
      try Self.nights(1...14) + Self.photos("a", "2026-05-11", hour: 15, at: Self.away)
      + Self.photos("b", "2026-05-12", hour: 15, at: Self.away)
    #expect(Self.made(between).trips.isEmpty)
    let homeless =
      try Self.photos("a", "2026-05-11", hour: 15, at: Self.away)
      + Self.photos("b", "2026-05-12", hour: 15, at: Self.away)
    #expect(Self.made(homeless).trips.isEmpty)
    let moved = try Self.nights(1...9) + [Self.stay("long", from: "2026-02-01T12:00:00", hours: 24 * 40, at: Self.away)]
    #expect(Self.made(moved).trips.isEmpty)
  }

  @Test("a trip is called by an entry over most of it, else by a place of the person's")
  func titles() throws {
    var entry = JournalEvent(
      id: "entry", kind: .eventPoster, wallStart: try #require(CivilDateTime("2026-05-11T00:00:00")).secondsSinceEpoch,
      wallEnd: try #require(CivilDateTime("2026-05-14T00:00:00")).secondsSinceEpoch, offset: nil, zoneSource: .floating)
    entry.isAllDay = true
    entry.title = "Days at the lake"
    #expect(Self.made(try Self.holiday() + [entry]).trips.map(\.title) == ["Days at the lake"])
    entry.wallEnd += 20 * 86_400
    #expect(Self.made(try Self.holiday() + [entry]).trips.map(\.title) == ["Trip of 3 days, Monday to Wednesday"])
    entry.isTransparent = true
    #expect(Self.made(try Self.holiday() + [entry]).trips.first?.isNamed == false)
    let place = NamedPlace(
      name: "Lake house",
      coordinate: try #require(Self.stay("x", from: "2026-05-11T00:00:00", hours: 1, at: Self.away).coordinate))
    let named = Self.made(
      try Self.holiday() + Self.photos("in", "2026-05-12", hour: 18, at: Self.away), places: [place])
    #expect(named.trips.map(\.title) == ["Trip to Lake house"])
  }

  @Test("a trip is declined without its moments, and is chosen with thirteen items of the whole of it")
  func choosing() throws {
    let life = try TestLife()
    var lines: [String] = []
    for day in 1...15 {
      let place = (11...12).contains(day) ? Self.away : Self.home
      for (hour, next) in [(19, 0), (23, 0), (3, 1)] {
        for minute in stride(from: 10, to: 60, by: 10) {
          let text = "2026-05-\(day + next < 10 ? "0" : "")\(day + next)T\(hour < 10 ? "0" : "")\(hour):\(minute):00Z"
          lines.append("<trkpt lat=\"\(place.0)\" lon=\"\(place.1)\"><time>\(text)</time></trkpt>")
        }
      }
    }
    try life.write("t.gpx", "<gpx><trk><trkseg>" + lines.joined() + "</trkseg></trk></gpx>")
    for (day, place) in [(11, (47.51, 11.1)), (12, (47.6, 11.2)), (13, (47.7, 11.3))] {
      for minute in 10..<20 { try life.photo("\(day)-\(minute).jpg", "2026:05:\(day) 12:\(minute):00", at: place) }
    }
    try life.begin()
    let trips = try #require(try life.everything()["trips"]?.array)
    let trip = try #require(trips.first)
    #expect(trips.count == 1 && trip["moments"]?.array?.count == 3 && trip["items"]?.array?.count ?? 0 >= 30)
    let before = try life.list(.recent)
    let card = try #require(before.first { $0["title"] == trip["title"] })
    #expect(card["items"]?.array?.count == 13 && card["end"] == "2026-05-13")
    let handle = try #require(card["handle"]?.string)
    let suggestion = try SuggestionTests.select(life, handle)
    #expect(suggestion["title"] == trip["title"] && suggestion["items"]?.array?.count == 13)
    // It can be asked about too.
    let question = try life.journal.reflection(
      on: handle, level: .titles, client: "host", now: TestLife.now, home: TestLife.home)
    let answer = try SuggestionTests.select(life, try #require(question["handle"]?.string))
    #expect(answer["items"]?.array?.count == 1 && answer["date"]?["start"] == "2026-05-11T00:00:00+02:00")
    #expect(try life.journal.dismiss(handle, client: "host", now: TestLife.now, home: TestLife.home))
    let after = try life.list(.recent)
    #expect(after.count == before.count - 1 && !after.contains { $0["title"] == trip["title"] })
    let id = try #require(trip["id"]?.string)
    #expect(throws: JournalError.isTrip) {
      try life.journal.rename(id, title: "x", now: TestLife.now, home: TestLife.home)
    }
    #expect(try life.journal.decline(id, isDeclined: false, now: TestLife.now, home: TestLife.home))
    #expect(try life.list(.recent).count == before.count)
    // One of its moments is declined, and the trip stays.
    let part = try #require(trip["moments"]?.array?.first?.string)
    try life.journal.decline(part, now: TestLife.now, home: TestLife.home)
    #expect(try life.list(.recent).contains { $0["title"] == trip["title"] })
  }

  @Test("who moves house has another home from then on, and a trip to where home was is one")
  func moving() throws {
    var stays: [PlacedEvent] = []
    let first = try #require(CivilDateTime("2025-01-01T21:00:00")).secondsSinceEpoch
    for day in 0..<400 {
      var event = try Self.stay(
        "n\(day)", from: "2025-01-01T21:00:00", hours: 10, at: day < 220 ? Self.home : Self.away, offset: 0)
      event.wallStart += day * 86_400
      event.wallEnd += day * 86_400
      stays.append(
        PlacedEvent(event: event, start: event.wallStart, end: event.wallEnd, offset: 0, endOffset: 0))
    }
    let routine = RoutinePlaces(stays)
    func home(_ day: Int) -> Double? { routine.home(at: first + day * 86_400)?.latitude }
    #expect(home(10) == Self.home.0 && home(150) == Self.home.0)
    #expect(home(300) == Self.away.0 && home(399) == Self.away.0)
    #expect(routine.places.count == 2)
    // Two weeks somewhere else are no home.
    let short = RoutinePlaces(Array(stays.prefix(230)))
    #expect(short.places.count == 1 && short.home(at: first + 229 * 86_400)?.latitude == Self.home.0)
  }
}
