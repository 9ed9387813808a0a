/// Finds places by name behind "at", "@", "in", "near" and the like: capitalised words ("at Nopa"), or small ones that
/// end in a word for a kind of place ("at willow bridge station").
struct PlaceMatcher {
  let text: TokenizedText
  /// Where nearly everything is written in capitals, they say nothing.
  private let isShouting: Bool

  init(text: TokenizedText) {
    self.text = text
    var words = 0
    var capitals = 0
    for index in 0..<text.count where text[index].kind == .word && text[index].count > 1 {
      words += 1
      if text[index].isUppercase { capitals += 1 }
    }
    isShouting = words > 2 && capitals * 2 > words
  }

  func matches() -> [Match] {
    var matches: [Match] = []
    var index = 0
    while index < text.count {
      if let confidence = preposition(index), let name = name(from: index + 1) {
        let range = text.byteRange(name)
        let detection = Detection(
          type: .place, range: range, value: .place(name: text.string(range)), confidence: confidence)
        matches.append(Match(tokens: name, detection: detection))
        index = name.upperBound
      } else {
        index += 1
      }
    }
    return matches
  }

  private func preposition(_ index: Int) -> Double? {
    let token = text[index]
    if token.isMark("@") { return !text.isGlued(index) || text[index - 1].kind != .word ? 0.8 : nil }
    guard token.kind == .word else { return nil }
    switch token.lexeme.role {
    case .at: return 0.85
    case .inside: return text.isWord(index, "in") ? 0.6 : nil
    case .to: return text.isWord(index, "to") ? 0.5 : nil
    case .function, .near:
      return text.isWord(index, "near") || text.isWord(index, "outside") || text.isWord(index, "around") ? 0.7 : nil
    default: return nil
    }
  }

  private func name(from start: Int) -> Range<Int>? {
    if !isShouting, let name = capitalised(from: start) { return name }
    return venue(from: start) ?? meetingPoint(from: start)
  }

  /// "Nopa", "The Brass Heron", "Salt & Cedar", "Mara's Kitchen".
  private func capitalised(from start: Int) -> Range<Int>? {
    var index = start
    if text.role(index) == .the { index += 1 }
    guard isNamePart(index) else { return nil }
    var end = index + 1
    while end < start + 8 {
      var next = end
      if text[next].isMark("'"), text.isGlued(next), text.isGlued(next + 1), text[next + 1].kind == .word { next += 2 }
      if text[next].kind == .word, text.isWord(next, "of") || text.role(next) == .and, isNamePart(next + 1) {
        next += 1
      }
      if text[next].isMark("&"), isNamePart(next + 1) { next += 1 }
      if text[next].isMark("-"), text.isGlued(next), isNamePart(next + 1) { next += 1 }
      if isNamePart(next) {
        end = next + 1
      } else if next > end, !text[next - 1].isMark("&"), text[next - 1].kind == .word, text[next - 2].isMark("'") {
        end = next
        break
      } else {
        break
      }
    }
    guard text.endsFreely(end) || text[end].isMark("'") == false && text[end].kind == .mark else { return nil }
    // A possessive is somebody, "Ana's".
    if text.isWord(end - 1, "s"), text[end - 2].isMark("'"), end - start <= 3 { return nil }
    let first = text.role(start) == .the && text[start].isCapitalised ? start : index
    // A word for a kind of place completes the name: "Linden hall".
    if text[end].kind == .word, text.role(end) == .venue { end += 1 }
    return first..<end
  }

  private func isNamePart(_ index: Int) -> Bool {
    let token = text[index]
    guard token.kind == .word, token.isCapitalised, token.count > 1 else { return false }
    let lexeme = token.lexeme
    guard lexeme.month == 0, lexeme.weekday == 0, lexeme.day == .none, lexeme.dayPart == .none, lexeme.unit == .none
    else { return false }
    switch lexeme.role {
    case .none, .venue, .street, .the, .a, .code: return true
    default: return false
    }
  }

  /// "willow bridge station", "the airport": up to three small words and a word for a kind of place.
  private func venue(from start: Int) -> Range<Int>? {
    let first = text.role(start) == .the ? start + 1 : start
    for index in first..<first + 4 {
      let token = text[index]
      guard token.kind == .word, token.lexeme.day == .none, token.lexeme.weekday == 0, token.lexeme.unit == .none,
        index == first || !text.isGlued(index)
      else { return nil }
      if token.lexeme.role == .venue {
        guard index > first, text.endsFreely(index + 1), text.role(index + 1) != .venue else {
          if text.role(index + 1) == .venue { continue }
          return nil
        }
        return first..<index + 1
      }
      guard token.lexeme.role == .none, token.lexeme.number == 0, token.lexeme.sense == .none else { return nil }
    }
    return nil
  }

  /// "meet at linden steps": one or two small words behind "meet at", up to an end, a mark, a time or the next
  /// preposition.
  private func meetingPoint(from start: Int) -> Range<Int>? {
    switch text.role(start - 1) {
    case .at, .inside, .function, .near: break
    default: guard text[start - 1].isMark("@") else { return nil }
    }
    let isMet = (2...4).contains { distance in
      text.role(start - distance) == .meet
        && (start - distance + 1..<start - 1).allSatisfy { text.role($0) == .pronoun }
    }
    guard isMet else { return nil }
    var end = start
    while end < start + 2, text[end].kind == .word, text[end].count > 1, text[end].lexeme == Lexeme(),
      end == start || !text.isGlued(end)
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
    default: break
    }
    return start..<end
  }
}
