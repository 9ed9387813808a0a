import Detection

/// What the words of one sentence say about a plan.
struct ClauseReading {
  private(set) var occasion: String?
  private(set) var isGathering = false
  /// "come", "go": behind it "to" leads to a place.
  private(set) var isComing = false
  /// When such a thing is mostly done, else the part of the day that is named.
  private(set) var sense: DayPart = .none
  /// Somebody's own occasion: "your class".
  private var isOthers = false
  /// "what are you cooking for supper", "is the exhibition tomorrow": asks for news, and proposes nothing.
  private var isIdle = false
  /// A bit for each cue that is in it.
  private var cues: UInt32 = 0
  private var isSeeYou = false
  /// "We had dinner on Friday": it is over, whatever day that was.
  private var isOver = false
  /// "We always have dinner at 7".
  private var isUsual = false
  private let clause: Clause
  private let text: TokenizedText
  private let lexicon: PlanLexicon
  private var words = 0

  /// - Parameter isGathering: Whether a phrase such as "catch up" is in it.
  init(_ clause: Clause, text: TokenizedText, lexicon: PlanLexicon, isGathering: Bool = false) {
    self.clause = clause
    self.text = text
    self.lexicon = lexicon
    self.isGathering = isGathering
    for index in clause.tokens {
      guard let key = text.key(index) else { continue }
      let before = text.key(index - 1)
      words += 1
      // "can't" and "don't" are parted at their apostrophe.
      var cue = lexicon.cue(key)
      // Who comes back invites nobody.
      if cue == .offer, text.isWord(index + 1, Known.back) { cue = .none }
      if text[index + 1].isMark("'"), text.isGlued(index + 1), text.isWord(index + 2, Known.t) {
        cue = key == Known.can ? .refusal : key == Known.don ? .negation : cue
      }
      if key == Known.may, text[index + 1].kind == .word { cue = .doubt }
      if key == Known.for, before == Known.thanks || before == Known.thank { cue = .past }
      if cue == .other, key == Known.me, before.map(PlanLexicon.joining.contains) ?? false { cue = .we }
      if cue == .other, key == Known.mine, text.role(index - 1) == .at { cue = .we }
      if cue == .other, key == Known.my, isHome(index) { cue = .we }
      if cue == .past, isTold(index, key) { isOver = true }
      if PlanLexicon.usual.contains(key) { isUsual = true }
      if cue == .negation, text.key(index + 1).map(Known.degrees.contains) ?? false { cue = .none }
      if key == Known.day, before.map(PlanLexicon.dayKinds.contains) ?? false {
        let kind = text.string(text[index - 1].range)
        occasion = occasion ?? kind.prefix(1).uppercased() + kind.dropFirst().lowercased() + " day"
      }
      // "why don't we" proposes.
      if cue == .negation, before == Known.why { cue = .proposal }
      switch cue {
      case .occasion where isVerb(index) || isObject(index): continue
      case .occasion:
        if occasion == nil {
          occasion = title(index, key)
          sense = text[index].lexeme.sense
          isOthers = isOwned(index)
        }
      case .gathering:
        // "he wants me to meet him": those two meet.
        if text.role(index - 1) == .to, text.key(index + 1).map(PlanLexicon.others.contains) ?? false { continue }
        self.isGathering = true
      case .you:
        isSeeYou = isSeeYou || before.map(Known.seeing.contains) ?? false
      default: break
      }
      note(cue)
      if sense == .none { sense = text[index].lexeme.dayPart }
      if sense == .none, text[index].lexeme.day == .tonight { sense = .evening }
      if key == Known.come || key == Known.go || key == Known.cm { isComing = true }
      if key == Known.cya || key == Known.seeya { isSeeYou = true }
    }
    if occasion == nil, let meal { occasion = meal }
    isIdle = isNews || isBeginning
    if occasion == nil, isTableBooked { occasion = "Reservation" }
    if startsWithOwnDoing { note(.other) }
  }

  /// The words that are asked for at every word, each made once.
  private enum Known {
    static let back: WordKey = "back"
    static let t: WordKey = "t"
    static let can: WordKey = "can"
    static let don: WordKey = "don"
    static let may: WordKey = "may"
    static let `for`: WordKey = "for"
    static let thanks: WordKey = "thanks"
    static let thank: WordKey = "thank"
    static let me: WordKey = "me"
    static let mine: WordKey = "mine"
    static let my: WordKey = "my"
    static let day: WordKey = "day"
    static let why: WordKey = "why"
    static let come: WordKey = "come"
    static let go: WordKey = "go"
    static let cm: WordKey = "cm"
    static let cya: WordKey = "cya"
    static let seeya: WordKey = "seeya"
    static let degrees: Set<WordKey> = ["late", "too"]
    static let seeing: Set<WordKey> = ["see", "c", "meet"]
  }

  /// "At my place", "come to my house": who says so invites.
  private func isHome(_ index: Int) -> Bool {
    guard text.role(index - 1) == .at || text.role(index - 1) == .to else { return false }
    return text.key(index + 1).map(PlanLexicon.homes.contains) ?? false
  }

  /// "We had lunch", "went to the show": what somebody did, and not what somebody had to do or had planned.
  private func isTold(_ index: Int, _ key: WordKey) -> Bool {
    guard PlanLexicon.told.contains(key) else { return false }
    let before = index - 1
    let isFirst = !clause.tokens.contains { $0 < index && text[$0].kind == .word }
    guard isFirst || text.role(before) == .pronoun || cue(before) == .we || cue(before) == .other || cue(before) == .you
    else { return false }
    guard text.isWord(index, "had") else { return true }
    let next = index + 1
    let isPlanned = text[next].count > 3 && text.bytes[text[next].range].suffix(2).elementsEqual("ed".utf8)
    return text.role(next) != .to && !isPlanned && cue(next) != .past && cue(next) != .other && cue(next) != .we
  }

  /// "Pizza on Thursday?": a dish in front of a question's time, and no choice of dishes.
  private var meal: String? {
    guard clause.isQuestion, words <= 6, !clause.tokens.contains(where: { text.isWord($0, PlanLexicon.or) }),
      let index = clause.tokens.first(where: { text[$0].kind == .word }),
      text.key(index).map(PlanLexicon.foods.contains) ?? false
    else { return nil }
    return text.key(index).map { lexicon.title($0, written: text.string(text[index].range)) }
  }

  /// "Your table is confirmed".
  private var isTableBooked: Bool {
    clause.tokens.contains { text.isWord($0, PlanLexicon.table) }
      && clause.tokens.contains { text.key($0).map(PlanLexicon.booked.contains) ?? false }
  }

  /// "The game starts at 8".
  private var isBeginning: Bool {
    !has(.you)
      && clause.tokens.contains { index in
        text.role(index) == .the && text.key(index + 1).map { lexicon.cue($0) == .occasion } ?? false
          && text.key(index + 2).map(PlanLexicon.beginning.contains) ?? false
      }
  }

  /// Whether it begins as questions for news do.
  private var isNews: Bool {
    guard let first = clause.tokens.first(where: { text.key($0).map(PlanLexicon.asking.contains) ?? false }) else {
      return false
    }
    let place = clause.tokens.prefix { $0 < first }.count { text[$0].kind == .word }
    guard place <= 2, !text.isWord(first + 1, "time") else { return false }
    if let key = text.key(first), PlanLexicon.being.contains(key) {
      let next = text.role(first + 1)
      return clause.isQuestion && (next == .the || next == .this || cue(first + 1) == .none)
        && !has(.you) && !has(.we)
    }
    return !has(.we) && occasion == nil || isTaskOfOthers
  }

  /// "what are you cooking for supper".
  private var isTaskOfOthers: Bool {
    clause.tokens.contains { index in
      text.role(index) == .toBe && cue(index + 1) == .you
        && text.key(index + 2).map { PlanLexicon.handling.contains($0) } ?? false
    }
  }

  /// "Later watching a film": who does it has no subject, and is the sender.
  private var startsWithOwnDoing: Bool {
    guard !clause.isQuestion, !has(.we), !has(.you), !has(.proposal) else { return false }
    for index in clause.tokens {
      let token = text[index]
      guard token.kind == .word else { continue }
      if token.lexeme.day != .none || token.lexeme.role == .later || token.lexeme.weekday > 0 { continue }
      let isDoing = token.count > 4 && text.bytes[token.range].suffix(3).elementsEqual("ing".utf8)
      return isDoing && !(text.key(index).map { lexicon.cue($0) == .occasion || lexicon.cue($0) == .proposal } ?? false)
    }
    return false
  }

  /// Whether it speaks of the sender alone, and of nothing that is past, usual or unsure.
  var isOwnDoing: Bool {
    has(.other) && !has(.past) && !has(.habit) && !has(.doubt) && !has(.refusal) && !has(.negation)
  }

  /// Whether it speaks of the sender or of others alone.
  var isOwn: Bool { has(.other) && !has(.we) && !has(.you) && occasion == nil }

  /// Whether it speaks of the past, of a habit, or of nothing that is sure.
  func isAside(isBeside range: Range<Int>) -> Bool {
    has(.past) || has(.habit) || has(.doubt) || isDeadline(range)
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
    if has(.polite), isComing { score += 1.5 }
    if isSpot { score += 1.25 }
    if isSeeYou { score += isPlaceBehind ? 2.5 : 1.25 }
    if hasWe { score += 0.75 }
    if hasYou, !isSeeYou { score += 0.5 }
    if clause.isQuestion { score += 0.5 }
    // "Thursday?" and "tomorrow evening about five?" propose a day by their shortness.
    // "Thursday dinner", "Friday works": no more than the day and what it is for.
    if !clause.isQuestion, hasDay, words <= 3, !has(.other), occasion != nil || has(.offer) {
      score += words <= 2 ? 1.75 : 1.25
    }
    if clause.isQuestion, hasDay, words <= 6, !has(.other) { score += words <= 4 ? 1.25 : 1 }
    return score - against(range, isShared: hasYou || hasWe)
  }

  private func against(_ range: Range<Int>, isShared: Bool) -> Double {
    var score = 0.0
    if has(.other), !isShared { score += 2 }
    if has(.doubt) { score += 1.5 }
    if has(.habit) { score += 3 }
    if isUsual, !has(.proposal) { score += 3 }
    if isOver, !clause.isQuestion, !has(.proposal) { score += 3 }
    if has(.past) { score += 1.5 }
    if has(.refusal) { score += 3 }
    if has(.negation) { score += 1.5 }
    if isDeadline(range) { score += 2 }
    if isOthers, !has(.proposal) { score += 2 }
    if isIdle, !has(.proposal), !has(.we) { score += 1.5 }
    return score
  }

  /// Whether a word for an occasion is a verb here: "to show", "we play", "briefing the others".
  private func isVerb(_ index: Int) -> Bool {
    let next = text.role(index + 1)
    if text[index].count > 5, text.bytes[text[index].range].suffix(3).elementsEqual("ing".utf8) {
      let isKind = text.key(index - 1).map(PlanLexicon.kinds.contains) ?? false
      return !isKind && (next == .the || next == .a || next == .pronoun)
    }
    guard let key = text.key(index), PlanLexicon.verbs.contains(key) else { return false }
    // "talk tonight" says goodbye.
    if key == PlanLexicon.talk, text[index + 1].lexeme.day != .none || next == .later { return true }
    if let next = text.key(index + 1), lexicon.cue(next) == .occasion { return false }
    if text.role(index - 1) == .pronoun || text.role(index - 1) == .to { return true }
    return next == .the || next == .a || next == .pronoun
  }

  /// "bringing lunch", "make dinner": the meal is a thing.
  private func isObject(_ index: Int) -> Bool {
    guard let before = text.key(index - 1) else { return false }
    return PlanLexicon.handling.contains(before)
  }

  /// "your class", "his exam".
  private func isOwned(_ index: Int) -> Bool {
    guard let before = text.key(index - 1) else { return false }
    return PlanLexicon.owners.contains(before) && !(text.key(index).map(PlanLexicon.feasts.contains) ?? false)
  }

  /// Whether it says what is to be done, so that an hour alone is enough of a time.
  var isDefinite: Bool { occasion != nil || isGathering || isSeeYou || has(.proposal) || isSpot }

  /// "1pm in the courtyard?": an hour and somewhere, put as a question.
  private var isSpot: Bool {
    clause.isQuestion && words <= 6 && occasion == nil && !has(.you) && !has(.other) && !has(.past)
      && clause.tokens.contains { index in
        (text.role(index) == .at || text.role(index) == .inside) && text.role(index + 1) == .the
      }
  }

  private func cue(_ index: Int) -> PlanCue { text.key(index).map(lexicon.cue) ?? .none }

  private func has(_ cue: PlanCue) -> Bool { cues & (1 << UInt32(cue.rawValue)) != 0 }

  private mutating func note(_ cue: PlanCue) { cues |= 1 << UInt32(cue.rawValue) }

  /// "Birthday party", "Class outing": two words for occasions in a row are one; "book club", "kickoff call" as well.
  private func title(_ index: Int, _ key: WordKey) -> String {
    let first = lexicon.title(key, written: text.string(text[index].range))
    if let before = text.key(index - 1), PlanLexicon.kinds.contains(before), clause.tokens.contains(index - 1) {
      let kind = text.string(text[index - 1].range)
      return kind.prefix(1).uppercased() + kind.dropFirst().lowercased() + " " + first.lowercased()
    }
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
