/// The logical lines of a file of cards, each with the octets that it was written with.
///
/// A line goes on where the next one is indented, where it is quoted-printable and ends with `=`, and where it is
/// base64 and the next one can be nothing else.
struct VCardLines {
  /// A logical line.
  struct Line {
    /// The line without its folds.
    var octets: [UInt8]
    /// The octets of the file, with line ends, folds and the empty lines behind it.
    var source: [UInt8]
    /// The number of its first physical line, from 1.
    var number: Int
  }

  private var lines: PhysicalLines
  /// Where the octets of the next line begin: a byte order mark belongs to the first one.
  private var end = 0

  init(_ bytes: [UInt8]) {
    lines = PhysicalLines(bytes)
  }

  mutating func next() -> Line? {
    let begin = end
    defer { end = lines.index }
    var first: ArraySlice<UInt8>?
    while first?.isEmpty ?? true, let line = lines.next() { first = line }
    guard let first, !first.isEmpty else {
      // Only empty lines were left.
      return begin < lines.index ? line([], from: begin, number: lines.number) : nil
    }
    let start = lines.number
    var octets = Array(first)
    let header = octets.prefix { $0 != UInt8(ascii: ":") }
    let isQuotedPrintable = Self.contains(header, "QUOTED-PRINTABLE")
    let isBase64 = !isQuotedPrintable && (Self.contains(header, "BASE64") || Self.contains(header, "ENCODING=B"))
    while !lines.isAtEnd {
      if isQuotedPrintable, octets.last == UInt8(ascii: "="), !isEnd(at: lines.index) {
        octets.removeLast()
        octets += lines.next() ?? []
      } else if let rest = lines.folded() {
        octets += rest
      } else if isBase64, isBase64Line(at: lines.index) {
        octets += lines.next() ?? []
      } else {
        break
      }
    }
    while lines.first == 10 || lines.first == 13 { _ = lines.next() }
    return line(octets, from: begin, number: start)
  }

  private func line(_ octets: [UInt8], from begin: Int, number: Int) -> Line {
    Line(octets: octets, source: Array(lines.bytes[begin..<lines.index]), number: number)
  }

  /// Whether a card ends at that line: a soft line break does not swallow it.
  private func isEnd(at index: Int) -> Bool {
    Self.contains(lines.bytes[index..<min(index + 9, lines.bytes.count)], "END:VCARD")
  }

  /// Whether the line at that place holds base64 and nothing else.
  private func isBase64Line(at start: Int) -> Bool {
    let bytes = lines.bytes
    var end = start
    while end < bytes.count, bytes[end] != 10, bytes[end] != 13 {
      switch bytes[end] {
      case 48...57, 65...90, 97...122, UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): end += 1
      default: return false
      }
    }
    return end > start
  }

  /// Whether the ASCII word, in capitals, stands in the octets in capitals or not.
  private static func contains(_ octets: ArraySlice<UInt8>, _ word: String) -> Bool {
    let word = Array(word.utf8)
    guard octets.count >= word.count else { return false }
    return (octets.startIndex...octets.endIndex - word.count).contains { start in
      word.indices.allSatisfy { offset in
        let octet = octets[start + offset]
        return ((97...122).contains(octet) ? octet - 32 : octet) == word[offset]
      }
    }
  }
}
