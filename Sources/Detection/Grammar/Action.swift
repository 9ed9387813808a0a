/// What a pattern makes of its elements. The raw values are the words of the language files.
enum Action: String, Sendable, CaseIterable {
  /// The one argument, a constant.
  case constant
  /// The one element's meaning.
  case pass
  /// Several times that mean one: fields of a date, a day with its hour, a day in its week.
  case merge

  // Numbers; `add` takes up to three
  case add, subtract, multiply
  /// `addScaled a scale b`: a and b of the scale ("two million and a half")
  case addScaled
  /// `join a b`: "two million" and "three thousand", the second smaller than what the first leaves open
  case join
  /// `fraction n d`; `properFraction n d whole?`: less than one, and what it is added to
  case fraction, properFraction
  /// `decimal a b`: "three point fifteen"
  case decimal
  /// `mixed n share`: a number and a part of one
  case mixed
  /// `power base exponent`, `scientific n exponent`: the number by that power of ten
  case power, scientific

  // Lengths: `length amount unit`, `lengthHalf amount unit` (and a half), `lengthSum a b`, `workdays n`
  case length, lengthHalf, lengthSum, workdays

  // Quantities: `quantity amount unit factor?`, `quantityRange from to unit?`, `quantitySum a b` (feet and inches),
  // `quantityCents quantity cents`
  case quantity, quantityRange, quantitySum, quantityCents

  // Dates
  case weekday, month, day, year, year2
  /// `monthYear month n`: two digits that can be no day are the year of the month in front.
  case monthYear
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

  // Times of day: `clock hour minute? second?`, `exact clock`, `am clock`, `pm clock`, `compact digits step?`
  case clock, exact, am, pm, compact
  /// As `compact`, with minutes in fives as people arrange them; a clock time that is no whole hour.
  case compactFive, notWholeHour
  /// As `clock`, where the hour is written with a zero in front ("08:30").
  case padded
  /// `countedTo24 clock`: rather what it says than twelve hours later.
  case countedTo24
  /// `before minutes clock`, `after minutes clock`
  case before, after
  /// `half hour`: "half seven", by the language's convention.
  case half
  case dayPart

  // Combined
  case within, shift, nth, nthFrom, interval, stretch, part, zone
  /// `upcoming length`: the next so many units, or the last one of them.
  case upcoming
  /// `lasting time length`, `first n unit time` (negative: the last), `around unit time`, `following time`
  case lasting, first, around, following
  /// `deadline time`: the time, or all from now to its end; `deadline now time` the other way round.
  case deadline
  /// `era n unit`: the decade 80 or 1980, the century 21.
  case era
  /// `either a b`: the same moment told twice, in two zones.
  case either
  /// `offset sign hours minutes?`: the zone that is so far from Greenwich; three and four digits are hours and minutes.
  case offset
  /// `workweek period`: from Monday to Friday of the week.
  case workweek
  /// A time of a day and a time of the next named day: `interval a b` with the month or year of the second given to the
  /// first where it lacks them.
  case span

  // Repetitions: `every n unit`, `everyWeekday weekdays n?`, `everyDay month? day`, `everyNth rank weekday`, `at repetition time`
  case every, everyWeekday, everyDay, everyNth, at, weekdays
  /// `weekdaysThrough first last`: Monday to Friday.
  case weekdaysThrough
}
