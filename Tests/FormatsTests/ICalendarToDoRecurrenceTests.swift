import CivilTime
import Foundation
import Testing

@testable import Formats

@Suite("iCalendar: to-dos that recur")
struct ICalendarToDoRecurrenceTests {
  static let now = Date(timeIntervalSince1970: 1_772_442_000)

  private func toDo(_ lines: String) throws -> ICalendarToDo {
    let text =
      "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:x\r\nSUMMARY:Water\r\n"
      + lines.split(separator: "|").map { $0 + "\r\n" }.joined() + "END:VTODO\r\nEND:VCALENDAR\r\n"
    let document = try ICalendarDocument(bytes: Array(text.utf8))
    return try #require(ICalendarToDo(document.components[0].children[0]))
  }

  @Test(
    "a series moves on to its next instance",
    arguments: [
      ("DUE:20260306T090000Z|RRULE:FREQ=WEEKLY", "DUE:20260313T090000Z|RRULE:FREQ=WEEKLY"),
      ("DUE;VALUE=DATE:20260131|RRULE:FREQ=MONTHLY", "DUE;VALUE=DATE:20260331|RRULE:FREQ=MONTHLY"),
      (
        "DTSTART:20260302T080000Z|DUE:20260302T100000Z|RRULE:FREQ=DAILY;INTERVAL=3;COUNT=4",
        "DTSTART:20260305T080000Z|DUE:20260305T100000Z|RRULE:FREQ=DAILY;INTERVAL=3;COUNT=3"
      ),
      ("DTSTART:20260302T080000Z|RRULE:FREQ=DAILY;COUNT=2", "DTSTART:20260303T080000Z|RRULE:FREQ=DAILY;COUNT=1"),
      (
        "DTSTART:20260302T080000Z|RRULE:FREQ=DAILY;COUNT=5|EXDATE:20260303T080000Z,20260304T080000Z",
        "DTSTART:20260305T080000Z|RRULE:FREQ=DAILY;COUNT=2|EXDATE:20260303T080000Z,20260304T080000Z"
      ),
      (
        "DTSTART;TZID=Europe/Berlin:20260328T023000|RRULE:FREQ=DAILY",
        "DTSTART;TZID=Europe/Berlin:20260329T023000|RRULE:FREQ=DAILY"
      ),
      (
        "DTSTART;TZID=\"Own Zone\":20260302T080000|RRULE:FREQ=WEEKLY;BYDAY=MO,TH",
        "DTSTART;TZID=Own Zone:20260305T080000|RRULE:FREQ=WEEKLY;BYDAY=MO,TH"
      ),
      (
        "DTSTART:20260302T080000Z|RDATE:20260401T090000Z,20260302T080000Z",
        "DTSTART:20260401T090000Z"
      ),
      ("DTSTART:20240229T080000Z|RRULE:FREQ=YEARLY", "DTSTART:20280229T080000Z|RRULE:FREQ=YEARLY"),
    ])
  func advance(lines: String, expected: String) throws {
    var toDo = try toDo(lines)
    guard case .at(let next) = toDo.nextInstance else {
      Issue.record("no next instance: \(toDo.nextInstance)")
      return
    }
    toDo.advance(to: next, at: Self.now)
    let names: Set = ["DTSTART", "DUE", "RRULE", "RDATE", "EXDATE"]
    let found = toDo.component.properties.filter { names.contains($0.name) }
      .map { String(decoding: $0.line, as: UTF8.self) }
    #expect(found == expected.split(separator: "|").map(String.init))
    #expect(!toDo.isCompleted)
  }

  @Test(
    "a series ends, or says more than is read",
    arguments: [
      ("DTSTART:20260302T080000Z|RRULE:FREQ=DAILY;COUNT=1", ICalendarToDo.NextInstance.none),
      ("DTSTART:20260302T080000Z|RRULE:FREQ=DAILY;UNTIL=20260303T070000Z", .none),
      ("DTSTART:20260302T080000Z|RDATE:20260301T080000Z", .none),
      ("DTSTART:99991231T080000Z|RRULE:FREQ=DAILY", .none), ("RRULE:FREQ=DAILY", .unknown),
      ("DTSTART:20260302T080000Z|RRULE:FREQ=HOURLY", .unknown),
      ("DTSTART:20260302T080000Z|RRULE:FREQ=YEARLY;BYWEEKNO=20", .unknown),
      ("DTSTART:20260302T080000Z|RRULE:FREQ=DAILY|RRULE:FREQ=WEEKLY", .unknown),
      ("DTSTART:noon|RRULE:FREQ=DAILY", .unknown),
    ])
  func ends(lines: String, next: ICalendarToDo.NextInstance) throws {
    #expect(try toDo(lines).nextInstance == next)
  }

  @Test("the instance that is done stands alone")
  func instance() throws {
    let toDo = try toDo("DUE:20260306T090000Z|RRULE:FREQ=WEEKLY|EXDATE:20260313T090000Z|X-OWN:1")
    let done = toDo.completedInstance(uid: "y", at: Self.now)
    #expect(done.isCompleted && !done.isRecurring && done.uid == "y" && done.due == toDo.due)
    #expect(done.component.text("RELATED-TO") == "x" && done.component.text("X-OWN") == "1")
  }
}

@Suite("iCalendar: zones that are written")
struct ICalendarZoneRulesTests {
  private func text(_ zone: String, _ day: String) throws -> String {
    let zone = try #require(TimeZone(identifier: zone))
    let day = try #require(CivilDate(day))
    let document = ICalendarDocument(components: [ICalendarZoneRules(zone).component(from: day)])
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test(
    "rules are those of the zone",
    arguments: [
      (
        "Europe/Berlin", "2026-03-06",
        [
          "DTSTART:20250330T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
          "DTSTART:20251026T030000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
        ]
      ),
      (
        "America/New_York", "2026-03-06",
        [
          "DTSTART:20250309T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "DTSTART:20251102T020000",
          "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "TZOFFSETTO:-0500",
        ]
      ),
      ("Asia/Kolkata", "2026-03-06", ["DTSTART:19000101T000000", "TZOFFSETFROM:+0530", "TZOFFSETTO:+0530"]),
      ("Asia/Jerusalem", "2026-03-06", ["DTSTART:20250328T020000", "RDATE:20260327T020000"]),
      ("Europe/Berlin", "9999-03-06", ["TZID:Europe/Berlin"]),
      ("Europe/Berlin", "0001-03-06", ["TZID:Europe/Berlin", "TZOFFSETTO:+"]),
    ] as [(String, String, [String])])
  func rules(zone: String, day: String, lines: [String]) throws {
    let text = try text(zone, day)
    for line in lines { #expect(text.contains("\r\n\(line)"), "\(line) is missing in \(text)") }
  }

  @Test(
    "the bound of a rule is written as its start wants it",
    arguments: [
      ("FREQ=DAILY;UNTIL=20260310", "20260306", nil, "FREQ=DAILY;UNTIL=20260310"),
      ("FREQ=DAILY;UNTIL=20260310T100000Z", "20260306", nil, "FREQ=DAILY;UNTIL=20260310"),
      (
        "FREQ=DAILY;UNTIL=20260310;BYDAY=MO", "20260306T100000", "Europe/Berlin",
        "FREQ=DAILY;UNTIL=20260310T225959Z;BYDAY=MO"
      ),
      ("UNTIL=20260310T100000;FREQ=DAILY", "20260306T100000", "Europe/Berlin", "UNTIL=20260310T090000Z;FREQ=DAILY"),
      ("FREQ=DAILY;UNTIL=20260310T100000Z", "20260306T100000", "Europe/Berlin", "FREQ=DAILY;UNTIL=20260310T100000Z"),
      ("FREQ=DAILY;COUNT=3", "20260306T100000", "Europe/Berlin", "FREQ=DAILY;COUNT=3"),
    ] as [(String, String, String?, String)])
  func until(rule: String, start: String, zone: String?, written: String) throws {
    let start = try #require(ICalendarTime(start, zoneName: zone))
    #expect(RecurrenceRule.written(rule, startingAt: start) == written)
  }
}
