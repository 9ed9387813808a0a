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

  private let bytes: [UInt8]
  private var index: Int
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func next() -> Line? {
    let begin = number == 0 ? 0 : index
    var first: ArraySlice<UInt8>?
    while first?.isEmpty ?? true, let line = physical() { first = line }
    guard let first, !first.isEmpty else {
      // Only empty lines were left.
      return begin < index ? Line(octets: [], source: Array(bytes[begin..<index]), number: number) : nil
    }
    let start = number
    var octets = Array(first)
    let header = octets.prefix { $0 != UInt8(ascii: ":") }
    let isQuotedPrintable = Self.contains(header, "QUOTED-PRINTABLE")
    let isBase64 = !isQuotedPrintable && (Self.contains(header, "BASE64") || Self.contains(header, "ENCODING=B"))
    while index < bytes.count {
      if isQuotedPrintable, octets.last == UInt8(ascii: "="), !isEnd(at: index) {
        octets.removeLast()
        octets += physical() ?? []
      } else if bytes[index] == 32 || bytes[index] == 9 {
        index += 1
        octets += physical() ?? []
      } else if isBase64, let end = base64Line(at: index) {
        octets += bytes[index..<end]
        _ = physical()
      } else {
        break
      }
    }
    while index < bytes.count, bytes[index] == 10 || bytes[index] == 13 { _ = physical() }
    return Line(octets: octets, source: Array(bytes[begin..<index]), number: start)
  }

  private mutating func physical() -> ArraySlice<UInt8>? {
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

  /// Whether a card ends at that line: a soft line break does not swallow it.
  private func isEnd(at index: Int) -> Bool {
    Self.contains(bytes[index..<min(index + 9, bytes.count)], "END:VCARD")
  }

  /// The end of the line at that place, where it holds base64 and nothing else.
  private func base64Line(at start: Int) -> Int? {
    var end = start
    while end < bytes.count, bytes[end] != 10, bytes[end] != 13 {
      switch bytes[end] {
      case 48...57, 65...90, 97...122, UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): end += 1
      default: return nil
      }
    }
    return end > start ? end : nil
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
