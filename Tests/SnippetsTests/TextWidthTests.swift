import Foundation
import JSONRPC
import Testing

@testable import Snippets

@Suite struct TextWidthTests {
  static let hasOracle = (try? Folder.run("widths.py", ["--probe"]))?.status == 0

  @Test(
    "Widths are those of the package wcwidth, over all assigned characters and many sequences",
    .enabled(if: hasOracle, "python3 with wcwidth is not there"))
  func oracle() throws {
    let made = try Folder.run("widths.py", [])
    var count = 0
    var differences: [String] = []
    for line in made.output.split(separator: 0x0A) {
      let pair = try JSONParser.parse(Array(line))
      guard let text = pair.array?.first?.string, let width = pair.array?.last?.int else { continue }
      count += 1
      if TextWidth.of(text) != width {
        let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
        differences.append("\(scalars): \(TextWidth.of(text)), not \(width)")
      }
    }
    #expect(count > 100_000)
    #expect(differences.count == 0, "\(differences.prefix(30))")
  }

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
}
