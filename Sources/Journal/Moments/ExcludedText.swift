/// A name or a word that the person has excluded, as it is looked for in texts.
struct ExcludedText: Sendable, Hashable {
  /// Without case and marks.
  let text: String
  /// Whether only whole words are meant: a name may be the beginning of another one.
  let isName: Bool

  /// What may be appended to a name, so that it is still that name.
  private static let endings: Set<String> = ["", "s", "es", "n", "en", "ns"]

  /// Nil of nothing.
  init?(_ text: String, isName: Bool) {
    self.text = ExclusionFilter.folded(text)
    // Where letters have no case, words mostly stand without spaces.
    self.isName = isName && self.text.contains(where: \.isCased)
    if self.text.isEmpty { return nil }
  }

  /// Whether it is said there.
  ///
  /// - Parameter folded: Without case and marks.
  func isSaid(in folded: String) -> Bool {
    guard isName else { return folded.contains(text) }
    var rest = folded[...]
    while let found = rest.firstRange(of: text) {
      let before = found.lowerBound == folded.startIndex ? nil : folded[folded.index(before: found.lowerBound)]
      let ending = folded[found.upperBound...].prefix(3).prefix { $0.isLetter }
      if before?.isLetter != true, Self.endings.contains(String(ending)) { return true }
      rest = folded[folded.index(after: found.lowerBound)...]
    }
    return false
  }
}
