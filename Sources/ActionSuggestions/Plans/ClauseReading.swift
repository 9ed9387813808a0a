import Detection

/// What the words of one sentence say about a plan.
struct ClauseReading {
  private(set) var occasion: String?
  private(set) var isGathering = false
  /// "come", "go": behind it "to" leads to a place.
  private(set) var isComing = false
  private var counts: [PlanCue: Int] = [:]
  private var isSeeYou = false
  private var isTo = false
  private let clause: Clause
  private let text: TokenizedText
  private let lexicon: PlanLexicon
  private var words = 0

  init(_ clause: Clause, text: TokenizedText, lexicon: PlanLexicon) {
    self.clause = clause
    self.text = text
    self.lexicon = lexicon
    for index in clause.tokens {
      guard let key = text.key(index) else { continue }
      words += 1
      // "can't" and "don't" are parted at their apostrophe.
      var cue = lexicon.cue(key)
      // Who comes back invites nobody.
      if cue == .offer, text.isWord(index + 1, "back") { cue = .none }
      if text[index + 1].isMark("'"), text.isGlued(index + 1), text.isWord(index + 2, "t") {
        cue = text.isWord(index, "can") ? .refusal : text.isWord(index, "don") ? .negation : cue
      }
      if text.isWord(index, "may"), text[index + 1].kind == .word { cue = .doubt }
      if text.isWord(index, "for"), text.isWord(index - 1, "thanks") || text.isWord(index - 1, "thank") { cue = .past }
      // "why don't we" proposes.
      if cue == .negation, text.isWord(index - 1, "why") { cue = .proposal }
      switch cue {
      case .occasion where isVerb(index): continue
      case .occasion: if occasion == nil { occasion = title(index, key) }
      case .gathering: isGathering = true
      case .you:
        let isSeen = text.isWord(index - 1, "see") || text.isWord(index - 1, "c") || text.isWord(index - 1, "meet")
        isSeeYou = isSeeYou || isSeen
      default: break
      }
      counts[cue, default: 0] += 1
      if text.isWord(index, "come") || text.isWord(index, "go") { isComing = true }
      if text.isWord(index, "cya") || text.isWord(index, "seeya") { isSeeYou = true }
    }
  }

  /// The sum of what speaks for a plan and what speaks against it.
  ///
  /// - Parameters:
  ///   - range: Where the time or the place is named.
  ///   - hasDay: Whether a day is named, not an hour alone.
  func score(isBeside range: Range<Int>, hasDay: Bool = true) -> Double {
    let hasYou = has(.you)
    let hasWe = has(.we)
    var score = 0.0
    if occasion != nil { score += has(.reminder) ? 3 : 1.5 }
    if has(.proposal) { score += occasion == nil && !isGathering && !hasYou && !hasWe ? 1 : 2 }
    if isGathering { score += 2.5 }
    if has(.offer), hasYou || hasWe || clause.isQuestion { score += 1 }
    if isSeeYou { score += isPlaceBehind ? 2.5 : 1.25 }
    if hasWe { score += 0.75 }
    if hasYou, !isSeeYou { score += 0.5 }
    if clause.isQuestion { score += 0.5 }
    // "Thursday?" and "tomorrow evening about five?" propose a day by their shortness.
    if clause.isQuestion, hasDay, words <= 6, !has(.other) { score += words <= 4 ? 1.25 : 1 }
    return score - against(range, isShared: hasYou || hasWe)
  }

  private func against(_ range: Range<Int>, isShared: Bool) -> Double {
    var score = 0.0
    if has(.other), !isShared { score += 2 }
    if has(.doubt) { score += 1.5 }
    if has(.habit) { score += 3 }
    if has(.past) { score += 1.5 }
    if has(.refusal) { score += 3 }
    if has(.negation) { score += 1.5 }
    if isDeadline(range) { score += 2 }
    return score
  }

  /// Whether a word for an occasion is a verb here: "to show", "we play", "briefing the others".
  private func isVerb(_ index: Int) -> Bool {
    let next = text.role(index + 1)
    if text[index].count > 5, text.bytes[text[index].range].suffix(3).elementsEqual("ing".utf8) {
      return next == .the || next == .a || next == .pronoun
    }
    guard let key = text.key(index), PlanLexicon.verbs.contains(key) else { return false }
    if text.role(index - 1) == .pronoun || text.role(index - 1) == .to { return true }
    return next == .the || next == .a || next == .pronoun
  }

  /// Whether it says what is to be done, so that an hour alone is enough of a time.
  var isDefinite: Bool { occasion != nil || isGathering || isSeeYou || has(.proposal) }

  private func has(_ cue: PlanCue) -> Bool { counts[cue] != nil }

  /// "Birthday party", "Class outing": two words for occasions in a row are one.
  private func title(_ index: Int, _ key: WordKey) -> String {
    let first = lexicon.title(key, written: text.string(text[index].range))
    guard let next = text.key(index + 1), lexicon.cue(next) == .occasion else { return first }
    return first + " " + lexicon.title(next, written: text.string(text[index + 1].range)).lowercased()
  }

  /// "at the office": somewhere, though nothing that a map finds.
  private var isPlaceBehind: Bool {
    clause.tokens.contains { text.role($0) == .at && text[$0 + 1].kind == .word }
  }

  private func isDeadline(_ range: Range<Int>) -> Bool {
    guard let index = clause.tokens.first(where: { Int(text[$0].start) >= range.lowerBound }) else { return false }
    // "until at least Friday", "by next Friday".
    return (1...3).contains { distance in
      clause.tokens.contains(index - distance)
        && text.key(index - distance).map { lexicon.cue($0) == .deadline } == true
    }
  }
}
