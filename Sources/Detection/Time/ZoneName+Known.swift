import Foundation

/// The names of the tz database, as they stand in texts.
extension ZoneName {
  /// By their forms in small letters.
  private static let known = Dictionary(
    TimeZone.knownTimeZoneIdentifiers.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  /// The name in the database's own letters; nil for what is none.
  static func known(_ name: String) -> String? {
    known[name.lowercased()]
  }

  /// How far ahead of Greenwich the zone is at the moment on its clock, in seconds: a zone by its name, or an offset such
  /// as `+05:15` that no zone keeps.
  static func offset(of name: String, at moment: Date) -> Int? {
    if let sign = name.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      let parts = name.dropFirst().split(separator: ":").compactMap { Int($0) }
      guard parts.count == 2 else { return nil }
      return (sign == UInt8(ascii: "-") ? -1 : 1) * (parts[0] * 3_600 + parts[1] * 60)
    }
    return TimeZone(identifier: name)?.secondsFromGMT(for: moment)
  }
}

extension TokenizedText {
  /// The name of the tz database that begins at the token with an area and a slash ("Europe/Berlin"), and its end.
  func zoneName(at index: Int) -> (name: String, end: Int)? {
    guard self[index + 1].isMark("/"), isGlued(index + 1), isGlued(index + 2) else { return nil }
    var end = index + 2
    while end < index + 10, isGlued(end), self[end].kind == .word || isNameMark(end) { end += 1 }
    while end > index + 2 {
      if self[end - 1].kind == .word,
        let name = ZoneName.known(String(decoding: bytes[byteRange(index..<end)], as: UTF8.self))
      {
        return (name, end)
      }
      end -= 1
    }
    return nil
  }

  private func isNameMark(_ index: Int) -> Bool {
    self[index].isMark("/") || self[index].isMark("_") || self[index].isMark("-")
  }
}
