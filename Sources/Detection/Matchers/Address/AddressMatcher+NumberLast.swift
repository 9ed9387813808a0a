extension AddressMatcher {
  /// "Hauptstraße 5", "Calle Mayor, 12": the street whose house number, at the index, follows it.
  func numberLast(_ index: Int, from free: Int) -> StreetReading? {
    let number = text[index]
    guard number.digits <= 4, number.number > 0, index > free else { return nil }
    var back = index - 1
    var isParted = false
    if text[back].isMark(","), !text.isGlued(index) {
      back -= 1
      isParted = true
    } else if text[back].isMark("."), text[back - 1].kind == .word, text[back - 1].count <= 32 {
      back -= 1
    } else if text.isGlued(index) {
      return nil
    }
    if isNumeral(back) {
      back -= text[back].isMark(".") ? 2 : 1
      if text[back].isMark(",") { back -= 1 }
      isParted = true
    }
    guard back >= free, text[back].kind == .word, isStreetName(back) else { return nil }
    let end = numberLastEnd(index)
    guard !word(end).contains(.counted), text.endsFreely(end) || text[end].isMark("(") else { return nil }
    let street =
      (isParted ? nil : compound(back, from: free)) ?? led(back, from: free, isParted: isParted)
      ?? (isParted ? nil : locative(back, from: free))
    return street.map { street in
      StreetReading(tokens: street.start..<end, strength: street.strength, isSmall: street.isSmall)
    }
  }

  /// Whether a street's name may end with the word: an unknown one, a kind of place, or a month ("Straße des 17. Juni").
  private func isStreetName(_ index: Int) -> Bool {
    let token = text[index]
    if token.lexeme.month > 0 { return token.isCapitalised }
    return !token.lexeme.isKnown || token.lexeme.role == .street || token.isCapitalised && token.lexeme.isPlainName
  }

  /// "nº", "no", "nr.", "número": a word that says that a number follows.
  private func isNumeral(_ index: Int) -> Bool {
    ["nº", "nr", "no", "número", "numero", "núm", "num"].contains { text.isWord(index, $0) }
  }

  /// Behind "5", "5a", "5-7", "5/12", "5/2/12".
  private func numberLastEnd(_ index: Int) -> Int {
    var end = houseNumberEnd(index)
    while end < index + 5, text[end].isMark("/"), text.isGlued(end), text.isGlued(end + 1),
      text[end + 1].kind == .number, text[end + 1].digits <= 3
    {
      end += 2
    }
    return end
  }

  private typealias Street = (start: Int, strength: StreetReading.Strength, isSmall: Bool)

  /// "Hauptstraße", "Berliner Str.", "Karl-Marx-Allee".
  private func compound(_ index: Int, from free: Int) -> Street? {
    guard let word = text.folded(index), let ending = lexicon.endings.first(where: { word.ends(with: $0.bytes) }) else {
      return nil
    }
    let isWhole = word.count == ending.bytes.count
    guard !self.word(index).contains(.nameless) else { return nil }
    var start = index
    var names = 0
    while start > free, start > index - 8 {
      if text[start - 1].isMark("-"), text.isGlued(start), text.isGlued(start - 1), text[start - 2].kind == .word {
        start -= 2
        names += 1
      } else if isWhole || names > 0, names < 3, text[start - 1].kind == .word, text[start - 1].isCapitalised,
        !text.isGlued(start), !text[start - 1].lexeme.isKnown, !self.word(start - 1).contains(.cue),
        text[start - 1].count > 2, names == 0 || !text[start].isMark("-")
      {
        guard names == 0 || text[start - 1].isCapitalised, isWhole else { break }
        start -= 1
        names += 1
      } else {
        break
      }
    }
    guard !isWhole || names > 0 else { return nil }
    let isCapitalised = text[start].isCapitalised
    if names == 1, self.word(start).contains(.link) { return isCapitalised ? (start, .located, false) : nil }
    switch ending.tier {
    case .sure: return (start, isCapitalised || !isWhole || names > 1 ? .sure : .open, !isCapitalised)
    case .capital: return (start, isCapitalised ? .sure : .located, !isCapitalised)
    case .located: return isCapitalised ? (start, .located, false) : nil
    }
  }

  /// "Calle Mayor", "Avenida de la Constitución", "C/ Toledo", "Place de la Gare".
  private func led(_ index: Int, from free: Int, isParted: Bool) -> Street? {
    var start = index
    var isLinked = false
    var names = 0
    while start >= free, start > index - 10 {
      guard text[start].kind == .word else {
        guard text.isGlued(start),
          text[start].isMark(".") || text[start].isMark("/") || text[start].isMark("-")
            || text[start].isMark("'")
        else { return nil }
        start -= 1
        continue
      }
      if names == 1, isGreatWay(start, index) { return (start, .sure, false) }
      if names > 0, let opening = openingEnd(start), let name = ledNameEnd(opening.end, isStrong: opening.isStrong) {
        guard name.end == index + 1 else { return nil }
        let isSure = word(start).isDisjoint(with: .anyStreet) && (opening.isStrong || text[start + 1].isMark("/"))
        return (start, isSure || (isLinked && !isParted) ? .sure : .open, name.isSmall)
      }
      if word(start).contains(.link) { isLinked = true } else { names += 1 }
      guard names <= 4 else { return nil }
      start -= 1
    }
    return nil
  }

  /// "Gran Vía", whose word for a street comes last.
  private func isGreatWay(_ start: Int, _ index: Int) -> Bool {
    start == index - 1 && text[start].isCapitalised && text.isWord(start, "gran") && text.foldedKey(index) == "via"
  }

  /// "Am Markt", "Unter den Linden".
  private func locative(_ index: Int, from free: Int) -> Street? {
    guard text[index].isCapitalised else { return nil }
    var start = index - 1
    while start > index - 3, start > free, word(start).contains(.link), !word(start).contains(.locative) { start -= 1 }
    guard start >= free, text[start].isCapitalised, word(start).contains(.locative) else { return nil }
    return (start, .located, false)
  }
}

extension FoldedWord {
  func ends(with ending: [UInt8]) -> Bool {
    guard count >= ending.count else { return false }
    for offset in 0..<ending.count where bytes[count - ending.count + offset] != ending[offset] { return false }
    return true
  }
}
