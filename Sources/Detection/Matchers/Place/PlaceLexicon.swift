import Foundation

/// What names of places are made of in a language, and in all of them.
struct PlaceLexicon: Sendable {
  /// Whether capitals tell names from other nouns.
  let hasTellingCapitals: Bool
  /// Whether the word for a kind of place closes a name in small letters: "willow bridge station".
  let closesWithCategory: Bool
  /// Ends of compounds that name a kind of place: "hauptbahnhof".
  let endings: [[UInt8]]
  private let words: [WordKey: PlaceWord]

  /// The lexicon for a locale such as `de_AT`; the English one where none is known or named.
  static func of(_ locale: String?) -> PlaceLexicon {
    let language = locale?.prefix { $0 != "_" && $0 != "-" }.lowercased()
    return lexicons.first { $0.language == language }?.lexicon ?? lexicons[0].lexicon
  }

  private static let lexicons: [(language: String, lexicon: PlaceLexicon)] = [
    ("en", PlaceLexicon(common + "\n" + english)), ("de", PlaceLexicon(common + "\n" + german)),
    ("es", PlaceLexicon(common + "\n" + spanish)), ("fr", PlaceLexicon(common + "\n" + french)),
  ]

  func word(_ key: WordKey) -> PlaceWord { words[key] ?? [] }

  /// Reads lines of a heading, a colon and words.
  private init(_ table: String) {
    var words: [WordKey: PlaceWord] = [:]
    var endings: [[UInt8]] = []
    var hasTellingCapitals = true
    var closesWithCategory = false
    for line in table.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let heading = line[..<colon]
      let body = line[line.index(after: colon)...].split(separator: " ")
      if heading == "ending" { endings += body.map { Array($0.utf8) } }
      if heading == "capitals", body == ["nouns"] { hasTellingCapitals = false }
      if heading == "order", body == ["category", "last"] { closesWithCategory = true }
      guard let meaning = PlaceWord.names[heading] else { continue }
      for word in body {
        if let key = WordKey(word.utf8) { words[key, default: []].insert(meaning) }
        // A short word keeps its accent, which may stand in the text as a mark of its own.
        if word.utf8.count == 2, word.utf8.contains(where: { $0 >= 0x80 }),
          let key = WordKey(String(word).decomposedStringWithCanonicalMapping.utf8)
        {
          words[key, default: []].insert(meaning)
        }
      }
    }
    self.words = words
    self.endings = endings
    self.hasTellingCapitals = hasTellingCapitals
    self.closesWithCategory = closesWithCategory
  }
}
