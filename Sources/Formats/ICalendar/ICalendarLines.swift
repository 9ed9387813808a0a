/// The unfolded lines of a file, each with the number of its first physical line.
struct ICalendarLines {
  private var lines: PhysicalLines

  init(_ bytes: [UInt8]) {
    lines = PhysicalLines(bytes)
  }

  /// The next line that is not empty. Folds are undone octet by octet, since they may stand inside a character.
  mutating func next() -> (octets: [UInt8], number: Int)? {
    while let line = lines.next() {
      guard !line.isEmpty else { continue }
      let first = lines.number
      var octets = Array(line)
      while let rest = lines.folded() { octets += rest }
      return (octets, first)
    }
    return nil
  }
}
