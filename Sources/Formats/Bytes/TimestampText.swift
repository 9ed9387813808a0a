internal import CivilTime
internal import Foundation

/// A date and time as tracks have it: RFC 3339, where a time without an offset is UTC.
enum TimestampText {
  /// The moment; nil for anything else. White space around it is passed over.
  static func instant(_ bytes: ArraySlice<UInt8>) -> Date? {
    var rest = bytes
    while let first = rest.first, first <= 32 { rest.removeFirst() }
    while let last = rest.last, last <= 32 { rest.removeLast() }
    guard !rest.isEmpty else { return nil }
    return (Timestamp(utf8: rest) ?? Timestamp(utf8: rest + [UInt8(ascii: "Z")]))?.instant
  }
}
