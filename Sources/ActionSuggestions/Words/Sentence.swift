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

  func has(_ meaning: Meaning) -> Bool { matches.contains { $0.meaning == meaning } }

  func first(_ meaning: Meaning) -> Match? { matches.first { $0.meaning == meaning } }

  /// The longest phrase of one of the meanings that begins at the word.
  func match(_ meanings: Meaning..., at index: Int) -> Match? {
    matches.filter { $0.range.lowerBound == index && meanings.contains($0.meaning) }
      .max { $0.range.count < $1.range.count }
  }

  /// The place of the first word behind what merely opens the sentence.
  var opening: Int {
    var index = 0
    while let match = match(.opening, .accept, .topic, at: index) { index = match.range.upperBound }
    return index
  }
}
