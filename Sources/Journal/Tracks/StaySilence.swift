internal import Formats

/// Shares out the time between two places during which a device said nothing, as with an empty battery.
///
/// The person was at one of them and then at the other, and most likely at each for half of it, less the way. No stay
/// becomes more than twice as long at an end as it was seen to be: what is not known is not made up.
enum StaySilence {
  /// Seconds without a fix that are silence.
  static let shortest = 1_200
  /// Meters a second at which the way is made.
  static let travel = 10.0

  /// - Parameters:
  ///   - stays: In order of time, none overlapping another.
  ///   - fixes: In order of time.
  static func shared(among stays: [Stay], _ fixes: [TrackFix]) -> [Stay] {
    stays.map { stay in
      var result = stay
      let after = fixes.partitioningIndex { $0.time > stay.end }
      if after < fixes.count {
        result.end += share(fixes[after].time - stay.end, stay, fixes[after])
      }
      let before = fixes.partitioningIndex { $0.time >= stay.start } - 1
      if before >= 0 {
        result.start -= share(stay.start - fixes[before].time, stay, fixes[before])
      }
      return result
    }
  }

  private static func share(_ silence: Int, _ stay: Stay, _ fix: TrackFix) -> Int {
    guard silence >= shortest else { return 0 }
    let way = Int(stay.center.distance(to: fix.coordinate) / travel)
    return min(max(0, silence - way) / 2, stay.seconds)
  }
}
