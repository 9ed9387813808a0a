/// What a pattern makes of its elements. The raw values are the words of the language files.
enum Action: String, Sendable {
  /// The one argument, a constant.
  case constant
  /// The one element's meaning.
  case pass
  /// Several times that mean one: fields of a date, a day with its hour, a day in its week.
  case merge

  // Numbers
  case add, subtract, multiply
  /// `fraction n d`
  case fraction

  // Lengths: `length amount unit`, `lengthHalf amount unit` (and a half), `lengthSum a b`, `workdays n`
  case length, lengthHalf, lengthSum, workdays

  // Dates
  case weekday, month, day, year, year2
  /// `ymd year month? day?`
  case ymd
  /// Two or three numbers whose order the region decides.
  case numeric
  /// Eight digits: YYYYMMDD.
  case compactDate
  /// `cycle unit n`
  case cycle
  /// `relativeWeekday weekday n`
  case relativeWeekday
  /// `days first last month? year?`
  case days
  case feast
  case now

  // Times of day: `clock hour minute? second?`, `exact clock`, `am clock`, `pm clock`, `compact digits`
  case clock, exact, am, pm, compact
  /// `countedTo24 clock`: rather what it says than twelve hours later.
  case countedTo24
  /// `before minutes clock`, `after minutes clock`
  case before, after
  /// `half hour`: "half seven", by the language's convention.
  case half
  case dayPart

  // Combined
  case within, shift, nth, nthFrom, interval, stretch, part, zone
  /// `workweek period`: from Monday to Friday of the week.
  case workweek
  /// A time of a day and a time of the next named day: `interval a b` with the month or year of the second given to the
  /// first where it lacks them.
  case span

  // Repetitions: `every n unit`, `everyWeekday weekdays n?`, `everyDay month? day`, `everyNth rank weekday`, `at repetition time`
  case every, everyWeekday, everyDay, everyNth, at, weekdays
}
