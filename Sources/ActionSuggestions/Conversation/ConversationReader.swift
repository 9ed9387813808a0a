import Detection

/// Follows the plans of a conversation from message to message. A pure function of the messages in their order.
struct ConversationReader {
  /// A message that counts as the conversation's last one, with what it offers.
  struct Result {
    var drafts: [Draft] = []
    /// Offers of earlier messages that are no longer true.
    var withdrawn: [OpenPlan.Offer] = []
  }

  /// How many plans are followed at once.
  private static let limit = 6

  private(set) var plans: [OpenPlan] = []
  /// Of the message that is being read.
  private var withdrawn: [OpenPlan.Offer] = []
  /// Of all messages: who called off a plan may never be asked about himself.
  private var cancelled: Set<OpenPlan.Offer> = []

  /// What the last of the messages offers, and what it takes away from those in front of it.
  static func read(_ messages: [MessageFacts]) -> Result {
    var reader = ConversationReader()
    for index in messages.indices {
      reader.withdrawn = []
      reader.step(index, messages[index])
    }
    guard let last = messages.last else { return Result() }
    return reader.result(messages.count - 1, last)
  }

  private func result(_ index: Int, _ facts: MessageFacts) -> Result {
    var drafts: [Draft] = []
    func add(_ draft: Draft) {
      if drafts.count < MessageFacts.limit, !drafts.contains(where: { $0.fingerprint == draft.fingerprint }) {
        drafts.append(draft)
      }
    }
    let gone = Set(plans.filter(\.isCancelled).flatMap(\.maps).filter { $0.message == index }.map(\.fingerprint))
    for plan in plans where !plan.isCancelled && plan.offers.last?.message == index {
      if let event = EventComposer(facts: facts).draft(of: plan, range: plan.range ?? 0..<0) { add(event) }
      if let place = plan.place, plan.maps.contains(where: { $0.message == index }) {
        add(MessageReader.map(place, body: facts.body, confidence: plan.confidence))
      }
    }
    for draft in facts.drafts where !gone.contains(draft.fingerprint) { add(draft) }
    let earlier = cancelled.union(withdrawn).filter { $0.message < index }
    return Result(
      drafts: drafts, withdrawn: earlier.sorted { ($0.message, $0.fingerprint) < ($1.message, $1.fingerprint) })
  }

  private mutating func step(_ index: Int, _ facts: MessageFacts) {
    guard !facts.fragments.isEmpty else { return }
    let isCorrecting = facts.fragments.contains { $0.cues.contains(.correct) }
    let isTopic = facts.fragments.first?.cues.contains(.topic) ?? false
    for fragment in facts.fragments {
      if fragment.cues.contains(.cancel) || fragment.cues.contains(.refuse), cancel(fragment, index, facts) { continue }
      merge(fragment, index, facts, isCorrecting: isCorrecting, isTopic: isTopic)
    }
    if plans.count > Self.limit { plans.removeFirst(plans.count - Self.limit) }
  }

  // MARK: Taking plans away

  /// Cancels the plan that the sentence is about; whether there was one.
  private mutating func cancel(_ fragment: PlanFragment, _ index: Int, _ facts: MessageFacts) -> Bool {
    guard let position = target(fragment, index, reach: fragment.cues.contains(.cancel) ? 10 : 4) else { return false }
    let plan = plans[position]
    guard !plan.isCancelled, plan.lastTouched < index else { return false }
    if let when = fragment.when, when.hasDay, let day = plan.when?.value.start.date, when.value.start.date != day {
      return false
    }
    let isMine = facts.sender.isUser || plan.proposer == facts.sender.handle
    let isFirm = fragment.cues.contains(.cancel) && (fragment.occasion != nil || !facts.isGroup)
    guard isMine || isFirm || !facts.isGroup else { return false }
    plans[position].isCancelled = true
    plans[position].lastTouched = index
    cancelled.formUnion(plan.offers + plan.maps)
    return true
  }

  /// The plan that a sentence without parts of its own is about.
  private func target(_ fragment: PlanFragment, _ index: Int, reach: Int) -> Int? {
    if let occasion = fragment.occasion {
      if let named = plans.lastIndex(where: { $0.isAbout(occasion) }) { return named }
      if occasion != "Meeting" { return nil }
    }
    if let day = fragment.when, day.hasDay {
      if let same = plans.lastIndex(where: { $0.when?.value.start.date == day.value.start.date }) { return same }
    }
    return plans.indices.filter { !plans[$0].isCancelled && index - plans[$0].lastTouched <= reach }
      .max { plans[$0].lastTouched < plans[$1].lastTouched }
  }

  // MARK: Adding to plans

  private mutating func merge(
    _ fragment: PlanFragment, _ index: Int, _ facts: MessageFacts, isCorrecting: Bool, isTopic: Bool
  ) {
    let merger = PlanMerger(fragment: fragment, index: index, facts: facts, isCorrecting: isCorrecting)
    if let position = merger.target(in: plans, isTopic: isTopic) {
      var plan = plans[position]
      guard merger.merge(into: &plan) else {
        plans[position] = plan
        return
      }
      plan.isCancelled = false
      if let before = plans[position].place, plan.place != before {
        // The map of the place where it is not any more.
        withdrawn += plans[position].maps
        plan.maps.removeAll { plans[position].maps.contains($0) }
      }
      if let event = EventComposer(facts: facts).fingerprint(of: plan) {
        withdrawn += plan.offers
        plan.offers.append(OpenPlan.Offer(message: index, fingerprint: event))
        plan.range = fragment.range
      }
      plans[position] = plan
    } else if fragment.isPlan || fragment.isOpening {
      guard var plan = merger.opened() else { return }
      if fragment.isPlan, let event = EventComposer(facts: facts).fingerprint(of: plan) {
        plan.offers = [OpenPlan.Offer(message: index, fingerprint: event)]
      }
      plans.append(plan)
    }
  }
}
