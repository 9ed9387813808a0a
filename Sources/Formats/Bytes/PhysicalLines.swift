/// The lines of a text as they stand in it, ended by LF, CR or both, behind a byte order mark.
struct PhysicalLines {
  let bytes: [UInt8]
  /// Where the next line begins.
  private(set) var index: Int
  /// The number of the line that was read last, from 1; 0 before the first one.
  private(set) var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether no line is left.
  var isAtEnd: Bool { index >= bytes.count }

  /// The first octet of the next line, or of its end; nil where no line is left.
  var first: UInt8? { isAtEnd ? nil : bytes[index] }

  /// The next line without its end; nil where no line is left.
  mutating func next() -> ArraySlice<UInt8>? {
    guard !isAtEnd else { return nil }
    number += 1
    let start = index
    while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
    let line = bytes[start..<index]
    if index < bytes.count {
      index += bytes[index] == 13 && index + 1 < bytes.count && bytes[index + 1] == 10 ? 2 : 1
    }
    return line
  }

  /// What a folded line goes on with: the next line without the white space in front, if it begins with some.
  mutating func folded() -> ArraySlice<UInt8>? {
    guard first == 32 || first == 9 else { return nil }
    index += 1
    return next() ?? []
  }
}
