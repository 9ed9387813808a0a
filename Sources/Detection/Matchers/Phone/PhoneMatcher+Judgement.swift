extension PhoneMatcher {
  /// What telephone number the digits are, if they are one.
  func judge(_ piece: PhonePiece) -> PhoneNumber? {
    guard (6...17).contains(piece.count), !piece.isMonotonous else { return nil }
    if piece.hasPlus { return piece.separators.contains(.slash) ? nil : international(piece, piece.digits) }
    guard !piece.isSomethingElse, !isPriced(piece.tokens) else { return nil }
    let cue = cue(around: piece.tokens)
    guard cue != .reference else { return nil }
    if let number = prefixed(piece, cue) { return number }
    let dialled = NumberingPlan.string(piece.digits)
    if let plan, let national = plan.national(piece.digits),
      cue == .telephone || isTelling(piece, national, plan) || hasExtension(piece.tokens.upperBound)
    {
      let confidence = cue == .telephone ? 0.95 : national.kind == .mobile || piece.counts.count > 1 ? 0.85 : 0.75
      return PhoneNumber(dialled: dialled, e164: plan.e164(national.digits), confidence: confidence)
    }
    if isTellingAnywhere(piece) { return PhoneNumber(dialled: dialled, e164: nil, confidence: 0.65) }
    guard cue == .telephone, piece.isWhole else { return nil }
    let e164 = withoutPlus(piece.digits)
    return e164 != nil || isPlausible(piece) ? PhoneNumber(dialled: dialled, e164: e164, confidence: 0.7) : nil
  }

  /// Digits behind a `+`.
  private func international(_ piece: PhonePiece, _ digits: ArraySlice<UInt8>) -> PhoneNumber? {
    guard let length = CallingCode.length(digits) else { return nil }
    let code = digits.prefix(length)
    var national = digits.dropFirst(length)
    let plan = NumberingPlan.of(code: code)
    // A zero in brackets, "+44 (0)20", is not dialled from abroad.
    if let plan, plan.trunk == [0], national.first == 0, plan.series(of: national) == nil {
      national = national.dropFirst()
    }
    let dialled = (piece.hasPlus ? "+" : "") + NumberingPlan.string(piece.digits)
    let lengths = plan?.lengths ?? 15 - length - 8...15 - length
    guard lengths.contains(national.count), national.count + length <= 15 else {
      guard piece.hasPlus, piece.count >= 8, cue(around: piece.tokens) == .telephone else { return nil }
      return PhoneNumber(dialled: dialled, e164: nil, confidence: 0.6)
    }
    if plan?.isNorthAmerican == true, plan?.series(of: national) == nil, cue(around: piece.tokens) != .telephone,
      piece.counts.count < 3
    {
      return nil
    }
    let isKnown = plan?.series(of: national) != nil
    let e164 = "+" + NumberingPlan.string(code) + NumberingPlan.string(national)
    return PhoneNumber(dialled: piece.hasPlus ? e164 : dialled, e164: e164, confidence: isKnown ? 0.97 : 0.85)
  }

  /// Digits behind what is dialled for a call abroad: `00` nearly everywhere, `011` in North America.
  private func prefixed(_ piece: PhonePiece, _ cue: Cue) -> PhoneNumber? {
    let isAmerican = plan?.isNorthAmerican == true
    let width = piece.digits.starts(with: [0, 0]) ? 2 : isAmerican && piece.digits.starts(with: [0, 1, 1]) ? 3 : 0
    guard width > 0, piece.count - width >= 8, piece.counts.count > 1 || cue == .telephone || piece.count >= 12 else {
      return nil
    }
    let digits = piece.digits.dropFirst(width)
    guard let length = CallingCode.length(digits), let plan = NumberingPlan.of(code: digits.prefix(length)) else {
      return nil
    }
    var national = digits.dropFirst(length)
    if plan.trunk == [0], national.first == 0 { national = national.dropFirst() }
    guard cue == .telephone || plan.series(of: national) != nil, var number = international(piece, digits) else {
      return nil
    }
    number.confidence = min(number.confidence, 0.9)
    return number
  }

  /// A number with its calling code but no `+`, as WhatsApp shows it: only a mobile's, or it could be anything.
  private func withoutPlus(_ digits: ArraySlice<UInt8>) -> String? {
    guard let length = CallingCode.length(digits), let plan = NumberingPlan.of(code: digits.prefix(length)),
      let series = plan.series(of: digits.dropFirst(length)), series.kind == .mobile
    else { return nil }
    return plan.e164(digits.dropFirst(length))
  }

  /// Whether a number of the region shows by its form alone that it is one.
  private func isTelling(_ piece: PhonePiece, _ national: NumberingPlan.National, _ plan: NumberingPlan) -> Bool {
    if isCoarse(piece) { return false }
    let isBracketed = piece.bracket == 0 || (piece.bracket == 1 && piece.counts[0] == 1)
    if plan.isNorthAmerican {
      let isGrouped = piece.counts.suffix(3) == [3, 3, 4] && piece.counts.count <= 4
      return isGrouped || (isBracketed && piece.counts.count > 1) || isAlone(piece.tokens)
    }
    if isAlone(piece.tokens) { return piece.count >= (piece.counts.count == 1 ? 8 : 7) }
    if piece.counts.count == 1 {
      let isDialled = !plan.trunk.isEmpty && national.isDialled && piece.digits.first == 0
      if isDialled, piece.count >= 10 { return true }
      guard piece.count >= 8, text.followsCleanly(piece.tokens.upperBound) else { return false }
      return national.kind == .mobile || (isDialled && piece.count >= 9)
    }
    guard piece.counts.allSatisfy({ $0 >= 2 }) || !plan.trunk.isEmpty && piece.digits.first == 0 else { return false }
    if isBracketed { return piece.count >= 7 }
    let beginsWithTrunk = !plan.trunk.isEmpty && piece.digits.starts(with: plan.trunk)
    if beginsWithTrunk { return piece.count >= 8 }
    // Pairs of two digits are scores and sizes too, groups of three thousands.
    if piece.counts.allSatisfy({ $0 == 2 }) { return national.kind == .mobile && piece.counts.count == 4 }
    guard piece.count >= 8, text.followsCleanly(piece.tokens.upperBound) else { return false }
    return national.kind == .mobile || piece.counts != [3, 3, 3] || piece.separators.contains(.hyphen)
  }

  /// Whether two groups are round, as the ends of a range are.
  private func isCoarse(_ piece: PhonePiece) -> Bool {
    piece.counts.count == 2 && piece.separators == [.hyphen] && piece.counts[0] == piece.counts[1]
      && piece.value(0) % 10 == 0 && piece.value(1) % 10 == 0
  }

  /// Forms that are a telephone number's though the region has no such number.
  private func isTellingAnywhere(_ piece: PhonePiece) -> Bool {
    let counts = piece.counts
    let isMarked = piece.bracket != nil || piece.separators.contains { $0 == .hyphen || $0 == .dot }
    if counts.suffix(3) == [3, 3, 4],
      counts.count == 3 || (counts.count == 4 && counts[0] == 1 && piece.digits.first == 1)
    {
      return isMarked || text.followsCleanly(piece.tokens.upperBound)
    }
    guard text.followsCleanly(piece.tokens.upperBound), counts.allSatisfy({ $0 > 1 }), counts.count > 1 else {
      return false
    }
    if counts == [2, 4, 4] { return piece.isWhole && !isMarked }
    return piece.digits.first == 0 && (10...11).contains(piece.count) && piece.isWhole
      && piece.separators.allSatisfy { $0 == piece.separators[0] } && counts[0] <= 5 && counts.count != 4
  }

  /// Whether the digits do not count what follows.
  private func isClean(_ end: Int) -> Bool { hasExtension(end) || text.followsCleanly(end) || text[end].kind == .mark }

  /// What a word for telephones makes a number of.
  private func isPlausible(_ piece: PhonePiece) -> Bool {
    guard piece.count <= 12, isClean(piece.tokens.upperBound) else { return false }
    // Amounts are round.
    if piece.digits.first != 0, piece.digits.suffix(5).allSatisfy({ $0 == 0 }) { return false }
    if piece.count == 6 { return piece.digits.first == 0 || plan?.national(piece.digits) != nil }
    // An exchange of the North American plan begins with 2 to 9.
    if plan?.isNorthAmerican ?? true, piece.counts == [3, 4] || piece.counts == [7] {
      return piece.digits.first.map { $0 > 1 } ?? false
    }
    return true
  }
}
