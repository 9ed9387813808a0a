/// Finds street addresses: a number, one to four words, a word for a street; then a flat, a city, a state and a ZIP
/// code where they follow.
struct AddressMatcher {
  let text: TokenizedText

  func matches() -> [Match] {
    var matches: [Match] = []
    var index = 0
    while index < text.count {
      if text[index].kind == .number, let match = match(at: index) {
        matches.append(match)
        index = match.tokens.upperBound
      } else {
        index += 1
      }
    }
    return matches
  }

  private func match(at index: Int) -> Match? {
    guard text.startsFreely(index), text[index].count <= 5, text[index].number > 0 else { return nil }
    var next = index + 1
    if text.isGlued(next), text[next].kind == .word, text[next].count == 1 { next += 1 }
    guard !text.isGlued(next), let streetEnd = streetEnd(next).map(quarterEnd), text.endsFreely(streetEnd) else {
      return nil
    }
    var end = flatEnd(streetEnd) ?? streetEnd
    let street = text.string(text.byteRange(index..<end))
    var address = PostalAddress(street: street)
    if let city = names(afterComma: end, upTo: 3) {
      address.city = text.string(text.byteRange(city))
      end = city.upperBound
    }
    let state = text[end].isMark(",") ? end + 1 : end
    if text[state].kind == .word, text[state].isUppercase, text[state].count == 2,
      USState.codes.contains(text.key(state) ?? "")
    {
      address.state = text.string(text[state].range)
      end = state + 1
    }
    if text[end].kind == .number, text[end].count == 5, !text.isGlued(end), address.state != nil || address.city != nil,
      text.endsFreely(end + 1) || text[end + 1].isMark("-")
    {
      var last = end + 1
      if text[last].isMark("-"), text.isGlued(last), text.digits(last + 1, 4...4) != nil { last += 2 }
      address.postalCode = text.string(text.byteRange(end..<last))
      end = last
    }
    let detection = Detection(
      type: .postalAddress, range: text.byteRange(index..<end), value: .postalAddress(address),
      confidence: address.city == nil ? 0.85 : 0.95)
    return Match(tokens: index..<end, detection: detection)
  }

  /// Behind the word for a street, up to five words on: capitalised ones, numbered streets, or at most two small ones.
  private func streetEnd(_ start: Int) -> Int? {
    var index = start
    var small = 0
    while index < start + 5 {
      let token = text[index]
      if token.kind == .number, text.isOrdinalEnding(index + 1) {
        index += 2
        continue
      }
      guard token.kind == .word else { return nil }
      let lexeme = token.lexeme
      if lexeme.role == .street, index > start, token.isCapitalised || small > 0 || !isPlainWord(index) {
        let isAbbreviated = text[index + 1].isMark(".") && text.isGlued(index + 1) && token.count <= 4
        return isAbbreviated && text[index + 2].kind != .end && !text[index + 2].isOver ? index + 2 : index + 1
      }
      guard lexeme.unit == .none, lexeme.month == 0,
        lexeme.role == .none || lexeme.role == .street || lexeme.role == .venue
          || (token.isCapitalised && lexeme.role != .the)
      else { return nil }
      if !token.isCapitalised { small += 1 }
      guard small <= 2 else { return nil }
      index += 1
      if text[index].isMark("."), text.isGlued(index), token.count <= 2 { index += 1 }
    }
    return nil
  }

  /// Behind the part of the city that may follow a street: "Elm Street NW".
  private func quarterEnd(_ index: Int) -> Int {
    guard text[index].isUppercase, !text.isGlued(index), let key = text.key(index),
      ["n", "s", "e", "w", "ne", "nw", "se", "sw"].contains(key)
    else { return index }
    return index + 1
  }

  /// Whether a word for a street is one of everyday talk when it is written small.
  private func isPlainWord(_ index: Int) -> Bool {
    guard let key = text.key(index) else { return true }
    return [
      "way", "close", "place", "drive", "court", "square", "pl", "dr", "ct", "ln", "cir", "circle", "grove", "garden",
    ]
    .contains(key)
  }

  /// ", Apt 4", " #12", ", Floor 3".
  private func flatEnd(_ index: Int) -> Int? {
    var next = text[index].isMark(",") ? index + 1 : index
    if text[next].isMark("#"), text.isGlued(next + 1), text[next + 1].kind == .number { return next + 2 }
    guard let key = text.key(next), ["apt", "apartment", "unit", "flat", "suite", "ste", "floor", "room"].contains(key)
    else { return nil }
    next += 1
    if text[next].isMark(".") || text[next].isMark("#") { next += 1 }
    guard text[next].kind == .number || (text[next].kind == .word && text[next].count == 1) else { return nil }
    next += 1
    if text.isGlued(next), text[next].kind == .word, text[next].count == 1 { next += 1 }
    return next
  }

  private func names(afterComma comma: Int, upTo limit: Int) -> Range<Int>? {
    guard text[comma].isMark(",") else { return nil }
    var index = comma + 1
    while index < comma + 1 + limit, text[index].kind == .word, text[index].isCapitalised, text[index].count > 2,
      text[index].lexeme.weekday == 0, text[index].lexeme.month == 0, text.role(index) == .none, !text.isGlued(index)
    {
      index += 1
    }
    return index > comma + 1 ? comma + 1..<index : nil
  }
}
