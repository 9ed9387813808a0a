/// Letters and digits of a few tokens without the blanks and hyphens between them, in capitals: how numbers of parcels,
/// accounts and cards are compared.
struct CompactRun {
  /// No number that is looked for is longer.
  static let maximumLength = 40

  /// ASCII letters in capitals, and digits.
  private(set) var bytes: [UInt8] = []
  /// After which lengths the text has a blank, a mark or an end, and the token behind.
  private(set) var ends: [(length: Int, token: Int)] = []

  /// The run from the token on; it ends in front of anything but letters and digits of ASCII, and of a word in small
  /// letters behind a blank.
  init(_ text: TokenizedText, from start: Int) {
    bytes.reserveCapacity(Self.maximumLength)
    var index = start
    while index < start + Self.maximumLength * 2 {
      let token = text[index]
      guard token.kind == .number || token.kind == .word, bytes.count + token.count <= Self.maximumLength else {
        return
      }
      if token.kind == .word, token.hasSpaceBefore, index > start, !token.isUppercase { return }
      for byte in text.bytes[token.range] {
        guard byte.isDigit || byte.isLetter else { return }
        bytes.append(byte.isLowercaseLetter ? byte & 0xDF : byte)
      }
      index += 1
      if text[index].isMark("-"), text.isGlued(index), text.isGlued(index + 1) {
        if text[index + 1].kind == .number || text[index + 1].isUppercase { ends.append((bytes.count, index)) }
        index += 1
      } else if !text.isGlued(index) || text[index].kind == .mark {
        ends.append((bytes.count, index))
      } else if text[index].kind == .word, text.bytes[Int(text[index].start)] >= 0x80 {
        ends.append((bytes.count, index))
        return
      }
    }
  }

  /// The first characters as text.
  func prefix(_ length: Int) -> String {
    String(decoding: bytes.prefix(length), as: UTF8.self)
  }
}
