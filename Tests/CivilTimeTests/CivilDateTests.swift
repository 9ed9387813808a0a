import CivilTime
import Foundation
import Testing

@Suite("Civil dates")
struct CivilDateTests {
  @Test("Every day of six centuries has its number, and comes back from it")
  func roundTrip() throws {
    var number = try #require(CivilDate("1700-01-01")).daysSinceEpoch
    var weekday = 5
    for year in 1700...2300 {
      for month in 1...12 {
        for day in 1...CivilDate.daysIn(month: month, of: year) {
          let date = try #require(CivilDate(year: year, month: month, day: day))
          #expect(date.daysSinceEpoch == number)
          #expect(CivilDate(daysSinceEpoch: number) == date)
          #expect(date.weekday == weekday)
          number += 1
          weekday = weekday % 7 + 1
        }
      }
    }
    #expect(CivilDate("1970-01-01")?.daysSinceEpoch == 0)
  }

  @Test(
    "A day that is none is refused",
    arguments: [
      "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01", "2026-1-1", "2026-01-01 ", "1900-02-29",
      "x", "",
    ])
  func refused(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test(
    "Months are added to the same day, or to the last one",
    arguments: [
      ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-03-15", -3, "2025-12-15"),
      ("2026-12-31", 2, "2027-02-28"), ("9999-12-31", 1, "9999-12-31"),
    ])
  func months(from: String, months: Int, to: String) {
    #expect(CivilDate(from)?.adding(months: months).description == to)
  }

  @Test("No sum leaves the calendar", arguments: [Int.max, Int.min, 10_000_000, -10_000_000])
  func bounds(days: Int) throws {
    let date = try #require(CivilDate("2026-11-30"))
    #expect(date.adding(days: days).description == (days > 0 ? "9999-12-31" : "0001-01-01"))
    _ = date.adding(months: days)
    _ = CivilDateTime(date: date, time: .noon).adding(seconds: days)
  }
}

@Suite("Times with an offset")
struct TimestampTests {
  @Test(
    "A time is read and written as RFC 3339 has it",
    arguments: [
      ("2026-03-02T18:04:00-05:00", "2026-03-02T18:04:00-05:00", 1_772_492_640.0),
      ("2026-03-02t23:04:00z", "2026-03-02T23:04:00Z", 1_772_492_640),
      ("2026-03-02T23:04Z", "2026-03-02T23:04:00Z", 1_772_492_640),
      ("1970-01-01T00:00:00.25+00:00", "1970-01-01T00:00:00Z", 0.25),
      ("1969-12-31T23:59:60Z", "1969-12-31T23:59:59Z", -1),
      ("2026-03-02 18:04:00-0500", "2026-03-02T18:04:00-05:00", 1_772_492_640),
    ])
  func read(text: String, written: String, seconds: Double) throws {
    let time = try #require(Timestamp(text))
    #expect(time.description == written)
    #expect(time.instant.timeIntervalSince1970 == seconds)
  }

  @Test(
    "What is no time with an offset is refused",
    arguments: [
      "2026-03-02T18:04:00", "2026-03-02", "2026-03-02T24:00:00Z", "2026-03-02T18:60:00Z", "2026-03-02T18:04:00+25:00",
      "2026-03-02T18:04:00+18:00",
      "2026-03-02T18:04:00.Z", "2026-02-30T00:00:00Z", "now",
    ])
  func refused(text: String) {
    #expect(Timestamp(text) == nil)
  }
}

@Suite("Wall clocks of a zone")
struct ZoneTests {
  @Test(
    "A wall time is the moment at which the zone shows it; of two the first, and past a gap by as much as it stood in it",
    arguments: [
      ("Europe/Berlin", "2026-07-01T12:00:00", "2026-07-01T10:00:00Z"),
      ("Europe/Berlin", "2026-03-29T02:30:00", "2026-03-29T01:30:00Z"),
      ("Europe/Berlin", "2026-10-25T02:30:00", "2026-10-25T00:30:00Z"),
      ("America/New_York", "2026-11-01T01:30:00", "2026-11-01T05:30:00Z"),
      ("America/New_York", "2026-03-08T02:30:00", "2026-03-08T07:30:00Z"),
      ("Asia/Kathmandu", "2026-01-01T00:00:00", "2025-12-31T18:15:00Z"),
      ("Pacific/Apia", "2026-01-01T00:00:00", "2025-12-31T11:00:00Z"),
      ("Australia/Lord_Howe", "2026-04-05T01:45:00", "2026-04-04T14:45:00Z"),
    ])
  func instant(zone: String, wall: String, instant: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let civil = try #require(CivilDateTime(wall))
    #expect(zone.instant(of: civil) == Timestamp(instant)?.instant)
  }

  @Test(
    "A moment beyond the calendar is shown at its bound", arguments: [Double.infinity, -.infinity, 1e300, -1e300, .nan])
  func bounds(seconds: Double) {
    let civil = TimeZone.gmt.civil(at: Date(timeIntervalSince1970: seconds))
    #expect((1...9999).contains(civil.date.year))
  }
}
