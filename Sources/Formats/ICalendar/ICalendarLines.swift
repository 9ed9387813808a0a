/// The unfolded lines of a file, each with the number of its first physical line.
struct ICalendarLines {
  private let bytes: [UInt8]
  private var index: Int
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next line that is not empty. Folds are undone octet by octet, since they may stand inside a character.
  mutating func next() -> (octets: [UInt8], number: Int)? {
    while let line = physicalLine() {
      guard !line.isEmpty else { continue }
      let first = number
      var octets = Array(line)
      while index < bytes.count, bytes[index] == 32 || bytes[index] == 9 {
        index += 1
        guard let rest = physicalLine() else { break }
        octets.append(contentsOf: rest)
      }
      return (octets, first)
    }
    return nil
  }

  private mutating func physicalLine() -> ArraySlice<UInt8>? {
    guard index < bytes.count else { return nil }
    number += 1
    let start = index
    while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
    let line = bytes[start..<index]
    if index < bytes.count {
      index += bytes[index] == 13 && index + 1 < bytes.count && bytes[index + 1] == 10 ? 2 : 1
    }
    return line
  }
}
