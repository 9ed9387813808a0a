/// The texts of an IPTC-IIM record (version 4.2) as Photoshop keeps it in a JPEG file's segment APP13, and
/// TIFF files in a tag.
enum IPTCRecord {
  static let name = Array("Photoshop 3.0\0".utf8)
  private static let resource = Array("8BIM".utf8)
  private static let identifier = 0x0404
  /// Data sets of record 2 that hold codes, dates and numbers.
  private static let wordless: Set<UInt8> = [0, 3, 4, 7, 8, 10, 30, 35, 37, 38, 47, 50, 55, 60, 62, 63, 70, 75]

  /// - Parameter payload: The segment behind ``name``.
  static func read(_ payload: ArraySlice<UInt8>, into texts: inout PhotoTexts) {
    var rest = payload
    while rest.starts(with: resource), rest.count >= 12 {
      rest = rest.dropFirst(4)
      let number = Int(rest[rest.startIndex]) << 8 | Int(rest[rest.startIndex + 1])
      // A name with its length, together of an even number of octets.
      let named = Int(rest[rest.startIndex + 2]) + 1
      rest = rest.dropFirst(2 + named + named % 2)
      guard rest.count >= 4 else { return }
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      let data = rest.prefix(length)
      if number == identifier { readSets(data, into: &texts) }
      rest = rest.dropFirst(length + length % 2)
    }
  }

  /// - Parameter data: The data sets, one behind another.
  static func readSets(_ data: ArraySlice<UInt8>, into texts: inout PhotoTexts) {
    var rest = data
    while rest.count >= 5, rest[rest.startIndex] == 0x1C {
      let head = Array(rest.prefix(5))
      let length = Int(head[3]) << 8 | Int(head[4])
      // A length of lengths is for data sets that hold no texts.
      guard length < 0x8000 else { return }
      rest = rest.dropFirst(5)
      if head[1] == 2, !wordless.contains(head[2]) { texts.add(decodedText(rest.prefix(length))) }
      rest = rest.dropFirst(length)
    }
  }
}
