internal import Formats

/// Takes out what a device cannot have lived through.
enum TrackCleaning {
  /// A fix as far as this from both neighbours, in meters, is looked at.
  static let suspicious = 300.0
  /// Neighbours no farther apart than this agree with each other.
  static let agreement = 150.0
  /// Meters a second that nobody makes there and back between two fixes at one place.
  static let fastest = 20.0
  /// Meters a second that nobody makes at all.
  static let impossible = 278.0
  /// So many wrong fixes in a row are found.
  static let longestRun = 3

  /// The fixes in order of time, one for each second, without those at 0/0 and those that lie far from both neighbours
  /// although they are near each other.
  static func cleaned(_ fixes: [TrackFix]) -> [TrackFix] {
    let isInOrder = zip(fixes, fixes.dropFirst()).allSatisfy { $0.time <= $1.time }
    var ordered: [TrackFix] = []
    ordered.reserveCapacity(fixes.count)
    for fix in isInOrder ? fixes : fixes.sorted(by: { $0.time < $1.time }) {
      let isNowhere = abs(fix.coordinate.latitude) < 0.001 && abs(fix.coordinate.longitude) < 0.001
      if !isNowhere, ordered.last?.time != fix.time { ordered.append(fix) }
    }
    var result: [TrackFix] = []
    result.reserveCapacity(ordered.count)
    var index = 0
    while index < ordered.count {
      let run = result.last.map { wrongRun(after: $0, at: index, in: ordered) } ?? 0
      if run > 0 {
        index += run
      } else {
        result.append(ordered[index])
        index += 1
      }
    }
    return result
  }

  /// How many fixes from there on are a leap away and back.
  private static func wrongRun(after last: TrackFix, at index: Int, in fixes: [TrackFix]) -> Int {
    guard !last.coordinate.isWithin(suspicious, of: fixes[index].coordinate) else { return 0 }
    let away = last.coordinate.distance(to: fixes[index].coordinate)
    guard speed(away, last, fixes[index]) > fastest else { return 0 }
    for run in 1...longestRun where index + run < fixes.count {
      let next = fixes[index + run]
      let back = fixes[index + run - 1].coordinate.distance(to: next.coordinate)
      let between = last.coordinate.distance(to: next.coordinate)
      let isBack = back > suspicious && speed(back, fixes[index + run - 1], next) > fastest
      if isBack, between <= agreement { return run }
      if run == 1, back > suspicious, between < min(away, back) / 2, speed(away, last, fixes[index]) > impossible {
        return run
      }
    }
    return 0
  }

  private static func speed(_ meters: Double, _ from: TrackFix, _ to: TrackFix) -> Double {
    meters / Double(max(1, to.time - from.time))
  }
}
