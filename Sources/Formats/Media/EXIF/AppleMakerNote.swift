/// What Apple's cameras keep for themselves in EXIF: a directory whose offsets count from the note's beginning.
enum AppleMakerNote {
  private static let name = Array("Apple iOS\0".utf8)
  private static let contentIdentifierTag = 0x11
  private static let directory = 14

  /// What a Live Photo's still has in common with its film; nil where the note is another camera's or has none.
  static func contentIdentifier(_ note: ArraySlice<UInt8>) -> String? {
    guard note.starts(with: name), let count = note.bigEndian(at: directory, 2) else { return nil }
    for index in 0..<min(count, 1_000) {
      let entry = directory + 2 + index * 12
      guard note.bigEndian(at: entry, 2) == contentIdentifierTag, note.bigEndian(at: entry + 2, 2) == 2,
        let length = note.bigEndian(at: entry + 4, 4), let offset = note.bigEndian(at: entry + 8, 4),
        length <= 100, offset <= note.count, length <= note.count - offset
      else { continue }
      let text = decodedText(note.behind(offset).prefix(length).prefix { $0 != 0 })
      return text.isEmpty ? nil : text
    }
    return nil
  }
}
