/// What names of places are made of in a language, and in all of them.
struct PlaceLexicon: Sendable {
  /// Whether capitals tell names from other nouns.
  let hasTellingCapitals: Bool
  /// Whether the word for a kind of place closes a name in small letters: "willow bridge station".
  let closesWithCategory: Bool
  /// Ends of compounds that name a kind of place: "hauptbahnhof".
  let endings: [[UInt8]]
  private let words: WordMap<PlaceWord>

  func word(_ key: WordKey) -> PlaceWord { words[key] ?? [] }

  /// Reads lines of a heading, a colon and words.
  init(_ tables: [String]) {
    var words = WordMap<PlaceWord>(capacity: 1_024)
    var endings: [[UInt8]] = []
    var hasTellingCapitals = true
    var closesWithCategory = false
    for table in tables {
      table.forEachHeading { heading, bytes, body in
        if heading == "ending" { bytes.forEachWord(in: body) { endings.append(bytes.array($0)) } }
        if heading == "capitals", bytes.string(body) == "nouns" { hasTellingCapitals = false }
        if heading == "order", bytes.string(body) == "category last" { closesWithCategory = true }
        guard let meaning = PlaceWord.names[heading] else { return }
        bytes.forEachWord(in: body) { word in
          if let key = WordKey(bytes.extracting(word)) { words.update(key, from: []) { $0.insert(meaning) } }
        }
      }
    }
    self.words = words
    self.endings = endings
    self.hasTellingCapitals = hasTellingCapitals
    self.closesWithCategory = closesWithCategory
  }
}
