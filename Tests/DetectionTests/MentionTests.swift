import Testing

@testable import Detection

@Suite("Mentions and hashtags")
struct MentionTests {
  static let found = [
    DetectionCase("@ana_b can you look", "mention|@ana_b|ana_b"),
    DetectionCase("thanks @Ana", "mention|@Ana|Ana"),
    DetectionCase("ask @ben2 and @Cleo_", "mention|@ben2|ben2", "mention|@Cleo_|Cleo_"),
    DetectionCase("(cc @dora)", "mention|@dora|dora"),
    DetectionCase("RT@eli nice", "mention|@eli|eli"),
    DetectionCase("@here please", "mention|@here|here"),
    DetectionCase("看@lake_side吧", "mention|@lake_side|lake_side"),
    DetectionCase("#picnic day", "hashtag|#picnic|picnic"),
    DetectionCase("(#lake_2026)", "hashtag|#lake_2026|lake_2026"),
    DetectionCase("🎉#party", "hashtag|#party|party"),
    DetectionCase("#été #夏祭り", "hashtag|#été|été", "hashtag|#夏祭り|夏祭り"),
    DetectionCase("#90ies", "hashtag|#90ies|90ies"),
  ]

  static let silent = [
    "@ 7", "@7pm", "@home", "@_", "f@@k", "a*@b", "x@y", "@ana@lake", "install @lake/side", "@lake.com", "# title",
    "#1", "#12", "#4b",
    "#ff8800", "C# is fun", "a#b", "&#39;", "##", "#_", "lake.org/#top",
  ]

  @Test("who and what is named", arguments: found) func finds(_ example: DetectionCase) {
    #expect(example.found() == example.expected)
  }

  @Test("what is no mention and no tag", arguments: silent) func isSilent(_ text: String) {
    let context = DetectionContext(reference: DetectionCase.reference, locale: "en_US", types: [.mention, .hashtag])
    #expect(Detector().detect(text, context: context) == [])
  }
}
