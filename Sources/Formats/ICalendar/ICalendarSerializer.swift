/// Writes components as content lines (RFC 5545, section 3.1).
struct ICalendarSerializer {
  /// How long a line may be, without its line end.
  static let lineOctets = 75

  private(set) var bytes: [UInt8] = []

  mutating func write(_ component: ICalendarComponent) {
    let name = ICalendarText.inOneLine(component.name)
    write(line: Array("BEGIN:\(name)".utf8))
    for property in component.properties { write(line: property.line) }
    for child in component.children { write(child) }
    write(line: Array("END:\(name)".utf8))
  }

  private mutating func write(line: [UInt8]) {
    bytes += Self.folded(line)
  }

  /// The line, folded where it is too long, with its line end.
  static func folded(_ line: [UInt8], lineEnd: [UInt8] = [13, 10]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = line[...]
    var room = lineOctets
    while rest.count > room {
      var end = rest.startIndex + room
      // Not inside a character; where more than three octets look as if they went on, they are no UTF-8.
      for _ in 0..<3 where rest[end] & 0xC0 == 0x80 { end -= 1 }
      if rest[end] & 0xC0 == 0x80 { end = rest.startIndex + room }
      bytes += rest[..<end]
      bytes += lineEnd + [32]
      rest = rest[end...]
      // The space counts.
      room = lineOctets - 1
    }
    return bytes + rest + lineEnd
  }
}
