import Detection

/// Writes a task as the person who has to do it would: "send me your part by Friday" is "Send Ana my part".
enum TaskTitle {
  private static let turned: [WordKey: String] = [
    "your": "my", "ur": "my", "yr": "my", "yours": "mine", "you": "me", "u": "me", "urself": "myself",
    "yourself": "myself",
  ]
  private static let sender: Set<WordKey> = ["me", "mi"]
  private static let senders: Set<WordKey> = ["my"]
  /// They lead to what is not in the title, or say nothing.
  private static let loose: Set<WordKey> = [
    "by", "on", "at", "before", "till", "until", "for", "in", "from", "please", "pls", "plz", "ya", "yeah", "lah", "la",
    "leh", "also", "too", "again", "okay", "ok", "and", "or", "the", "within", "latest", "b4", "around", "about",
  ]

  /// - Parameter times: What is said elsewhere and left out.
  static func title(
    _ task: TaskReader.Task, of sentence: Sentence, in message: ParsedMessage, without times: [Range<Int>]
  )
    -> String?
  {
    var pieces: [(text: String, key: WordKey?)] = []
    for index in task.words where pieces.count < 24 {
      let word = sentence.words[index]
      let range = Int(message.text[word.token].start)..<Int(message.text[word.next - 1].stop)
      guard !times.contains(where: { $0.overlaps(range) }) else { continue }
      let key = message.text.key(word.token)
      var text = message.text.string(range)
      // What stands between two words without a space belongs to them: "e-mail", "10,000".
      if let next = sentence.words[safe: index + 1], index + 1 < task.words.upperBound, next.token > word.next,
        message.text.isGlued(word.next), message.text.isGlued(next.token)
      {
        text += message.text.string(range.upperBound..<Int(message.text[next.token].start))
        pieces.append((text + "\u{0}", key))
        continue
      }
      if let key, !task.isReminder {
        if sender.contains(key) { text = message.senderName }
        if senders.contains(key) { text = message.senderName + "’s" }
        text = turned[key] ?? text
      }
      pieces.append((text, key))
    }
    while let last = pieces.last, last.key.map(loose.contains) ?? false, pieces.count > 1 { pieces.removeLast() }
    guard !pieces.isEmpty else { return nil }
    let title = pieces.map(\.text).joined(separator: " ").replacing("\u{0} ", with: "").replacing("\u{0}", with: "")
    guard title.utf8.count >= 2, title.utf8.count <= 200 else { return nil }
    if title.lowercased() == "rsvp" { return "RSVP" }
    if task.isReminder { return "Remind \(message.senderName): \(title)" }
    return title.prefix(1).uppercased() + title.dropFirst()
  }
}
