internal import CivilTime

/// A date as cameras write it: `YYYY:MM:DD HH:MM:SS`, with the deviations that are found.
struct EXIFDate {
  let civil: CivilDateTime
  /// The offset that stands behind the time, where one does.
  let offset: Int?

  /// Nil for zeros, spaces and whatever else is no date with a time. Seconds may be missing.
  init?(_ text: String) {
    let digitsAndMarks = Self.numbers(text)
    let numbers = digitsAndMarks.numbers
    guard numbers.count >= 5, let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]),
      let time = ClockTime(
        hour: numbers[3], minute: numbers[4],
        // A leap second is the last ordinary one.
        second: numbers.count > 5 ? (numbers[5] == 60 ? 59 : numbers[5]) : 0)
    else { return nil }
    civil = CivilDateTime(date: date, time: time)
    offset = digitsAndMarks.isUTC ? 0 : Self.offset(String(text.dropFirst(19)))
  }

  /// `YYYY:MM:DD` of a GPS date stamp.
  static func date(_ text: String) -> CivilDate? {
    let numbers = numbers(text).numbers
    guard numbers.count == 3 else { return nil }
    return CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// `±HH:MM` or `Z` in seconds east of UTC, within 15 hours.
  static func offset(_ text: String) -> Int? {
    guard text != "Z" else { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let numbers = numbers(String(text.dropFirst())).numbers
    guard numbers.count == 2, numbers[0] <= 14, numbers[1] < 60 else { return nil }
    return (numbers[0] * 3600 + numbers[1] * 60) * (sign == "-" ? -1 : 1)
  }

  /// The runs of digits up to the sixth, and whether a `Z` ends the text.
  private static func numbers(_ text: String) -> (numbers: [Int], isUTC: Bool) {
    var numbers: [Int] = []
    var digits = 0
    for byte in text.utf8 {
      if (48...57).contains(byte) {
        if digits == 0 {
          guard numbers.count < 6 else { break }
          numbers.append(0)
        }
        digits += 1
        guard digits <= 4, let last = numbers.indices.last else { return ([], false) }
        numbers[last] = numbers[last] * 10 + Int(byte - 48)
      } else {
        digits = 0
      }
    }
    return (numbers, text.hasSuffix("Z"))
  }
}
