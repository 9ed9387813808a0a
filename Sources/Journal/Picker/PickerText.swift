internal import TerminalWidth

/// Texts in so many columns.
enum PickerText {
  /// A text from outside, as it may stand in a line: without controls, and no longer than that, marks included.
  static func clean(_ text: String, limit: Int = 400) -> String? {
    guard let line = CleanText.line(String(text.unicodeScalars.prefix(limit * 8)), limit: limit) else { return nil }
    return String(line.unicodeScalars.prefix(limit * 4))
  }

  /// The text with an ellipsis for what does not fit.
  static func fitted(_ text: String, _ columns: Int) -> String {
    guard TextWidth.of(text) > columns else { return text }
    guard columns > 0 else { return "" }
    return cut(text, columns - 1) + "…"
  }

  /// The text in lines, broken between words, and within those that are longer than a line.
  static func wrapped(_ text: String, _ columns: Int, indent: Int = 0) -> [String] {
    let room = max(columns - indent, 1)
    let margin = String(repeating: " ", count: max(0, min(indent, columns - 1)))
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var word = String(word)
      if !line.isEmpty, TextWidth.of(line) + 1 + TextWidth.of(word) <= room {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while TextWidth.of(word) > room {
        let head = cut(word, room)
        // A character that is wider than the line would never be got rid of.
        guard !head.isEmpty else { return lines.map { margin + $0 } }
        lines.append(head)
        word.removeFirst(head.count)
      }
      line = word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { margin + $0 }
  }

  /// Two texts at both ends of a line; the right one is left out where there is no room for it.
  static func spread(_ left: String, _ right: String, _ columns: Int) -> String {
    let gap = columns - TextWidth.of(left) - TextWidth.of(right)
    return gap < 2 ? fitted(left, columns) : left + String(repeating: " ", count: gap) + right
  }

  /// The end of a text that is being written, with the place where it goes on.
  static func ending(_ text: String, _ columns: Int) -> String {
    var kept: [Character] = []
    var width = 1
    for character in text.reversed() {
      width += TextWidth.of(character)
      guard width <= columns else { break }
      kept.append(character)
    }
    return String(kept.reversed()) + "_"
  }

  private static func cut(_ text: String, _ columns: Int) -> String {
    var width = 0
    return String(
      text.prefix { character in
        width += TextWidth.of(character)
        return width <= columns
      })
  }
}
