extension AddressMatcher {
  /// "12 Main St", "75 East 12th Street", "5 Rue de Rivoli": the street that follows the house number at the index.
  func numberFirst(_ index: Int) -> StreetReading? {
    let number = text[index]
    guard number.digits <= 5, number.number > 0 || number.digits == 1, text.startsFreely(index),
      !word(index - 1).contains(.numbering)
    else { return nil }
    var start = houseNumberEnd(index)
    if text[start].isMark(","), word(start + 1).contains(.leading) { start += 1 }
    guard !text.isGlued(start) || text[start - 1].isMark(","), text[start].kind == .word || text[start].kind == .number
    else { return nil }
    let closed = closedStreet(start, house: index)
    let led = ledStreet(start, house: index)
    switch (closed, led) {
    case (let closed?, let led?): return led.tokens.upperBound > closed.tokens.upperBound ? led : closed
    default: return closed ?? led ?? unnamedStreet(start, house: index)
    }
  }

  /// Behind "12", "12b", "12 bis", "12-14", "28bis".
  func houseNumberEnd(_ index: Int) -> Int {
    var end = index + 1
    if text.isGlued(end), text[end].kind == .word, text[end].count == 1 || word(end).contains(.repeated) {
      return end + 1
    }
    if text[end].isMark("-"), text.isGlued(end), text.isGlued(end + 1) {
      let next = text[end + 1]
      if next.kind == .word, next.count == 1, next.isCapitalised, !text.isGlued(end + 2) { return end + 2 }
      // "56-15" and "12-14" are houses, "3-2" is a score.
      guard next.kind == .number, next.digits <= 5, next.digits > 1 || next.number > text[index].number else {
        return end
      }
      end += 2
      if text.isGlued(end), text[end].kind == .word, text[end].count == 1 { end += 1 }
    } else if word(end).contains(.repeated), !word(end + 1).isDisjoint(with: [.leading, .plainLeading]) {
      end += 1
    }
    return end
  }

  /// A name that closes with a word for a street, or that is one by itself.
  private func closedStreet(_ start: Int, house: Int) -> StreetReading? {
    var run = StreetRun()
    var index = start
    while index < start + 12, run.names <= 5 {
      let token = text[index]
      if token.kind == .number {
        guard let next = numberedName(index, start: start, &run) else { break }
        index = next
        continue
      }
      guard token.kind == .word, index == start || !text.isGlued(index) || text[index - 1].isMark(".") else { break }
      let meaning = word(index)
      if run.names > 0, !meaning.isDisjoint(with: .anyStreet), token.isCapitalised || run.small <= 2 {
        run.close(index + 1, meaning, isCapitalised: token.isCapitalised)
      } else if run.names == 0 || (run.names == 1 && text.role(index - 1) == .the), meaning.contains(.lone),
        token.isCapitalised || run.isDirected
      {
        run.close(index + 1, .street, isCapitalised: token.isCapitalised)
      } else if !isName(index, meaning, &run) {
        break
      }
      run.names += 1
      if meaning.contains(.numbered), text[index + 1].isMark("-"), text.isGlued(index + 1), text.isGlued(index + 2),
        text[index + 2].kind == .number, text[index + 2].digits <= 4
      {
        run.close(index + 3, .street, isCapitalised: token.isCapitalised)
        break
      }
      index = joinedEnd(index)
      if text[index].isMark("."), text.isGlued(index), token.count <= 3 { index += 1 }
    }
    guard let end = run.end else { return nil }
    let directed = directionEnd(end, isSmall: run.isEndSmall)
    return StreetReading(
      tokens: house..<directed, strength: strength(run, house: house), isSmall: run.isSmallAtEnd && run.isEndSmall)
  }

  /// "14th", or a bare number that is a name: "East 161 Street", "Highway 9".
  private func numberedName(_ index: Int, start: Int, _ run: inout StreetRun) -> Int? {
    if text.isOrdinalEnding(index + 1) {
      run.names += 1
      run.isNumbered = true
      return index + 2
    }
    guard !text.isGlued(index), text[index].digits <= 4 else { return nil }
    if index > start, word(index - 1).contains(.numbered) {
      run.close(index + 1, .street, isCapitalised: text[start].isCapitalised)
      return nil
    }
    guard run.isDirected, word(index + 1).contains(.street) else { return nil }
    run.names += 1
    run.isNumbered = true
    return index + 1
  }

  /// Whether the word may be a part of a street's name.
  private func isName(_ index: Int, _ meaning: AddressWord, _ run: inout StreetRun) -> Bool {
    let token = text[index]
    let lexeme = token.lexeme
    if meaning.contains(.direction), run.names <= 1 {
      run.isDirected = true
      return true
    }
    guard !meaning.contains(.unit) || (token.isCapitalised && run.names == 0) else { return false }
    if token.isCapitalised {
      if lexeme.month > 0 || lexeme.weekday > 0 || lexeme.unit != .none || lexeme.dayPart != .none {
        guard word(index + 1).contains(.street), text[index + 1].isCapitalised else { return false }
      }
      guard lexeme.role.isNamePart || (meaning.contains(.link) && lexeme.role != .inside) else { return false }
      if run.end == nil { run.capitals += 1 }
      return true
    }
    if meaning.contains(.link), lexeme.role != .on, run.capitals > 0,
      text[index + 1].isCapitalised || word(index + 1).contains(.link)
    {
      return true
    }
    let isInitial = token.count == 1 && word(index + 1).contains(.street)
    guard token.count > 1 || isInitial, !meaning.contains(.nameless), run.small < 2,
      isInitial || lexeme.isPlainName || !meaning.isDisjoint(with: .anyStreet)
    else { return false }
    run.small += 1
    return true
  }

  private func strength(_ run: StreetRun, house: Int) -> StreetReading.Strength {
    if run.isEndSmall, run.capitalsAtEnd == 0, !run.isNumbered {
      // In small letters a name is one only where it can be no part of another phrase.
      let before = text[house - 1]
      let isLed =
        before.kind != .word || before.lexeme.isKnown || !word(house - 1).isDisjoint(with: [.cue, .following])
      guard isLed else { return .located }
      if run.closing.contains(.street) { return .sure }
      let isPlaced = run.isDirected || before.lexeme.role == .at || before.lexeme.role == .toBe
      return run.closing.contains(.plainStreet) && isPlaced ? .sure : .open
    }
    if run.closing.contains(.street) { return .sure }
    if run.closing.contains(.plainStreet) {
      let isNamed = run.capitalsAtEnd > 1 || text.role(house + 1) != .the
      return !isNamed || (run.isEndSmall && run.smallAtEnd > 0) ? .open : .sure
    }
    return .open
  }

  /// A name that opens with a word for a street: "Rue de Rivoli", "El Camino Real".
  private func ledStreet(_ start: Int, house: Int) -> StreetReading? {
    var index = start
    while index < start + 2, word(index).contains(.direction) { index += 1 }
    guard let opening = openingEnd(index) else { return nil }
    guard let (end, isSmall) = ledNameEnd(opening.end, isStrong: opening.isStrong) else { return nil }
    return StreetReading(tokens: house..<end, strength: .sure, isSmall: isSmall)
  }

  /// Behind the word that opens a street's name: "Rue", "Av.", "C/", "El Camino".
  func openingEnd(_ index: Int) -> (end: Int, isStrong: Bool)? {
    let meaning = word(index)
    let token = text[index]
    guard meaning.contains(.leading) || (meaning.contains(.plainLeading) && token.isCapitalised) else { return nil }
    if token.count == 1, !text[index + 1].isMark("/") { return nil }
    var end = index + 1
    if text.isGlued(end), text[end].isMark(".") || text[end].isMark("/") { end += 1 }
    return (end, meaning.contains(.leading))
  }

  /// Behind the name that an opening word leads: links, then up to four capitalised words, or one or two small ones.
  func ledNameEnd(_ start: Int, isStrong: Bool) -> (end: Int, isSmall: Bool)? {
    var index = start
    var end: Int?
    var names = 0
    while index < start + 12, names < 4 {
      let token = text[index]
      if token.kind == .number, word(index - 1).contains(.link), text[index].digits <= 2, text[index + 1].isCapitalised,
        !text.isGlued(index + 1)
      {
        // A date is a name too: "Rue du 8 Mai 1945".
        index += 2
        end = text[index].kind == .number && text[index].digits == 4 ? index + 1 : index
        break
      }
      guard token.kind == .word else { break }
      let meaning = word(index)
      if meaning.contains(.link), index == start || end != nil || word(index - 1).contains(.link) || isElided(index) {
        index = isElided(index) ? index + 2 : index + 1
        continue
      }
      if names > 0, token.isUppercase, token.count == 2, isState(index) { break }
      guard token.isCapitalised, token.lexeme.role.isNamePart, !meaning.contains(.unit) || token.count > 4 else {
        break
      }
      index = joinedEnd(index)
      end = index
      names += 1
    }
    if let end { return (end, false) }
    guard isStrong, text[index].kind == .word, text[index].count > 2, !text[index].isCapitalised,
      text[index].lexeme.isPlainName, word(index).isDisjoint(with: [.following, .nameless, .counted])
    else { return nil }
    return (joinedEnd(index), true)
  }

  /// "d'" or "l'" in front of a name.
  private func isElided(_ index: Int) -> Bool {
    text[index].count == 1 && text[index + 1].isMark("'") && text.isGlued(index + 1) && text.isGlued(index + 2)
  }

  /// Up to four capitalised words that no word for a street closes; the rest of an address must show what they are.
  private func unnamedStreet(_ start: Int, house: Int) -> StreetReading? {
    var run = StreetRun()
    var index = start
    while index < start + 8, run.names < 4, text[index].kind == .word, text[index].isCapitalised, text[index].count > 1,
      isName(index, word(index), &run)
    {
      run.names += 1
      index = joinedEnd(index)
    }
    guard run.names > 1, !text.isWrittenInCapitals(start) else { return nil }
    return StreetReading(tokens: house..<index, strength: .bare)
  }

  /// Behind the point of the compass that may follow a street: "Elm Street NW", "Phinney Avenue North".
  private func directionEnd(_ index: Int, isSmall: Bool) -> Int {
    let next = abbreviationEnd(index)
    guard word(next).contains(.direction), !text.isGlued(next), text[next].isCapitalised,
      text[next].count > 2 || text[next].isUppercase
    else { return index }
    return next + 1
  }

  /// Behind a word and what a hyphen or an apostrophe joins to it.
  func joinedEnd(_ index: Int) -> Int {
    var end = index + 1
    while end < index + 9, text.isGlued(end), text[end].isMark("-") || text[end].isMark("'"), text.isGlued(end + 1),
      text[end + 1].kind == .word
    {
      end += 2
    }
    return end
  }
}
