/// What may be a code by its form: four to ten digits in one group or in equal ones, or capitals and digits.
struct CodeCandidate {
  let tokens: Range<Int>
  /// As it is typed: without blanks, in ASCII digits.
  let code: String
  /// Whether it has digits and capitals only.
  let isPlain: Bool

  /// What begins at the token; nil where no code can.
  init?(_ text: TokenizedText, at start: Int) {
    let first = text[start]
    // A word alone is no code.
    guard first.kind == .number || text.isGlued(start + 1) else { return nil }
    guard first.kind == .number || (first.kind == .word && first.count <= 10 && text.bytes[Int(first.start)] < 0x80),
      Self.startsFreely(text, start)
    else { return nil }
    if first.kind == .number, let end = Self.groupsEnd(text, start) {
      tokens = start..<end
      code = Self.digits(text, tokens)
      isPlain = true
      return
    }
    var end = start
    var length = 0
    var digits = 0
    var switches = 0
    var hasSmall = false
    var hasHyphen = false
    while end == start || text.isGlued(end), end < start + 9 {
      let token = text[end]
      if token.isMark("-"), !hasHyphen, end > start, text.isGlued(end + 1), text[end + 1].kind != .mark, length <= 5 {
        hasHyphen = true
        end += 1
        continue
      }
      guard token.kind == .number || (token.kind == .word && text.bytes[Int(token.start)] < 0x80) else { break }
      length += token.kind == .number ? token.digits : token.count
      if token.kind == .number {
        digits += token.digits
      } else {
        hasSmall = hasSmall || !token.isUppercase
        // `XX1234` is the tail of a number that is not shown.
        if text.bytes[token.range].allSatisfy({ $0 | 0x20 == 0x78 }), token.count > 1 { return nil }
      }
      switches += 1
      end += 1
    }
    guard (4...10).contains(length), digits > 0, Self.endsFreely(text, end) else { return nil }
    let isNumber = digits == length
    // Digits with a hyphen are dates and ranges; small letters behind digits are units ("10am").
    if isNumber && hasHyphen || hasSmall && (length < 5 || switches == 2 && first.kind == .number) { return nil }
    if !isNumber, !hasHyphen, length < 5 { return nil }
    tokens = start..<end
    code =
      isNumber ? Self.digits(text, tokens) : text.string(text.byteRange(tokens))
    isPlain = !hasSmall
  }

  /// `123 456`, `123-456`, `1234 5678`, `12-34-56`.
  private static func groupsEnd(_ text: TokenizedText, _ start: Int) -> Int? {
    let size = text[start].digits
    guard (2...4).contains(size) else { return nil }
    var end = start + 1
    var groups = 1
    while groups < 4 {
      let isHyphen = text[end].isMark("-") && text.isGlued(end) && text.isGlued(end + 1)
      let next = isHyphen ? end + 1 : end
      guard text[next].kind == .number, text[next].digits == size, isHyphen || text[next].hasSpaceBefore else { break }
      groups += 1
      end = next + 1
    }
    guard groups == (size == 2 ? 3 : 2), endsFreely(text, end) else { return nil }
    return end
  }

  private static func startsFreely(_ text: TokenizedText, _ index: Int) -> Bool {
    guard text.isGlued(index) else { return true }
    if text.isUnspaced(index) { return true }
    let before = text[index - 1]
    return before.isMark("#") || before.isMark("=") || before.isMark(":") || before.isMark(">")
      || text.startsFreely(index)
  }

  private static func endsFreely(_ text: TokenizedText, _ index: Int) -> Bool {
    if text.isUnspaced(index) { return true }
    // A full-width comma parts sentences, never digits.
    return text.endsFreely(index) || (text[index].kind == .mark && text[index].isMark(",") && text[index].count > 1)
      || text[index].isMark("#") || text[index].isMark("(") || text[index].isMark("<")
  }

  private static func digits(_ text: TokenizedText, _ tokens: Range<Int>) -> String {
    var digits = ""
    for index in tokens where text[index].kind == .number {
      var position = Int(text[index].start)
      while position < Int(text[index].stop) {
        let byte = text.bytes[position]
        if byte < 0x80 {
          digits.unicodeScalars.append(Unicode.Scalar(byte))
          position += 1
        } else {
          let character = NonASCII(text.bytes, at: position)
          digits.unicodeScalars.append(Unicode.Scalar(48 + (character.digit ?? 0)))
          position += character.count
        }
      }
    }
    return digits
  }
}
