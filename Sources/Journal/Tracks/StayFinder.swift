internal import Formats

/// Finds stays by a sweep with a running mean.
///
/// A gap of any length in which the device was at the same place before and after is part of the stay; a gap between
/// two places is shared out between them. (After Li and others, "Mining user similarity based on location history", 2008,
/// with bridged gaps and a bound for drift.)
enum StayFinder {
  /// Meters around the mean that are one place.
  static let radius = 100.0
  /// Seconds from which on it is a stay.
  static let shortest = 480
  /// Seconds between two stays at one place that are one.
  static let pause = 1_800
  /// Meters a second beyond which it is no stay but a slow way.
  static let walking = 1.4
  /// Seconds without a fix from which on a device that tells of movement has rested.
  static let rest = 300
  /// Seconds between two fixes of a device that tells of movement.
  static let movement = 600
  /// Seconds of a stop on the way, and for how many before and after it the way is looked at …
  private static let longestHalt = 1_200
  private static let approach = 180
  /// … and meters a second at which nobody comes to a place.
  private static let travelling = 20.0
  /// Meters within which the first fix on the way tells that the person has just left.
  static let departure = 1_000.0

  /// - Parameter fixes: Cleaned, in order of time.
  static func stays(in fixes: [TrackFix]) -> [Stay] {
    var stays: [Stay] = []
    var begin = 0
    while begin < fixes.count {
      var latitude = fixes[begin].coordinate.latitude
      var longitude = fixes[begin].coordinate.longitude
      var center = fixes[begin].coordinate
      var end = begin + 1
      while end < fixes.count {
        let next = fixes[end].coordinate
        guard center.isWithin(radius, of: next), fixes[begin].coordinate.isWithin(2 * radius, of: next) else {
          break
        }
        latitude += next.latitude
        longitude += next.longitude
        end += 1
        let count = Double(end - begin)
        center = Coordinate(latitude: latitude / count, longitude: longitude / count) ?? center
      }
      let start = fixes[begin].time
      var stay = Stay(start: start, end: fixes[end - 1].time, center: center, firstSeen: start)
      stay.end += restedSeconds(from: center, before: end, in: fixes)
      if stay.seconds >= shortest, !isMoving(fixes[begin..<end]) {
        if !isHalt(begin..<end, in: fixes) { stays.append(stay) }
        begin = end
      } else {
        // A long way that is no stay is not looked at from each of its fixes.
        begin += max(1, (end - begin) / 8)
      }
    }
    return StaySilence.shared(among: merged(stays), fixes)
  }

  /// Whether it is a short stop of a train or on a motorway: before and after it the device was faster than anything on
  /// the way to a place.
  private static func isHalt(_ stay: Range<Int>, in fixes: [TrackFix]) -> Bool {
    let (first, last) = (fixes[stay.lowerBound], fixes[stay.upperBound - 1])
    guard last.time - first.time < longestHalt else { return false }
    func isFast(_ fix: TrackFix?, _ other: TrackFix) -> Bool {
      guard let fix, fix.time != other.time else { return false }
      return fix.coordinate.distance(to: other.coordinate) / Double(abs(fix.time - other.time)) > travelling
    }
    let before = fixes[..<stay.lowerBound].suffix(50).first { $0.time >= first.time - approach }
    let after = fixes[stay.upperBound...].prefix(50).last { $0.time <= last.time + approach }
    return isFast(before, first) && isFast(after, last)
  }

  /// For how long the device lay still and silent before the fix with which it moved off.
  private static func restedSeconds(from center: Coordinate, before index: Int, in fixes: [TrackFix]) -> Int {
    guard index > 0, index + 1 < fixes.count else { return 0 }
    let (next, second) = (fixes[index], fixes[index + 1])
    let silence = next.time - fixes[index - 1].time
    let distance = center.distance(to: next.coordinate)
    guard silence >= rest, distance <= departure, second.time - next.time <= movement,
      center.distance(to: second.coordinate) > distance
    else { return 0 }
    return max(0, silence - Int(distance / walking))
  }

  /// Stays at one place with a short pause between them, or that overlap, as one; by their starts.
  static func merged(_ stays: [Stay]) -> [Stay] {
    var result: [Stay] = []
    for stay in stays.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = result.last, stay.start - last.end <= pause,
        last.center.distance(to: stay.center) <= radius
      {
        result[result.count - 1] = last.joined(with: stay)
      } else {
        result.append(stay)
      }
    }
    return result
  }

  /// Whether the way between fixes at least half a minute apart, which are not only noise, is that of somebody walking.
  private static func isMoving(_ fixes: ArraySlice<TrackFix>) -> Bool {
    guard let first = fixes.first, let end = fixes.last else { return false }
    var last = first
    var meters = 0.0
    var seconds = 0
    for fix in fixes.dropFirst() where fix.time - last.time >= 30 {
      // Silence is no movement, and says nothing about speed.
      if fix.time - last.time <= 300 {
        meters += last.coordinate.distance(to: fix.coordinate)
        seconds += fix.time - last.time
      }
      last = fix
    }
    // Of a device that tells little while it rests, the last steps before it leaves say nothing of the whole.
    let span = end.time - first.time
    if seconds * 2 < span { return first.coordinate.distance(to: end.coordinate) / Double(span) > walking }
    return seconds > 0 && meters / Double(seconds) > walking
  }
}
