import Testing

@testable import TerminalWidth

@Suite("Columns of a terminal")
struct TextWidthTests {
  @Test(
    "Widths of single characters",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("界", 2), ("ｱ", 1), ("한", 2), ("👩‍👩‍👧‍👦", 2), ("🇨🇭", 2),
      ("1️⃣", 2), ("☀", 1), ("☀️", 2), ("\u{200B}", 0), ("\u{AD}", 1), ("\n", 0), ("\u{7F}", 0), ("👍🏽", 2),
      ("\u{2FFFD}", 2), ("\u{1F1E8}", 2),
    ] as [(Character, Int)])
  func characters(character: Character, width: Int) {
    #expect(TextWidth.of(character) == width)
  }

  @Test("The table of wide characters is in order, without ranges that touch")
  func table() {
    let wide = EastAsianWidth.wide
    #expect(wide.count == 246)
    for index in stride(from: 0, to: wide.count, by: 2) {
      #expect(wide[index] <= wide[index + 1])
      #expect(index == 0 || wide[index - 1] + 1 < wide[index])
    }
    #expect(EastAsianWidth.isWide("\u{1100}") && !EastAsianWidth.isWide("\u{10FF}"))
    #expect(EastAsianWidth.isWide("\u{115F}") && !EastAsianWidth.isWide("\u{1160}"))
  }

  @Test("A text is as wide as its characters", arguments: ["", "abc", "日本", "e\u{301}é", "a\u{200B}b👍🏽"])
  func sums(text: String) {
    #expect(TextWidth.of(text) == text.reduce(0) { $0 + TextWidth.of($1) })
  }
}
