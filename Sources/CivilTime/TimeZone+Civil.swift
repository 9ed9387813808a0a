public import Foundation

extension TimeZone {
  /// What a wall clock in this zone shows at the moment.
  public func civil(at instant: Date) -> CivilDateTime {
    CivilDateTime(secondsSinceEpoch: boundedSeconds(instant) + secondsFromGMT(for: instant))
  }

  /// The moment at which a wall clock in this zone shows the given time.
  ///
  /// A time that a change of the clock leaves out is read with the offset before the change, so that it lands as long
  /// after the gap as it stood in it; of a time that occurs twice the first is meant (RFC 5545, section 3.3.5).
  public func instant(of civil: CivilDateTime) -> Date {
    let wall = civil.secondsSinceEpoch
    func offset(at seconds: Int) -> Int {
      secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    }
    let before = offset(at: wall - 86_400)
    let after = offset(at: wall + 86_400)
    for candidate in [max(before, after), min(before, after)] where offset(at: wall - candidate) == candidate {
      return Date(timeIntervalSince1970: Double(wall - candidate))
    }
    let near = offset(at: wall - before)
    if near != before, offset(at: wall - near) == near {
      return Date(timeIntervalSince1970: Double(wall - near))
    }
    return Date(timeIntervalSince1970: Double(wall - before))
  }
}
