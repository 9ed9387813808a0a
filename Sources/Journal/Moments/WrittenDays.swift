internal import CivilTime

/// Of which days the person has written in a diary, and until when on the wall clock.
struct WrittenDays: Sendable, Hashable {
  /// Who writes before this hour writes of the day before.
  private static let firstHour = 5

  /// Seconds on the wall calendar, from 1970, up to which an entry may tell of the day.
  private var latest: [CivilDate: Int] = [:]

  var isEmpty: Bool { latest.isEmpty }

  init() {}

  /// - Parameter entries: The entries of diaries.
  init(_ entries: some Sequence<PlacedEvent>) {
    for entry in entries {
      let written = entry.localStart
      let isEarly = !entry.event.isAllDay && written.time.hour < Self.firstHour
      let end = CivilDateTime(date: written.date.adding(days: 1), time: .midnight).secondsSinceEpoch
      note(entry.event.isAllDay ? end : written.secondsSinceEpoch, of: written.date)
      if isEarly { note(written.secondsSinceEpoch, of: written.date.adding(days: -1)) }
    }
  }

  private mutating func note(_ seconds: Int, of day: CivilDate) { latest[day] = max(latest[day] ?? seconds, seconds) }

  mutating func join(_ other: WrittenDays) {
    for (day, seconds) in other.latest { note(seconds, of: day) }
  }

  /// Whether an entry may have told of it: one of its day, written after it began. Of a trip something must have been
  /// written on each of its days.
  func tell(of moment: Moment) -> Bool {
    guard let seconds = latest[moment.day], seconds >= moment.localStart.secondsSinceEpoch else { return false }
    guard moment.isTrip else { return true }
    var day = moment.day
    while day < moment.lastDay {
      day = day.adding(days: 1)
      guard latest[day] != nil else { return false }
    }
    return true
  }
}
