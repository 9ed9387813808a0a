/// A word, a number or a mark of the text.
package struct Token: Sendable {
  package enum Kind: UInt8, Sendable {
    case word, number
    /// One mark; ``Token/mark`` says which.
    case mark
    case newline
    /// Nothing may be made of it: a quotation, code, a blank, or what an earlier matcher has taken.
    case masked
    /// What stands in front of the first and behind the last token.
    case end
  }

  package var kind: Kind
  /// Whether white space stands in front.
  package let hasSpaceBefore: Bool
  /// Whether a word begins with a capital; whether it has no small letter.
  package let isCapitalised: Bool
  package let isUppercase: Bool
  /// The ASCII mark, or the one that a typographic mark stands for; 0 for other symbols.
  package let mark: UInt8
  package let start: UInt32
  package let stop: UInt32
  /// A number's value; -1 where it has more than nine digits.
  package let number: Int32
  /// How many digits a number has, of whatever script.
  package let digits: Int
  package let lexeme: Lexeme

  package var count: Int { Int(stop) - Int(start) }
  package var range: Range<Int> { Int(start)..<Int(stop) }

  static let end = Token(
    kind: .end, hasSpaceBefore: true, isCapitalised: false, isUppercase: false, mark: 0, start: 0, stop: 0, number: -1,
    digits: 0, lexeme: Lexeme())
}

extension Token {
  package func isMark(_ character: Unicode.Scalar) -> Bool {
    kind == .mark && UInt32(mark) == character.value
  }

  var isOver: Bool { kind == .end || kind == .newline }
}
