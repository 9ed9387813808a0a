import JSONRPC
import Testing

@testable import Snippets

@Suite struct DisplayTextTests {
  @Test(
    "Harmful characters go, all others stay",
    arguments: [
      ("plain", "plain"), ("a\nb", "a\nb"), ("a\r\nb\rc", "a\nb\nc"), ("a\tb", "a b"), ("a\u{0}b", "ab"),
      ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"), ("\u{1B}]0;title\u{7}", "]0;title"),
      ("\u{1B}]8;;http://x\u{1B}\\y", "]8;;http://x\\y"),
      ("\u{1B}]52;c;aGk=\u{7}", "]52;c;aGk="), ("\u{9B}31m", "31m"), ("\u{7F}\u{80}\u{85}\u{9F}", ""),
      ("a\u{2028}b\u{2029}c", "a\nb\nc"), ("👩‍👩‍👧 ❤️ ☎︎ 🇩🇪 1️⃣", "👩‍👩‍👧 ❤️ ☎︎ 🇩🇪 1️⃣"),
      ("한국어 नमस्ते ไทย العربية עברית", "한국어 नमस्ते ไทย العربية עברית"),
      ("\u{301}a", "\u{301}a"), ("\u{A0}\u{200B}\u{FEFF}", "\u{A0}\u{200B}\u{FEFF}"),
    ])
  func sanitised(text: String, expected: String) {
    #expect(Array(DisplayText.sanitised(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "Each bidirectional control goes",
    arguments: [
      0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
    ] as [UInt32])
  func bidirectional(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(scalar.properties.isBidiControl)
    #expect(DisplayText.sanitised("a\(scalar)b") == "ab")
  }

  @Test("The twelve are all that Unicode has")
  func allBidirectional() {
    let all = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter(\.properties.isBidiControl)
    #expect(all.count == 12)
    #expect(DisplayText.sanitised(String(String.UnicodeScalarView(all))).isEmpty)
  }

  @Test(
    "Long texts are cut between characters",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("👩‍👩‍👧👩‍👩‍👧", 6, "👩‍👩‍👧…"), ("👩‍👩‍👧👩‍👩‍👧", 5, "…"), ("e\u{301}e\u{301}", 3, "e\u{301}…"),
      ("", 1, ""),
      (String(repeating: "x", count: 10_000), 4_000, String(repeating: "x", count: 3_999) + "…"),
      ("a" + String(repeating: "\u{301}", count: 10_000), 4_000, "…"),
    ])
  func clamped(text: String, limit: Int, expected: String) {
    let result = DisplayText.clamped(text, to: limit)
    #expect(result == expected)
    #expect(result.unicodeScalars.count <= limit)
  }
}
