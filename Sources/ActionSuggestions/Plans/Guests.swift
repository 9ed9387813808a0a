import Detection

/// People whom a sentence names as taking part: "@Noor", "lunch with Odile Marchetti".
enum Guests {
  private static let with: WordKey = "with"

  static func named(in sentence: Sentence, of message: ParsedMessage) -> [String] {
    let text = message.text
    var names: [String] = []
    var isWith = false
    var distance = 0
    var index = 0
    while index < sentence.words.count, names.count < 8 {
      let word = sentence.words[index]
      if text[word.token - 1].isMark("@"), text.isGlued(word.token) {
        let handle = text.string(text[word.token].range).lowercased()
        if let person = message.message.recipients.first(where: { isCalled(handle, $0) }), !person.isUser {
          names.append(person.name)
        }
      } else if text.isWord(word.token, with) {
        isWith = true
        distance = 0
      } else if isWith, distance <= 4, isName(word, text) {
        var end = index
        while let next = sentence.words[safe: end + 1], isName(next, text), isJoined(sentence.words[end], next, text) {
          end += 1
        }
        let range = Int(text[word.token].start)..<Int(text[sentence.words[end].token].stop)
        names.append(text.string(range))
        index = end
        isWith = false
      }
      distance += 1
      index += 1
    }
    return names
  }

  /// The participants whom the message mentions by "@"; nil where it mentions nobody.
  static func isMentioning(_ message: ParsedMessage) -> Bool {
    message.text.count > 0
      && message.sentences.contains { sentence in
        sentence.words.contains { word in
          message.text[word.token - 1].isMark("@") && message.text.isGlued(word.token)
            && message.message.recipients.contains {
              isCalled(message.text.string(message.text[word.token].range).lowercased(), $0)
            }
        }
      }
  }

  private static func isCalled(_ handle: String, _ person: SuggestedActionsMessage.Participant) -> Bool {
    person.handle.lowercased() == handle
      || person.name.split(separator: " ").first.map { $0.lowercased() == handle } ?? false
  }

  private static func isName(_ word: Word, _ text: TokenizedText) -> Bool {
    let token = text[word.token]
    return token.isCapitalised && !token.isUppercase && !token.lexeme.isKnown && word.term == 0 && token.count > 1
  }

  private static func isJoined(_ left: Word, _ right: Word, _ text: TokenizedText) -> Bool {
    right.token == left.next || (right.token == left.next + 1 && text[left.next].isMark("-"))
  }
}
