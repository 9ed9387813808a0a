internal import CivilTime
internal import Foundation

/// The line with which an entry of a text diary begins: `[2026-05-16 07:30] Title`.
struct DiaryHeading {
  /// Three numbers in their order, and what stands between them.
  private let numbers: [Int]
  private let separator: Character
  private let time: ClockTime?
  let title: String

  var hasTime: Bool { time != nil }

  /// Nil for a line that begins with no date; brackets may be missing where a time follows it.
  init?(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, first == UInt8(ascii: "[") || (48...57).contains(first) else { return nil }
    let text = decodedText(line.prefix(2_000))
    let stamp: Substring
    let rest: Substring
    if first == UInt8(ascii: "[") {
      guard let close = text.firstIndex(of: "]") else { return nil }
      stamp = text[text.index(after: text.startIndex)..<close]
      rest = text[text.index(after: close)...]
    } else {
      // Date and time are the first two words.
      let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard words.count >= 2, words[1].contains(":") else { return nil }
      stamp = text[words[0].startIndex..<words[1].endIndex]
      rest = words.count > 2 ? words[2] : ""
    }
    let parts = stamp.split(separator: " ", maxSplits: 1)
    guard let date = parts.first, let separator = date.first(where: { !$0.isNumber }), "-./".contains(separator) else {
      return nil
    }
    let numbers = date.split(separator: separator).compactMap { Int($0) }
    guard numbers.count == 3, date.count <= 10 else { return nil }
    self.numbers = numbers
    self.separator = separator
    time = parts.count > 1 ? Self.clock(String(parts[1])) : nil
    if parts.count > 1, time == nil { return nil }
    title = rest.trimmingCharacters(in: .whitespaces)
  }

  private var hasYearFirst: Bool { numbers[0] > 31 }

  /// A first number above twelve is a day.
  var mustHaveDayFirst: Bool { !hasYearFirst && (numbers[0] > 12 || separator == ".") }

  /// A second number above twelve is a day, so that the first one is the month.
  var mayHaveMonthFirst: Bool { !hasYearFirst && numbers[1] > 12 }

  func wall(monthFirst: Bool) -> CivilDateTime? {
    let date =
      hasYearFirst
      ? CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
      : CivilDate(
        year: numbers[2] < 100 ? 2_000 + numbers[2] : numbers[2], month: numbers[monthFirst ? 0 : 1],
        day: numbers[monthFirst ? 1 : 0])
    return date.map { CivilDateTime(date: $0, time: time ?? .noon) }
  }

  /// `07:30`, `7:30:15`, `7:30 pm`; nil for anything else.
  static func clock(_ text: String) -> ClockTime? {
    let lower = text.lowercased().replacing("\u{202F}", with: " ")
    let isAfternoon = lower.hasSuffix("pm") || lower.hasSuffix("p.m.")
    let isMorning = lower.hasSuffix("am") || lower.hasSuffix("a.m.")
    let digits = lower.prefix { $0.isNumber || $0 == ":" || $0 == "." }
    let parts = digits.split { $0 == ":" || $0 == "." }.map { Int($0) }
    guard (2...3).contains(parts.count), var hour = parts[0], let minute = parts[1] else { return nil }
    let rest = lower.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
    guard rest.isEmpty || isAfternoon || isMorning else { return nil }
    if isAfternoon || isMorning {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return ClockTime(hour: hour, minute: minute, second: parts.count == 3 ? parts[2] ?? 0 : 0)
  }
}
