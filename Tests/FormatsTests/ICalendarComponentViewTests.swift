import CivilTime
import Formats
import Foundation
import Testing

@Suite("iCalendar: events, to-dos and their values")
struct ICalendarComponentViewTests {
  static func event(_ lines: String...) throws -> ICalendarEvent {
    let text = (["BEGIN:VEVENT"] + lines + ["END:VEVENT"]).joined(separator: "\r\n")
    return try #require(ICalendarEvent(try ICalendarDocument(bytes: Array(text.utf8)).components[0]))
  }

  @Test(
    "times and their zones",
    arguments: [
      ("DTSTART;VALUE=DATE:20260516", "2026-05-16T00:00:00", nil),
      ("DTSTART:20260516T140000", "2026-05-16T14:00:00", nil),
      ("DTSTART:20260516T140000Z", "2026-05-16T14:00:00", "GMT"),
      ("DTSTART;TZID=Europe/Berlin:20260516T140000", "2026-05-16T14:00:00", "Europe/Berlin"),
      (
        "DTSTART;TZID=/vendor.example/Tz_1/America/Indiana/Indianapolis:20260516T140000", "2026-05-16T14:00:00",
        "America/Indiana/Indianapolis"
      ),
      ("DTSTART;TZID=Pacific Standard Time:20260516T140000", "2026-05-16T14:00:00", "America/Los_Angeles"),
      ("DTSTART;TZID=Customized Time Zone:20260516T1400", "2026-05-16T14:00:00", nil),
    ] as [(String, String, String?)])
  func times(line: String, civil: String, zone: String?) throws {
    let start = try #require(try Self.event(line).start)
    #expect(start.civil.description == civil)
    #expect(start.timeZone?.identifier == zone)
  }

  @Test("an unknown zone is kept by its name") func unknownZone() throws {
    let start = try #require(try Self.event("DTSTART;TZID=Nowhere/Land:20260516T140000").start)
    #expect(start.zone == .unknown("Nowhere/Land"))
    #expect(start.property("DTSTART").parameter("TZID") == "Nowhere/Land")
  }

  @Test(
    "what is no time is none",
    arguments: ["", "2026", "20261301", "20260230", "20260516T25", "20260516T990000", "soon", "99999999999999999"])
  func noTime(value: String) {
    #expect(ICalendarTime(value) == nil)
  }

  @Test(
    "the end of an event",
    arguments: [
      (["DTSTART;VALUE=DATE:20260516"], "2026-05-17T00:00:00"), (["DTSTART:20260516T140000"], "2026-05-16T14:00:00"),
      (["DTSTART:20260516T140000", "DTEND:20260516T130000"], "2026-05-16T14:00:00"),
      (["DTSTART;VALUE=DATE:20260516", "DTEND;VALUE=DATE:20260516"], "2026-05-17T00:00:00"),
      (["DTSTART:20260516T140000", "DURATION:PT90M"], "2026-05-16T15:30:00"),
      (["DTSTART;TZID=Europe/Berlin:20260328T120000", "DURATION:P1D"], "2026-03-29T12:00:00"),
      (["DTSTART;TZID=Europe/Berlin:20260328T120000", "DURATION:PT24H"], "2026-03-29T13:00:00"),
      (["DTSTART:20260516T140000", "DURATION:P99999999999999999999D"], "2026-05-16T14:00:00"),
    ])
  func end(lines: [String], end: String) throws {
    let text = (["BEGIN:VEVENT"] + lines + ["END:VEVENT"]).joined(separator: "\n")
    let event = try #require(ICalendarEvent(try ICalendarDocument(bytes: Array(text.utf8)).components[0]))
    #expect(event.end?.civil.description == end)
  }

  @Test(
    "a zone that only its definition tells",
    arguments: [
      ("BEGIN:STANDARD\nTZOFFSETTO:-0330\nEND:STANDARD", -12_600), ("X-LIC-LOCATION:Europe/Berlin", 7_200),
      ("BEGIN:STANDARD\nTZOFFSETTO:+0100\nEND:STANDARD\nBEGIN:DAYLIGHT\nTZOFFSETTO:+0200\nEND:DAYLIGHT", nil),
      ("BEGIN:STANDARD\nTZOFFSETTO:+5744\nEND:STANDARD", nil), ("BEGIN:STANDARD\nTZOFFSETTO:\nEND:STANDARD", nil),
    ] as [(String, Int?)])
  func definedZone(definition: String, offset: Int?) throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTIMEZONE
      TZID:Customized Time Zone
      \(definition)
      END:VTIMEZONE
      BEGIN:VEVENT
      DTSTART;TZID=Customized Time Zone:20260610T203000
      END:VEVENT
      END:VCALENDAR
      """
    let document = try ICalendarDocument(bytes: Array(text.utf8))
    let event = try #require(document.componentsWithKnownZones[0].children.compactMap(ICalendarEvent.init).first)
    let start = try #require(event.start)
    #expect(start.timeZone?.secondsFromGMT(for: start.instant(floatingIn: .gmt)) == offset)
  }

  @Test("people and marks of an event") func people() throws {
    let event = try Self.event(
      "ATTENDEE;CN=\"Ada, Countess\";PARTSTAT=declined:MAILTO:ada@example.org", "ATTENDEE:mailto:b@example.org",
      "CLASS:Confidential", "STATUS:cancelled", "TRANSP:TRANSPARENT", "SUMMARY: ")
    #expect(event.attendees.map(\.name) == ["Ada, Countess", nil])
    #expect(event.attendees.map(\.emailAddress) == ["ada@example.org", "b@example.org"])
    #expect(event.attendees.map(\.hasDeclined) == [true, false])
    #expect(event.isPrivate && event.isCancelled && event.isTransparent && event.summary == nil)
  }

  @Test("a to-do is completed, and that is taken back, and what others wrote stays") func toDo() throws {
    let text = "BEGIN:VTODO\r\nUID:1\r\nX-APPLE-SORT-ORDER;X=1:5\r\nSUMMARY:Tea\r\nSEQUENCE:2\r\nEND:VTODO\r\n"
    var toDo = try #require(ICalendarToDo(try ICalendarDocument(bytes: Array(text.utf8)).components[0]))
    #expect(!toDo.isCompleted)
    toDo.setCompleted(true, at: Date(timeIntervalSince1970: 1_778_940_000))
    #expect(toDo.isCompleted && toDo.completed?.civil.description == "2026-05-16T14:00:00")
    #expect(toDo.component.text("SEQUENCE") == "3")
    toDo.setCompleted(false, at: Date(timeIntervalSince1970: 1_778_940_000))
    #expect(!toDo.isCompleted && toDo.completed == nil)
    #expect(toDo.component.property("X-APPLE-SORT-ORDER")?.parameter("x") == "1")
  }
}
