extension AddressMatcher {
  /// "5th & Main", "corner of 5th Ave and Pine St": two streets that meet, one of which has a rank for a name, at the
  /// index.
  func corner(_ index: Int, from free: Int) -> StreetReading? {
    guard text.isOrdinalEnding(index + 1), text[index].number > 0, text[index].digits <= 3, text.startsFreely(index)
    else { return nil }
    let first = streetWordEnd(index + 2)
    if isJoint(first), let (end, isStreet) = crossing(first + 1) {
      let isNamed = isStreet || first > index + 2
      guard
        isNamed || leads(index - 1, isMarked: text[first].isMark("&")) || (text[index - 1].isOver && text[end].isOver)
      else { return nil }
      // "Between 5th and 6th Ave" is a stretch and no corner.
      guard text.role(index - 1) != .from else { return nil }
      return StreetReading(tokens: index..<end, strength: .sure)
    }
    guard isJoint(index - 1), text[index - 2].kind == .word, text[index - 2].isCapitalised, index - 2 >= free else {
      return nil
    }
    let closes = !word(index - 2).isDisjoint(with: .anyStreet) && text[index - 3].isCapitalised && index - 3 >= free
    let start = closes ? index - 3 : index - 2
    guard text[start].lexeme.role.isNamePart, text[start].lexeme.month == 0, text[start].lexeme.weekday == 0 else {
      return nil
    }
    guard closes && first > index + 2 || leads(start - 1, isMarked: text[index - 1].isMark("&")) else { return nil }
    return StreetReading(tokens: start..<first, strength: .sure)
  }

  private func isJoint(_ index: Int) -> Bool {
    text[index].isMark("&") || text.isWord(index, "and")
  }

  /// Behind a word for a street, where one is at the index.
  private func streetWordEnd(_ index: Int) -> Int {
    let meaning = word(index)
    let isStreet = meaning.contains(.street) || (meaning.contains(.plainStreet) && text[index].isCapitalised)
    return isStreet && !text.isGlued(index) ? index + 1 : index
  }

  /// The second street of a corner, and whether a word says that it is one.
  private func crossing(_ index: Int) -> (end: Int, isStreet: Bool)? {
    let token = text[index]
    if token.kind == .number, text.isOrdinalEnding(index + 1) {
      let end = streetWordEnd(index + 2)
      return (end, end > index + 2)
    }
    guard token.kind == .word, token.lexeme.month == 0, token.lexeme.weekday == 0, token.lexeme.unit == .none,
      token.lexeme.role.isNamePart
    else { return nil }
    let end = streetWordEnd(index + 1)
    guard end > index + 1 || (token.isCapitalised && token.count > 1) else { return nil }
    return (end, end > index + 1)
  }

  /// Whether the word in front leads to a place and not to a day.
  private func leads(_ index: Int, isMarked: Bool) -> Bool {
    switch text.role(index) {
    case .at: true
    case .on: isMarked
    case .of: text.isWord(index - 1, "corner")
    case .function: text.isWord(index, "near")
    default: text[index].isMark("@")
    }
  }

  /// "P.O. Box 1163", "Postfach 12 34".
  func box(_ index: Int, from free: Int) -> StreetReading? {
    guard !text.isGlued(index), text[index].digits <= 6 else { return nil }
    var start = index - 1
    if word(start).contains(.link), text.isWord(start - 1, "apartado") || text.isWord(start - 2, "apartado") {
      start -= 1
    }
    if text.isWord(start, "correos") { start -= text.isWord(start - 1, "de") ? 2 : 1 }
    guard start >= free, word(start).contains(.box), text[start].isCapitalised else { return nil }
    if text.isWord(start, "box") {
      if text.isWord(start - 1, "po") {
        start -= 1
      } else if text[start - 1].isMark("."), text.isWord(start - 2, "o"), text.isWord(start - 4, "p") {
        start -= 4
      } else if text.isWord(start - 1, "office"), text.isWord(start - 2, "post") {
        start -= 2
      } else {
        return nil
      }
    }
    guard start >= free else { return nil }
    var end = index + 1
    while end < index + 3, text[end].kind == .number, text[end].digits <= 3, !text.isGlued(end) { end += 1 }
    let isSure = text.isWord(start, "postfach") || text.isWord(start, "apartado") || start < index - 1
    return StreetReading(tokens: start..<end, strength: isSure ? .sure : .located)
  }
}
