/// Reads passwords: behind "password is", letters and digits with marks between them.
struct PasswordReader {
  let text: TokenizedText

  private static let words: WordSet = [
    "password", "passwd", "pw", "pwd", "passwort", "kennwort", "contraseña", "clave", "passe", "senha", "wachtwoord",
  ]

  /// Where the password that begins at the token ends; nil where none begins.
  func end(of index: Int) -> Int? {
    guard text.isGlued(index + 1) || text[index].kind == .mark, !text[index].isOver else { return nil }
    var end = index
    var hasDigit = false
    var hasOther = false
    while end < index + 24, end == index || text.isGlued(end), !text[end].isOver, text[end].kind != .masked {
      hasDigit = hasDigit || text[end].kind == .number
      hasOther = hasOther || text[end].kind == .word
      end += 1
    }
    while end > index, text[end - 1].kind == .mark { end -= 1 }
    guard end > index, hasDigit, hasOther, (6...64).contains(text.byteRange(index..<end).count), isLed(index)
    else { return nil }
    return end
  }

  /// Whether a word for a password leads to the token.
  private func isLed(_ index: Int) -> Bool {
    let before = text[index - 1]
    guard before.isMark(":") || before.isMark("=") || isLink(index - 1), let word = text.key(index - 2) else {
      return false
    }
    return Self.words.contains(word)
  }

  private func isLink(_ index: Int) -> Bool {
    text[index].kind == .word && (text.role(index) == .toBe || CodeWords.shared.meaning(text, index) == .link)
  }
}
