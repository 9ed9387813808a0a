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
  private var words = WordMap<AddressWord>(capacity: 512)
  private var phrases = WordMap<[Phrase]>(capacity: 256)

  static let shared = AddressLexicon(table)

  func word(_ key: WordKey) -> AddressWord { words[key] ?? [] }

  /// The names that begin with the word, the longest first.
  func phrases(_ key: WordKey) -> [Phrase] { phrases[key] ?? [] }

  /// Reads lines of a heading, a colon and words; see ``table``.
  private init(_ table: String) {
    table.forEachHeading { heading, bytes, body in
      switch heading {
      case "ending": addEndings(bytes, body, .sure)
      case "plainEnding": addEndings(bytes, body, .capital)
      case "rareEnding": addEndings(bytes, body, .located)
      case "postcodeBeforeTown": leadingPostcodes += Self.shapes(bytes, body)
      case "postcodeBehindTown": trailingPostcodes += Self.shapes(bytes, body)
      case "state": addPhrases(bytes, body, .state)
      case "stateAndTown": addPhrases(bytes, body, .state, isTown: true)
      case "stateCode": addPhrases(bytes, body, .state, isCode: true)
      case "country": addPhrases(bytes, body, .country)
      case "countryCode": addPhrases(bytes, body, .country, isCode: true)
      default:
        guard let meaning = AddressWord.names[heading] else { return }
        bytes.forEachWord(in: body) { word in
          if let key = WordKey(bytes.extracting(word)) { words.update(key, from: []) { $0.insert(meaning) } }
        }
      }
    }
  }

  private static func shapes(_ bytes: Span<UInt8>, _ body: Range<Int>) -> [PostcodeShape] {
    var shapes: [PostcodeShape] = []
    bytes.forEachPiece(",", in: body) { shapes.append(PostcodeShape(bytes.array(bytes.trimmed($0)))) }
    return shapes
  }

  private mutating func addEndings(_ bytes: Span<UInt8>, _ body: Range<Int>, _ tier: Ending.Tier) {
    bytes.forEachWord(in: body) { endings.append(Ending(bytes: bytes.array($0), tier: tier)) }
  }

  private mutating func addPhrases(
    _ bytes: Span<UInt8>, _ body: Range<Int>, _ kind: Phrase.Kind, isCode: Bool = false, isTown: Bool = false
  ) {
    bytes.forEachPiece(",", in: body) { name in
      var first: WordKey?
      var rest: [WordKey] = []
      bytes.forEachWord(in: name) { word in
        guard let key = WordKey(bytes.extracting(word)) else { return }
        if first == nil { first = key } else { rest.append(key) }
      }
      guard let first else { return }
      let phrase = Phrase(kind: kind, rest: rest, isCode: isCode, isTown: isTown)
      phrases.update(first, from: []) { known in
        let place = known.firstIndex { $0.rest.count < phrase.rest.count } ?? known.count
        known.insert(phrase, at: place)
      }
    }
  }
}
