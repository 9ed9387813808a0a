internal import CivilTime

/// A rule by which an event recurs (RFC 5545, section 3.3.10), of the frequencies from `DAILY` to `YEARLY`.
public struct RecurrenceRule: Sendable, Hashable {
  /// The unit in which a rule counts (FREQ); the finer ones of the format are not read.
  public enum Frequency: String, Sendable, Hashable {
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// A day of the week, alone or counted within its month or year.
  public struct Weekday: Sendable, Hashable {
    /// 1 is the first, -1 the last; nil for every one.
    public let ordinal: Int?
    /// ISO 8601: 1 is Monday.
    public let weekday: Int

    /// The weekday counts from 1 for Monday to 7; without an ordinal every such day is meant.
    public init(ordinal: Int? = nil, weekday: Int) {
      self.ordinal = ordinal
      self.weekday = weekday
    }
  }

  /// The unit that ``interval`` counts.
  public var frequency: Frequency
  /// From 1.
  public var interval = 1
  /// How many instances there are, the first one counted.
  public var count: Int?
  /// The last moment at which an instance may start.
  public var until: ICalendarTime?
  /// The days of the week on which it recurs (BYDAY); empty for no limit.
  public var byDay: [Weekday] = []
  /// From 1, or from -1 at the end of the month backwards.
  public var byMonthDay: [Int] = []
  /// Days of the year from 1 to 366, or from -1 at its end backwards (BYYEARDAY); empty for no limit.
  public var byYearDay: [Int] = []
  /// Months from 1 to 12 (BYMONTH); empty for no limit.
  public var byMonth: [Int] = []
  /// Which ones of a period's days are kept: from 1, or from -1 at its end backwards (BYSETPOS); empty for all.
  public var bySetPosition: [Int] = []
  /// The day on which a week begins, 1 for Monday.
  public var weekStart = 1

  /// A rule that recurs in every such unit for ever, until more of it is set.
  public init(frequency: Frequency) {
    self.frequency = frequency
  }

  /// Reads a RECUR value; nil for one that is malformed or says more than is expanded here (`BYWEEKNO`, `BYHOUR`, …).
  public init?(_ value: String) {
    var fields: [String: String] = [:]
    for part in value.uppercased().split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { return nil }
      let name = part[..<equals].filter { !$0.isWhitespace }
      fields[name] = part[part.index(after: equals)...].filter { !$0.isWhitespace }
    }
    guard let frequency = fields["FREQ"].flatMap(Frequency.init(rawValue:)) else { return nil }
    self.frequency = frequency
    for (name, text) in fields where name != "FREQ" {
      guard take(name, text) else { return nil }
    }
  }

  private mutating func take(_ name: String, _ text: String) -> Bool {
    switch name {
    case "INTERVAL":
      guard let number = Int(text), (1...100_000).contains(number) else { return false }
      interval = number
    case "COUNT":
      guard let number = Int(text), number >= 1 else { return false }
      count = number
    case "UNTIL":
      guard let time = ICalendarTime(text) else { return false }
      until = time
    case "BYDAY":
      guard let days = Self.list(text, Self.weekday) else { return false }
      byDay = days
    case "BYMONTHDAY":
      guard let numbers = Self.list(text, { Self.number($0, 31) }) else { return false }
      byMonthDay = numbers
    case "BYYEARDAY":
      guard let numbers = Self.list(text, { Self.number($0, 366) }) else { return false }
      byYearDay = numbers
    case "BYSETPOS":
      guard let numbers = Self.list(text, { Self.number($0, 366) }) else { return false }
      bySetPosition = numbers
    case "BYMONTH":
      guard let numbers = Self.list(text, { Self.number($0, 12) }), numbers.allSatisfy({ $0 > 0 }) else { return false }
      byMonth = numbers
    case "WKST":
      guard let day = Self.weekday(text[...]) else { return false }
      weekStart = day.weekday
    default:
      // An extension may be passed over; a BY… part that is not expanded would make wrong days.
      return !name.hasPrefix("BY") && name != "RSCALE" && name != "SKIP"
    }
    return true
  }

  private static func list<Value>(_ text: String, _ read: (Substring) -> Value?) -> [Value]? {
    var values: [Value] = []
    for part in text.split(separator: ",") {
      guard let value = read(part), values.count < 400 else { return nil }
      values.append(value)
    }
    return values.isEmpty ? nil : values
  }

  private static func number(_ text: Substring, _ bound: Int) -> Int? {
    guard let number = Int(text), number != 0, (-bound...bound).contains(number) else { return nil }
    return number
  }

  private static func weekday(_ text: Substring) -> Weekday? {
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    guard let index = names.firstIndex(of: String(text.suffix(2))) else { return nil }
    let digits = text.dropLast(2)
    guard !digits.isEmpty else { return Weekday(weekday: index + 1) }
    guard let ordinal = number(digits, 53) else { return nil }
    return Weekday(ordinal: ordinal, weekday: index + 1)
  }
}
