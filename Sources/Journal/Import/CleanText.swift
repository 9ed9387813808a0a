/// A title, a name or a place out of a file, as it may be shown in one line.
enum CleanText {
  /// The text without control characters and the twelve characters of the Unicode property Bidi_Control, with one space
  /// for each run of white space and line ends; nil where nothing is left that can be seen.
  ///
  /// - Parameter limit: Characters that are kept.
  static func line(_ text: String, limit: Int) -> String? {
    var scalars = String.UnicodeScalarView()
    var isVisible = false
    var hasSpace = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace || isLineEnd(scalar) {
        hasSpace = true
      } else if !isHidden(scalar) {
        if hasSpace, !scalars.isEmpty { scalars.append(" ") }
        hasSpace = false
        scalars.append(scalar)
        if !scalar.properties.isDefaultIgnorableCodePoint, scalar.value != 0x2800 { isVisible = true }
      }
    }
    guard isVisible else { return nil }
    return String(String(scalars).prefix(limit))
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
