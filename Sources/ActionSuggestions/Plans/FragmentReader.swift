import CivilTime
import Detection

/// Finds what each sentence of a message says of a plan.
///
/// A time alone is no plan. What the words of its sentence say is added up, and the sum decides; in doubt there is
/// none.
struct FragmentReader {
  /// From this sum on a sentence with a time to come is a plan.
  static let threshold = 2.5
  /// From this sum on a sentence without a time proposes something.
  private static let opening = 2.0
  /// Of a longer message only so many sentences are read for plans.
  private static let longest = 200

  let message: ParsedMessage
  /// Sentences that ask for something to be done: a time in them is when to do it.
  let tasks: Set<Int>
  private let readings: [ClauseReading]
  private let address: PlanPlace?
  /// The service of a call that the message links to.
  private let service: String?

  init(_ message: ParsedMessage, tasks: Set<Int>, lexicon: PlanLexicon = .english) {
    self.message = message
    self.tasks = tasks
    readings = message.sentences.prefix(Self.longest).map { sentence in
      ClauseReading(
        sentence.clause, text: message.text, lexicon: lexicon, isGathering: sentence.has(.gather))
    }
    var address: PlanPlace?
    for detection in message.detections {
      guard case .postalAddress(let value) = detection.value else { continue }
      address = PlanPlace(name: value.street, address: message.text.string(detection.range), range: detection.range)
      break
    }
    self.address = address
    service =
      message.detections.lazy.compactMap { detection -> String? in
        guard case .link(let url, let host) = detection.value else { return nil }
        return CallService.name(url: url, host: host)
      }.first
  }

  func fragments() -> [PlanFragment] {
    var fragments: [PlanFragment] = []
    var day: TimeValue?
    for (index, reading) in readings.enumerated() where fragments.count < 12 {
      let sentence = message.sentences[index]
      var when = message.when(in: sentence.clause)
      if let named = when, isNegated(named, in: sentence) { when = nil }
      if let named = when, isLast(named, in: sentence) { when?.isToCome = false }
      if let named = when, !named.hasDay, let carried = day {
        // An hour in a sentence behind the one that names the day.
        var joined = When(later: named.range, today: carried.start.date)
        joined.isLater = false
        joined.join(named.value, named.range)
        joined.isHourAmbiguous = named.isHourAmbiguous
        if named.isHourAmbiguous, reading.sense == .none { joined.moveIntoDay() }
        joined.isToCome = joined.value.start.moment > message.clock.reference
        when = joined
      }
      if isAlternative(sentence), let last = fragments.indices.last, fragments[last].isPlan || fragments[last].isOpening
      {
        // "Or tomorrow?" is another reading of what was proposed.
        if let other = when, other.hasDay, other.isToCome { fragments[last].when?.candidates.append(other.value) }
        continue
      }
      let fragment = fragment(index, reading, when)
      if let when, when.hasDay, when.isToCome, when.value.end == nil, !fragment.isAside, !fragment.isOwn {
        day = when.value
      }
      if isWorthKeeping(fragment), !sentence.isQuoting { fragments.append(fragment) }
    }
    return fragments
  }

  /// Whether a sentence proposes to meet, whatever the time, so that a place in it is worth showing.
  func isMeetingProposed(at range: Range<Int>) -> Bool {
    guard let index = message.sentence(at: range), let reading = readings[safe: index] else { return false }
    return (reading.isGathering || reading.occasion != nil)
      && reading.score(isBeside: message.sentences[index].clause.bytes) >= Self.threshold
  }

  private func fragment(_ index: Int, _ reading: ClauseReading, _ named: When?) -> PlanFragment {
    let sentence = message.sentences[index]
    let clause = sentence.clause
    var fragment = PlanFragment(range: named?.range ?? clause.bytes)
    fragment.when = named
    fragment.cues = cues(of: sentence)
    fragment.sense = reading.sense
    fragment.isQuestion = clause.isQuestion
    fragment.isAside = reading.isAside(isBeside: fragment.range)
    fragment.isOwn = reading.isOwn
    fragment.occasion = reading.occasion
    let here = message.detections(in: clause)
    fragment.place = place(among: here, isComing: reading.isComing || named?.value.recurrenceRule != nil)
    if named == nil || named?.hasHour == false { fragment.bareHour = BareHour(sentence, in: message) }
    fragment.guests = Guests.named(in: sentence, of: message)
    fragment.isContextual = isContextual(sentence, fragment)
    let isAsking = !fragment.cues.isDisjoint(with: [.asksWhere, .asksWhen, .refuse, .cancel])
    fragment.guessedPlace = fragment.place == nil && !isAsking ? guessedPlace(sentence) : nil
    fragment.otherPlace = fragment.place == nil && fragment.cues.contains(.correct) ? otherPlace(sentence) : nil
    let when = named ?? laterToday(clause)
    guard let when else {
      let sum = reading.score(isBeside: clause.bytes, hasDay: false)
      fragment.isOpening =
        !tasks.contains(index) && (reading.occasion != nil || reading.isGathering) && sum >= Self.opening
      return fragment
    }
    decide(&fragment, when, index, reading)
    return fragment
  }

  private func decide(_ fragment: inout PlanFragment, _ when: When, _ index: Int, _ reading: ClauseReading) {
    let sentence = message.sentences[index]
    var score = reading.score(isBeside: when.range, hasDay: when.hasDay)
    if sentence.has(.invite) {
      // "I can come over tonight": who comes to the person is part of it.
      if !fragment.isAside, !fragment.isOwn {
        score += 1.75
      } else if reading.isOwnDoing, !fragment.isQuestion {
        score += 4.5
      }
    }
    var occasion = reading.occasion
    if readings[safe: index + 1]?.isGathering == true || readings[safe: index - 1]?.isGathering == true {
      score += 0.75
    }
    if occasion == nil, let near = occasionBeside(index) {
      occasion = near
      score += isBelowHeading(index) ? 1.75 : 0.75
    }
    if occasion == nil, sentence.has(.callMe) { occasion = "Call" }
    if let service {
      occasion = occasion ?? service + " call"
      score += 1.5
    }
    if fragment.place != nil { score += 0.75 }
    if when.value.recurrenceRule != nil { score += occasion == nil ? 0 : 3.75 }
    if when.hasHour { score += 1 }
    if tasks.contains(index) { score -= reading.isGathering ? 0 : 2 }
    guard when.isToCome else { return }
    if !when.hasDay, occasion == nil, fragment.place == nil, !reading.isDefinite { return }
    if when.isLater, (occasion == nil && fragment.place == nil) || score < Self.threshold + 0.75 { return }
    guard score >= Self.threshold, !when.isDoubtful || score >= Self.threshold + 1 else { return }
    fragment.when = when
    fragment.range = when.range
    fragment.occasion = occasion
    fragment.isPlan = true
    fragment.confidence = min(0.95, 0.55 + (score - Self.threshold) * 0.1)
  }

  private func isWorthKeeping(_ fragment: PlanFragment) -> Bool {
    fragment.isPlan || fragment.isOpening || fragment.when != nil || fragment.bareHour != nil
      || fragment.guessedPlace != nil || fragment.otherPlace != nil || !fragment.cues.isEmpty || fragment.place != nil
  }

  /// "not Wednesday".
  private func isNegated(_ when: When, in sentence: Sentence) -> Bool {
    guard let index = sentence.words.firstIndex(where: { Int(message.text[$0.token].start) >= when.range.lowerBound })
    else { return false }
    return (1...2).contains { distance in
      sentence.words[safe: index - distance].map { message.text.isWord($0.token, Self.not) } ?? false
    }
  }

  /// "last Tuesday's meeting at 3".
  private func isLast(_ when: When, in sentence: Sentence) -> Bool {
    let before = sentence.words.last { Int(message.text[$0.token].stop) <= when.range.lowerBound }
    return before.map { message.text.role($0.token) == .last } ?? false
  }

  private func isAlternative(_ sentence: Sentence) -> Bool {
    sentence.words.first.map { message.text.isWord($0.token, Self.or) } ?? false
  }

  private static let or: WordKey = "or"
  private static let not: WordKey = "not"
  private static let later: WordKey = "later"

  /// "later" is today, where an occasion is named.
  private func laterToday(_ clause: Clause) -> When? {
    guard
      let index = clause.tokens.first(where: { message.text.role($0) == .later && message.text.isWord($0, Self.later) })
    else { return nil }
    return When(later: message.text[index].range, today: message.clock.reference.date)
  }

  /// Whether the line above is a heading: a few words alone.
  private func isBelowHeading(_ index: Int) -> Bool {
    guard let above = message.sentences[safe: index - 1], above.words.count <= 4, readings[index - 1].occasion != nil
    else { return false }
    return message.text[above.clause.tokens.upperBound].kind == .newline
  }

  /// The occasion of a sentence next to it, in a short message.
  private func occasionBeside(_ index: Int) -> String? {
    for position in [index - 1, index + 1] {
      // In a long message a heading alone names what the line below it is about.
      let isHeading = position < index && (message.sentences[safe: position]?.words.count ?? 0) <= 4
      guard isHeading || message.text.count <= 60 else { continue }
      if let occasion = readings[safe: position]?.occasion { return occasion }
    }
    return nil
  }

  /// The message's address, else the first place that the sentence names.
  private func place(among here: ArraySlice<Detection>, isComing: Bool) -> PlanPlace? {
    if let address { return address }
    for detection in here where detection.confidence >= (isComing ? 0.5 : 0.7) {
      if case .place(let name) = detection.value { return PlanPlace(name: name, range: detection.range) }
    }
    return nil
  }
}
