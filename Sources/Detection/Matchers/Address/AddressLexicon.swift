/// What addresses are made of, whatever the country: words, names of states and countries, shapes of postal codes.
struct AddressLexicon: Sendable {
  /// A name of one or more words.
  struct Phrase: Sendable {
    enum Kind: Sendable {
      case state, country
    }

    let kind: Kind
    /// The words behind the first.
    let rest: [WordKey]
    /// Whether it is two or three letters, which are capitals.
    let isCode: Bool
    /// Whether a town has the same name.
    let isTown: Bool
  }

  /// The end of a compound that names a street: "hauptstrasse".
  struct Ending: Sendable {
    enum Tier: Sendable {
      /// It is a street in any spelling, with a capital, or only where a town follows.
      case sure, capital, located
    }

    let bytes: [UInt8]
    let tier: Tier
  }

  private(set) var endings: [Ending] = []
  /// Postal codes that stand in front of the town, and those that stand behind it.
  private(set) var leadingPostcodes: [PostcodeShape] = []
  private(set) var trailingPostcodes: [PostcodeShape] = []
  private var words = WordMap<AddressWord>()
  private var phrases = WordMap<[Phrase]>()

  static let shared = AddressLexicon(table)

  func word(_ key: WordKey) -> AddressWord { words[key] ?? [] }

  /// The names that begin with the word, the longest first.
  func phrases(_ key: WordKey) -> [Phrase] { phrases[key] ?? [] }

  /// Reads lines of a heading, a colon and words; see ``table``.
  private init(_ table: String) {
    table.forEachHeading { heading, body in
      switch heading {
      case "ending": addEndings(body, .sure)
      case "plainEnding": addEndings(body, .capital)
      case "rareEnding": addEndings(body, .located)
      case "postcodeBeforeTown": leadingPostcodes += Self.shapes(body)
      case "postcodeBehindTown": trailingPostcodes += Self.shapes(body)
      case "state": addPhrases(body, .state)
      case "stateAndTown": addPhrases(body, .state, isTown: true)
      case "stateCode": addPhrases(body, .state, isCode: true)
      case "country": addPhrases(body, .country)
      case "countryCode": addPhrases(body, .country, isCode: true)
      default:
        guard let meaning = AddressWord.names[heading[...]] else { return }
        body.forEachWord { word in
          if let key = WordKey(word) { words.update(key, from: []) { $0.insert(meaning) } }
        }
      }
    }
  }

  private static func shapes(_ body: Substring) -> [PostcodeShape] {
    body.pieces(",").map { PostcodeShape($0.drop { $0 == " " }) }
  }

  private mutating func addEndings(_ body: Substring, _ tier: Ending.Tier) {
    endings += body.pieces(" ").map { Ending(bytes: Array($0.utf8), tier: tier) }
  }

  private mutating func addPhrases(
    _ body: Substring, _ kind: Phrase.Kind, isCode: Bool = false, isTown: Bool = false
  ) {
    for name in body.pieces(",") {
      let keys = name.pieces(" ").compactMap { WordKey($0.utf8) }
      guard let first = keys.first else { continue }
      let phrase = Phrase(kind: kind, rest: Array(keys.dropFirst()), isCode: isCode, isTown: isTown)
      phrases.update(first, from: []) { known in
        let place = known.firstIndex { $0.rest.count < phrase.rest.count } ?? known.count
        known.insert(phrase, at: place)
      }
    }
  }
}
