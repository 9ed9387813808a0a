/// Reads the cards of a file one after another: vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), and what programs make of
/// them. It takes linear time, and keeps one card at a time.
public struct VCardReader: Sendable {
  /// More problems than these are not written down one by one.
  static let mostProblems = 100

  private var lines: VCardLines
  private var pending: VCardLines.Line?
  /// What was not well formed so far.
  public private(set) var problems: [FormatError] = []
  /// The octets behind the last card, which belong to none.
  private(set) var tail: [UInt8] = []

  /// Line ends may be CRLF, LF or CR; a byte order mark may stand in front, that of UTF-16 too.
  public init(bytes: [UInt8]) {
    lines = VCardLines(VCardText.utf8(bytes))
  }

  /// The next card; nil behind the last one. A card without an end of its own ends where the next one begins.
  public mutating func next() -> VCard? {
    var before: [UInt8] = []
    while let line = nextLine() {
      guard Self.isMark(line, "BEGIN") else {
        if !line.octets.isEmpty { report(.malformed, line.number) }
        before += line.source
        continue
      }
      return card(from: line, before: before)
    }
    tail += before
    return nil
  }

  private mutating func card(from begin: VCardLines.Line, before: [UInt8]) -> VCard {
    var properties: [VCardProperty] = []
    while let line = nextLine() {
      if Self.isMark(line, "END") {
        return VCard(prefix: before, begin: begin.source, properties: properties, end: line.source)
      }
      if Self.isMark(line, "BEGIN") {
        // Version 2.1 has the card of an agent inside another one.
        guard let agent = properties.last, agent.isNamed("AGENT"), agent.value.isEmpty else {
          pending = line
          break
        }
        properties[properties.count - 1] = agent.appending(source: line.source + inside())
        continue
      }
      let property = VCardProperty(line)
      if property.name.isEmpty { report(.malformed, line.number) }
      properties.append(property)
    }
    report(.truncated, begin.number)
    return VCard(prefix: before, begin: begin.source, properties: properties, end: nil)
  }

  /// The octets up to the end of the card that has just begun inside another one.
  private mutating func inside() -> [UInt8] {
    var source: [UInt8] = []
    var depth = 1
    while depth > 0, let line = nextLine() {
      source += line.source
      if Self.isMark(line, "BEGIN") { depth += 1 }
      if Self.isMark(line, "END") { depth -= 1 }
    }
    return source
  }

  private mutating func nextLine() -> VCardLines.Line? {
    defer { pending = nil }
    return pending ?? lines.next()
  }

  private mutating func report(_ reason: FormatError.Reason, _ line: Int) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(FormatError(format: .vCard, position: .line(line), reason: reason))
  }

  /// Whether the line is `BEGIN:VCARD` or `END:VCARD`, whatever its case and white space.
  private static func isMark(_ line: VCardLines.Line, _ name: String) -> Bool {
    guard line.octets.count < 64 else { return false }
    let property = VCardProperty(line)
    return property.isNamed(name) && asciiEqual(property.value.filter { !$0.isWhitespace }, "VCARD")
  }
}
