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
    if byte.isDigit {
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
    while position < bytes.count, bytes[position].isDigit {
      value = position - start < 9 ? value * 10 + Int32(bytes[position] - 48) : -1
      position += 1
    }
    append(.number, from: start, number: value)
  }

  private mutating func word(from start: Int) {
    var hasSmall = false
    var isCapitalised = bytes[start].isUppercaseLetter
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isLetter {
        hasSmall = hasSmall || byte.isLowercaseLetter
        position += 1
      } else if byte >= 0x80 {
        let character = NonASCII(bytes, at: position)
        guard character.kind == .letter else { break }
        if position == start { isCapitalised = character.isCapital }
        hasSmall = hasSmall || !character.isCapital
        position += character.count
      } else {
        break
      }
    }
    let key = WordKey(bytes[start..<position])
    append(
      .word, from: start, lexeme: key.map(lexicon.lexeme(of:)) ?? Lexeme(), isCapitalised: isCapitalised,
      isUppercase: !hasSmall)
  }

  private mutating func append(
    _ kind: Token.Kind, from start: Int, mark: UInt8 = 0, number: Int32 = -1, lexeme: Lexeme = Lexeme(),
    isCapitalised: Bool = false, isUppercase: Bool = false
  ) {
    tokens.append(
      Token(
        kind: kind, hasSpaceBefore: hasSpace, isCapitalised: isCapitalised, isUppercase: isUppercase, mark: mark,
        start: UInt32(start), stop: UInt32(position), number: number, lexeme: lexeme))
    hasSpace = false
  }
}
