import Detection

/// Finds somebody's details: a name with a number or an address beside it.
struct ContactReader {
  let message: ParsedMessage

  /// Details further behind are not looked at.
  private static let most = 24

  /// One contact, of the first name that has details behind it.
  func draft() -> Draft? {
    var contact: ContactPayload?
    var range = 0..<0
    for detection in message.detections.prefix(Self.most) {
      switch detection.type {
      case .phoneNumber, .emailAddress: break
      default: continue
      }
      if contact == nil {
        guard let name = name(before: detection.range.lowerBound) ?? ownName(before: detection.range.lowerBound) else {
          continue
        }
        contact = ContactPayload(name: name.text)
        range = name.range.lowerBound..<detection.range.upperBound
      } else if detection.range.lowerBound - range.upperBound > 12 {
        break
      }
      range = range.lowerBound..<detection.range.upperBound
      switch detection.value {
      case .phoneNumber(let number, let e164) where (contact?.phoneNumbers.count ?? 0) < 4:
        contact?.phoneNumbers.append(e164 ?? number)
      case .emailAddress(let address) where (contact?.emailAddresses.count ?? 0) < 4:
        contact?.emailAddresses.append(address)
      default: break
      }
    }
    guard let contact, let name = contact.name else { return nil }
    return message.draft(
      .addContact(contact), "Add \(name) to Contacts", range, 0.65, "The message names how to reach \(name)")
  }

  /// One to three capitalised words in front of the detail, with nothing between but a mark or "is".
  private func name(before offset: Int) -> (text: String, range: Range<Int>)? {
    guard let sentence = message.sentence(at: offset - 1..<offset).map({ message.sentences[$0] }) else { return nil }
    var last = sentence.words.lastIndex { Int(message.text[$0.next - 1].stop) <= offset } ?? -1
    var gap = 0
    while let word = sentence.words[safe: last], isBetween(word), gap < 3 {
      last -= 1
      gap += 1
    }
    guard let end = sentence.words[safe: last], offset - Int(message.text[end.next - 1].stop) <= 16 else { return nil }
    var first = last
    while let word = sentence.words[safe: first - 1], last - first < 2, isName(word), !hasMark(word, first, sentence) {
      first -= 1
    }
    guard isName(end), sentence.words[safe: first].map(isName) ?? false else { return nil }
    // One capital at the beginning of a sentence is only how sentences begin.
    if first == last, first <= sentence.opening, gap == 0, !message.text[end.next].isMark(":"),
      !message.text[end.next].isMark(",")
    {
      return nil
    }
    let range = Int(message.text[sentence.words[first].token].start)..<Int(message.text[end.token].stop)
    return (message.text.string(range), range)
  }

  private static let details: Set<WordKey> = ["number", "email", "address", "cell", "mobile", "phone"]
  private static let my: WordKey = "my"
  private static let new: WordKey = "new"

  /// "my new number is": the sender's own details, which are worth keeping only where they have changed.
  private func ownName(before offset: Int) -> (text: String, range: Range<Int>)? {
    guard !message.sender.name.isEmpty, let index = message.sentence(at: offset - 1..<offset) else { return nil }
    let words = message.sentences[index].words.filter { Int(message.text[$0.next - 1].stop) <= offset }.suffix(6)
    guard let first = words.first(where: { message.text.isWord($0.token, Self.my) }), let last = words.last,
      words.contains(where: { message.text.isWord($0.token, Self.new) }),
      words.contains(where: { message.text.key($0.token).map(Self.details.contains) ?? false }),
      message.text.role(last.token) == .toBe || message.text[last.next].isMark(":")
    else { return nil }
    return (message.sender.name, message.text[first.token].range)
  }

  private static let between: Set<WordKey> = [
    "is", "number", "no", "phone", "cell", "mobile", "tel", "email", "contact", "num", "hp", "s",
  ]

  private func isBetween(_ word: Word) -> Bool {
    !message.text[word.token].isCapitalised && (message.text.key(word.token).map(Self.between.contains) ?? false)
  }

  private func isName(_ word: Word) -> Bool {
    let token = message.text[word.token]
    let isTitle = message.text.isWord(word.token, "mr") || message.text.isWord(word.token, "mrs")
    return token.isCapitalised && (isTitle || !token.lexeme.isKnown && word.term == 0) && token.count > 1
  }

  private func hasMark(_ word: Word, _ next: Int, _ sentence: Sentence) -> Bool {
    sentence.words[next].token > word.next && !message.text[word.next].isMark(".")
  }
}
