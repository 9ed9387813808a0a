public import CivilTime

/// The date in a file's name, as cameras, phones and chat programs give it: `IMG_20260516_101010.jpg`,
/// `PXL_20260516_081010123.jpg`, `Screenshot 2026-05-16 at 10.10.10.png`, `IMG-20260516-WA0001.jpg`.
public struct FileNameDate: Sendable, Hashable {
  /// What the wall clock showed; noon where the name has the day alone.
  public let wall: CivilDateTime
  /// Whether the name has the time of day.
  public let hasTime: Bool
  /// Whether the time is that of UTC, as in the names of Pixel phones.
  public let isUTC: Bool

  /// Nil for a name without a date between 1990 and 2099.
  ///
  /// - Parameter name: Without the folders around it.
  public init?(_ name: String) {
    let digits = Array(name.prefix(200).utf8)
    var numbers: [(text: ArraySlice<UInt8>, end: Int)] = []
    var index = 0
    while index < digits.count {
      guard (48...57).contains(digits[index]) else {
        index += 1
        continue
      }
      let run = digits[index...].prefix { (48...57).contains($0) }
      numbers.append((run, run.endIndex))
      index = run.endIndex
    }
    for (position, number) in numbers.enumerated() {
      if number.text.count == 8, let date = Self.date(number.text) {
        self.init(
          date,
          numbers.dropFirst(position + 1).first.flatMap { next in
            next.text.startIndex - number.end == 1 ? next.text : nil
          }, name)
        return
      }
      if number.text.count == 14, let date = Self.date(number.text.prefix(8)) {
        self.init(date, number.text.dropFirst(8), name)
        return
      }
      // `2026-05-16` and what follows it.
      let rest = numbers.dropFirst(position)
      if number.text.count == 4, rest.count >= 3 {
        let parts = Array(rest.prefix(6))
        if parts[1].text.count == 2, parts[2].text.count == 2, parts[1].text.startIndex - parts[0].end == 1,
          parts[2].text.startIndex - parts[1].end == 1,
          let date = Self.date(parts[0].text + parts[1].text + parts[2].text)
        {
          let isNear = parts.count > 3 && parts[3].text.startIndex - parts[2].end <= 5
          let time = parts.dropFirst(3).prefix { $0.text.count == 2 }.flatMap(\.text)
          self.init(date, isNear ? (parts[3].text.count == 6 ? parts[3].text : time[...]) : nil, name)
          return
        }
      }
    }
    return nil
  }

  private init(_ date: CivilDate, _ digits: ArraySlice<UInt8>?, _ name: String) {
    let time = digits.flatMap(Self.time)
    wall = CivilDateTime(date: date, time: time ?? .noon)
    hasTime = time != nil
    isUTC = time != nil && name.hasPrefix("PXL_")
  }

  private static func date(_ digits: ArraySlice<UInt8>) -> CivilDate? {
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    guard (1990...2099).contains(number / 10_000) else { return nil }
    return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  /// Hours, minutes and seconds; more digits are parts of the second.
  private static func time(_ digits: ArraySlice<UInt8>) -> ClockTime? {
    guard digits.count >= 6, digits.count <= 9 else { return nil }
    let number = digits.prefix(6).reduce(0) { $0 * 10 + Int($1 - 48) }
    return ClockTime(hour: number / 10_000, minute: number / 100 % 100, second: number % 100)
  }
}
