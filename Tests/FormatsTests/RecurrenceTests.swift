import CivilTime
import Formats
import Foundation
import Testing

@Suite("iCalendar: recurrence")
struct RecurrenceTests {
  static func instances(_ lines: [String], from: String = "1970-01-01", through: String = "2100-01-01") throws
    -> [String]
  {
    let text = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1"] + lines + ["END:VEVENT", "END:VCALENDAR"]
    let document = try ICalendarDocument(bytes: Array(text.joined(separator: "\r\n").utf8))
    let first = try #require(CivilDate(from))
    let last = try #require(CivilDate(through))
    return ICalendarSeries.all(in: document.components).flatMap { $0.instances(from: first, through: last) }
      .map { "\($0.start.time == nil ? $0.start.date.description : $0.start.civil.description)" }
  }

  @Test(
    "a series starts on these days",
    arguments: [
      (["DTSTART:20260130T090000", "RRULE:FREQ=MONTHLY;COUNT=3"], "2026-01-30 2026-03-30 2026-04-30"),
      (
        ["DTSTART:20260105T090000", "RRULE:FREQ=MONTHLY;BYDAY=-1FR,1MO;COUNT=4"],
        "2026-01-05 2026-01-30 2026-02-02 2026-02-27"
      ),
      (["DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=YEARLY;COUNT=2"], "2024-02-29 2028-02-29"),
      (
        ["DTSTART:20260105T090000", "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,MO;COUNT=4"],
        "2026-01-05 2026-01-06 2026-01-19 2026-01-20"
      ),
      (["DTSTART:20260105T090000", "RRULE:FREQ=DAILY;UNTIL=20260107T090000"], "2026-01-05 2026-01-06 2026-01-07"),
      (["DTSTART:20260105T090000", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20260106"], "2026-01-05 2026-01-07"),
      (
        ["DTSTART:20260105T090000", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20260105T090000,20260107T090000"], "2026-01-06"
      ),
      (["DTSTART:20260105T090000", "RDATE:20260201T100000", "RRULE:FREQ=DAILY;BYHOUR=3"], "2026-01-05 2026-02-01"),
      (["DTSTART:20260131T090000", "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2"], "2026-01-31 2026-02-28"),
      (
        ["DTSTART:20260101T090000", "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2"],
        "2026-01-01 2026-01-30 2026-02-27"
      ),
    ])
  func series(lines: [String], days: String) throws {
    #expect(try Self.instances(lines).map { $0.prefix(10) }.joined(separator: " ") == days)
  }

  @Test("a weekly event keeps its wall time and its exact length over a change of the clock")
  func clockChange() throws {
    let text = """
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID=W. Europe Standard Time:20260322T200000
      DTEND;TZID=W. Europe Standard Time:20260322T230000
      RRULE:FREQ=WEEKLY;COUNT=2
      END:VEVENT
      """
    let document = try ICalendarDocument(bytes: Array(text.utf8))
    let instances = ICalendarSeries.all(in: document.components)[0].instances(
      from: try #require(CivilDate("2026-01-01")), through: try #require(CivilDate("2026-12-31")))
    #expect(instances.map { $0.start.civil.description } == ["2026-03-22T20:00:00", "2026-03-29T20:00:00"])
    #expect(instances.map { $0.end.civil.description } == ["2026-03-22T23:00:00", "2026-03-29T23:00:00"])
    #expect(instances[1].start.civil(in: .gmt).description == "2026-03-29T18:00:00")
  }

  @Test("an instance is moved, another one cancelled")
  func overrides() throws {
    let text = """
      BEGIN:VEVENT
      UID:1
      DTSTART:20260105T200000Z
      RRULE:FREQ=DAILY;COUNT=4
      SUMMARY:Choir
      END:VEVENT
      BEGIN:VEVENT
      UID:1
      RECURRENCE-ID:20260106T200000Z
      DTSTART:20260106T180000Z
      SUMMARY:Choir (earlier)
      END:VEVENT
      BEGIN:VEVENT
      UID:1
      RECURRENCE-ID;TZID=Europe/Berlin:20260107T210000
      DTSTART:20260107T200000Z
      STATUS:CANCELLED
      END:VEVENT
      """
    let document = try ICalendarDocument(bytes: Array(text.utf8))
    let instances = ICalendarSeries.all(in: document.components)[0].instances(
      from: try #require(CivilDate("2026-01-01")), through: try #require(CivilDate("2026-12-31")))
    #expect(
      instances.map { "\($0.start.civil) \($0.event.summary ?? "")" } == [
        "2026-01-05T20:00:00 Choir", "2026-01-06T18:00:00 Choir (earlier)", "2026-01-08T20:00:00 Choir",
      ])
  }

  @Test(
    "a rule without sense makes no series",
    arguments: [
      "", "FREQ=SECONDLY", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=99999999999999999999", "FREQ=DAILY;COUNT=-1",
      "FREQ=MONTHLY;BYDAY=99MO", "FREQ=WEEKLY;BYDAY=XX", "FREQ=YEARLY;BYMONTH=13", "FREQ", "FREQ=YEARLY;BYWEEKNO=20",
    ])
  func senseless(rule: String) throws {
    #expect(RecurrenceRule(rule) == nil)
    #expect(try Self.instances(["DTSTART:20260105T090000", "RRULE:" + rule]) == ["2026-01-05T09:00:00"])
  }

  @Test("a rule that never comes true ends")
  func never() throws {
    let lines = ["DTSTART:20260105T090000", "RRULE:FREQ=YEARLY;INTERVAL=99999;BYMONTH=2;BYMONTHDAY=30"]
    #expect(try Self.instances(lines, through: "9999-12-31").count == 1)
  }

  @Test("libical's table of rules", .enabled(if: Corpus.isPresent, "the corpora are not here"))
  func libical() throws {
    let text = String(decoding: try #require(Corpus.bytes("ics/libical_icalrecur_test.txt")), as: UTF8.self)
    var rule = ""
    var start = ""
    var compared = 0
    for line in text.split(whereSeparator: \.isNewline).map(String.init) {
      if line.hasPrefix("RRULE:") { rule = String(line.dropFirst(6)) }
      if line.hasPrefix("DTSTART") { start = line }
      guard line.hasPrefix("INSTANCES:"), RecurrenceRule(rule) != nil else { continue }
      let expected = line.dropFirst(10).split(separator: ",").compactMap {
        ICalendarTime(String($0))?.civil.description
      }
      let first = start.split(separator: ":").last.flatMap { ICalendarTime(String($0))?.civil.description } ?? ""
      // Where the rule does not make DTSTART itself, the two differ on purpose, as they do where a yearly rule names
      // days of the month and no month: section 3.3.10 says that these expand over the whole year.
      guard expected.first == first, !rule.hasPrefix("FREQ=YEARLY;BYMONTHDAY") else { continue }
      compared += 1
      let last = expected.last?.prefix(10) ?? ""
      let got = try Self.instances([start, "RRULE:" + rule], through: String(last)).map {
        $0.count == 10 ? $0 + "T00:00:00" : $0
      }
      #expect(got == expected, "\(rule) from \(start)")
    }
    #expect(compared > 60)
  }

  /// Where the other reader does something else on purpose: it passes over an event of an impossible length, keeps what
  /// is cancelled, exchanges an end and a start that are the wrong way round, gives a day with hours a time, and knows
  /// rules of other calendars and `RANGE=THISANDFUTURE`.
  private static let different: Set<String> = [
    "icalendar_invalid_duration.ics", "icalendar_rfc_7529.ics", "rie_end_before_start_event.ics",
    "rie_issue_18_cancel_status.ics", "rie_issue_201_test_matrix.ics", "rie_issue_75_range_parameter.ics",
  ]

  /// The start of an instance on its wall clock and, where it has a zone, as a moment.
  private static func starts(_ instance: ICalendarInstance) -> Set<String> {
    let start = instance.start
    guard start.time != nil else { return [start.date.description] }
    let wall = String(start.civil.description.prefix(16))
    guard let zone = start.timeZone else { return [wall] }
    return [wall, String(zone.instant(of: start.civil).timeIntervalSince1970)]
  }

  @Test(
    "instances of many programs' calendars as another reader sees them",
    .enabled(if: Corpus.isPresent, "the corpora are not here"))
  func corpus() throws {
    var same = 0
    var different: Set<String> = []
    for (name, answer) in try Corpus.answers("ics") {
      guard let bytes = Corpus.bytes("ics/" + name), let document = try? ICalendarDocument(bytes: bytes) else {
        continue
      }
      for window in answer["windows"] as? [[String: Any]] ?? [] {
        guard let from = (window["from"] as? String).flatMap({ CivilDate($0) }),
          let to = (window["to_exclusive"] as? String).flatMap({ CivilDate($0) }),
          let instances = window["instances"] as? [[Any]], instances.count == window["count"] as? Int
        else { continue }
        let series = ICalendarSeries.all(in: document.components)
        let mine = series.flatMap { $0.instances(from: from, through: to.adding(days: -1)) }
        let expected = instances.map { "\($0[1])" }
        let known = Set(
          expected.map { $0.prefix(16) }.map(String.init)
            + expected.compactMap { Timestamp($0) }.map { String($0.instant.timeIntervalSince1970) })
        let isSame = mine.count == expected.count && mine.allSatisfy { !Self.starts($0).isDisjoint(with: known) }
        if isSame { same += 1 } else { different.insert(name) }
      }
    }
    #expect(different == Self.different)
    #expect(same > 50)
  }
}
