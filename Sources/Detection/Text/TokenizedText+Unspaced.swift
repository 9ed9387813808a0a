extension TokenizedText {
  /// Whether the token touches the one in front of it, and one of the two is a word of letters beyond ASCII: Chinese,
  /// Japanese, Thai and Korean put no blank between a word and a number.
  func isUnspaced(_ index: Int) -> Bool {
    guard isGlued(index) else { return false }
    let (before, token) = (self[index - 1], self[index])
    if before.kind == .word { return bytes[Int(before.stop) - 1] >= 0x80 }
    return token.kind == .word && bytes[Int(token.start)] >= 0x80
  }
}
