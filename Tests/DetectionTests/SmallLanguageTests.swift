import CivilTime
import Testing

@testable import Detection

/// A language of a few lines, as the guide to adding one shows it.
@Suite("A small language")
struct SmallLanguageTests {
  static let dutch = Language(
    "nl", conventions: Conventions(decimalMark: UInt8(ascii: ","), groupMark: UInt8(ascii: "."), halfIsBefore: true),
    sources: [
      #"""
      spell ij y
      tens 20 = twintig
      digit-word 1 = een
      compound number-word : digit-word "en" tens -> add $1 $3
      number-word 3 = drie
      weekday-name 5 = vrijdag
      month-name 5 = mei
      tomorrow = morgen
      hour : hour-digits|number-word -> clock $1
      clock-time : hour "uur"
      day : tomorrow -> cycle unit:day 1
      day : weekday-name -> weekday $1
      day-of-month : day-digits -> day $1
      month : month-name -> month $1
      day : day-of-month month
      datetime : day "om" clock-time|hour @clean -> merge $1 $3
      lead = om, op
      follow = in, bij, met, of
      found-time : day|clock-time|datetime
      """#
    ],
    roles: #"""
      month : month-name
      weekday : weekday-name
      number : number-word
      day tomorrow : tomorrow
      role at = om
      role the = de, het
      role street = straat, weg, laan
      """#)

  @Test("its lines are understood") func lines() {
    #expect(Self.dutch.faults == [])
  }

  @Test(
    "its words, compounds and spellings are found",
    arguments: [
      ("morgen om drie", "2026-03-05T15:00:00"), ("vrijdag", "2026-03-06"), ("vrydag", "2026-03-06"),
      ("op 3 mei", "2026-05-03"), ("eenentwintig uur", "2026-03-04T21:00:00"),
    ])
  func found(_ text: String, _ start: String) {
    let context = DetectionCase.context(region: nil)
    let matches = GrammarMatcher(text: TokenizedText(Array(text.utf8)), context: context, language: Self.dutch)
      .matches().matches
    #expect(matches.map { describe($0.detection.value) } == [start])
  }

  @Test("a word that is none of its own stays silent", arguments: ["morgenstond", "om drie", "mei"])
  func silent(_ text: String) {
    let context = DetectionCase.context(region: nil)
    let matches = GrammarMatcher(text: TokenizedText(Array(text.utf8)), context: context, language: Self.dutch)
      .matches().matches
    #expect(matches.isEmpty)
  }
}
