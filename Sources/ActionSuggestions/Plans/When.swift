import CivilTime
import Detection

/// The time to come that a sentence names.
struct When {
  var value: TimeValue
  var range: Range<Int>
  /// No more than "later".
  var isLater = false
  var isDoubtful = false
  /// Whether it names a day, not an hour alone.
  var hasDay = true

  init(later range: Range<Int>, today: CivilDate) {
    value = TimeValue(start: TimePoint(date: today), grain: .day)
    self.range = range
    isLater = true
  }

  /// The first time to come of a sentence, a day and an hour that stand apart joined; nil where it names none, or one
  /// that is over.
  init?(_ detections: [Detection], reference: CivilDateTime) {
    var day: (value: TimeValue, detection: Detection)?
    var hour: (value: TimeValue, detection: Detection)?
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
        if day == nil { day = (value, detection) }
      case .time: if hour == nil { hour = (value, detection) }
      case .dateInterval where value.start.time != nil && day != nil: if hour == nil { hour = (value, detection) }
      case .dateTime, .dateInterval:
        guard value.grain != .week else { continue }
        if day == nil, hour == nil {
          hour = (value, detection)
          day = hour
        }
      default: continue
      }
    }
    guard let first = day ?? hour else { return nil }
    value = first.value
    range = first.detection.range
    hasDay = day != nil
    isDoubtful = first.detection.confidence < 0.65
    if let day, let hour, day.detection != hour.detection, day.value.start.time == nil, day.value.end == nil {
      value.start.time = hour.value.start.time
      value.end = hour.value.end.map { end in
        let length = end.date.daysSinceEpoch - hour.value.start.date.daysSinceEpoch
        return TimePoint(date: day.value.start.date.adding(days: length), time: end.time)
      }
      value.grain = hour.value.grain
      value.timeZone = hour.value.timeZone
      range =
        min(range.lowerBound, hour.detection.range.lowerBound)..<max(range.upperBound, hour.detection.range.upperBound)
    } else if day == nil, value.start.date != reference.date {
      // An hour that is over today, with no day named.
      return nil
    }
    let isOver = value.start.time == nil ? value.start.date < reference.date : value.start.moment <= reference
    guard !isOver else { return nil }
  }
}
