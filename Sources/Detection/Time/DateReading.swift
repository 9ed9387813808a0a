import CivilTime

/// A day, or a run of days, read off the text.
struct DateReading {
  /// The token behind it.
  var end: Int
  var start: CivilDate
  /// The day behind the last one, where it names several.
  var endDate: CivilDate?
  var grain = TimeGrain.day
  /// The part of the day that the text adds ("tomorrow morning").
  var dayPart = DayPart.none
  /// Other days that may be meant.
  var candidates: [CivilDate] = []
  var confidence = 0.9
  /// The word alone may mean something else, so that it counts only beside a time.
  var needsTime = false
  /// The time of day that a written timestamp carries.
  var time: ClockTime?
  var timeZone: String?
}
