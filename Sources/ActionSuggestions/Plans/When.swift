import CivilTime
import Detection

/// The time that a sentence names.
struct When: Hashable {
  var value: TimeValue
  /// Other readings, the likeliest first.
  var candidates: [TimeValue] = []
  var range: Range<Int>
  /// No more than "later".
  var isLater = false
  var isDoubtful = false
  /// Whether it names a day, not an hour alone.
  var hasDay = true
  /// Whether it lies ahead.
  var isToCome = true
  /// Whether the hour could be twelve hours later as well.
  var isHourAmbiguous = false

  var hasHour: Bool { value.start.time != nil }

  init(later range: Range<Int>, today: CivilDate) {
    value = TimeValue(start: TimePoint(date: today), grain: .day)
    self.range = range
    isLater = true
  }

  /// The first time of a sentence, a day and an hour that stand apart joined; nil where it names none.
  init?(_ detections: [Detection], reference: CivilDateTime) {
    var day: (value: TimeValue, detection: Detection)?
    var hour: (value: TimeValue, detection: Detection)?
    var recurrence: (value: TimeValue, detection: Detection)?
    for detection in detections {
      guard case .time(var value) = detection.value else { continue }
      if value.isPartOfDay {
        // "tomorrow evening" names a day and no hour.
        value.start.time = nil
        value.end = nil
        value.grain = .day
        if day == nil { day = (value, detection) }
        continue
      }
      switch detection.type {
      case .date where value.grain == .day, .dateInterval where value.start.time == nil && value.grain == .day:
        if day == nil {
          day = (value, detection)
        } else if value.end == nil, let first = day, first.value.end == nil, first.value.start != value.start {
          candidates.append(value)
        }
      case .time: if hour == nil { hour = (value, detection) }
      case .dateInterval where value.start.time != nil && day != nil: if hour == nil { hour = (value, detection) }
      case .recurrence: if recurrence == nil { recurrence = (value, detection) }
      case .dateTime, .dateInterval:
        guard value.grain != .week else { continue }
        if day == nil, hour == nil {
          hour = (value, detection)
          day = hour
        } else if hour == nil, value.start.date == day?.value.start.date {
          hour = (value, detection)
        }
      default: continue
      }
    }
    if let recurrence {
      if hour == nil, recurrence.value.start.time != nil { hour = recurrence }
      if day == nil { day = recurrence }
    }
    guard let first = day ?? hour else { return nil }
    value = first.value
    range = first.detection.range
    hasDay = day != nil
    isDoubtful = first.detection.confidence < 0.65 && day != nil
    isHourAmbiguous = hour.map { Self.isAmbiguous($0.detection, $0.value) } ?? false
    for case .time(let other) in first.detection.candidates where other.start.date != value.start.date && hasDay {
      candidates.append(other)
    }
    if let day, let hour, day.detection != hour.detection, day.value.start.time == nil, day.value.end == nil {
      join(hour.value, hour.detection.range)
    } else if day == nil, value.start.date != reference.date {
      // An hour that is over today, with no day named.
      isToCome = false
    }
    value.recurrenceRule = recurrence?.value.recurrenceRule
    if value.start.time == nil ? value.start.date < reference.date : value.start.moment <= reference {
      isToCome = false
    }
  }

  /// Gives the day an hour that stands elsewhere.
  mutating func join(_ hour: TimeValue, _ place: Range<Int>) {
    value.start.time = hour.start.time
    value.end = hour.end.map { end in
      let length = end.date.daysSinceEpoch - hour.start.date.daysSinceEpoch
      return TimePoint(date: value.start.date.adding(days: length), time: end.time)
    }
    value.grain = hour.grain
    value.timeZone = hour.timeZone
    candidates = candidates.map { other in
      var other = other
      if other.start.time == nil { other.start.time = hour.start.time }
      return other
    }
    range = min(range.lowerBound, place.lowerBound)..<max(range.upperBound, place.upperBound)
  }

  /// Takes the reading of an hour from 10 to 11 in the morning and from 1 to 6 in the afternoon.
  mutating func moveIntoDay() {
    guard let time = value.start.time else { return }
    let early = ClockTime(secondsSinceMidnight: time.secondsSinceMidnight % 43_200)
    switch early.hour {
    case 10, 11: value.start.time = early
    case 1...6: value.start.time = ClockTime(secondsSinceMidnight: early.secondsSinceMidnight + 43_200)
    default: break
    }
  }

  private static func isAmbiguous(_ detection: Detection, _ value: TimeValue) -> Bool {
    guard let time = value.start.time else { return false }
    return detection.candidates.contains { candidate in
      guard case .time(let other) = candidate, let hour = other.start.time else { return false }
      return abs(hour.secondsSinceMidnight - time.secondsSinceMidnight) == 43_200
    }
  }
}
