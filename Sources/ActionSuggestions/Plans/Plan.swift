import Detection

/// A plan that a message proposes, agrees on or announces.
struct Plan {
  var when: TimeValue
  /// Where the time is named.
  var range: Range<Int>
  /// "Dinner"; nil where nothing says what it is.
  var occasion: String?
  var place: String?
  var placeRange: Range<Int>?
  /// The whole address, where the place is one.
  var address: String?
  var confidence: Double
  var isQuestion: Bool
}
