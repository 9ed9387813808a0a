internal import CivilTime
public import Foundation

/// A moment as programs write it: RFC 3339, with a space for the `T` or before the offset, an offset without a colon, or
/// seconds, milliseconds, microseconds or nanoseconds since 1970.
public struct LenientTimestamp: Sendable, Hashable {
  /// The moment.
  public let instant: Date
  /// Seconds east of UTC, where the text has them. `Z` says the moment, but not what a wall clock showed.
  public let offset: Int?

  /// The offset is taken as it is.
  public init(instant: Date, offset: Int?) {
    self.instant = instant
    self.offset = offset
  }

  /// Nil for anything else, and for years that no program wrote in earnest: before 1900 and after 2199.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while let first = bytes.first, first <= 32 { bytes.removeFirst() }
    while let last = bytes.last, last <= 32 { bytes.removeLast() }
    guard bytes.count <= 60 else { return nil }
    if let number = DecimalText.number(bytes) {
      self.init(number: number)
      return
    }
    // `2026-05-16 12:00:00 +0200`
    if let space = bytes.lastIndex(of: 32), let sign = bytes[(space + 1)...].first,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    {
      bytes = (bytes[..<space] + bytes[(space + 1)...])[...]
    }
    let isUTC = bytes.last == UInt8(ascii: "Z") || bytes.last == UInt8(ascii: "z")
    if let timestamp = Timestamp(utf8: bytes) {
      self.init(checked: timestamp.instant, offset: isUTC ? nil : timestamp.offset)
    } else if let timestamp = Timestamp(utf8: bytes + [UInt8(ascii: "Z")]) {
      self.init(checked: timestamp.instant, offset: nil)
    } else {
      return nil
    }
  }

  /// A count since 1970 in the unit that makes it a moment of our time.
  init?(number: Double) {
    let scale: Double =
      switch abs(number) {
      case ..<1e11: 1
      case ..<1e14: 1e3
      case ..<1e17: 1e6
      default: 1e9
      }
    self.init(checked: Date(timeIntervalSince1970: number / scale), offset: nil)
  }

  private init?(checked instant: Date, offset: Int?) {
    guard (-2_208_988_800..<7_258_118_400).contains(instant.timeIntervalSince1970) else { return nil }
    self.init(instant: instant, offset: offset)
  }
}
