/// The code in a last line such as `@example.com #123456 @frame.example`: WICG "Origin-bound one-time codes delivered via
/// SMS". It is meant for the site that the line names, and for no other.
struct OriginBoundCode {
  /// Longer lines are none.
  private static let maximumLength = 512

  let code: String
  let domain: String
  private let range: Range<Int>

  /// Nil where the text does not end in such a line.
  init?(_ bytes: [UInt8]) {
    var end = bytes.count
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
      start -= 1
      guard end - start <= Self.maximumLength else { return nil }
    }
    guard end - start > 4, bytes[start] == UInt8(ascii: "@") else { return nil }
    let line = bytes[start..<end]
    guard let space = line.firstIndex(of: 0x20), space + 2 < end, bytes[space + 1] == UInt8(ascii: "#"),
      Self.isHost(bytes[start + 1..<space])
    else { return nil }
    let rest = bytes[(space + 2)..<end]
    range = space + 2..<(rest.firstIndex { $0 <= 0x20 } ?? end)
    guard !range.isEmpty, range.count <= 64 else { return nil }
    code = String(decoding: bytes[range], as: UTF8.self)
    domain = String(decoding: bytes[start + 1..<space], as: UTF8.self).lowercased()
  }

  private static func isHost(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count <= 253, let first = bytes.first, let last = bytes.last, first != 0x2E, last != 0x2E else {
      return false
    }
    var previous: UInt8 = 0
    var hasDot = false
    for byte in bytes {
      guard byte.isLetter || byte.isDigit || byte >= 0x80 || byte == 0x2D || byte == 0x2E,
        byte != 0x2E || previous != 0x2E
      else { return false }
      hasDot = hasDot || byte == 0x2E
      previous = byte
    }
    return hasDot || bytes.elementsEqual("localhost".utf8)
  }

  /// The code, with every token of its line.
  func match(in text: TokenizedText) -> Match? {
    var index = text.count
    while index > 0, text[index - 1].kind == .newline { index -= 1 }
    let end = index
    while index > 0, text[index - 1].kind != .newline { index -= 1 }
    guard index < end, !(index..<end).contains(where: { text[$0].kind == .masked }) else { return nil }
    let detection = Detection(
      type: .oneTimeCode, range: range, value: .oneTimeCode(code: code, domain: domain), confidence: 0.99)
    return Match(tokens: index..<end, detection: detection)
  }
}
