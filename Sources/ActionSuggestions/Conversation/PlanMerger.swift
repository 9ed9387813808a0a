import CivilTime
import Detection

/// Adds what a sentence says to a plan that the conversation is about.
struct PlanMerger {
  let fragment: PlanFragment
  /// The message's place in the conversation.
  let index: Int
  let facts: MessageFacts
  /// Whether the message takes back something that was said.
  let isCorrecting: Bool

  /// A plan that begins with the sentence; nil where it has no part that counts.
  func opened() -> OpenPlan? {
    var plan = OpenPlan(
      occasion: fragment.occasion, sense: fragment.sense, guests: fragment.guests, proposer: facts.sender.handle,
      confidence: fragment.isPlan ? fragment.confidence : 0.6, isQuestion: fragment.isQuestion, lastTouched: index)
    if fragment.isPlan {
      plan.when = fragment.when
      plan.range = fragment.range
    }
    if let place = fragment.place { put(place, into: &plan) }
    ask(&plan)
    return plan
  }

  /// Adds the parts, and says whether the plan is another one now.
  func merge(into plan: inout OpenPlan) -> Bool {
    let wasCancelled = plan.isCancelled
    var isChanged = agree(&plan)
    ask(&plan)
    if let when = fragment.when, when.hasDay, !when.isLater {
      isChanged = mergeDay(when, into: &plan) || isChanged
    } else if let hour = hour(for: plan) {
      isChanged = mergeHour(hour, into: &plan) || isChanged
    }
    if let place = place(for: plan) {
      put(place, into: &plan)
      isChanged = true
    }
    if let occasion = fragment.occasion, plan.occasion == nil {
      plan.occasion = occasion
      plan.sense = fragment.sense
      isChanged = true
    }
    if plan.sense == .none { plan.sense = fragment.sense }
    for guest in fragment.guests where !plan.guests.contains(guest) { plan.guests.append(guest) }
    if wasCancelled, !isChanged, !fragment.isPlan { return false }
    if isChanged || !fragment.cues.isEmpty || fragment.when != nil { plan.lastTouched = index }
    if isChanged {
      plan.confidence = min(0.95, max(plan.confidence, fragment.confidence) + 0.05)
      plan.isQuestion = fragment.isQuestion
    }
    return isChanged || wasCancelled
  }

  private func ask(_ plan: inout OpenPlan) {
    if fragment.cues.contains(.asksWhere) { plan.askedWhere = index }
    if fragment.cues.contains(.asksWhen) { plan.askedWhen = index }
  }

  /// Takes up an hour that somebody else has asked about.
  private func agree(_ plan: inout OpenPlan) -> Bool {
    guard let proposal = plan.proposal, plan.lastTouched < index, var when = plan.when else { return false }
    plan.proposal = nil
    guard fragment.cues.contains(.accept), fragment.when == nil, fragment.bareHour == nil else { return false }
    when.value.start.time = proposal
    when.value.end = nil
    plan.when = when
    return true
  }

  // MARK: Day and hour

  private func mergeDay(_ when: When, into plan: inout OpenPlan) -> Bool {
    guard let known = plan.when else {
      plan.when = when
      if !when.hasHour, let hour = plan.hour { plan.when?.join(hour, when.range) }
      return true
    }
    guard known.value.start.date == when.value.start.date else {
      plan.when = when
      if let time = when.value.start.time {
        set(chosen(time, when.isHourAmbiguous, plan), when.value.end?.time, &plan)
      } else if let time = known.value.start.time {
        plan.when?.value.start.time = time
        plan.when?.value.grain = known.value.grain
        plan.when?.candidates = []
      }
      return true
    }
    guard when.hasHour else { return false }
    return mergeHour(when, into: &plan)
  }

  /// The hour that the sentence names, in detail or as a mere number where one is expected.
  private func hour(for plan: OpenPlan) -> When? {
    if let when = fragment.when { return when.hasHour && !when.isLater ? when : nil }
    guard let bare = fragment.bareHour, isHourExpected(plan) else { return nil }
    var when = When(later: bare.range, today: facts.clock.reference.date)
    when.isLater = false
    when.value.start.time = bare.start
    when.value.end = bare.end.map { TimePoint(date: when.value.start.date, time: $0) }
    when.value.grain = .hour
    when.isHourAmbiguous = bare.isAmbiguous
    return when
  }

  private func isHourExpected(_ plan: OpenPlan) -> Bool {
    if let asked = plan.askedWhen, index - asked <= 3 { return true }
    return isCorrecting || fragment.cues.contains(.arranged)
      || (fragment.isContextual && (fragment.isQuestion || fragment.cues.contains(.accept)))
  }

  private func mergeHour(_ hour: When, into plan: inout OpenPlan) -> Bool {
    guard let named = hour.value.start.time else { return false }
    let time = chosen(named, hour.isHourAmbiguous, plan)
    guard let known = plan.when else {
      plan.hour = hour.value
      plan.hour?.start.time = time
      plan.lastTouched = index
      return false
    }
    if known.value.start.time == time, hour.value.end == nil || known.value.end != nil { return false }
    let isOwn = plan.proposer == facts.sender.handle
    if known.hasHour, known.value.start.time != time, fragment.isQuestion, !isOwn, !isCorrecting {
      plan.proposal = time
      plan.lastTouched = index
      return false
    }
    set(time, hour.value.end?.time, &plan)
    plan.when?.value.timeZone = hour.value.timeZone
    return true
  }

  private func set(_ time: ClockTime, _ end: ClockTime?, _ plan: inout OpenPlan) {
    guard let day = plan.when?.value.start.date else { return }
    plan.when?.value.start.time = time
    plan.when?.value.grain = .minute
    plan.when?.candidates = []
    plan.when?.value.end = end.map { end in
      var last = end
      // "8 to 10" of an evening ends in the evening.
      if last <= time, last.hour < 12 { last = ClockTime(secondsSinceMidnight: last.secondsSinceMidnight + 43_200) }
      return TimePoint(date: last <= time ? day.adding(days: 1) : day, time: last)
    }
  }

  /// Of two readings twelve hours apart the one that fits the plan.
  private func chosen(_ time: ClockTime, _ isAmbiguous: Bool, _ plan: OpenPlan) -> ClockTime {
    guard isAmbiguous else { return time }
    let other = ClockTime(secondsSinceMidnight: time.secondsSinceMidnight + 43_200)
    if let known = plan.when?.value.start.time {
      let distance = abs(time.secondsSinceMidnight - known.secondsSinceMidnight)
      return distance <= abs(other.secondsSinceMidnight - known.secondsSinceMidnight) ? time : other
    }
    let (morning, evening) = time.hour < 12 ? (time, other) : (other, time)
    switch plan.sense != .none ? plan.sense : fragment.sense {
    case .morning: return morning.hour == 0 ? evening : morning
    case .evening, .night: return evening
    case .afternoon: return (1...6).contains(morning.hour) || morning.hour == 0 ? evening : morning
    case .none: return fragment.when != nil ? time : morning.hour <= 9 ? evening : morning
    }
  }

  // MARK: Place

  private func place(for plan: OpenPlan) -> PlanPlace? {
    if let place = fragment.place {
      return plan.place == nil || (isCorrecting && plan.place?.name.lowercased() != place.name.lowercased())
        ? place : nil
    }
    if let known = plan.place, let other = fragment.otherPlace, index - plan.lastTouched <= 4 {
      return known.name.lowercased() == other.name.lowercased() ? nil : other
    }
    guard plan.place == nil, let guess = fragment.guessedPlace else { return nil }
    if let asked = plan.askedWhere, asked < index, index - asked <= 3 { return guess }
    let isProposed = fragment.isQuestion && index - plan.lastTouched <= 2 && plan.when != nil
    return isProposed && guess.name.first?.isUppercase == true ? guess : nil
  }

  private func put(_ place: PlanPlace, into plan: inout OpenPlan) {
    plan.place = place
    plan.maps.append(OpenPlan.Offer(message: index, fingerprint: Fingerprint.of(MessageReader.map(place))))
  }
}
