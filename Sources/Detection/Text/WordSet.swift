/// Words that are asked for alone.
struct WordSet: Sendable, ExpressibleByArrayLiteral {
  private var words = WordMap<Void>()

  /// The words between blanks and ends of lines; of a longer one the first so many bytes.
  init(_ list: String, prefix: Int = .max) {
    list.forEachWord { word in
      if let key = WordKey(word.extracting(first: prefix)) { words.update(key, from: ()) { _ in } }
    }
  }

  init(arrayLiteral words: WordKey...) {
    for word in words { self.words.update(word, from: ()) { _ in } }
  }

  func contains(_ key: WordKey) -> Bool { words.contains(key) }
}
