/// Splits UTF-8 text into words, numbers and marks in one pass.
struct Tokenizer {
  private let bytes: [UInt8]
  private let lexicon: Lexicon
  private var position = 0
  private var hasSpace = true
  private var tokens: [Token] = []

  static func tokens(of bytes: [UInt8], lexicon: Lexicon) -> [Token] {
    var tokenizer = Tokenizer(bytes: bytes, lexicon: lexicon)
    tokenizer.tokens.reserveCapacity(bytes.count / 4 + 8)
    while tokenizer.position < bytes.count { tokenizer.step() }
    return tokenizer.tokens
  }

  private init(bytes: [UInt8], lexicon: Lexicon) {
    self.bytes = bytes
    self.lexicon = lexicon
  }

  private mutating func step() {
    let start = position
    let byte = bytes[position]
    if byte.isDigit || (byte >= 0x80 && NonASCII(bytes, at: position).digit != nil) {
      number(from: start)
    } else if byte.isLetter || (byte >= 0x80 && NonASCII(bytes, at: position).kind == .letter) {
      word(from: start)
    } else if byte == 0x0A || byte == 0x0D {
      position += 1
      append(.newline, from: start, mark: byte)
      hasSpace = true
    } else if byte <= 0x20 {
      position += 1
      hasSpace = true
    } else if byte < 0x80 {
      position += 1
      append(.mark, from: start, mark: byte)
    } else {
      let character = NonASCII(bytes, at: position)
      position += character.count
      if character.kind == .space {
        hasSpace = true
      } else {
        append(.mark, from: start, mark: character.mark)
      }
    }
  }

  private mutating func number(from start: Int) {
    var value: Int32 = 0
    var digits: UInt32 = 0
    while position < bytes.count {
      let byte = bytes[position]
      let digit: UInt8
      if byte.isDigit {
        digit = byte - 48
        position += 1
      } else if byte >= 0x80 {
        let character = NonASCII(bytes, at: position)
        guard let value = character.digit else { break }
        digit = value
        position += character.count
      } else {
        break
      }
      value = digits < 9 && value >= 0 ? value * 10 + Int32(digit) : -1
      digits += 1
    }
    append(.number, from: start, number: value, digits: digits)
  }

  private mutating func word(from start: Int) {
    var hasSmall = false
    var isCapitalised = bytes[start].isUppercaseLetter
    // Scripts without blanks between words stand beside Latin letters without one, too.
    var isUnspaced = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isLetter {
        if isUnspaced { break }
        hasSmall = hasSmall || byte.isLowercaseLetter
        position += 1
      } else if byte >= 0x80 {
        let character = NonASCII(bytes, at: position)
        guard character.kind == .letter, character.digit == nil else { break }
        if character.isUnspaced != isUnspaced, !character.isJoiner {
          guard position == start else { break }
          isUnspaced = true
        }
        if position == start { isCapitalised = character.isCapital }
        hasSmall = hasSmall || !character.isCapital
        position += character.count
      } else {
        break
      }
    }
    let key = WordKey(bytes.span.extracting(start..<position))
    append(
      .word, from: start, lexeme: key.map(lexicon.lexeme(of:)) ?? Lexeme(), isCapitalised: isCapitalised,
      isUppercase: !hasSmall)
  }

  private mutating func append(
    _ kind: Token.Kind, from start: Int, mark: UInt8 = 0, number: Int32 = -1, digits: UInt32 = 0,
    lexeme: Lexeme = Lexeme(),
    isCapitalised: Bool = false, isUppercase: Bool = false
  ) {
    tokens.append(
      Token(
        kind: kind, hasSpaceBefore: hasSpace, isCapitalised: isCapitalised, isUppercase: isUppercase, mark: mark,
        start: UInt32(start), stop: UInt32(position), number: number, digits: Int(digits),
        lexeme: lexeme))
    hasSpace = false
  }
}
