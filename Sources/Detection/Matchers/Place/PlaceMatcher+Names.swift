extension PlaceMatcher {
  /// "Nopa", "The Brass Heron", "Salt & Cedar", "Mara's Kitchen", "Café de Flore", "St. Mary's Hospital", "Pier 17".
  func capitalised(from start: Int, _ lead: Lead) -> Range<Int>? {
    let opensSmall = !text[start].isCapitalised && word(start).contains(.openingCategory)
    guard opensSmall || isNamePart(start, isFirst: true) else { return nil }
    var end = start + 1
    var names = 1
    var isPossessive = false
    while end < start + 16, names < 8 {
      // "Co'an", "Stratford-upon": what is joined is one word.
      if text[end].isMark("'") || text[end].isMark("-"), text.isGlued(end), text.isGlued(end + 1),
        text[end + 1].kind == .word, !text[end + 1].isCapitalised, !text.isWord(end + 1, "s")
      {
        end += 2
        continue
      }
      guard let next = nextPart(end, &isPossessive) else { break }
      guard isNamePart(next, isFirst: false) else {
        if isPossessive { end = next }
        break
      }
      isPossessive = false
      end = next + 1
      names += 1
    }
    if opensSmall, names == 1 { return nil }
    if isPossessive, names == 1, !word(start).contains(.brand) { return nil }
    if !isPossessive, let completed = completed(end) { (end, names) = (completed, names + 1) }
    guard text.endsFreely(end) || text[end].kind == .mark && !text[end].isMark("'") && !text[end].isMark("/") else {
      return nil
    }
    guard isPlaceName(start..<end, names: names, lead) else { return nil }
    return (lead.hasArticle && text[start - 1].isCapitalised ? start - 1 : start)..<end
  }

  /// Where the next word of a name may stand: behind "'s", "&", a hyphen, a dot of "St." or small words of a name.
  private func nextPart(_ index: Int, _ isPossessive: inout Bool) -> Int? {
    var next = index
    if text[next].isMark("'"), text.isGlued(next), text.isGlued(next + 1), text[next + 1].kind == .word {
      isPossessive = text.isWord(next + 1, "s")
      if !isPossessive { return text[next + 1].isCapitalised ? next + 1 : nil }
      next += 2
      return next
    }
    if text[next].isMark("&") { return next + 1 }
    if text[next].isMark("-"), text.isGlued(next), text.isGlued(next + 1) { return next + 1 }
    if text[next].isMark("."), text.isGlued(next), text[next - 1].count == 2, isNamePart(next + 1, isFirst: false),
      text.role(next - 1) == .street || text.isWord(next - 1, "mt") || text.isWord(next - 1, "ft")
    {
      return next + 1
    }
    var links = 0
    while links < 3, text[next].kind == .word, !text[next].isCapitalised, word(next).contains(.link) {
      next += 1
      links += 1
    }
    if links > 0, word(next - 1).contains(.link), text[next].isMark("'") { next += 1 }
    if links > 0, !text[next].isCapitalised { return nil }
    // "At Nopa and Zuni": two places; "Bread and Butter Inn": one.
    if links == 1, text.isWord(next - 1, "and"), !isCategory(next + 1), !isCategory(next) { return nil }
    return text.isGlued(next) && links == 0 ? nil : next
  }

  /// Behind the small word for a kind of place or street, or the number, that completes a name: "Linden hall", "Pier 17".
  private func completed(_ end: Int) -> Int? {
    if text[end].kind == .word, !text[end].isCapitalised, !text.isGlued(end) {
      return isCategory(end) || text.isWord(end, "office") || (word(end).contains(.street) && text.role(end) == .street)
        ? end + 1 : nil
    }
    guard text[end].kind == .number, !text.isGlued(end), text[end].digits <= 3, word(end - 1).contains(.numbered),
      text.endsFreely(end + 1)
    else { return nil }
    return end + 1
  }

  private func isCategory(_ index: Int) -> Bool {
    !word(index).isDisjoint(with: [.category, .openingCategory])
  }

  private func isPlaceName(_ name: Range<Int>, names: Int, _ lead: Lead) -> Bool {
    let last = name.upperBound - 1
    if word(last).contains(.title) { return false }
    let first = word(name.lowerBound)
    if names == 1 {
      guard first.isDisjoint(with: [.person, .nameless, .plain]) else { return false }
      // "In the Data section" is about data.
      let next = text[name.upperBound]
      if lead.confidence <= 0.6, lead.hasArticle, next.isSmallWord, !next.lexeme.isKnown { return false }
      // "Ubuntu 14.04", "Section 3": a version or a part.
      if text[name.upperBound].kind == .number, text.isGlued(name.upperBound + 1), lead.confidence < 0.7 {
        return false
      }
    }
    // "Ana's House" is a home, "Ana's Kitchen" may not be.
    let isOwned = text[name.lowerBound + 1].isMark("'")
    if isOwned, names == 2, text.isWord(last, "house") || text.isWord(last, "place") || text.isWord(last, "home") {
      return false
    }
    // "Anna Smith" is somebody.
    if names == 2, !isOwned, first.contains(.person), !isCategory(last),
      word(last).isDisjoint(with: [.street, .numbered]),
      text[last].kind == .word, text.role(last) != .nowhere, !text.isWord(last, "s")
    {
      return false
    }
    return true
  }

  private func isNamePart(_ index: Int, isFirst: Bool) -> Bool {
    let token = text[index]
    guard token.kind == .word, token.isCapitalised, token.count > 1 else { return false }
    let lexeme = token.lexeme
    guard lexeme.month == 0, lexeme.weekday == 0, lexeme.day == .none, lexeme.dayPart == .none, lexeme.unit == .none
    else { return false }
    if isFirst, word(index).contains(.nameless) { return false }
    if !isFirst, text.isWord(index, "by") { return text[index + 1].isCapitalised }
    switch lexeme.role {
    case .none, .venue, .street, .the, .a, .code, .ratio: return true
    case .nowhere: return !isFirst || word(index + 1).contains(.category)
    case .of, .and, .meet: return !isFirst && text[index + 1].isCapitalised
    // What an article is joined to is a noun: "l'Est".
    case .toBe: return !isFirst && text.isGlued(index)
    default: return false
    }
  }

  /// "willow bridge station": up to three small words and a word for a kind of place.
  func venue(from start: Int) -> Range<Int>? {
    for index in start..<start + 4 {
      let token = text[index]
      guard token.kind == .word, token.lexeme.day == .none, token.lexeme.weekday == 0, token.lexeme.unit == .none,
        index == start || !text.isGlued(index)
      else { return nil }
      if text.role(index) == .venue || word(index).contains(.category), index > start {
        if isCategory(index + 1), !text.isGlued(index + 1) { continue }
        guard text.endsFreely(index + 1) else { return nil }
        return start..<index + 1
      }
      guard token.lexeme.role == .none || (index == start && token.lexeme.role == .venue), token.lexeme.number == 0,
        token.lexeme.sense == .none, word(index).isDisjoint(with: [.plain, .nameless])
      else { return nil }
    }
    return nil
  }

  /// "meet at linden steps": one or two small words behind "meet at", up to an end, a mark, a time or the next
  /// preposition.
  func meetingPoint(from start: Int, behind lead: Lead) -> Range<Int>? {
    guard !lead.hasArticle, isMet(lead) else { return nil }
    var end = start
    while end < start + 2, text[end].kind == .word, text[end].count > 1, text[end].lexeme == Lexeme(),
      word(end).isDisjoint(with: [.nameless, .plain, .person]), end == start || !text.isGlued(end)
    {
      end += 1
    }
    guard end > start, text.endsFreely(end) else { return nil }
    let next = text[end]
    switch next.kind {
    case .word:
      let lexeme = next.lexeme
      guard
        [.at, .on, .near, .from, .inside, .function, .and].contains(lexeme.role) || lexeme.day != .none
          || lexeme.weekday > 0
      else { return nil }
    case .number: return nil
    case .mark: guard !next.isMark("'") else { return nil }
    default: break
    }
    return start..<end
  }

  /// Whether a meeting or a meal leads to the place.
  private func isMet(_ lead: Lead) -> Bool {
    if word(lead.index - 1).contains(.occasion) { return true }
    return (1...3).contains { distance in
      text.role(lead.index - distance) == .meet
        && (lead.index - distance + 1..<lead.index).allSatisfy { text.role($0) == .pronoun }
    }
  }

  /// Where all nouns have capitals: a word for a kind of place, or a compound of one, with the name beside it: "Berliner
  /// Dom", "Bahnhof Zoo", "Alexanderplatz".
  func compound(from start: Int) -> Range<Int>? {
    for index in start..<start + 3 {
      let token = text[index]
      guard token.kind == .word, token.isCapitalised, token.lexeme.month == 0, index == start || !text.isGlued(index),
        word(index).isDisjoint(with: [.plain, .nameless])
      else { return nil }
      let isKind = isCategory(index)
      guard isKind || isCompound(index) else { continue }
      var end = index + 1
      if word(index).contains(.openingCategory) {
        while end < index + 5, text[end].kind == .word, !text.isGlued(end),
          text[end].isCapitalised || (word(end).contains(.link) && text[end + 1].isCapitalised),
          word(end).isDisjoint(with: .nameless)
        {
          end += 1
        }
      }
      guard text.endsFreely(end), !isKind || end > start + 1 else { return nil }
      return start..<end
    }
    return nil
  }

  private func isCompound(_ index: Int) -> Bool {
    guard let word = text.folded(index) else { return false }
    return lexicon.endings.contains { $0.count < word.count && word.ends(with: $0) }
  }
}
