import Detection

/// What the words of one sentence say about a plan.
struct ClauseReading {
  private(set) var occasion: String?
  private(set) var isGathering = false
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
      let cue = lexicon.cue(key)
      counts[cue, default: 0] += 1
      switch cue {
      case .occasion: if occasion == nil { occasion = title(index, key) }
      case .gathering: isGathering = true
      case .you:
        let isSeen = text.isWord(index - 1, "see") || text.isWord(index - 1, "c") || text.isWord(index - 1, "meet")
        isSeeYou = isSeeYou || isSeen
      default: break
      }
      if text.isWord(index, "cya") || text.isWord(index, "seeya") { isSeeYou = true }
    }
  }

  /// The sum of what speaks for a plan and what speaks against it.
  func score(isBeside range: Range<Int>) -> Double {
    var score = 0.0
    let hasYou = has(.you)
    let hasWe = has(.we)
    if occasion != nil { score += 1.5 }
    if has(.proposal) { score += occasion == nil && !isGathering && !hasYou && !hasWe ? 1 : 2 }
    if isGathering { score += 2 }
    if has(.offer), hasYou || hasWe || clause.isQuestion { score += 1 }
    if isSeeYou { score += isPlaceBehind ? 2.5 : 1.25 }
    if hasWe { score += 0.75 }
    if hasYou, !isSeeYou { score += 0.5 }
    if clause.isQuestion { score += 0.5 }
    if words <= 4, clause.isQuestion { score += 1 }
    if has(.other), !hasYou, !hasWe { score -= 2 }
    if has(.doubt) { score -= 1.5 }
    if has(.habit) { score -= 3 }
    if has(.past) { score -= 1.5 }
    if has(.refusal) { score -= 3 }
    if has(.negation) { score -= 1.5 }
    if isDeadline(range) { score -= 2 }
    return score
  }

  private func has(_ cue: PlanCue) -> Bool { counts[cue] != nil }

  /// "Birthday party", "Class outing": two words for occasions in a row are one.
  private func title(_ index: Int, _ key: WordKey) -> String {
    let first = lexicon.title(key, written: text.string(text[index].range))
    guard let next = text.key(index + 1), lexicon.cue(next) == .occasion else { return first }
    return first + " " + lexicon.title(next, written: text.string(text[index + 1].range)).lowercased()
  }

  /// "at the new house": somewhere, though nothing that a map finds.
  private var isPlaceBehind: Bool {
    clause.tokens.contains { text.role($0) == .at && text[$0 + 1].kind == .word }
  }

  private func isDeadline(_ range: Range<Int>) -> Bool {
    guard let index = clause.tokens.first(where: { Int(text[$0].start) >= range.lowerBound }),
      let key = text.key(index - 1)
    else { return false }
    return lexicon.cue(key) == .deadline
  }
}
