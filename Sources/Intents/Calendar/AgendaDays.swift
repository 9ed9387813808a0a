import CivilTime

/// The days that an agenda shows.
struct AgendaDays: Equatable {
  let first: CivilDate
  let count: Int

  var last: CivilDate { first.adding(days: count - 1) }

  /// The days one by one. The calendar ends with the year 9999.
  var all: [CivilDate] {
    var days = [first]
    while days.count < count, let day = days.last {
      let next = day.adding(days: 1)
      guard next != day else { break }
      days.append(next)
    }
    return days
  }

  func title(today: CivilDate) -> String {
    if count == 1 { return WallTimeText.describe(first, today: today) }
    if first == today, count == 7 { return "The next 7 days" }
    return "\(WallTimeText.describe(first)) – \(WallTimeText.describe(last))"
  }

  /// The days as the end of a sentence.
  func when(today: CivilDate) -> String {
    switch (first.daysSinceEpoch - today.daysSinceEpoch, count) {
    case (0, 1): "today"
    case (1, 1): "tomorrow"
    case (0, 7): "in the next 7 days"
    case (_, 1): "on " + WallTimeText.describe(first)
    default: "from " + title(today: today)
    }
  }
}
