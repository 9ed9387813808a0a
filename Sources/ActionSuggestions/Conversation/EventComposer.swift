import CivilTime
import Detection

/// Writes the event of a plan as the message that completes it offers it.
struct EventComposer {
  let facts: MessageFacts

  /// Nil where the plan has no day, or one that is over.
  func draft(of plan: OpenPlan, range: Range<Int>) -> Draft? {
    guard let when = plan.when, isToCome(when.value) else { return nil }
    let names = facts.attendees(with: plan.guests)
    let title = title(of: plan, names)
    let local = facts.clock.local(when.value)
    let payload = payload(title, local, plan, names)
    let verb = plan.isQuestion ? "is proposed for" : "is planned for"
    let reason = "\(plan.occasion ?? "A meeting") \(verb) \(facts.clock.spoken(local.start))"
    let others = when.candidates.filter(isToCome).prefix(2).map { value in
      let local = facts.clock.local(value)
      return SuggestedAction.Alternative(
        title: "Add \(title), \(facts.clock.spoken(local.start))",
        payload: .createEvent(self.payload(title, local, plan, names)))
    }
    return Draft(
      .createEvent(payload), title: "Add \(title)", range: TextRange(range, in: facts.body),
      confidence: plan.confidence, reason: others.isEmpty ? reason : reason + "; it can be read otherwise",
      alternatives: Array(others))
  }

  /// The fingerprint of the draft, without the draft.
  func fingerprint(of plan: OpenPlan) -> String? {
    guard let when = plan.when, isToCome(when.value) else { return nil }
    let start = facts.clock.named(facts.clock.local(when.value).start)
    guard start.time == nil else { return Fingerprint.event(at: facts.clock.instant(ofNamed: start.moment)) }
    return Fingerprint.event(
      from: start.description, title: title(of: plan, plan.occasion == nil ? facts.attendees(with: plan.guests) : []))
  }

  private func title(of plan: OpenPlan, _ names: [String]) -> String {
    let occasion = plan.occasion ?? (names.count == 1 ? "Meeting with \(names[0])" : "Meeting")
    return occasion + (plan.place.map { " at \($0.name)" } ?? "")
  }

  private func payload(_ title: String, _ value: TimeValue, _ plan: OpenPlan, _ names: [String]) -> EventPayload {
    EventPayload(
      title: title, start: facts.clock.named(value.start).description,
      end: value.end.map { facts.clock.named($0).description },
      isAllDay: value.start.time == nil, timeZone: facts.clock.zoneName,
      location: plan.place.map { $0.address ?? $0.name }, attendees: names, recurrence: value.recurrenceRule)
  }

  private func isToCome(_ value: TimeValue) -> Bool {
    value.start.time == nil
      ? value.start.date >= facts.clock.reference.date : value.start.moment > facts.clock.reference
  }
}
