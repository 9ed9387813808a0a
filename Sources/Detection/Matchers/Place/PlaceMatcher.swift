/// Finds places by name behind "at", "@", "near", "next to" and the like: capitalised words ("at Nopa"), or small ones
/// with a word for a kind of place ("at willow bridge station").
///
/// Where a text is in capitals, or writes Every Word with one, capitals tell no name. Homes of people, times, employers
/// and languages are no places.
struct PlaceMatcher {
  let text: TokenizedText
  let lexicon: PlaceLexicon
  /// Where nearly everything is written in capitals, they say nothing.
  private let isShouting: Bool

  init(text: TokenizedText, lexicon: PlaceLexicon) {
    self.text = text
    self.lexicon = lexicon
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
      if let lead = lead(index), let (name, confidence) = name(behind: lead) {
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

  /// A preposition that leads to a place.
  struct Lead {
    /// Its first token, and the token behind it and its article.
    let index: Int
    let start: Int
    let hasArticle: Bool
    let confidence: Double
    /// Whether it says "at": behind it small words may be a place.
    let isAt: Bool
  }

  func lead(_ index: Int) -> Lead? {
    let token = text[index]
    var next = index + 1
    let confidence: Double
    var isAt = false
    if token.isMark("@") {
      guard !text.isGlued(index) || text[index - 1].kind != .word else { return nil }
      (confidence, isAt) = (0.8, true)
    } else {
      guard token.kind == .word, token.count <= 12 else { return nil }
      let meaning = word(index)
      guard !meaning.isDisjoint(with: [.lead, .weakLead, .goal, .relation]) else { return nil }
      if meaning.contains(.relation), word(next).contains(.joint) {
        next += 1
        confidence = 0.7
      } else if meaning.contains(.lead) {
        isAt = token.lexeme.role == .at
        confidence = isAt ? 0.85 : 0.7
      } else if meaning.contains(.weakLead) {
        isAt = text.isWord(index, "in")
        confidence = isAt ? 0.6 : 0.7
      } else if meaning.contains(.goal), isReached(index) {
        confidence = 0.5
      } else {
        return nil
      }
    }
    // In a title every word has a capital.
    if token.isCapitalised, !isShouting, !startsSentence(index), lexicon.hasTellingCapitals { return nil }
    guard !isEmployed(index) else { return nil }
    let hasArticle = word(next).contains(.article)
    if hasArticle { next += text[next + 1].isMark("'") ? 2 : 1 }
    return Lead(index: index, start: next, hasArticle: hasArticle, confidence: confidence, isAt: isAt)
  }

  /// Whether a word of motion stands in front, so that "to" leads to a place.
  private func isReached(_ index: Int) -> Bool {
    (1...3).contains { word(index - $0).contains(.motion) }
  }

  private func isEmployed(_ index: Int) -> Bool {
    word(index).contains(.lead) && (1...3).contains { word(index - $0).contains(.work) }
  }

  private func startsSentence(_ index: Int) -> Bool {
    let before = text[index - 1]
    return before.isOver || before.kind == .mark
  }

  private func name(behind lead: Lead) -> (tokens: Range<Int>, confidence: Double)? {
    let start = lead.start
    if !isShouting, lexicon.hasTellingCapitals, let name = capitalised(from: start, lead) {
      return (name, lead.confidence)
    }
    if lexicon.closesWithCategory, let venue = venue(from: start) { return (venue, lead.confidence) }
    if !lexicon.hasTellingCapitals, let name = compound(from: start) { return (name, lead.confidence) }
    if lead.isAt, let point = meetingPoint(from: start, behind: lead) { return (point, lead.confidence) }
    // "at the airport" names a kind of place, of which one may be near.
    if lead.hasArticle, word(start).contains(.category), text.endsFreely(start + 1),
      text[start + 1].kind != .word || text[start + 1].lexeme.isKnown
    {
      return (start..<start + 1, 0.4)
    }
    return nil
  }

  func word(_ index: Int) -> PlaceWord {
    guard text[index].kind == .word, let key = text.foldedKey(index) else { return [] }
    let meaning = lexicon.word(key)
    guard text[index].count < 4, let written = text.key(index) else { return meaning }
    return meaning.union(lexicon.word(written))
  }
}
