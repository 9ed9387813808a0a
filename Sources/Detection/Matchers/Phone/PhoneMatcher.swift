/// Finds telephone numbers by their country's numbering plan, by their form and by the words beside them.
///
/// A number with `+` needs an assigned calling code and a length of that country. A number of the context's region needs
/// a beginning and a length of its plan, and groups, a word for telephones, or a shape that hardly anything else has. Other
/// digits need a word for telephones. Dates, prices, decimals, ranges, addresses of machines, and numbers of cards, orders
/// and books are none.
struct PhoneMatcher {
  let text: TokenizedText
  private(set) var plan: NumberingPlan?
  private let context: DetectionContext

  init(text: TokenizedText, context: DetectionContext) {
    self.text = text
    self.context = context
  }

  func matches() -> [Match] {
    var index = 0
    while index < text.count, !isCandidate(index) { index += 1 }
    guard index < text.count else { return [] }
    // Most texts have no such digits, and need no plan.
    var matcher = self
    matcher.plan = context.effectiveRegion.flatMap(NumberingPlan.of(region:))
    return matcher.matches(from: index)
  }

  private func matches(from start: Int) -> [Match] {
    var matches: [Match] = []
    var index = start
    while index < text.count {
      guard isCandidate(index) else {
        index += 1
        continue
      }
      if text[index].kind == .number, let match = vanity(at: index) ?? shortCode(at: index) {
        matches.append(match)
        index = match.tokens.upperBound
        continue
      }
      guard mayBeLong(index), let run = PhoneRun(text, at: index) else {
        index += 1
        continue
      }
      let end = append(run, to: &matches)
      index = max(end, index + 1)
    }
    return matches
  }

  private func isCandidate(_ index: Int) -> Bool {
    let token = text[index]
    switch token.kind {
    case .number: return token.digits > 2 || mayBeLong(index)
    case .mark: return (token.isMark("+") || token.isMark("(")) && mayBeLong(index)
    default: return false
    }
  }

  /// Whether the token and its neighbours can be six digits or more: spares most numbers a closer look.
  private func mayBeLong(_ index: Int) -> Bool {
    let token = text[index]
    if token.kind == .number, token.digits >= 6 { return true }
    return text[index + 1].kind == .number || text[index + 2].kind == .number
  }

  /// Adds the telephone numbers of the run, and gives the token behind it.
  private func append(_ run: PhoneRun, to matches: inout [Match]) -> Int {
    guard run.digits.count >= 6, !run.isTooLong else { return run.end }
    var first = 0
    while first < run.groups.count {
      guard let (last, number) = longest(of: run, from: first) else {
        first += 1
        while first < run.groups.count, run.groups[first].separator != .space { first += 1 }
        continue
      }
      let start = start(of: run.groups[first].tokens.lowerBound, number)
      let end = extensionEnd(behind: run.groups[last].tokens.upperBound) ?? run.groups[last].tokens.upperBound
      matches.append(match(start..<end, number))
      first = last + 1
      if first < run.groups.count, run.groups[first].separator == .slash {
        if let other = alternative(run.groups[first], of: run, for: number) {
          matches.append(other)
          first += 1
        }
      }
      if end > run.end { return end }
    }
    return run.end
  }

  /// The longest number that begins with the group.
  private func longest(of run: PhoneRun, from first: Int) -> (last: Int, number: PhoneNumber)? {
    guard mayBegin(run.groups[first].tokens.lowerBound) else { return nil }
    var last = run.groups.count - 1
    while last >= first {
      let isCut = last + 1 < run.groups.count
      if !isCut || run.groups[last + 1].separator == .space || run.groups[last + 1].separator == .slash {
        let piece = PhonePiece(run, first...last)
        if isCut || mayEnd(run.groups[last].tokens.upperBound), let number = judge(piece) { return (last, number) }
      }
      last -= 1
    }
    return nil
  }

  private func match(_ tokens: Range<Int>, _ number: PhoneNumber) -> Match {
    let detection = Detection(
      type: .phoneNumber, range: text.byteRange(tokens),
      value: .phoneNumber(number: number.dialled, e164: number.e164), confidence: number.confidence)
    return Match(tokens: tokens, detection: detection)
  }

  /// `tel:` in front of a number with its calling code is a URI (RFC 3966).
  private func start(of index: Int, _ number: PhoneNumber) -> Int {
    guard number.dialled.hasPrefix("+"), text.isGlued(index), text[index - 1].isMark(":"), text.isGlued(index - 1),
      text.isWord(index - 2, "tel") || text.isWord(index - 2, "sms")
    else { return index }
    return index - 2
  }

  /// The second number of "415-555-0100/0101", which has the first one's beginning.
  private func alternative(_ group: PhoneRun.Group, of run: PhoneRun, for number: PhoneNumber) -> Match? {
    guard text.isGlued(group.tokens.lowerBound), (1...4).contains(group.count), mayEnd(group.tokens.upperBound),
      number.dialled.utf8.count > group.count + 3
    else { return nil }
    let ending = NumberingPlan.string(run.digits[group.digits])
    let other = PhoneNumber(
      dialled: number.dialled.dropLast(group.count) + ending,
      e164: number.e164.map { $0.dropLast(group.count) + ending },
      confidence: number.confidence - 0.1)
    return match(group.tokens, other)
  }
}
