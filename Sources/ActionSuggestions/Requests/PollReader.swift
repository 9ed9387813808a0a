import Detection

/// Finds a choice that is put to several people: "thai or pizza tonight?".
struct PollReader {
  let message: ParsedMessage

  func draft(of sentence: Sentence) -> Draft? {
    guard message.isGroup, sentence.clause.isQuestion, !sentence.has(.figure), let or = or(in: sentence),
      let right = option(from: or + 1, by: 1, in: sentence), let left = option(from: or - 1, by: -1, in: sentence)
    else { return nil }
    var options = [left]
    // "mon, tue or wed": what commas part in front belongs to it.
    var first = left.lowerBound
    while options.count < 6, let before = sentence.words[safe: first - 1],
      message.text[before.next].isMark(","), let option = option(from: first - 1, by: -1, in: sentence)
    {
      options.insert(option, at: 0)
      first = option.lowerBound
    }
    options.append(right)
    let texts = options.map { message.text.string(message.bytes($0, of: sentence)) }
    guard Set(texts.map { $0.lowercased() }).count == texts.count else { return nil }
    let question = message.text.string(sentence.clause.bytes)
    return message.draft(
      .createPoll(question: question.utf8.count <= 200 ? question + "?" : nil, options: texts), "Create Poll",
      sentence.clause.bytes, 0.7, "\(message.senderName) asks everybody to choose")
  }

  private static let word: WordKey = "or"

  private func or(in sentence: Sentence) -> Int? {
    let places = sentence.words.indices.filter { message.text.isWord(sentence.words[$0].token, Self.word) }
    return places.count == 1 ? places.first : nil
  }

  private static let ends: Set<WordKey> = [
    "for", "on", "at", "in", "tonight", "today", "tomorrow", "tmr", "this", "next", "with", "after", "before", "to",
    "prefer", "want", "like", "is", "are", "we", "you", "u", "everyone", "do", "should", "shall", "get", "have", "guys",
    "all", "works", "work", "better", "best", "suits", "fits", "about", "of", "go", "lets", "does", "which", "what",
    "instead", "please", "pls", "wanna", "the", "a", "between", "it", "rather", "say", "so", "folks", "team", "either",
  ]

  /// One to three words in a row beside "or".
  private func option(from start: Int, by step: Int, in sentence: Sentence) -> Range<Int>? {
    var index = start
    var count = 0
    while let word = sentence.words[safe: index], count < 4 {
      if message.text.key(word.token).map(Self.ends.contains) ?? false { break }
      count += 1
      index += step
      // A mark ends it.
      let seam = step > 0 ? word.next : (sentence.words[safe: index]?.next ?? word.token)
      if message.text[seam].kind == .mark, !message.text[seam].isMark("-"), !message.text[seam].isMark("'") { break }
    }
    guard (1...3).contains(count) else { return nil }
    return step > 0 ? start..<start + count : start - count + 1..<start + 1
  }
}
