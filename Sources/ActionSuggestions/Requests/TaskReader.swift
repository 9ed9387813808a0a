import Detection

/// Finds what a sentence asks its reader to do.
struct TaskReader {
  /// A thing to do: its words, and how sure it is that it was asked for.
  struct Task {
    /// Places in the sentence's words.
    var words: Range<Int>
    var confidence: Double
    /// The sender is to be reminded of it.
    var isReminder = false
  }

  let message: ParsedMessage

  /// The first task of the sentence.
  ///
  /// - Parameter hasTime: Whether it names a time to come, which makes a task of what else is said in passing.
  func task(in sentence: Sentence, hasTime: Bool) -> Task? {
    let opening = sentence.opening
    for match in sentence.matches {
      let start = match.range.upperBound
      guard start < sentence.words.count else { continue }
      guard match.meaning == .answerBy || match.meaning == .needYou || isFree(match.range.lowerBound, in: sentence)
      else { continue }
      switch match.meaning {
      case .remindMe:
        guard start + 1 < sentence.words.count, !sentence.clause.isQuestion || hasTime else { continue }
        return finish(start, in: sentence, 0.75, isReminder: true)
      case .dontForget, .remember:
        let isFirst = match.range.lowerBound <= opening + 2 || hasMark(before: match.range.lowerBound, in: sentence)
        guard isFirst, isObject(start, sentence, allowsNoun: match.meaning == .dontForget)
        else { continue }
        return finish(start, in: sentence, 0.85)
      case .please, .askYou, .needYou:
        guard isTask(start, sentence, allowsWeak: hasTime) || isDue(start, sentence, hasTime) else { continue }
        return finish(start, in: sentence, 0.8)
      case .youMust where hasTime:
        guard isTask(start, sentence, allowsWeak: false) else { continue }
        return finish(start, in: sentence, 0.7)
      case .answerBy where hasTime:
        guard isDeadline(in: sentence, from: start), isAsked(match.range.lowerBound, sentence) else { continue }
        return finish(match.range.lowerBound, in: sentence, 0.7)
      default: continue
      }
    }
    for start in [imperative(in: sentence, from: opening)] + behindCommas(in: sentence, from: opening) {
      if let task = order(at: start, in: sentence, hasTime: hasTime) { return task }
    }
    return nil
  }

  /// "the cake is in, take it out in ten minutes".
  private func behindCommas(in sentence: Sentence, from opening: Int) -> [Int] {
    let starts = sentence.words.indices.filter { index in
      index > opening && message.text[sentence.words[index].token - 1].isMark(",")
    }
    return Array(starts.prefix(4))
  }

  /// "Bring the cake", "take it out in ten minutes please".
  private func order(at start: Int, in sentence: Sentence, hasTime: Bool) -> Task? {
    guard start < sentence.words.count else { return nil }
    if !hasTime, message.text.isWord(sentence.words[start].token, Self.pay) { return nil }
    if sentence.has(.advert) { return nil }
    let last = sentence.words.count - 1
    let isPolite = sentence.match(.please, at: last) != nil && last > start
    guard isTask(start, sentence, allowsWeak: isPolite && hasTime, isBare: !isPolite) else { return nil }
    return finish(start, in: sentence, isPolite ? 0.8 : 0.7)
  }

  /// Behind "Tom," and what opens the sentence.
  private func imperative(in sentence: Sentence, from opening: Int) -> Int {
    guard let word = sentence.words[safe: opening], message.text[word.next].isMark(",") else { return opening }
    return opening + 1
  }

  /// Whether no subject stands in front: "I remember to", "did you forget", "he needs you to".
  private func isFree(_ index: Int, in sentence: Sentence) -> Bool {
    guard let before = sentence.words[safe: index - 1] else { return true }
    let token = message.text[before.token]
    if message.text[before.next].kind == .mark, before.next < sentence.words[index].token { return true }
    return token.lexeme.role != .pronoun && token.lexeme.role != .toBe && sentence.match(.refuse, at: index - 1) == nil
  }

  private func isAsked(_ index: Int, _ sentence: Sentence) -> Bool {
    if index <= sentence.opening { return true }
    return sentence.ends(.please, .askYou, at: index)
      || (index == sentence.opening + 1 && message.text.role(sentence.words[index - 1].token) == .pronoun)
  }

  /// Whether a task begins at the word.
  private func isTask(_ index: Int, _ sentence: Sentence, allowsWeak: Bool, isBare: Bool = false) -> Bool {
    let strong = sentence.match(isBare ? .order : .task, at: index)
    guard let task = strong ?? (allowsWeak ? sentence.match(.weakTask, .task, at: index) : nil) else { return false }
    if let chat = sentence.match(.chat, at: index), chat.range.count >= task.range.count { return false }
    if sentence.match(.sharePhotos, .shareLocation, .timer, .alarm, at: index) != nil {
      return false
    }
    if isDetail(task.range, sentence) { return false }
    guard isBare, task.range.count < 3 else { return true }
    // "take it along if you have it" asks for nothing; a bare verb needs something to be done with.
    guard let object = sentence.words[safe: task.range.upperBound] else { return false }
    let token = message.text[object.token]
    return token.lexeme.role != .toBe && !(token.lexeme.role == .pronoun && !allowsWeak && isCondition(sentence))
      && !message.text.isWord(object.token, Self.it) && !isAdverb(token)
  }

  private static let it: WordKey = "it"
  private static let pay: WordKey = "pay"
  private static let owners: Set<WordKey> = ["your", "ur", "yr", "my", "our", "the", "his", "her", "their"]
  private static let toMe: Set<WordKey> = ["me", "us", "mi"]

  /// "send me Ana's number": the answer is a line of the chat.
  private func isDetail(_ task: Range<Int>, _ sentence: Sentence) -> Bool {
    guard let object = sentence.words[safe: task.upperBound],
      message.text.key(object.token).map(Self.toMe.contains) ?? false
    else { return false }
    return sentence.near(task.upperBound..<task.upperBound + 5).contains { $0.meaning == .detail }
  }

  private static let conditions: Set<WordKey> = ["if", "unless"]

  private func isCondition(_ sentence: Sentence) -> Bool {
    sentence.words.contains { word in message.text.key(word.token).map(Self.conditions.contains) ?? false }
  }

  private func isAdverb(_ token: Token) -> Bool { token.lexeme.role == .inside || token.lexeme.role == .at }

  /// Whether any verb will do, since it is to be done by a time.
  private func isDue(_ index: Int, _ sentence: Sentence, _ hasTime: Bool) -> Bool {
    guard hasTime, isDeadline(in: sentence, from: index), sentence.match(.chat, at: index) == nil,
      !isDetail(index..<index + 1, sentence)
    else { return false }
    let lexeme = message.text[sentence.words[index].token].lexeme
    return lexeme.role == .none && lexeme.number == 0 && lexeme.unit == .none && index + 1 < sentence.words.count
  }

  /// What "don't forget" may stand in front of: a task, a verb that no phrase has, or a thing.
  private func isObject(_ index: Int, _ sentence: Sentence, allowsNoun: Bool) -> Bool {
    let token = message.text[sentence.words[index].token]
    let chat = sentence.match(.chat, at: index)
    let task = sentence.match(.task, .weakTask, at: index)
    if let chat, chat.range.count >= (task?.range.count ?? 0) { return false }
    if let task {
      // "remember to call" is enough, "remember me" is not.
      return task.meaning == .task || task.range.upperBound < sentence.words.count
    }
    let isOwned = message.text.key(sentence.words[index].token).map(Self.owners.contains) ?? false
    let isSmall = token.lexeme.role == .pronoun || token.lexeme.role == .function || token.lexeme.role == .toBe
    guard isOwned ? index + 1 < sentence.words.count : !isSmall else { return false }
    let before = message.text[sentence.words[index - 1].token]
    if before.lexeme.role == .to { return index + 1 < sentence.words.count }
    return allowsNoun && !hasMark(before: index, in: sentence)
  }

  private func hasMark(before index: Int, in sentence: Sentence) -> Bool {
    index > 0 && sentence.words[index - 1].next < sentence.words[index].token
  }

  private static let deadlines: Set<WordKey> = ["by", "before", "b4", "bfore", "within", "until", "till"]

  private func isDeadline(in sentence: Sentence, from start: Int) -> Bool {
    sentence.words[start...].prefix(16).contains { message.text.key($0.token).map(Self.deadlines.contains) ?? false }
  }

  /// The task ends with its sentence, or in front of a reason.
  private func finish(_ start: Int, in sentence: Sentence, _ confidence: Double, isReminder: Bool = false) -> Task {
    var end = start + 1
    while end < sentence.words.count, !isEnd(end, in: sentence) { end += 1 }
    return Task(words: start..<end, confidence: confidence, isReminder: isReminder)
  }

  private static let reasons: Set<WordKey> = [
    "because", "cos", "coz", "cuz", "bcos", "so", "if", "when", "since", "becoz", "ok", "okay", "thanks", "thx", "lol",
    "haha", "hor", "but", "tho", "though", "else", "otherwise",
  ]

  private func isEnd(_ index: Int, in sentence: Sentence) -> Bool {
    let word = sentence.words[index]
    if message.text.key(word.token).map(Self.reasons.contains) ?? false { return true }
    // A comma, a dash or a smiley ends it, an apostrophe or a hyphen between two words does not.
    let mark = sentence.words[index - 1].next
    guard mark < word.token, message.text[mark].kind == .mark else { return false }
    return !message.text.isGlued(mark + 1) || message.text[mark].isMark(",")
  }
}
