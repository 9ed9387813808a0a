/// Groups of a run that may be one telephone number.
struct PhonePiece {
  let digits: ArraySlice<UInt8>
  /// How many digits each group has.
  let counts: [Int]
  /// What stands in front of each group but the first.
  let separators: [PhoneRun.Separator]
  let hasPlus: Bool
  /// Whether the area code, or the zero behind a calling code, stands in brackets.
  let bracket: Int?
  /// The first token, and the token behind the last one.
  let tokens: Range<Int>
  /// Whether it is all of the run.
  let isWhole: Bool

  init(_ run: PhoneRun, _ range: ClosedRange<Int>) {
    let groups = run.groups[range]
    let first = run.groups[range.lowerBound]
    let last = run.groups[range.upperBound]
    digits = run.digits[first.digits.lowerBound..<last.digits.upperBound]
    counts = groups.map(\.count)
    separators = groups.dropFirst().map(\.separator)
    hasPlus = run.hasPlus && range.lowerBound == 0
    bracket = groups.firstIndex { $0.isBracketed }.map { $0 - range.lowerBound }
    tokens = first.tokens.lowerBound..<last.tokens.upperBound
    isWhole = groups.count == run.groups.count
  }

  var count: Int { digits.count }
  /// The value of a group of at most nine digits.
  func value(_ group: Int) -> Int {
    let start = digits.startIndex + counts[..<group].reduce(0, +)
    return digits[start..<start + min(9, counts[group])].reduce(0) { $0 * 10 + Int($1) }
  }

  /// Whether the form shows that the digits are no telephone number: a date, a range, a decimal, an address of a machine,
  /// a card, a social security number.
  var isSomethingElse: Bool {
    if counts == [3, 2, 4] || isDate || isYears || isRange || isDotted { return true }
    if counts.count > 3, counts.dropLast().allSatisfy({ $0 == 4 }) { return true }
    if count >= 13, digits.starts(with: [9, 7, 8]) || digits.starts(with: [9, 7, 9]) { return true }
    // "0123/456789" is a number with its area code, "1/2" is a share.
    for (index, separator) in separators.enumerated() where separator == .slash {
      if index > 0 || digits.first != 0 || !(3...6).contains(counts[0]) || count - counts[0] < 5 { return true }
    }
    // "089 123456-0" has a short extension, "0-306-40615-2" is a book's number.
    if counts.last == 1, digits.first != 0 || counts[0] < 3 || separators.last != .hyphen { return true }
    return counts.dropFirst().filter { $0 == 1 }.count > 1
  }

  private var isDate: Bool {
    guard separators.allSatisfy({ $0 == separators.first }) else { return false }
    func isYear(_ value: Int) -> Bool { (1900...2099).contains(value) }
    switch counts {
    case [4, 2, 2], [4, 2, 2, 2], [4, 2, 2, 2, 2]:
      return isYear(value(0)) && (1...12).contains(value(1)) && (1...31).contains(value(2))
    case [2, 2, 4], [1, 2, 4]: return isYear(value(2)) && value(0) <= 31 && value(1) <= 31
    case [8], [8, 2], [8, 4], [8, 6], [14]:
      let number = digits.prefix(8).reduce(0) { $0 * 10 + Int($1) }
      let isForwards =
        isYear(number / 10_000) && (1...12).contains(number / 100 % 100) && (1...31).contains(number % 100)
      let isBackwards =
        isYear(number % 10_000) && (1...31).contains(number / 1_000_000) && (1...12).contains(number / 10_000 % 100)
      return isForwards || isBackwards
    default: return false
    }
  }

  /// "1998-2004".
  private var isYears: Bool {
    counts.starts(with: [4, 4]) && (1900...2099).contains(value(0)) && (1900...2099).contains(value(1))
  }

  /// "1000-5000".
  private var isRange: Bool {
    counts.count == 2 && counts[0] == counts[1] && separators == [.hyphen] && value(0) % 100 == 0 && value(1) % 100 == 0
  }

  private var isDotted: Bool {
    guard separators.contains(.dot) else { return false }
    guard separators.allSatisfy({ $0 == .dot }) else {
      return counts.count < 4 && separators.last == .dot && counts[0] < 3
    }
    if counts.count == 2 { return true }
    // Thousands with dots; an address of IP version 4.
    if counts.dropFirst().allSatisfy({ $0 == 3 }) { return true }
    return counts.count == 4 && counts.allSatisfy { $0 <= 3 } && !(counts[0] == 3 && digits.first == 0)
  }

  /// Whether all digits are the same.
  var isMonotonous: Bool { digits.dropFirst().allSatisfy { $0 == digits.first } }
}
