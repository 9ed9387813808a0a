/// A time of day as it is written, before it is known which half of the day is meant.
struct ClockReading {
  enum Half {
    case am, pm
    /// Written so that there is nothing to choose: "19:00", "noon".
    case exact
    case open
  }

  var end: Int
  var hour: Int
  var minute = 0
  var second = 0
  var half = Half.open
  /// Nothing but a number, so that something around it must say that it is a time.
  var isBare = false
  var grain = TimeGrain.minute
  var timeZone: String?
}
