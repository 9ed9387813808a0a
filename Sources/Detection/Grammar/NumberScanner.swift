/// Reads numbers in digits with the marks of a language: `1,250.50`, `1.250,50`, `1 250`.
struct NumberScanner {
  let text: TokenizedText
  let conventions: Conventions

  /// The readings that begin at the token, the longest first, each with the token behind it.
  func readings(at index: Int) -> [(value: Double, end: Int)] {
    let token = text[index]
    guard let first = text.digitValue(index) else { return [] }
    if isLeadingDecimal(index) { return [(first / scale(token.digits), index + 1)] }
    var readings = [(value: first, end: index + 1)]
    var value = first
    var end = index + 1
    // Groups of three.
    if token.digits <= 3, first > 0 {
      while isGroup(end), let group = text.digitValue(end + (isSpaceGroup(end) ? 0 : 1)), value < 1e15 {
        value = value * 1_000 + group
        end += isSpaceGroup(end) ? 1 : 2
      }
      if end > index + 1 { readings.insert((value, end), at: 0) }
    }
    if isMark(end, conventions.decimalMark), text.isGlued(end), text.isGlued(end + 1), text[end + 1].kind == .number,
      text[end + 1].digits <= 15, !isFraction(end + 2), let digits = text.digitValue(end + 1)
    {
      readings.insert((value + digits / scale(text[end + 1].digits), end + 2), at: 0)
    }
    if conventions.mixesMarks, end == index + 1 { addMixed(index, first, &readings) }
    return readings
  }

  /// `1.25` and `3,000,000` in a language that writes `1,25` and `3.000.000` as a rule.
  private func addMixed(_ index: Int, _ first: Double, _ readings: inout [(value: Double, end: Int)]) {
    func isGlued(_ mark: UInt8, _ index: Int) -> Bool {
      isMark(index, mark) && text.isGlued(index) && text.isGlued(index + 1) && text[index + 1].kind == .number
    }
    if isGlued(conventions.groupMark, index + 1), !isFraction(index + 3), text[index + 2].digits != 3,
      text[index + 2].digits <= 15, let digits = text.digitValue(index + 2)
    {
      readings.insert((first + digits / scale(text[index + 2].digits), index + 3), at: 0)
    }
    guard text[index].digits <= 3, first > 0 else { return }
    var (value, end, groups) = (first, index + 1, 0)
    while isGlued(conventions.decimalMark, end), text[end + 1].digits == 3, groups < 4,
      let group = text.digitValue(end + 1)
    {
      value = value * 1_000 + group
      end += 2
      groups += 1
    }
    if groups >= 2 { readings.insert((value, end), at: 0) }
  }

  private func scale(_ digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<min(digits, 30) { scale *= 10 }
    return scale
  }

  /// Whether the digits stand behind a decimal mark with nothing in front: `.75`.
  private func isLeadingDecimal(_ index: Int) -> Bool {
    guard isMark(index - 1, conventions.decimalMark), text.isGlued(index) else { return false }
    return !text.isGlued(index - 1) || text[index - 2].isMark("-") || text[index - 2].isMark("$")
  }

  /// Whether the number goes on as a version, a date or an address does.
  private func isFraction(_ index: Int) -> Bool {
    text[index].kind == .mark
      && (text[index].mark == conventions.decimalMark || text[index].mark == conventions.groupMark)
      && text.isGlued(index) && text.isGlued(index + 1) && text[index + 1].kind == .number
  }

  private func isGroup(_ index: Int) -> Bool {
    if isSpaceGroup(index) { return true }
    return isMark(index, conventions.groupMark) && text.isGlued(index) && text.isGlued(index + 1)
      && text[index + 1].kind == .number && text[index + 1].digits == 3
  }

  private func isSpaceGroup(_ index: Int) -> Bool {
    conventions.groupsBySpace && text[index].kind == .number && text[index].digits == 3 && !text.isGlued(index)
      && text[index - 1].kind == .number
  }

  private func isMark(_ index: Int, _ mark: UInt8) -> Bool { text[index].kind == .mark && text[index].mark == mark }
}

extension TokenizedText {
  /// The value of a token of at most nine digits.
  func digitValue(_ index: Int) -> Double? {
    let token = self[index]
    guard token.kind == .number else { return nil }
    if token.number >= 0 { return Double(token.number) }
    guard token.count <= 30 else { return nil }
    var value = 0.0
    for byte in bytes[token.range] {
      guard byte.isDigit else { return nil }
      value = value * 10 + Double(byte - 48)
    }
    return value
  }
}
