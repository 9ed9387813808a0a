import CivilTime

/// A time of day as it is written, before it is known which half of the day is meant.
struct Clock: Sendable, Hashable {
  enum Half: Sendable {
    case am, pm
    /// There is nothing to choose: "19:00", "noon".
    case exact
    case open
  }

  var hour: Int
  var minute = 0
  var second = 0
  var half = Half.open
  var unit = CalendarUnit.hour
  /// Whether the hour is written with a zero in front, as those do who write 24 hours.
  var isPadded = false
  /// Whether it is written as languages that count to 24 do it ("8:30", "8 Uhr"): then it is rather what it says.
  var isCountedTo24 = false

  /// The minutes later (or earlier, where they are negative), within twelve hours.
  func moved(byMinutes minutes: Int) -> Clock {
    var clock = self
    let day = half == .open || half == .am || half == .pm ? 720 : 1_440
    let total = ((hour * 60 + minute + minutes) % day + day) % day
    clock.hour = total / 60
    clock.minute = total % 60
    if day == 720, clock.hour == 0 { clock.hour = 12 }
    clock.unit = .minute
    clock.isCountedTo24 = false
    return clock
  }

  var morning: ClockTime? { ClockTime(hour: hour % 12, minute: minute, second: second) }
  var evening: ClockTime? { ClockTime(hour: hour % 12 + 12, minute: minute, second: second) }
  var literal: ClockTime? {
    hour == 24 && minute == 0 ? .midnight : ClockTime(hour: hour, minute: minute, second: second)
  }
}
