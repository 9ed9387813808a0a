/// Finds telephone numbers by the form of their region's numbers and the words beside them.
struct PhoneMatcher {
  let text: TokenizedText
  let context: DetectionContext

  func matches() -> [Match] {
    var matches: [Match] = []
    var index = 0
    while index < text.count {
      let token = text[index]
      guard token.kind == .number || token.isMark("+") || token.isMark("("), let run = run(from: index) else {
        index += 1
        continue
      }
      if let match = match(run) { matches.append(match) }
      index = max(run.end, index + 1)
    }
    return matches
  }

  /// Groups of digits with what separates them in a telephone number.
  private struct Run {
    var start: Int
    var end: Int
    var hasPlus = false
    var groups: [Int] = []
    var digits = ""
    var hasDots = false
  }

  private func run(from start: Int) -> Run? {
    var index = start
    var run = Run(start: start, end: start)
    if text[index].isMark("(") {
      // A bracket that holds more than an area code only stands around the number.
      guard text[index + 1].kind == .number || text[index + 1].isMark("+"),
        text[index + 2].isMark(")")
          || (text[index + 1].isMark("+") && text[index + 3].isMark(")"))
      else { return nil }
      index += 1
    }
    if text[index].isMark("+") {
      guard text.isGlued(index + 1), text[index + 1].kind == .number else { return nil }
      run.hasPlus = true
      index += 1
    }
    guard text[index].kind == .number else { return nil }
    // Sixteen groups are more than any number has; what is longer is taken as one run and refused.
    while text[index].kind == .number {
      run.groups.append(text[index].count)
      if run.digits.utf8.count <= 20 { run.digits += text.string(text[index].range) }
      index += 1
      run.end = index
      var next = index
      if text[next].isMark(")"), text.isGlued(next) { next += 1 }
      if text[next].isMark("-") || text[next].isMark("."), text.isGlued(next), text.isGlued(next + 1) {
        run.hasDots = run.hasDots || text[next].isMark(".")
        next += 1
      }
      if text[next].isMark("("), text[next + 1].kind == .number { next += 1 }
      guard text[next].kind == .number, next > index || text[next].hasSpaceBefore else { break }
      index = next
    }
    return run
  }

  private func match(_ run: Run) -> Match? {
    guard text.startsFreely(run.start), text.endsFreely(run.end), run.digits.utf8.count <= 15,
      !run.groups.contains(1) || run.hasPlus || run.groups.first == 1
    else { return nil }
    // Four short groups with dots are an IP address, three a version.
    guard
      !run.hasDots
        || run.groups.allSatisfy({ $0 >= 2 }) && run.digits.utf8.count >= 7
          && !(run.groups.count == 4 && run.groups.allSatisfy { $0 <= 3 } && !run.hasPlus)
    else { return nil }
    let isCalled = hasCue(run.start, .telephone)
    guard !hasReference(run.start) else { return nil }
    let region = run.hasPlus ? nil : context.effectiveRegion.flatMap(PhoneRegion.named)
    let e164: String?
    let confidence: Double
    if run.hasPlus {
      guard let number = PhoneRegion.international(run.digits) else { return nil }
      (e164, confidence) = (number, 0.97)
    } else if let region, let number = region.e164(run.digits),
      run.groups.count > 1 || isCalled || region.isUnmistakable(run.digits)
    {
      (e164, confidence) = (number, 0.9)
    } else if isLocalForm(run), isCalled || run.groups.count > 1 {
      (e164, confidence) = (nil, isCalled ? 0.8 : 0.7)
    } else {
      return nil
    }
    let tokens = run.start..<run.end
    let detection = Detection(
      type: .phoneNumber, range: text.byteRange(tokens),
      value: .phoneNumber(number: (run.hasPlus ? "+" : "") + run.digits, e164: e164), confidence: confidence)
    return Match(tokens: tokens, detection: detection)
  }

  /// A form that is a telephone number's in many regions: 3-3-4, 3-4 beside a word for it, or a leading zero.
  private func isLocalForm(_ run: Run) -> Bool {
    let count = run.digits.utf8.count
    let groups = run.groups
    if groups == [3, 3, 4] || groups == [1, 3, 3, 4] { return true }
    if groups == [3, 4] || (groups == [7] && hasCue(run.start, .telephone)) { return hasCue(run.start, .telephone) }
    if groups == [4, 4] { return "3689".contains(run.digits.prefix(1)) && hasCue(run.start, .telephone) }
    if run.digits.hasPrefix("0"), (9...11).contains(count) { return groups.allSatisfy { $0 > 1 } }
    return groups.count == 1 && (8...11).contains(count) && hasCue(run.start, .telephone)
  }

  private func hasCue(_ index: Int, _ role: Role) -> Bool {
    for distance in 1...6 {
      let token = text[index - distance]
      if token.isOver { return false }
      if text.role(index - distance) == role { return true }
    }
    return false
  }

  /// Whether the nearest word of the six in front that says what the number is says that it is something else.
  private func hasReference(_ index: Int) -> Bool {
    if text[index - 1].isMark("#") { return true }
    for distance in 1...4 {
      let token = text[index - distance]
      if token.isOver || token.isMark(".") { return false }
      switch text.role(index - distance) {
      case .reference: return true
      case .telephone where !text.isWord(index - distance, "number") && !text.isWord(index - distance, "no"):
        return false
      default: break
      }
    }
    return false
  }
}
