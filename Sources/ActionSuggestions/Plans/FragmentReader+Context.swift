import Detection

extension FragmentReader {
  private static let meanings: [(Meaning, PlanFragment.Cues)] = [
    (.accept, .accept), (.refuse, .refuse), (.cancel, .cancel), (.correct, .correct), (.sameTime, .sameTime),
    (.topic, .topic), (.asksWhere, .asksWhere), (.asksWhen, .asksWhen), (.arranged, .arranged),
  ]

  func cues(of sentence: Sentence) -> PlanFragment.Cues {
    var cues: PlanFragment.Cues = []
    for match in sentence.matches {
      for (meaning, cue) in Self.meanings where meaning == match.meaning { cues.insert(cue) }
    }
    if isStarred(sentence) { cues.insert(.correct) }
    if cues.contains(.refuse), isKeen(sentence) { cues.remove(.refuse) }
    if cues.contains(.asksWhen) || cues.contains(.asksWhere), !sentence.clause.isQuestion, sentence.words.count > 5 {
      cues.subtract([.asksWhen, .asksWhere])
    }
    return cues
  }

  /// "*4": the message puts right what the one in front of it said.
  private func isStarred(_ sentence: Sentence) -> Bool {
    guard sentence.words.count <= 4, let first = sentence.words.first, message.text.count > 1 else { return false }
    return first.token == 1 && message.text[0].isMark("*") && message.text.isGlued(1)
      && !(1..<message.text.count).contains { message.text[$0].isMark("*") }
  }

  private static let wait: WordKey = "wait"

  /// "can't wait".
  private func isKeen(_ sentence: Sentence) -> Bool {
    sentence.words.contains { message.text.isWord($0.token, Self.wait) }
  }

  /// Whether the sentence says little more than a time, so that it belongs to what is talked about.
  func isContextual(_ sentence: Sentence, _ fragment: PlanFragment) -> Bool {
    guard sentence.words.count <= 16 else { return false }
    let times = message.detections(in: sentence.clause).filter { $0.isTime || $0.type == .place }.map(\.range)
    var others = 0
    for (index, word) in sentence.words.enumerated() {
      let range = message.text[word.token].range
      if times.contains(where: { $0.overlaps(range) }) || message.text[word.token].kind == .number { continue }
      let isLight = sentence.matches.contains { match in
        guard match.range.contains(index) else { return false }
        switch match.meaning {
        case .filler, .accept, .opening, .correct, .arranged, .please, .sameTime, .asksWhen: return true
        default: return false
        }
      }
      if !isLight { others += 1 }
    }
    return others <= 1
  }

  /// A name that stands alone in a short sentence.
  func guessedPlace(_ sentence: Sentence) -> PlanPlace? {
    let start = sentence.opening
    let words = sentence.words[min(start, sentence.words.count)...]
    guard (1...6).contains(words.count), let first = words.first, let last = words.last, !isPerson(first),
      words.allSatisfy({ message.text[$0.token].kind == .word })
    else { return nil }
    let roles = words.map { message.text.role($0.token) }
    guard !roles.contains(.nowhere), !roles.contains(.pronoun), !roles.contains(.toBe) else { return nil }
    guard message.detections(in: sentence.clause).allSatisfy({ $0.type == .place }) else { return nil }
    let isLeading = roles.first == .at || roles.first == .inside
    guard let begin = isLeading ? words.dropFirst().first : first else { return nil }
    let range = Int(message.text[begin.token].start)..<Int(message.text[last.next - 1].stop)
    guard range.count >= 3 else { return nil }
    return PlanPlace(name: message.text.string(range), range: range)
  }

  private static let instead: WordKey = "instead"
  /// What stands in front of the name: "actually let's do".
  private static let leading: Set<WordKey> = [
    "actually", "let", "lets", "s", "us", "do", "try", "go", "to", "at", "can", "could", "should", "we", "how", "what",
    "about", "or", "maybe", "hmm", "no", "wait", "rather", "meet", "sorry", "make", "it", "ok", "let's",
  ]

  /// The name in "let's do Green Bowl instead": all of its words begin with a capital.
  func otherPlace(_ sentence: Sentence) -> PlanPlace? {
    guard sentence.words.count <= 10, let last = sentence.words.last, message.text.isWord(last.token, Self.instead)
    else { return nil }
    let name = sentence.words.dropLast().drop { word in
      message.text.key(word.token).map(Self.leading.contains) ?? false
    }
    guard (1...4).contains(name.count), let first = name.first, let end = name.last, !isPerson(first),
      name.allSatisfy({ word in
        let token = message.text[word.token]
        return token.kind == .word && message.text.bytes[Int(token.start)].isCapital && token.lexeme.weekday == 0
      })
    else { return nil }
    let range = Int(message.text[first.token].start)..<Int(message.text[end.next - 1].stop)
    guard range.count >= 3 else { return nil }
    return PlanPlace(name: message.text.string(range), range: range)
  }

  private func isPerson(_ word: Word) -> Bool {
    let written = message.text.string(message.text[word.token].range).lowercased()
    return ([message.message.sender] + message.message.recipients).contains { person in
      person.name.split(separator: " ").contains { $0.lowercased() == written }
    }
  }
}
