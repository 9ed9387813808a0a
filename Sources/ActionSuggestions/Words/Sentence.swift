import Detection

/// A sentence with its words and the phrases that were found in it.
struct Sentence {
  /// A phrase where it stands.
  struct Match {
    var meaning: Meaning
    /// Places in ``words``.
    var range: Range<Int>
  }

  let clause: Clause
  /// Whether another one's words stand in it.
  let isQuoting: Bool
  let words: [Word]
  let matches: [Match]

  init(_ clause: Clause, text: TokenizedText, book: PhraseBook, without quoted: [Range<Int>] = []) {
    self.clause = clause
    let words = WordReader.words(of: clause, text: text, book: book)
      .filter { word in !quoted.contains { $0.contains(word.token) } }
    var matches: [Match] = []
    for index in words.indices where words[index].term != 0 {
      for phrase in book.phrases(from: words[index].term) {
        guard let length = phrase.length(in: words[...], at: index) else { continue }
        matches.append(Match(meaning: phrase.meaning, range: index..<index + length))
      }
    }
    isQuoting = quoted.contains { $0.overlaps(clause.tokens) }
    self.words = words
    self.matches = matches
  }

  /// No phrase has more words.
  private static let longest = 12

  func has(_ meaning: Meaning) -> Bool { matches.contains { $0.meaning == meaning } }

  func first(_ meaning: Meaning) -> Match? { matches.first { $0.meaning == meaning } }

  /// The longest phrase of one of the meanings that begins at the word.
  func match(_ meanings: Meaning..., at index: Int) -> Match? {
    var found: Match?
    for match in matches[place(of: index)...] {
      guard match.range.lowerBound == index else { break }
      if meanings.contains(match.meaning), match.range.count > (found?.range.count ?? 0) { found = match }
    }
    return found
  }

  /// Whether a phrase of one of the meanings ends in front of the word.
  func ends(_ meanings: Meaning..., at index: Int) -> Bool {
    near(index - Self.longest..<index).contains { match in
      match.range.upperBound == index && meanings.contains(match.meaning)
    }
  }

  /// The phrases that begin at one of the words.
  func near(_ words: Range<Int>) -> ArraySlice<Match> {
    matches[place(of: words.lowerBound)...].prefix { $0.range.lowerBound < words.upperBound }
  }

  /// The place of the first phrase that begins at the word or behind it; they stand in the order of their words.
  private func place(of index: Int) -> Int {
    var low = 0
    var high = matches.count
    while low < high {
      let middle = (low + high) / 2
      if matches[middle].range.lowerBound < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of the first word behind what merely opens the sentence.
  var opening: Int {
    var index = 0
    while let match = match(.opening, .accept, .topic, at: index) { index = match.range.upperBound }
    return index
  }
}
