import Detection

extension PlanMerger {
  /// How many messages a plan may be left alone for and still be meant: by a mere hour, and by what corrects it.
  private static let reach = 4
  private static let longReach = 10

  /// The plan that the sentence belongs to; nil where it begins one of its own, or belongs to none.
  func target(in plans: [OpenPlan], isTopic: Bool) -> Int? {
    guard !fragment.isAside || isCorrecting else { return nil }
    // "I'll be there at 11" answers, "I eat at 11" does not.
    let isAnswer = fragment.isContextual || fragment.cues.contains(.arranged) || isCorrecting
    guard !fragment.isOwn || isAnswer else { return nil }
    if let occasion = fragment.occasion {
      if let named = plans.lastIndex(where: { $0.isAbout(occasion) && index - $0.lastTouched <= Self.longReach }) {
        return isAnother(than: plans[named]) ? nil : named
      }
      let open = latest(plans, reach: Self.reach)
      return open.flatMap { plans[$0].occasion == nil && !isAnother(than: plans[$0]) ? $0 : nil }
    }
    guard !isTopic, isPart, let open = latest(plans, reach: isCorrecting ? Self.longReach : Self.reach) else {
      return nil
    }
    let plan = plans[open]
    if isAnother(than: plan) { return nil }
    if fragment.isPlan, !fragment.isContextual, !isCorrecting {
      let isSameDay = plan.when?.value.start.date == fragment.when?.value.start.date
      return isSameDay || (plan.when == nil && index - plan.lastTouched <= 2) ? open : nil
    }
    return fragment.isContextual || isCorrecting || fragment.cues.contains(.arranged)
      || !fragment.cues.isDisjoint(with: [.asksWhen, .asksWhere, .accept]) || fragment.guessedPlace != nil ? open : nil
  }

  /// Whether it says anything that a plan has.
  private var isPart: Bool {
    fragment.when != nil || fragment.bareHour != nil || fragment.place != nil || fragment.guessedPlace != nil
      || fragment.otherPlace != nil
      || !fragment.cues.isDisjoint(with: [.asksWhen, .asksWhere, .accept])
  }

  /// Whether it is a plan of its own on another day.
  private func isAnother(than plan: OpenPlan) -> Bool {
    guard let day = fragment.when, day.hasDay, let known = plan.when, day.value.start.date != known.value.start.date,
      !plan.isCancelled
    else { return false }
    if isCorrecting || fragment.cues.contains(.correct) { return false }
    if plan.lastTouched == index { return true }
    let isOwn = plan.proposer == facts.sender.handle
    return fragment.isPlan && !fragment.isContextual && !(isOwn && !fragment.isQuestion && fragment.occasion != nil)
  }

  private func latest(_ plans: [OpenPlan], reach: Int) -> Int? {
    plans.indices.filter { index - plans[$0].lastTouched <= reach }
      .max { plans[$0].lastTouched < plans[$1].lastTouched }
  }
}
