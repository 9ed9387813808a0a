extension AddressMatcher {
  /// The town, state, code and country that follow a street or a house, or nil where none does.
  func locality(_ start: Int, isSmall: Bool = false) -> LocalityReading? {
    var reading = LocalityReading(end: start)
    var towns: [Range<Int>] = []
    var index = start
    /// What is certain so far: where it ends, and how many towns stand in front.
    var settled: (end: Int, towns: Int)?
    for _ in 0..<8 {
      let (next, separator) = separatorEnd(index)
      guard !text[next].isOver, !text.isGlued(next) || separator != .none else { break }
      if reading.postalCode == nil, let (end, isUnmistakable) = trailingPostcode(next, reading, towns) {
        reading.postalCode = next..<end
        reading.isUnmistakable = isUnmistakable
        index = end
        settled = (end, towns.count)
      } else if reading.postalCode == nil, let (code, town) = leadingPostcode(next, separator) {
        reading.postalCode = code
        if let town { towns.append(town) }
        index = town?.upperBound ?? code.upperBound
        settled = (index, towns.count)
      } else if reading.state == nil || settled?.end == index,
        let (end, isTown) = state(next, separator, hasTown: !towns.isEmpty, isSmall: isSmall)
      {
        if isTown { towns.append(next..<end) } else { reading.state = next..<end }
        index = end
        settled = (end, towns.count)
      } else if !towns.isEmpty || reading.isLocated, let end = phrase(next, .country) {
        reading.country = next..<end
        index = end
        settled = (end, towns.count)
        break
      } else if towns.count < 4, separator != .none || index == start || reading.isLocated == false,
        let end = townEnd(next, isSmall: isSmall)
      {
        towns.append(next..<end)
        if towns.count == 1, separator == .comma, isTownAlone(next..<end), !isSmall || text[end].isClosing {
          settled = (end, 1)
        }
        index = end
      } else {
        break
      }
    }
    guard let settled else { return nil }
    reading.end = settled.end
    let named = towns.prefix(settled.towns)
    reading.city = named.last { !word($0.upperBound - 1).contains(.county) } ?? named.last
    return reading
  }

  private enum Separator {
    case none, comma, newline
  }

  private func separatorEnd(_ index: Int) -> (next: Int, Separator) {
    var next = abbreviationEnd(index)
    if text[next].isMark(",") {
      next += 1
      return text[next].kind == .newline ? (next + 1, .comma) : (next, .comma)
    }
    if text[next].kind == .newline { return (next + 1, .newline) }
    return (next, .none)
  }

  /// A code that stands behind the town or the state.
  private func trailingPostcode(
    _ index: Int, _ reading: LocalityReading, _ towns: [Range<Int>]
  ) -> (end: Int, isUnmistakable: Bool)? {
    guard text[index].kind == .number || (text[index].kind == .word && text[index].count <= 2) else { return nil }
    let isAmerican = text[index].kind == .number
    guard !isAmerican || reading.state != nil || (!towns.isEmpty && text[index].digits == 5) else { return nil }
    guard let (end, shape) = shape(lexicon.trailingPostcodes, index, anyCase: !towns.isEmpty) else { return nil }
    return (end, shape.isUnmistakable)
  }

  /// A code in front of the town, which may be missing behind one of five digits.
  private func leadingPostcode(_ index: Int, _ separator: Separator) -> (code: Range<Int>, town: Range<Int>?)? {
    guard text[index].kind == .number || (text[index].kind == .word && text[index + 1].isMark("-")),
      let (end, _) = shape(lexicon.leadingPostcodes, index, anyCase: false), !text.isGlued(end)
    else {
      guard separator != .none, text[index].digits == 5, text.endsFreely(index + 1) else { return nil }
      return (index..<index + 1, nil)
    }
    if let town = townEnd(end, isSmall: false) { return (index..<end, end..<town) }
    guard separator != .none, text[index].digits == 5 else { return nil }
    return (index..<end, nil)
  }

  func shape(
    _ shapes: [PostcodeShape], _ index: Int, anyCase: Bool
  ) -> (end: Int, shape: PostcodeShape)? {
    let start = Int(text[index].start)
    for shape in shapes {
      guard let stop = shape.end(in: text.bytes, from: start, anyCase: anyCase) else { continue }
      var end = index
      while end < index + 6, text[end].kind != .end, Int(text[end].stop) <= stop { end += 1 }
      if end > index, Int(text[end - 1].stop) == stop { return (end, shape) }
    }
    return nil
  }

  /// A state by name or code; `isTown` where a town has the name and no other town is there.
  private func state(
    _ index: Int, _ separator: Separator, hasTown: Bool, isSmall: Bool
  ) -> (end: Int, isTown: Bool)? {
    guard let (end, phrase) = match(index, .state) else { return nil }
    guard phrase.isCode else {
      guard text[index].isCapitalised else { return nil }
      if phrase.isTown {
        let (behind, _) = separatorEnd(end)
        if !hasTown || match(behind, .state) != nil { return (end, true) }
      }
      return (end, false)
    }
    let (behind, _) = separatorEnd(end)
    let hasCode = shape(lexicon.trailingPostcodes, behind, anyCase: false) != nil
    guard text[index].isUppercase || (isSmall && hasCode) else { return nil }
    guard
      hasCode || separator == .comma || (hasTown && !text[end].isSmallWord)
        || (text[end].isClosing && !text.isWrittenInCapitals(index))
    else { return nil }
    return (end, false)
  }

  private func phrase(_ index: Int, _ kind: AddressLexicon.Phrase.Kind) -> Int? { match(index, kind)?.end }

  func isState(_ index: Int) -> Bool { match(index, .state) != nil }

  /// The longest state or country that begins at the index; letters with dots are one word.
  private func match(_ index: Int, _ kind: AddressLexicon.Phrase.Kind) -> (end: Int, phrase: AddressLexicon.Phrase)? {
    guard text[index].kind == .word, text[index].count > 1 || text[index + 1].isMark(".") else { return nil }
    if let (key, end) = initials(index),
      let phrase = lexicon.phrases(key).first(where: { $0.kind == kind && $0.isCode })
    {
      return (end, phrase)
    }
    guard let key = text.foldedKey(index) else { return nil }
    for phrase in lexicon.phrases(key) where phrase.kind == kind {
      var end = index + 1
      for word in phrase.rest where !text.isGlued(end) && text.foldedKey(end) == word { end += 1 }
      guard end == index + 1 + phrase.rest.count, !text.isGlued(end) || text[end].kind == .mark else { continue }
      guard text[index].isCapitalised || phrase.isCode, !phrase.isCode || text[index].isUppercase || kind == .state
      else {
        continue
      }
      // "Colorado" in "Colorado Springs" is no state.
      if kind == .state, !phrase.isCode, text[end].kind == .word, text[end].isCapitalised, !text.isGlued(end),
        text.foldedKey(end).map({ lexicon.phrases($0).isEmpty }) ?? true,
        text[end + 1].kind != .number || !text.isGlued(end + 1)
      {
        continue
      }
      return (end, phrase)
    }
    return nil
  }

  /// "N.Y.", "D.C", "U.S.A.": the letters as one word.
  private func initials(_ index: Int) -> (key: WordKey, end: Int)? {
    var letters: [UInt8] = []
    var end = index
    while letters.count < 3, text[end].kind == .word, text[end].count == 1, end == index || text.isGlued(end) {
      letters.append(text.bytes[text[end].range.lowerBound])
      end += 1
      if text[end].isMark("."), text.isGlued(end) { end += 1 } else { break }
    }
    guard letters.count > 1, let key = WordKey(letters) else { return nil }
    return (key, end)
  }

  /// Behind up to four words of a town's name, in front of a state, a country or a code.
  private func townEnd(_ start: Int, isSmall: Bool) -> Int? {
    var index = start
    var end: Int?
    for _ in 0..<6 {
      let token = text[index]
      guard token.kind == .word, !text.isGlued(index) || index == start || text[index - 1].isMark(".") else { break }
      if index > start, match(index, .state) != nil || match(index, .country) != nil { break }
      guard !text.isGlued(index + 1) || text[index + 1].kind != .number else { break }
      let meaning = word(index)
      if !token.isCapitalised {
        if meaning.contains(.link), end != nil, text[index + 1].isCapitalised {
          index += 1
          continue
        }
        guard isSmall, token.lexeme.isPlainName, !meaning.contains(.following) else { break }
      }
      guard isTownWord(index, meaning), !meaning.contains(.unit) || text[index + 1].kind != .number else { break }
      index = joinedEnd(index)
      end = index
      if text[index].isMark("."), text.isGlued(index), token.count <= 3, text[index + 1].isCapitalised { index += 1 }
    }
    return end
  }

  private func isTownWord(_ index: Int, _ meaning: AddressWord) -> Bool {
    let lexeme = text[index].lexeme
    guard text[index].count > 1, lexeme.weekday == 0, lexeme.month == 0, lexeme.day == .none, lexeme.dayPart == .none,
      lexeme.unit == .none
    else { return false }
    return [.none, .venue, .street, .nowhere, .the, .of].contains(lexeme.role)
  }

  /// Whether a town without state or code is one: up to three words that end the phrase.
  private func isTownAlone(_ town: Range<Int>) -> Bool {
    guard town.count <= 3, text.endsFreely(town.upperBound),
      !text.isWrittenInCapitals(town.lowerBound) || town.count < 3
    else {
      return false
    }
    for index in town where text[index].lexeme.isKnown && text[index].lexeme.role == .nowhere { return false }
    let next = text[town.upperBound]
    return next.kind != .word || next.lexeme.isKnown || word(town.upperBound).contains(.following)
  }
}

extension Token {
  var isSmallWord: Bool { kind == .word && !isCapitalised }
}
