import Detection

/// Whom a sentence speaks to, where it says so: "Tom, can you …", "@Tom".
enum Addressee {
  /// Whether the sentence speaks to somebody else than the person; nil where it names nobody.
  static func isOther(_ sentence: Sentence, of message: ParsedMessage) -> Bool? {
    let people = message.message.recipients
    guard people.count > 1 else { return nil }
    var named: Bool?
    for (position, word) in sentence.words.enumerated() {
      let token = message.text[word.token]
      let isMention = message.text[word.token - 1].isMark("@") && message.text.isGlued(word.token)
      let isVocative = position <= 3 && isCalled(position, sentence, message)
      guard isMention || isVocative else { continue }
      let written = message.text.string(token.range).lowercased()
      guard let person = people.first(where: { isName(written, of: $0) }) else { continue }
      // One of those it names is enough.
      named = (named ?? true) && !person.isUser
    }
    return named
  }

  /// "Tom, …", "Tom can you …", "hey Tom!".
  private static func isCalled(_ position: Int, _ sentence: Sentence, _ message: ParsedMessage) -> Bool {
    let word = sentence.words[position]
    let next = message.text[word.next]
    if next.isMark(",") || next.isMark(":") || next.isMark("!") || position == sentence.words.count - 1 {
      return position == sentence.opening || position == 0
    }
    guard position == sentence.opening else { return false }
    return sentence.match(.please, .askYou, .dontForget, .remember, at: position + 1) != nil
  }

  private static func isName(_ written: String, of person: SuggestedActionsMessage.Participant) -> Bool {
    if person.handle.lowercased() == written { return true }
    return person.name.split(separator: " ").first.map { $0.lowercased() == written } ?? false
  }
}
