import CivilTime
import Detection

/// An hour without anything that says so: "back to 5", "8 not 7", "8 to 10".
struct BareHour: Hashable {
  var start: ClockTime
  var end: ClockTime?
  /// Twelve hours later is as good a reading.
  var isAmbiguous: Bool
  var range: Range<Int>

  /// The first number of the sentence that can be an hour.
  init?(_ sentence: Sentence, in message: ParsedMessage) {
    let text = message.text
    for (position, word) in sentence.words.enumerated() {
      guard text[word.token].kind == .number, !Self.isNegated(position, sentence, text),
        let first = Self.clock(word.token, text), Self.isClean(first.next, text)
      else { continue }
      start = first.time
      isAmbiguous = first.time.hour < 13
      range = Int(text[word.token].start)..<Int(text[first.next - 1].stop)
      let joins = text.role(first.next) == .to || text[first.next].isMark("-")
      if joins, let last = Self.clock(first.next + 1, text), Self.isClean(last.next, text) {
        end = last.time
        range = range.lowerBound..<Int(text[last.next - 1].stop)
      }
      return
    }
    return nil
  }

  private static let not: Set<WordKey> = ["not", "no", "than"]

  private static func isNegated(_ position: Int, _ sentence: Sentence, _ text: TokenizedText) -> Bool {
    (1...2).contains { distance in
      sentence.words[safe: position - distance].flatMap { text.key($0.token) }.map(not.contains) ?? false
    }
  }

  /// "8", "8:15", "8.15".
  private static func clock(_ token: Int, _ text: TokenizedText) -> (time: ClockTime, next: Int)? {
    guard text[token].kind == .number, text[token].count <= 2, !isGluedToWord(token, text) else { return nil }
    let hour = Int(text[token].number)
    guard (1...23).contains(hour) else { return nil }
    let mark = text[token + 1]
    if mark.isMark(":") || mark.isMark("."), text.isGlued(token + 1), text.isGlued(token + 2),
      text[token + 2].kind == .number
    {
      let minute = Int(text[token + 2].number)
      guard text[token + 2].count == 2, (0...59).contains(minute) else { return nil }
      return ClockTime(hour: hour, minute: minute).map { ($0, token + 3) }
    }
    return ClockTime(hour: hour, minute: 0).map { ($0, token + 1) }
  }

  private static func isGluedToWord(_ token: Int, _ text: TokenizedText) -> Bool {
    guard text.isGlued(token) else { return false }
    let before = text[token - 1]
    return before.kind != .mark || before.isMark("$") || before.isMark("#") || before.isMark("/") || before.isMark(".")
      || before.isMark("+")
  }

  /// Whether nothing follows that the number could count.
  private static func isClean(_ token: Int, _ text: TokenizedText) -> Bool {
    let next = text[token]
    switch next.kind {
    case .end, .newline: return true
    case .mark:
      return
        !(next.isMark("%") || next.isMark("$") || next.isMark("/") || next.isMark("+") || next.isMark("=")
        || next.isMark(":") || next.isMark("°")) && !(next.isMark(".") && text.isGlued(token + 1))
    case .word:
      return !text.isGlued(token) && next.lexeme.isKnown && next.lexeme.unit == .none && next.lexeme.month == 0
        || text.isWord(token, "not") || text.isWord(token, "works") || text.isWord(token, "then")
    case .number, .masked: return false
    }
  }
}
