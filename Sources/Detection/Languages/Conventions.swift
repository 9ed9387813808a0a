/// How a language writes numbers and dates, and when its speakers have their parts of the day.
struct Conventions: Sendable {
  /// The mark in front of decimals.
  var decimalMark = UInt8(ascii: ".")
  /// The mark between groups of three digits.
  var groupMark = UInt8(ascii: ",")
  /// Whether a blank may part groups of three digits.
  var groupsBySpace = false
  /// Whether some of its speakers use the two marks the other way round.
  var mixesMarks = false
  /// Whether `3/4` is the fourth of March where no region says otherwise.
  var isMonthFirst = false
  /// The first day of the week, 1 (Monday) to 7.
  var firstWeekday = 1
  /// Whether "half 7" is half past six.
  var halfIsBefore = false
  /// Whether hours are counted to 24, so that "8" of a day is in the morning where nothing says otherwise.
  var countsHoursTo24 = false
  /// Whether "next Friday", said on a Wednesday, is rather the Friday that comes first than the one of the next week.
  var nextIsComing = false
}
