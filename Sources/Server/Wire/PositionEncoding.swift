internal import ActionSuggestions

/// The unit in which a range of a text is counted on the wire (LSP 3.17, PositionEncodingKind).
enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Which of a stored range's countings this is.
  var positions: KeyPath<TextRange, Range<Int>> {
    switch self {
    case .utf8: \.utf8
    case .utf16: \.utf16
    case .utf32: \.utf32
    }
  }
}
