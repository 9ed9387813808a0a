extension TokenizedText {
  /// The tokens that the bytes touch, of which one is at the index or near it.
  func tokens(of range: Range<Int>, around index: Int) -> Range<Int> {
    var first = index
    while first > 0, Int(self[first - 1].stop) > range.lowerBound { first -= 1 }
    var end = index
    while end < count, Int(self[end].start) < range.upperBound { end += 1 }
    return first..<max(end, first + 1)
  }
}
