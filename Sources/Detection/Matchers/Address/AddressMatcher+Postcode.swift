extension AddressMatcher {
  /// "The Old Mill, Quay St, Plymouth PL4 9ZZ": the address that ends with an unmistakable postal code whose first
  /// number is at the index. Parts between commas are read back from there.
  func postcode(_ index: Int, from free: Int) -> Match? {
    let first = index - 1
    guard first > free, text.isGlued(index), text[first].kind == .word, text[first].count <= 2, text[first].isUppercase,
      let (end, shape) = shape(lexicon.trailingPostcodes, first, anyCase: false), shape.isUnmistakable
    else { return nil }
    var parts: [Range<Int>] = []
    var start = first
    while parts.count < 6 {
      let stop = text[start - 1].isMark(",") || text[start - 1].kind == .newline ? start - 1 : start
      guard stop < start || parts.isEmpty else { break }
      let begin = partStart(endingAt: stop, from: free)
      guard begin < stop else { break }
      parts.append(begin..<stop)
      start = begin
    }
    guard let (street, isNamed) = street(parts), isNamed || parts.count > 1 else { return nil }
    var reading = locality(street.upperBound) ?? LocalityReading(end: end)
    guard reading.postalCode == first..<end else { return nil }
    reading.end = max(reading.end, end)
    return match(street.lowerBound..<reading.end, street: street, reading)
  }

  /// Where the capitalised words and house numbers that end in front of the index begin.
  private func partStart(endingAt end: Int, from free: Int) -> Int {
    var start = end
    while start > free, start > end - 8 {
      let token = text[start - 1]
      switch token.kind {
      case .number: break
      case .word:
        let meaning = word(start - 1)
        guard token.lexeme.month == 0, token.lexeme.weekday == 0,
          token.lexeme.role.isNamePart || meaning.contains(.link)
        else { return begin(start, end) }
        guard
          token.isCapitalised || (start < end + 1 && !meaning.isDisjoint(with: [.street, .plainStreet, .rareStreet]))
            || meaning.contains(.link) || text.isGlued(start - 1)
        else { return begin(start, end) }
      case .mark:
        guard token.isMark("-") || token.isMark("'"), text.isGlued(start - 1), text.isGlued(start) else {
          return begin(start, end)
        }
      default: return begin(start, end)
      }
      start -= 1
    }
    return begin(start, end)
  }

  /// A part begins with a capital or a number.
  private func begin(_ start: Int, _ end: Int) -> Int {
    var start = start
    while start < end, !(text[start].isCapitalised && !text.isGlued(start) || text[start].kind == .number) {
      start += 1
    }
    return start
  }

  /// The street with the house in front of it: all parts up to the last that ends with a word for a street, else all but
  /// the town.
  private func street(_ parts: [Range<Int>]) -> (tokens: Range<Int>, isNamed: Bool)? {
    guard let first = parts.last, let town = parts.first else { return nil }
    for part in parts {
      for index in part.dropFirst().reversed() where !word(index).isDisjoint(with: .anyStreet) {
        if index == part.upperBound - 1, parts.count > 1, part == town, !word(index).contains(.street) { break }
        return (first.lowerBound..<index + 1, true)
      }
    }
    guard parts.count > 1 else { return nil }
    return (first.lowerBound..<parts[1].upperBound, false)
  }
}
