import Detection

/// Finds what the sender only passes on: a forwarded message, and what somebody else has said.
///
/// Quoted lines and code are masked when a text is split; this is what stands in the line.
enum Quotations {
  private static let forwards: Set<WordKey> = ["fwd", "fw", "forwarded"]
  private static let saying: Set<WordKey> = [
    "said", "says", "say", "wrote", "writes", "asked", "asks", "told", "goes", "like", "texted", "replied",
  ]
  /// Fewer words are a name or a title.
  private static let fewest = 3
  /// Of more quotations the first ones count.
  private static let most = 32

  /// The tokens that are another one's words.
  static func ranges(in text: TokenizedText) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var opening: Int?
    var words = 0
    for index in 0..<text.count {
      let token = text[index]
      if token.kind == .word {
        words += 1
        // "Fwd: …", "Begin forwarded message:".
        if words <= 2 || isLineStart(index, text), isForward(index, text) {
          ranges.append(index..<text.count)
          return ranges
        }
      }
      guard token.isMark("\"") else { continue }
      if let start = opening {
        if words >= fewest, ranges.count < most { ranges.append(start..<index + 1) }
        opening = nil
      } else if isSaid(before: index, text) {
        opening = index
        words = 0
      }
    }
    return ranges
  }

  private static func isForward(_ index: Int, _ text: TokenizedText) -> Bool {
    guard let key = text.key(index), forwards.contains(key) else { return false }
    if text[index + 1].isMark(":") { return true }
    return text.isWord(index + 1, message)
  }

  private static let message: WordKey = "message"

  private static func isLineStart(_ index: Int, _ text: TokenizedText) -> Bool {
    (1...12).allSatisfy { distance in
      let before = text[index - distance]
      return before.kind == .mark || before.kind == .newline || before.kind == .end
    }
  }

  private static func isSaid(before index: Int, _ text: TokenizedText) -> Bool {
    (1...3).contains { distance in text.key(index - distance).map(saying.contains) ?? false }
  }
}
