/// The one place where text that a person will see is made harmless.
///
/// Control characters could move a terminal's cursor or set its title, and bidirectional controls could make a text
/// read as what it is not.
public enum DisplayText {
  /// The text without C0 and C1 controls (line feeds stay; carriage returns and Unicode's line and paragraph separators
  /// become line feeds, tabs become spaces) and without the twelve characters of the Unicode property Bidi_Control.
  public static func sanitised(_ text: String) -> String {
    // Most texts are plain, and to look at bytes is faster.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) { return text }
    guard text.unicodeScalars.contains(where: { isChanged($0) }) else { return text }
    var scalars = String.UnicodeScalarView()
    var wasCarriageReturn = false
    for scalar in text.unicodeScalars {
      defer { wasCarriageReturn = scalar == "\r" }
      switch scalar {
      case "\n":
        if !wasCarriageReturn { scalars.append("\n") }
      case "\r", "\u{2028}", "\u{2029}": scalars.append("\n")
      case "\t": scalars.append(" ")
      default:
        if !isChanged(scalar) { scalars.append(scalar) }
      }
    }
    return String(scalars)
  }

  /// The text if it has at most that many Unicode scalars, else its beginning, cut between characters, and an ellipsis.
  public static func clamped(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
    var kept = 0
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      let scalars = text[end..<next].unicodeScalars.count
      guard kept + scalars < limit else { break }
      kept += scalars
      end = next
    }
    return text[..<end] + "…"
  }

  private static func isChanged(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029: true
    default: false
    }
  }
}
