extension PhoneMatcher {
  /// What the words beside digits make of them.
  enum Cue {
    case none, telephone, reference
  }

  /// The nearest word in front that says what the digits are, or "is my number" behind them.
  func cue(around tokens: Range<Int>) -> Cue {
    if text[tokens.lowerBound - 1].isMark("#") { return .reference }
    var seen = 0
    var index = tokens.lowerBound - 1
    var hasNumber = false
    while seen < 7 {
      let token = text[index]
      if token.isOver || token.isMark("!") || token.isMark("?") { break }
      if token.isMark("."), let key = text.key(index - 1), !PhoneCue.isTelephone(key), !PhoneCue.isNumber(key) { break }
      if let key = text.key(index) {
        if PhoneCue.isTelephone(key) { return .telephone }
        if PhoneCue.isReference(key), seen < 5 { return .reference }
        // "no" is an answer too.
        hasNumber = hasNumber || (PhoneCue.isNumber(key) && (seen < 2 || key != "no"))
      }
      if token.kind == .word, token.count > 5, let isTelephone = PhoneCue.isTelephone(foreign: text.bytes[token.range])
      {
        return isTelephone ? .telephone : .reference
      }
      seen += 1
      index -= 1
    }
    if hasNumber { return .telephone }
    return isNamedBehind(tokens.upperBound) ? .telephone : .none
  }

  private func isNamedBehind(_ end: Int) -> Bool {
    guard text.role(end) == .toBe, !text.isGlued(end) else { return false }
    for index in end + 1..<end + 5 {
      guard let key = text.key(index), !text.isWord(index, "not") else { return false }
      if PhoneCue.isTelephone(key) || PhoneCue.isNumber(key) { return true }
      if PhoneCue.isReference(key) { return false }
    }
    return false
  }

  /// Whether a sign of a currency stands beside the tokens.
  func isPriced(_ tokens: Range<Int>) -> Bool {
    text[tokens.lowerBound - 1].isMark("$") || (text[tokens.upperBound].isMark("$") && text.isGlued(tokens.upperBound))
      || text[tokens.upperBound].isMark("%")
  }

  /// Whether nothing else stands on the line.
  func isAlone(_ tokens: Range<Int>) -> Bool {
    guard text[tokens.lowerBound - 1].isOver else { return false }
    let next = text[tokens.upperBound]
    return next.isOver || ((next.isMark(".") || next.isMark("!")) && text[tokens.upperBound + 1].isOver)
  }

  /// Whether a number may begin at the token: no digit, letter, sign or path touches it.
  func mayBegin(_ index: Int) -> Bool {
    let before = text[index - 1]
    guard text.isGlued(index) else { return true }
    switch before.kind {
    case .word: return isForeign(at: endOfCharacter(before)) || (text[index].isMark("(") && before.count > 1)
    case .mark:
      switch before.mark {
      case UInt8(ascii: ","), UInt8(ascii: "/"):
        let isListed = text[index - 2].digits >= 4 && text[index + 1].isMark("-")
        return isListed || before.isMark(",") && !(text[index - 2].kind == .number && text.isGlued(index - 1))
      case UInt8(ascii: "."), UInt8(ascii: ":"):
        return !(text[index - 2].kind == .number && text.isGlued(index - 1))
      case UInt8(ascii: "-"):
        return !text.isGlued(index - 1)
          || text.key(index - 2).map { PhoneCue.isTelephone($0) || PhoneCue.isNumber($0) } ?? false
      case UInt8(ascii: "="):
        return text.key(index - 2).map(PhoneCue.isTelephone) ?? false
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ">"),
        UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "~"), 0:
        return true
      case UInt8(ascii: "*"): return text[index - 2].kind != .number
      default: return false
      }
    default: return false
    }
  }

  /// Whether a number may end in front of the token.
  func mayEnd(_ index: Int) -> Bool {
    guard text.isGlued(index) else { return true }
    if extensionEnd(behind: index) != nil { return true }
    let token = text[index]
    let isNumberNext = text[index + 1].kind == .number && text.isGlued(index + 1)
    switch token.kind {
    case .word: return isForeign(at: Int(token.start))
    case .mark:
      switch token.mark {
      case UInt8(ascii: ","): return !isNumberNext || text[index + 2].isMark("-")
      case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "'"), UInt8(ascii: "/"),
        UInt8(ascii: "*"), UInt8(ascii: "("):
        return !isNumberNext
      case UInt8(ascii: "-"): return !text.isGlued(index + 1)
      case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "="), UInt8(ascii: "+"),
        UInt8(ascii: "_"), UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "^"), UInt8(ascii: "{"):
        return false
      default: return true
      }
    default: return false
    }
  }

  func hasExtension(_ index: Int) -> Bool { extensionEnd(behind: index) != nil }

  /// Where the extension ends that follows the token in front: "x123", "ext. 5", "#12".
  func extensionEnd(behind start: Int) -> Int? {
    var index = start
    if (text[index].isMark(",") || text[index].isMark(";")) && text.isGlued(index) { index += 1 }
    if text[index].isMark("#") {
      guard text[index + 1].kind == .number, text.isGlued(index + 1) else { return nil }
    } else {
      guard let key = text.key(index), PhoneCue.isExtension(key) else { return nil }
      if text[index + 1].isMark(".") || text[index + 1].isMark(":") || text[index + 1].isMark("=") { index += 1 }
    }
    index += 1
    guard text[index].kind == .number, text[index].digits <= 6, text.endsFreely(index + 1) else { return nil }
    return index + 1
  }

  /// Whether the character is an ideograph, or one that is not seen, as marks of the direction of writing.
  private func isForeign(at index: Int) -> Bool {
    guard index < text.bytes.count, text.bytes[index] >= 0x80 else { return false }
    let character = NonASCII(text.bytes, at: index)
    return character.isIdeographic || !character.isHostLetter
  }

  /// Where the last character of the token begins.
  private func endOfCharacter(_ token: Token) -> Int {
    var index = Int(token.stop) - 1
    while index > Int(token.start), text.bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return max(0, index)
  }
}
