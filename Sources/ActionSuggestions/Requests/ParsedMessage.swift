import CivilTime
import Detection

/// A message split into sentences, with what its text names.
final class ParsedMessage {
  let message: SuggestedActionsMessage
  let clock: WallClock
  let region: (locale: String?, region: String?)
  let body: [UInt8]
  /// As it was written, with nothing masked but what the sender does not say himself.
  let text: TokenizedText
  let detections: [Detection]
  let sentences: [Sentence]

  init(_ request: ActionRequest) {
    message = request.message
    clock = WallClock(request)
    region = (request.locale, request.region)
    body = Array(request.message.body.utf8)
    let text = TokenizedText(body)
    var taken = text
    let context = DetectionContext(
      reference: clock.reference, timeZone: clock.zone, locale: request.locale, region: request.region)
    let quoted = Quotations.ranges(in: text)
    let quotedBytes = quoted.map { Int(text[$0.lowerBound].start)..<Int(text[$0.upperBound - 1].stop) }
    detections = Detector().detect(&taken, context: context).filter { detection in
      !Self.isMereDayPart(detection, in: text) && !quotedBytes.contains { $0.contains(detection.range.lowerBound) }
    }
    self.text = text
    sentences = ClauseReader.clauses(of: text, around: detections.map(\.range)).map { clause in
      Sentence(clause, text: text, book: .english, without: quoted)
    }
  }

  /// "For dinner", "in the morning": a part of no day in particular says nothing of when.
  private static func isMereDayPart(_ detection: Detection, in text: TokenizedText) -> Bool {
    guard case .time(let value) = detection.value, value.isPartOfDay else { return false }
    return !tokens(in: detection.range, of: text).contains { index in
      let token = text[index]
      let lexeme = token.lexeme
      return token.kind == .number || lexeme.day != .none || lexeme.weekday > 0 || lexeme.month > 0
        || lexeme.role == .this || lexeme.role == .next || lexeme.number > 0
    }
  }

  func tokens(in bytes: Range<Int>) -> Range<Int> { Self.tokens(in: bytes, of: text) }

  /// The tokens that begin in the range.
  private static func tokens(in bytes: Range<Int>, of text: TokenizedText) -> Range<Int> {
    var low = 0
    var high = text.count
    while low < high {
      let middle = (low + high) / 2
      if Int(text[middle].start) < bytes.lowerBound { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < text.count, Int(text[end].start) < bytes.upperBound { end += 1 }
    return low..<end
  }

  var sender: SuggestedActionsMessage.Participant { message.sender }
  /// More than two people.
  var isGroup: Bool { message.recipients.count > 1 }

  /// How the sender is called in a sentence.
  var senderName: String { Self.firstName(sender) }

  static func firstName(_ person: SuggestedActionsMessage.Participant) -> String {
    person.name.isEmpty ? person.handle : String(person.name.split(separator: " ").first ?? "")
  }

  /// The detections of the clause, as a slice of all.
  func detections(in clause: Clause) -> ArraySlice<Detection> {
    var low = 0
    var high = detections.count
    while low < high {
      let middle = (low + high) / 2
      if detections[middle].range.upperBound <= clause.bytes.lowerBound { low = middle + 1 } else { high = middle }
    }
    return detections[low...].prefix { $0.range.lowerBound < clause.bytes.upperBound }
  }

  /// The number of the sentence in which the range begins.
  func sentence(at range: Range<Int>) -> Int? {
    var low = 0
    var high = sentences.count
    while low < high {
      let middle = (low + high) / 2
      if sentences[middle].clause.bytes.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < sentences.count ? low : nil
  }

  /// The time that the clause names.
  func when(in clause: Clause) -> When? {
    let times = detections(in: clause).filter(\.isTime)
    return times.isEmpty ? nil : When(Array(times), reference: clock.reference)
  }

  /// The bytes from one word to in front of another one.
  func bytes(_ words: Range<Int>, of sentence: Sentence) -> Range<Int> {
    guard let first = sentence.words[safe: words.lowerBound], let last = sentence.words[safe: words.upperBound - 1]
    else { return 0..<0 }
    let start = Int(text[first.token].start)
    return start..<max(start, Int(text[last.next - 1].stop))
  }

  func draft(
    _ payload: ActionPayload, _ title: String, _ range: Range<Int>?, _ confidence: Double, _ reason: String
  ) -> Draft {
    Draft(
      payload, title: title, range: range.map { TextRange($0, in: body) }, confidence: confidence, reason: reason)
  }
}

extension Detection {
  /// Whether it names a day or an hour that can be put into a calendar.
  var isTime: Bool {
    switch type {
    case .date, .time, .dateTime, .dateInterval, .recurrence: true
    default: false
    }
  }
}

extension Array {
  /// The element, or nil where there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
