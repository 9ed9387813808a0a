internal import CivilTime
internal import Foundation

/// A time of the Health export: `2026-05-16 07:30:00 +0200`. The offset is that of the phone that made the export.
struct HealthTime {
  let timestamp: LenientTimestamp

  /// Seconds since 1970 on the wall clock of the offset.
  var wallSeconds: Int { Int(timestamp.instant.timeIntervalSince1970) + (timestamp.offset ?? 0) }

  static func read(_ bytes: ArraySlice<UInt8>?) -> HealthTime? {
    guard let bytes else { return nil }
    // Twenty-five bytes are the usual form; the rest is read slowly.
    if bytes.count == 25 {
      let text = bytes.prefix(19) + bytes.suffix(5)
      if let time = Timestamp(utf8: text) {
        return HealthTime(timestamp: LenientTimestamp(instant: time.instant, offset: time.offset))
      }
    }
    return LenientTimestamp(String(decoding: bytes.prefix(60), as: UTF8.self)).map(HealthTime.init)
  }
}
