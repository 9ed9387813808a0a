/// Writes components as content lines (RFC 5545, section 3.1).
struct ICalendarSerializer {
  /// How long a line may be, without its line end.
  static let lineOctets = 75

  private(set) var bytes: [UInt8] = []

  mutating func write(_ component: ICalendarComponent) {
    let name = ICalendarText.inOneLine(component.name)
    write(line: "BEGIN:" + name)
    for property in component.properties { write(line: property.line) }
    for child in component.children { write(child) }
    write(line: "END:" + name)
  }

  private mutating func write(line: String) {
    var room = Self.lineOctets
    for scalar in line.unicodeScalars {
      let octets = Unicode.UTF8.width(scalar)
      if octets > room {
        bytes.append(contentsOf: [13, 10, 32])
        // The space counts.
        room = Self.lineOctets - 1
      }
      bytes.append(contentsOf: scalar.utf8Octets)
      room -= octets
    }
    bytes.append(contentsOf: [13, 10])
  }
}

extension Unicode.Scalar {
  fileprivate var utf8Octets: Unicode.UTF8.EncodedScalar {
    // Every scalar has an encoding; the replacement character stands in the type alone.
    Unicode.UTF8.encode(self) ?? Unicode.UTF8.encodedReplacementCharacter
  }
}
