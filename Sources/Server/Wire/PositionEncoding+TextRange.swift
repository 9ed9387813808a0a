internal import ActionSuggestions

extension PositionEncoding {
  /// Which of an action's ranges is counted so.
  var textRange: any KeyPath<TextRange, Range<Int>> & Sendable {
    switch self {
    case .utf8: \.utf8
    case .utf16: \.utf16
    case .utf32: \.utf32
    }
  }
}
