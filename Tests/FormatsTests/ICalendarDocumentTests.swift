import Formats
import TestSupport
import Testing

@Suite("iCalendar: the tree of components")
struct ICalendarDocumentTests {
  static let whole = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "X-ODD;X-Note=\"a:b,c\",d;LANG=de:one\\, two^", "BEGIN:VTODO", "UID:1",
    "SUMMARY;LANGUAGE=en:Buy milk\\; eggs\\nand more", "no property", "x-empty:", "BEGIN:VALARM", "TRIGGER:-PT5M",
    "END:VALARM", "END:VTODO", "END:VCALENDAR", "",
  ].joined(separator: "\r\n")

  @Test("what is read is written again, octet for octet")
  func roundTrip() throws {
    let document = try ICalendarDocument(bytes: Array(Self.whole.utf8))
    #expect(document.problems.isEmpty)
    #expect(String(decoding: document.bytes, as: UTF8.self) == Self.whole)
  }

  @Test("one property is changed and the others stay")
  func change() throws {
    var document = try ICalendarDocument(bytes: Array(Self.whole.utf8))
    document.components[0].children[0].setText("SUMMARY", "Tea; and\r\nEND:VTODO")
    let expected = Self.whole.replacing("Buy milk\\; eggs\\nand more", with: "Tea\\; and\\nEND:VTODO")
    #expect(String(decoding: document.bytes, as: UTF8.self) == expected)
  }

  @Test("a value with line ends cannot begin a property")
  func injection() throws {
    let event = ICalendarComponent(
      name: "VEVENT", properties: [ICalendarProperty(name: "X", value: "a\r\nEND:VEVENT\nBEGIN:VALARM")])
    let text = String(decoding: ICalendarDocument(components: [event]).bytes, as: UTF8.self)
    #expect(text == "BEGIN:VEVENT\r\nX:a\\nEND:VEVENT\\nBEGIN:VALARM\r\nEND:VEVENT\r\n")
  }

  @Test("line ends and byte order mark", arguments: ["\n", "\r", "\r\n", "\r\r\n", "\n\n"])
  func lineEnds(end: String) throws {
    let text = "\u{FEFF}" + Self.whole.replacing("\r\n", with: end)
    let document = try ICalendarDocument(bytes: Array(text.utf8))
    #expect(String(decoding: document.bytes, as: UTF8.self) == Self.whole)
  }

  @Test("a line that begins with white space behind an empty one does not go on with another one when it is written")
  func indented() throws {
    let text = "BEGIN:VCALENDAR\n\nBEGIN:VEVENT\n\n :x\n\n\ty\nUID:1\nEND:VEVENT\nEND:VCALENDAR\n"
    let document = try ICalendarDocument(bytes: Array(text.utf8))
    let again = try ICalendarDocument(bytes: document.bytes)
    #expect(again.components.map { $0.children.map(\.name) } == [["VEVENT"]])
    #expect(again.components.first?.children.first?.text("UID") == "1")
    #expect(again.bytes == document.bytes)
  }

  @Test("long lines are folded at 75 octets, never inside a character, and unfolded again")
  func folding() throws {
    let title = String(repeating: "Käse🧀", count: 60)
    var event = ICalendarComponent(name: "VEVENT")
    event.setText("SUMMARY", title)
    let bytes = ICalendarDocument(components: [event]).bytes
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map { $0.dropLast() }
    #expect(lines.allSatisfy { $0.count <= 75 && String(validating: $0, as: UTF8.self) != nil })
    #expect(try ICalendarDocument(bytes: bytes).components[0].text("SUMMARY") == title)
  }

  @Test("a fold inside a character is undone")
  func foldInsideCharacter() throws {
    let bytes = Array("BEGIN:A\nX:".utf8) + [0xC3, 10, 32, 0xA4, 10] + Array("END:A\n".utf8)
    #expect(try ICalendarDocument(bytes: bytes).components[0].text("X") == "ä")
  }

  @Test("parameters with quotes, carets and white space")
  func parameters() throws {
    let text = "BEGIN:A\nDTSTART ; TZID = \"a;b:c\" ;X=^'q^'^n^^^x,2;BARE:v\nEND:A"
    let property = try #require(try ICalendarDocument(bytes: Array(text.utf8)).components[0].property("dtstart"))
    #expect(property.parameter("tzid") == "a;b:c")
    #expect(property.parameters[1].values == ["\"q\"\n^^x", "2"])
    #expect(property.parameters[2] == ICalendarParameter(name: "BARE", values: []))
    #expect(property.value == "v")
  }

  @Test("concatenated calendars are all read")
  func concatenated() throws {
    #expect(try ICalendarDocument(bytes: Array((Self.whole + Self.whole).utf8)).components.count == 2)
  }

  @Test(
    "what is not well formed is a problem with its line",
    arguments: [
      ("BEGIN:A\nBEGIN:B\nEND:A\n", 3, FormatError.Reason.malformed), ("BEGIN:A\nEND:B\nEND:A\n", 2, .malformed),
      ("X:1\nBEGIN:A\nEND:A\n", 1, .malformed), ("BEGIN:A\nX:1\n", 2, .truncated),
    ])
  func problems(text: String, line: Int, reason: FormatError.Reason) throws {
    let document = try ICalendarDocument(bytes: Array(text.utf8))
    #expect(document.problems == [FormatError(format: .iCalendar, position: .line(line), reason: reason)])
    #expect(document.components.count == 1)
  }

  @Test(
    "what is no calendar is an error",
    arguments: [
      ("", FormatError.Reason.empty), ("hello", .notThisFormat), (String(repeating: "BEGIN:A\n", count: 40), .tooDeep),
    ])
  func errors(text: String, reason: FormatError.Reason) {
    #expect { try ICalendarDocument(bytes: Array(text.utf8)) } throws: { ($0 as? FormatError)?.reason == reason }
  }

  @Test("no truncation and no mutation crashes, and what was written reads the same again")
  func fuzz() throws {
    var random = Mutation(seed: 5)
    let whole = Array(Self.whole.utf8)
    for bytes in whole.indices.map({ Array(whole[..<$0]) }) + (0..<500).map({ _ in random.mutated(whole) }) {
      guard let document = try? ICalendarDocument(bytes: bytes) else { continue }
      #expect(try ICalendarDocument(bytes: document.bytes).components == document.components)
    }
  }
}
