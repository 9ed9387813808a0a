/// What names of places are made of in a language, and in all of them.
struct PlaceLexicon: Sendable {
  /// Whether capitals tell names from other nouns.
  let hasTellingCapitals: Bool
  /// Whether the word for a kind of place closes a name in small letters: "willow bridge station".
  let closesWithCategory: Bool
  /// Ends of compounds that name a kind of place: "hauptbahnhof".
  let endings: [[UInt8]]
  private let words: WordMap<PlaceWord>

  /// The lexicon for a locale such as `de_AT`; the English one where none is known or named.
  static func of(_ locale: String?) -> PlaceLexicon {
    switch locale?.prefix(while: { $0 != "_" && $0 != "-" }).lowercased() {
    case "de": inGerman
    case "es": inSpanish
    case "fr": inFrench
    default: inEnglish
    }
  }

  private static let inEnglish = PlaceLexicon(common + "\n" + english)
  private static let inGerman = PlaceLexicon(common + "\n" + german)
  private static let inSpanish = PlaceLexicon(common + "\n" + spanish)
  private static let inFrench = PlaceLexicon(common + "\n" + french)

  func word(_ key: WordKey) -> PlaceWord { words[key] ?? [] }

  /// Reads lines of a heading, a colon and words.
  private init(_ table: String) {
    var words = WordMap<PlaceWord>()
    var endings: [[UInt8]] = []
    var hasTellingCapitals = true
    var closesWithCategory = false
    table.forEachHeading { heading, bytes, body in
      if heading == "ending" { bytes.forEachWord(in: body) { endings.append(bytes.array($0)) } }
      if heading == "capitals", bytes.string(body) == "nouns" { hasTellingCapitals = false }
      if heading == "order", bytes.string(body) == "category last" { closesWithCategory = true }
      guard let meaning = PlaceWord.names[heading] else { return }
      bytes.forEachWord(in: body) { word in
        if let key = WordKey(bytes.extracting(word)) { words.update(key, from: []) { $0.insert(meaning) } }
      }
    }
    self.words = words
    self.endings = endings
    self.hasTellingCapitals = hasTellingCapitals
    self.closesWithCategory = closesWithCategory
  }
}
