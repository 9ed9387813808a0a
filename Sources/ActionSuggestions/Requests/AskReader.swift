import CivilTime
import Detection

/// Finds what a sentence asks the person for directly: a call, where they are, pictures, money.
struct AskReader {
  private static let nobody: Set<WordKey> = [
    "i", "he", "she", "they", "it", "not", "dont", "don", "never", "didnt", "didn", "wont", "people", "just", "ll",
    "she'll", "to", "will", "always",
  ]

  let message: ParsedMessage

  func drafts(of sentence: Sentence) -> [Draft] {
    var drafts: [Draft] = []
    if let draft = call(sentence) { drafts.append(draft) }
    if let draft = location(sentence) { drafts.append(draft) }
    if let draft = photos(sentence) { drafts.append(draft) }
    return drafts
  }

  /// "Call me", where no number is named: by the sender's number, or the handle.
  private func call(_ sentence: Sentence) -> Draft? {
    let isNumberNamed = message.detections.contains { $0.type == .phoneNumber }
    guard !isNumberNamed, let match = callPhrase(sentence) else { return nil }
    let name = message.sender.name.isEmpty ? message.sender.handle : message.sender.name
    let target: CallTarget
    if let number = HandleNumber.number(message.sender.handle, in: message) {
      target = .phoneNumber(number)
    } else if !message.sender.handle.isEmpty {
      target = .participant(message.sender.handle)
    } else {
      return nil
    }
    return message.draft(
      .call(target), "Call \(name)", message.bytes(match.range, of: sentence), 0.8, "\(name) asks for a call")
  }

  private func callPhrase(_ sentence: Sentence) -> Sentence.Match? {
    for match in sentence.matches {
      switch match.meaning {
      case .callWhen where match.range.lowerBound == sentence.opening: return match
      case .callMe where isAsked(match.range.lowerBound, sentence):
        // "call me crazy" names, it does not ask: only an end or a known word may follow.
        guard let next = sentence.words[safe: match.range.upperBound] else { return match }
        if message.text.isWord(next.token, Self.maybe) { continue }
        let isKnown = next.term != 0 || message.text[next.token].lexeme.isKnown
        if isKnown || message.text[sentence.words[match.range.upperBound - 1].next].kind == .mark { return match }
      default: continue
      }
    }
    return nil
  }

  private func isAsked(_ index: Int, _ sentence: Sentence) -> Bool {
    guard let before = sentence.words[safe: index - 1] else { return true }
    if sentence.ends(.refuse, at: index) { return false }
    return !(message.text.key(before.token).map(Self.nobody.contains) ?? false)
      || sentence.ends(.please, .askYou, .needYou, .remember, .dontForget, .opening, .accept, at: index)
  }

  /// "Where are you?", with nothing behind it that asks for something else.
  private func location(_ sentence: Sentence) -> Draft? {
    let match: Sentence.Match
    if let asked = sentence.first(.whereAreYou), isLast(asked, sentence), asked.range.lowerBound <= sentence.opening + 2
    {
      match = asked
    } else if let asked = sentence.first(.shareLocation), isAsked(asked.range.lowerBound, sentence) {
      match = asked
    } else {
      return nil
    }
    return message.draft(
      .shareLocation(recipient: message.sender.handle), "Share Location with \(message.senderName)",
      message.bytes(match.range, of: sentence), 0.8, "\(message.senderName) asks where you are")
  }

  private static let maybe: WordKey = "maybe"
  private static let here: Set<WordKey> = [
    "now", "rn", "at", "already", "alr", "today", "atm", "liao", "le", "ah", "lah", "in", "exactly", "right",
    "currently", "lol", "haha",
  ]
  private static let called: Set<WordKey> = [
    "guys", "all", "bro", "dude", "babe", "dear", "man", "mate", "darling", "honey", "sis", "love", "mum", "mom", "dad",
  ]

  private func isLast(_ match: Sentence.Match, _ sentence: Sentence) -> Bool {
    var index = match.range.upperBound
    while let next = sentence.words[safe: index] {
      // A mark between them parts two sentences.
      if message.text[sentence.words[index - 1].next].kind == .mark { return true }
      guard let key = message.text.key(next.token) else { return false }
      if Self.here.contains(key) { return true }
      guard Self.called.contains(key) else { return false }
      index += 1
    }
    return true
  }

  private func photos(_ sentence: Sentence) -> Draft? {
    guard let match = sentence.first(.sharePhotos), isAsked(match.range.lowerBound, sentence) else { return nil }
    return message.draft(
      .sharePhotos(recipient: message.sender.handle), "Share Photos with \(message.senderName)",
      message.bytes(match.range, of: sentence), 0.8, "\(message.senderName) asks for photos")
  }
}
