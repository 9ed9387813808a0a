import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Journal

@Suite("Pictures of entries")
struct EntryPictureTests {
  private static let png = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + (0..<200).map { UInt8($0) })

  private static var binary: String { png.base64EncodedString() }

  /// A calendar of an evening.
  private static func calendar(_ lines: String, uid: String = "UID:fair@example.org\r\n") -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//a//EN\r\nBEGIN:VEVENT\r\n\(uid)DTSTAMP:20260501T000000Z\r\n"
      + "DTSTART;TZID=Europe/Berlin:20260516T180000\r\nDTEND;TZID=Europe/Berlin:20260516T210000\r\n"
      + "SUMMARY:Summer Fair\r\n\(lines)END:VEVENT\r\nEND:VCALENDAR\r\n"
  }

  private static func life(_ calendar: String) throws -> TestLife {
    let life = try TestLife()
    try life.write("plans/mine.ics", calendar)
    try life.photo("p.jpg", "2026:05:16 18:30:00")
    try life.begin()
    return life
  }

  private static func entry(_ life: TestLife, _ directory: String?) throws -> JSONValue {
    try SuggestionTests.content(of: "eventPoster", life, copiedInto: directory)
  }

  @Test(
    "the picture of the calendar is handed over as a copy, and told of nowhere else",
    arguments: [
      calendar("IMAGE;VALUE=BINARY;ENCODING=BASE64;FMTTYPE=image/png;DISPLAY=BADGE:\(binary)\r\n"),
      calendar("ATTACH;FMTTYPE=image/png;ENCODING=base64;VALUE=BINARY:\(binary)\r\n"),
      calendar("IMAGE;VALUE=URI:data:image/png;base64,\(binary)\r\n"),
      calendar("ATTACH:https://example.org/a.pdf\r\nIMAGE;VALUE=BINARY;ENCODING=BASE64:\(binary)\r\n", uid: ""),
      calendar("RRULE:FREQ=MONTHLY;COUNT=1\r\nIMAGE;VALUE=BINARY;ENCODING=BASE64:\(binary)\r\n"),
    ])
  func picture(calendar: String) throws {
    let life = try Self.life(calendar)
    let target = try TemporaryDirectory()
    let plain = try Self.entry(life, nil)
    #expect(plain["title"] == "Summer Fair" && plain["image"] == nil)
    let url = try #require(try Self.entry(life, target.path)["image"]?.string.flatMap(URL.init(string:)))
    #expect(url.lastPathComponent == "Summer Fair.png" && url.fragment == nil)
    #expect(try Data(contentsOf: url) == Self.png)
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).sorted() == ["Summer Fair.png", "p.jpg"])
  }

  @Test(
    "no picture that lies elsewhere, is none, or is another entry's",
    arguments: [
      calendar(""), calendar("IMAGE;VALUE=URI:https://example.org/a.png\r\n"),
      calendar("IMAGE;VALUE=URI:file:///etc/hostname\r\n"),
      calendar("ATTACH;VALUE=BINARY;ENCODING=BASE64:\(binary)\r\n"),
      calendar("IMAGE;VALUE=BINARY;ENCODING=BASE64:aGVsbG8=\r\n"),
      calendar("IMAGE;VALUE=BINARY;ENCODING=BASE64:%%%\r\n"),
      calendar(
        "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:other\r\nDTSTART:20360516T180000Z\r\nSUMMARY:Summer Fair\r\n"
          + "IMAGE;VALUE=BINARY;ENCODING=BASE64:\(binary)\r\n"),
      calendar(
        "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:fair@example.org\r\nRECURRENCE-ID:20360516T180000Z\r\n"
          + "DTSTART:20360516T180000Z\r\nSUMMARY:Later\r\nIMAGE;VALUE=BINARY;ENCODING=BASE64:\(binary)\r\n"),
    ])
  func none(calendar: String) throws {
    let target = try TemporaryDirectory()
    #expect(try Self.entry(try Self.life(calendar), target.path)["image"] == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path) == ["p.jpg"])
  }

  @Test("of a calendar that was changed no picture is handed over")
  func changed() throws {
    let whole = Self.calendar("IMAGE;VALUE=BINARY;ENCODING=BASE64:\(Self.binary)\r\n")
    let life = try Self.life(whole)
    try life.write("plans/mine.ics", whole + " ")
    let target = try TemporaryDirectory()
    #expect(try Self.entry(life, target.path)["image"] == nil)
  }
}
