/// Groups of digits as they stand in a telephone number, with what parts them.
struct PhoneRun {
  enum Separator {
    case none, space, hyphen, dot, slash, bracket
  }

  struct Group {
    /// The tokens with the brackets and the `+` in front.
    var tokens: Range<Int>
    /// The places of its digits among those of the run.
    var digits: Range<Int>
    /// What parts it from the group in front.
    var separator: Separator
    var isBracketed: Bool

    var count: Int { digits.count }
  }

  /// More than any telephone number has.
  static let maximumGroups = 10
  static let maximumDigits = 24

  private(set) var groups: [Group] = []
  private(set) var digits: [UInt8] = []
  private(set) var hasPlus = false
  /// The token behind all that was read.
  private(set) var end: Int
  /// Whether more digits follow than a number may have.
  private(set) var isTooLong = false

  /// Reads the run that begins at the token: a number, `+` or `(`.
  init?(_ text: TokenizedText, at start: Int) {
    var index = start
    end = start + 1
    var open = false
    if text[index].isMark("(") {
      open = true
      index += 1
    }
    if text[index].isMark("+") {
      guard text.isGlued(index + 1) else { return nil }
      hasPlus = true
      index += 1
    }
    var groupStart = start
    var separator = Separator.none
    while text[index].kind == .number {
      let token = text[index]
      guard groups.count < Self.maximumGroups, digits.count + token.digits <= Self.maximumDigits else {
        isTooLong = true
        end = index + 1
        return
      }
      let first = digits.count
      append(token, of: text)
      index += 1
      let isBracketed = open && text[index].isMark(")")
      if isBracketed {
        index += 1
      } else if open, groups.isEmpty {
        // The bracket stands around more than an area code.
        groupStart += 1
      }
      open = false
      groups.append(
        Group(
          tokens: groupStart..<index, digits: first..<digits.count, separator: separator, isBracketed: isBracketed))
      end = index
      guard let next = Self.next(text, index) else { return }
      separator = next.separator
      groupStart = next.index
      open = text[next.index].isMark("(")
      index = open ? next.index + 1 : next.index
    }
    guard !groups.isEmpty else { return nil }
  }

  /// What parts the group that ends in front of the token from the next one, and where that begins.
  private static func next(_ text: TokenizedText, _ index: Int) -> (separator: Separator, index: Int)? {
    func begins(_ index: Int) -> Bool {
      text[index].kind == .number
        || (text[index].isMark("(") && text[index + 1].kind == .number && text[index + 2].isMark(")"))
    }
    let token = text[index]
    if begins(index) {
      let isSpace = token.hasSpaceBefore
      return isSpace ? (.space, index) : (.bracket, index)
    }
    guard token.kind == .mark, begins(index + 1) else { return nil }
    switch token.mark {
    case UInt8(ascii: "-"):
      // "-5" is a negative number.
      return text.isGlued(index) || !text.isGlued(index + 1) ? (.hyphen, index + 1) : nil
    case UInt8(ascii: "."): return text.isGlued(index) && text.isGlued(index + 1) ? (.dot, index + 1) : nil
    case UInt8(ascii: "/"): return text.isGlued(index) || !text.isGlued(index + 1) ? (.slash, index + 1) : nil
    default: return nil
    }
  }

  private mutating func append(_ token: Token, of text: TokenizedText) {
    var index = Int(token.start)
    while index < Int(token.stop) {
      let byte = text.bytes[index]
      if byte < 0x80 {
        digits.append(byte &- UInt8(ascii: "0"))
        index += 1
      } else {
        let character = NonASCII(text.bytes, at: index)
        digits.append(character.digit ?? 0)
        index += character.count
      }
    }
  }
}
