internal import CivilTime
internal import Foundation

/// A date and time as tracks have it: RFC 3339, where a time without an offset is UTC.
enum TimestampText {
  /// The moment; nil for anything else. White space around it is passed over.
  static func instant(_ bytes: ArraySlice<UInt8>) -> Date? { instant(bytes.span) }

  /// The same of bytes that belong to somebody else.
  static func instant(_ bytes: Span<UInt8>) -> Date? {
    if let usual = usual(bytes) { return usual }
    var rest = (0..<bytes.count).map { bytes[$0] }[...]
    while let first = rest.first, first <= 32 { rest.removeFirst() }
    while let last = rest.last, last <= 32 { rest.removeLast() }
    guard !rest.isEmpty else { return nil }
    return (Timestamp(utf8: rest) ?? Timestamp(utf8: rest + [UInt8(ascii: "Z")]))?.instant
  }

  /// `YYYY-MM-DDTHH:MM:SSZ`, which nearly all devices write.
  private static func usual(_ bytes: Span<UInt8>) -> Date? {
    guard bytes.count == 20, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      bytes[19] == UInt8(ascii: "Z"), let century = pair(bytes, 0), let year = pair(bytes, 2),
      let month = pair(bytes, 5), let day = pair(bytes, 8), let hour = pair(bytes, 11), let minute = pair(bytes, 14),
      let second = pair(bytes, 17), hour < 24, minute < 60, second < 60,
      let date = CivilDate(year: century * 100 + year, month: month, day: day)
    else { return nil }
    let seconds = date.daysSinceEpoch * 86_400 + hour * 3_600 + minute * 60 + second
    return Date(timeIntervalSince1970: Double(seconds))
  }

  private static func pair(_ bytes: Span<UInt8>, _ index: Int) -> Int? {
    let (tens, ones) = (bytes[index] &- 48, bytes[index + 1] &- 48)
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }
}
