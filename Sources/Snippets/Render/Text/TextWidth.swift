/// How many columns of a terminal a text takes.
///
/// Terminals disagree about sequences of emoji; this is what most of them, and the Python package `wcwidth`, say.
public enum TextWidth {
  /// The columns of a text that has no control characters.
  public static func of(_ text: String) -> Int {
    var isPlain = true
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F {
      isPlain = false
      break
    }
    return isPlain ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// The columns of a grapheme cluster: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    if let byte = character.utf8.first, byte < 0x80, character.utf8.count == 1 {
      return byte < 0x20 || byte == 0x7F ? 0 : 1
    }
    var width = 0
    var previous: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      defer { previous = scalar }
      if previous == "\u{200D}" { continue }
      if scalar == "\u{FE0F}" {
        if let previous, width == 1, previous.properties.isEmoji { width = 2 }
        continue
      }
      if previous != nil, scalar.properties.isEmojiModifier { continue }
      if scalar.properties.generalCategory == .spacingMark {
        width += previous == nil ? 0 : 1
      } else {
        width += of(scalar)
      }
    }
    return min(width, 2)
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if isWithoutWidth(scalar) { return 0 }
    let isRegional = (0x1F1E6...0x1F1FF).contains(scalar.value)
    return EastAsianWidth.isWide(scalar) || isRegional || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  private static func isWithoutWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    // They show although their category is that of invisible ones.
    case 0xAD, 0x115F, 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: return false
    case 0..<0x20, 0x7F..<0xA0: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator, .format: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
