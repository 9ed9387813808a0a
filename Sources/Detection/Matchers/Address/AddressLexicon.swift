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
  private var words: [WordKey: AddressWord] = [:]
  private var phrases: [WordKey: [Phrase]] = [:]

  static let shared = AddressLexicon(table)

  func word(_ key: WordKey) -> AddressWord { words[key] ?? [] }

  /// The names that begin with the word, the longest first.
  func phrases(_ key: WordKey) -> [Phrase] { phrases[key] ?? [] }

  /// Reads lines of a heading, a colon and words; see ``table``.
  private init(_ table: String) {
    for line in table.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let heading = line[..<colon]
      let body = line[line.index(after: colon)...]
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
        guard let meaning = AddressWord.names[heading] else { continue }
        for word in body.split(separator: " ") {
          guard let key = WordKey(word.utf8) else { continue }
          words[key, default: []].insert(meaning)
        }
      }
    }
    for key in phrases.keys { phrases[key]?.sort { $0.rest.count > $1.rest.count } }
  }

  private static func shapes(_ body: Substring) -> [PostcodeShape] {
    body.split(separator: ",").map { PostcodeShape($0.drop { $0 == " " }) }
  }

  private mutating func addEndings(_ body: Substring, _ tier: Ending.Tier) {
    endings += body.split(separator: " ").map { Ending(bytes: Array($0.utf8), tier: tier) }
  }

  private mutating func addPhrases(
    _ body: Substring, _ kind: Phrase.Kind, isCode: Bool = false, isTown: Bool = false
  ) {
    for name in body.split(separator: ",") {
      let keys = name.split(separator: " ").compactMap { WordKey($0.utf8) }
      guard let first = keys.first else { continue }
      phrases[first, default: []].append(
        Phrase(kind: kind, rest: Array(keys.dropFirst()), isCode: isCode, isTown: isTown))
    }
  }
}
