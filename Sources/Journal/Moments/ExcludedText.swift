/// A name or a word that the person has excluded, as it is looked for in texts.
struct ExcludedText: Sendable, Hashable {
  /// Without case and marks.
  let text: String
  /// Whether a name is meant, which may be the beginning of another one.
  let isName: Bool

  /// So many letters may be appended to a name, so that it is still that name in another case; more of them make another
  /// one, but where a long name is hardly the beginning of another.
  private static let ending = 2
  private static let longEnding = 3
  private static let long = 5
  /// Of what is written without a space behind a name so much is looked at, to see whether it is an address.
  private static let longestAddress = 100

  /// Nil of nothing.
  init?(_ text: String, isName: Bool) {
    self.text = ExclusionFilter.folded(text)
    // Where letters have no case words stand without spaces, and Slavic names are inflected in many ways.
    self.isName = isName && self.text.unicodeScalars.allSatisfy { $0.value < 0x250 || !$0.properties.isAlphabetic }
    if self.text.isEmpty { return nil }
  }

  /// Whether it is said there. In doubt it is.
  ///
  /// - Parameters:
  ///   - folded: Without case and marks.
  ///   - original: As it is written.
  ///   - isPath: Whether it is the path of a file, in which programs have their words too.
  func isSaid(in folded: String, original: String, isPath: Bool) -> Bool {
    guard folded.contains(text) else { return false }
    guard isName else { return true }
    let most = isPath ? 1 : text.count >= Self.long ? Self.longEnding : Self.ending
    return isSaidAsName(in: folded, most) || isSaidAsName(in: ExclusionFilter.folded(Self.parted(original)), most)
  }

  private func isSaidAsName(in folded: String, _ most: Int) -> Bool {
    var rest = folded[...]
    while let found = rest.firstRange(of: text) {
      let isBeginning =
        found.lowerBound == folded.startIndex || !folded[folded.index(before: found.lowerBound)].isLetter
      let behind = folded[found.upperBound...]
      let ending = behind.prefix(most + 1).prefix { $0.isLetter }
      // An address runs names together.
      if isBeginning,
        ending.count <= most || behind.prefix(Self.longestAddress).prefix(while: { !$0.isWhitespace }).contains("@")
      {
        return true
      }
      rest = folded[folded.index(after: found.lowerBound)...]
    }
    return false
  }

  /// With a space before each capital letter behind a small one: `AnnaParty` is two words.
  private static func parted(_ text: String) -> String {
    var parted = ""
    var isBehindSmall = false
    for character in text {
      if isBehindSmall, character.isUppercase { parted.append(" ") }
      parted.append(character)
      isBehindSmall = character.isLowercase
    }
    return parted
  }
}
