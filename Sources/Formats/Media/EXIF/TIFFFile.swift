/// A TIFF file, or a camera's raw picture that is built like one. Its directories may lie anywhere, so each is read where
/// it lies, and nothing of the picture.
enum TIFFFile {
  /// Octets that are read at first; cameras write the directories there.
  private static let headOctets = 1 << 16
  private static let packet: UInt16 = 0x02BC
  /// IPTC-IIM data sets by themselves …
  private static let record: UInt16 = 0x83BB
  /// … and among Photoshop's resources.
  private static let resources: UInt16 = 0x8649

  static func metadata(of file: FileBytes) throws(FormatError) -> PhotoMetadata {
    guard let head = file.head(headOctets), let reader = EXIFReader(TIFFOctets(file, head: head)) else {
      throw FormatError(format: .exif, position: .offset(0), reason: .unreadable)
    }
    var photo = reader.metadata()
    var texts = PhotoTexts()
    var isUnread = false
    func octets(_ tag: UInt16) -> ArraySlice<UInt8>? {
      guard let entry = reader.entry(tag) else { return nil }
      let octets = reader.octets(entry)
      isUnread = isUnread || octets == nil
      return octets
    }
    if let packet = octets(packet) { photo.complete(with: XMPProperties(Array(packet), texts: &texts)) }
    if let record = octets(record) { IPTCRecord.readSets(record, into: &texts) }
    if let resources = octets(resources) { IPTCRecord.read(resources, into: &texts) }
    for text in photo.texts { texts.add(text) }
    photo.texts = texts.texts
    photo.hasMoreTexts = photo.hasMoreTexts || texts.isCut || isUnread
    photo.isComplete = true
    return photo
  }
}
