import CivilTime
import Detection

/// Finds the plans of a message: a time to come, together with an occasion, a proposal or a place.
///
/// A time alone is no plan. What the words of its sentence say is added up, and the sum decides; in doubt there is
/// none.
struct PlanReader {
  let text: TokenizedText
  let detections: [Detection]
  let reference: CivilDateTime
  let lexicon: PlanLexicon
  let clauses: [Clause]
  private var address: (name: String, range: Range<Int>, address: String?)?

  /// From this sum on a sentence with a time to come is a plan.
  static let threshold = 2.5

  init(text: TokenizedText, detections: [Detection], reference: CivilDateTime, lexicon: PlanLexicon = .english) {
    self.text = text
    self.detections = detections
    self.reference = reference
    self.lexicon = lexicon
    clauses = ClauseReader.clauses(of: text)
    for detection in detections {
      guard case .postalAddress(let value) = detection.value else { continue }
      address = (value.street, detection.range, text.string(detection.range))
      break
    }
  }

  func plans() -> [Plan] {
    var plans: [Plan] = []
    var next = 0
    for (index, clause) in clauses.enumerated() where plans.count < ActionFinder.limit {
      while next < detections.count, detections[next].range.upperBound <= clause.bytes.lowerBound { next += 1 }
      let here = detections[next...].prefix { $0.range.lowerBound < clause.bytes.upperBound }
      let times = here.filter(isTime)
      guard let when = When(times, reference: reference) ?? laterToday(clause) else { continue }
      let reading = ClauseReading(clause, text: text, lexicon: lexicon)
      var score = reading.score(isBeside: when.range, hasDay: when.hasDay)
      var occasion = reading.occasion
      if occasion == nil, let near = occasionBeside(index) {
        occasion = near
        score += 0.75
      }
      let place = place(among: here, isComing: reading.isComing)
      if place != nil { score += 0.75 }
      if when.value.start.time != nil { score += 1 }
      if !when.hasDay, occasion == nil, place == nil, !reading.isDefinite { continue }
      if when.isLater, (occasion == nil && place == nil) || score < Self.threshold + 0.75 { continue }
      guard score >= Self.threshold, !when.isDoubtful || score >= Self.threshold + 1 else { continue }
      if plans.contains(where: { $0.when.start == when.value.start }) { continue }
      plans.append(
        Plan(
          when: when.value, range: when.range, occasion: occasion, place: place?.name, placeRange: place?.range,
          address: place?.address, confidence: min(0.95, 0.55 + (score - Self.threshold) * 0.1),
          isQuestion: clause.isQuestion))
    }
    return plans
  }

  /// Whether a sentence proposes to meet, whatever the time, so that a place in it is worth showing.
  func isMeetingProposed(in clause: Int) -> Bool {
    let clause = clauses[clause]
    let reading = ClauseReading(clause, text: text, lexicon: lexicon)
    return (reading.isGathering || reading.occasion != nil)
      && reading.score(isBeside: clause.bytes) >= Self.threshold
  }

  /// The sentence in which the range begins, as its number.
  func clause(at range: Range<Int>) -> Int? {
    var low = 0
    var high = clauses.count
    while low < high {
      let middle = (low + high) / 2
      if clauses[middle].bytes.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < clauses.count ? low : nil
  }

  private func isTime(_ detection: Detection) -> Bool {
    switch detection.type {
    case .date, .time, .dateTime, .dateInterval: true
    default: false
    }
  }

  /// "later" is today, where an occasion is named.
  private func laterToday(_ clause: Clause) -> When? {
    guard let index = clause.tokens.first(where: { text.isWord($0, "later") }) else { return nil }
    return When(later: text[index].range, today: reference.date)
  }

  /// The occasion of a sentence next to it, in a short message.
  private func occasionBeside(_ index: Int) -> String? {
    guard text.count <= 60 else { return nil }
    for position in [index - 1, index + 1] where clauses.indices.contains(position) {
      if let occasion = ClauseReading(clauses[position], text: text, lexicon: lexicon).occasion { return occasion }
    }
    return nil
  }

  /// The message's address, else the first place that the sentence names.
  private func place(
    among here: ArraySlice<Detection>, isComing: Bool
  ) -> (name: String, range: Range<Int>, address: String?)? {
    if let address { return address }
    for detection in here where detection.confidence >= (isComing ? 0.5 : 0.7) {
      if case .place(let name) = detection.value { return (name, detection.range, nil) }
    }
    return nil
  }
}
