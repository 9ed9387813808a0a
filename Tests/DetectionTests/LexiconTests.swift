import Testing

@testable import Detection

/// What the words of each language are beside dates, numbers and names.
@Suite("Roles of words by language")
struct LexiconTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    let word: String
    let expected: Lexeme

    init(_ language: String, _ word: String, _ change: (inout Lexeme) -> Void = { _ in }) {
      self.language = language
      self.word = word
      var lexeme = Lexeme()
      change(&lexeme)
      expected = lexeme
    }

    var testDescription: String { "\(language): \(word)" }
  }

  static let cases = [
    Case("en", "February") { $0.month = 2 }, Case("en", "tues") { $0.weekday = 2 },
    Case("en", "Sat") {
      $0.weekday = 6
      $0.isAmbiguous = true
    },
    Case("en", "mins") { $0.unit = .minute }, Case("en", "fortnight") { $0.unit = .fortnight },
    Case("en", "eighteen") { $0.number = 18 }, Case("en", "tmrw") { $0.day = .tomorrow },
    Case("en", "tonite") { $0.day = .tonight }, Case("en", "evening") { $0.dayPart = .evening },
    Case("en", "dentist") { $0.sense = .afternoon }, Case("en", "avenue") { $0.role = .street },
    Case("en", "odds") { $0.role = .ratio },
    Case("de", "März") { $0.month = 3 }, Case("de", "maerz") { $0.month = 3 },
    Case("de", "Samstag") { $0.weekday = 6 },
    Case("de", "morgen") {
      $0.day = .tomorrow
      $0.dayPart = .morning
    },
    Case("de", "Straße") { $0.role = .street }, Case("de", "strasse") { $0.role = .street },
    Case("fr", "août") { $0.month = 8 }, Case("fr", "demain") { $0.day = .tomorrow },
    Case("fr", "rue") { $0.role = .street }, Case("es", "miercoles") { $0.weekday = 3 },
    Case("es", "calle") { $0.role = .street }, Case("es", "doce") { $0.number = 12 },
    // Words of other languages, of parts of words, and of units that a length of time is not told in.
    Case("en", "samstag"), Case("en", "rue"), Case("en", "decade"), Case("en", "febru"), Case("en", "zebra"),
    Case("de", "tuesday"), Case("de", "avenue"), Case("de", "jahrzehnt"), Case("de", "montags"), Case("de", "luigi"),
    Case("fr", "straße"), Case("fr", "tomorrow"), Case("fr", "siècle"), Case("fr", "gare"), Case("fr", "marie"),
    Case("es", "street"), Case("es", "demain"), Case("es", "década"), Case("es", "estación"), Case("es", "pepe"),
    Case("xx", "calle"), Case("xx", "weg"), Case("xx", "janvier"), Case("xx", "gestern"),
  ]

  @Test("a word is what its language says, and nothing where it says nothing", arguments: cases)
  func lexeme(_ item: Case) throws {
    let key = try #require(WordKey(item.word.utf8))
    #expect(Language.of(item.language).lexicon.lexeme(of: key) == item.expected)
  }

  @Test(
    "a line that says nothing is told",
    arguments: [
      "role street", "role lane = weg", "colour red = rood", "month : months", "unit eon = eeuw", "day = morgen",
      "role street = ,weg",
    ])
  func faults(_ line: String) {
    let language = Language(
      "nl", conventions: Conventions(), sources: ["month-name 5 = mei"], roles: "# roles\n\nmonth : month-name\n" + line
    )
    #expect(language.faults.count == 1)
    #expect(WordKey("mei".utf8).map { language.lexicon.lexeme(of: $0).month } == 5)
  }
}
