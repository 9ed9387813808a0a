/// A time of day as a wall clock shows it, to the second.
public struct ClockTime: Hashable, Sendable {
  /// From 0 to 23.
  public let hour: Int
  /// From 0 to 59.
  public let minute: Int
  /// From 0 to 59.
  public let second: Int

  /// Makes a time, or nil where a clock shows no such thing.
  public init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  private init(unchecked secondsSinceMidnight: Int) {
    hour = secondsSinceMidnight / 3600
    minute = secondsSinceMidnight / 60 % 60
    second = secondsSinceMidnight % 60
  }

  /// The time that many seconds after midnight, taken modulo one day.
  public init(secondsSinceMidnight seconds: Int) {
    let remainder = seconds % 86_400
    self.init(unchecked: remainder < 0 ? remainder + 86_400 : remainder)
  }

  /// From 0 to 86,399.
  public var secondsSinceMidnight: Int { hour * 3600 + minute * 60 + second }

  /// 00:00:00, where a day begins.
  public static let midnight = ClockTime(unchecked: 0)
  /// 12:00:00.
  public static let noon = ClockTime(unchecked: 43_200)
}

extension ClockTime: Comparable {
  public static func < (left: ClockTime, right: ClockTime) -> Bool {
    left.secondsSinceMidnight < right.secondsSinceMidnight
  }
}

extension ClockTime: CustomStringConvertible {
  /// `HH:MM:SS`.
  public var description: String { DigitWriter.text(length: 8) { write(to: &$0) } }

  func write(to digits: inout DigitWriter) {
    digits.write(hour, width: 2)
    digits.write(":")
    digits.write(minute, width: 2)
    digits.write(":")
    digits.write(second, width: 2)
  }
}
