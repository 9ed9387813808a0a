internal import CivilTime

/// Reads what counts out of an EXIF structure (CIPA DC-008).
struct EXIFReader {
  /// Some dozens of entries: looking through them is quicker than a table of them.
  private struct Directory {
    var entries: [TIFFReader.Entry] = []

    /// Of a tag that stands twice the first entry.
    subscript(tag: UInt16) -> TIFFReader.Entry? { entries.first { $0.tag == tag } }
  }

  private enum Tag {
    static let imageDescription: UInt16 = 0x010E
    static let software: UInt16 = 0x0131
    static let make: UInt16 = 0x010F
    static let model: UInt16 = 0x0110
    static let orientation: UInt16 = 0x0112
    static let dateTime: UInt16 = 0x0132
    static let exifDirectory: UInt16 = 0x8769
    static let gpsDirectory: UInt16 = 0x8825
    static let dateTimeOriginal: UInt16 = 0x9003
    static let dateTimeDigitized: UInt16 = 0x9004
    static let offsetTime: UInt16 = 0x9010
    static let offsetTimeOriginal: UInt16 = 0x9011
    static let offsetTimeDigitized: UInt16 = 0x9012
    static let subSecond: UInt16 = 0x9290
    static let subSecondOriginal: UInt16 = 0x9291
    static let subSecondDigitized: UInt16 = 0x9292
    static let pixelWidth: UInt16 = 0xA002
    static let pixelHeight: UInt16 = 0xA003
    /// What people write: the document's name, the description, the artist, the copyright, a comment and the owner.
    static let texts: [UInt16] = [0x010D, 0x010E, 0x013B, 0x8298, 0xA430]
    static let userComment: UInt16 = 0x9286
    static let makerNote: UInt16 = 0x927C
    /// Title, comment, author, keywords and subject as Windows writes them, in UTF-16.
    static let wideTexts: [UInt16] = [0x9C9B, 0x9C9C, 0x9C9D, 0x9C9E, 0x9C9F]
  }

  private enum GPSTag {
    static let latitudeReference: UInt16 = 1
    static let latitude: UInt16 = 2
    static let longitudeReference: UInt16 = 3
    static let longitude: UInt16 = 4
    static let timeStamp: UInt16 = 7
    static let dateStamp: UInt16 = 0x1D
  }

  private let reader: TIFFReader
  private let main: Directory
  private let exif: Directory
  private let gps: Directory

  /// Nil without a TIFF header. Only three directories are read, each once, so that none can lead in a circle.
  init?(_ octets: TIFFOctets) {
    guard let reader = TIFFReader(octets) else { return nil }
    func directory(at offset: Int?) -> Directory {
      Directory(entries: offset.map(reader.entries) ?? [])
    }
    self.reader = reader
    main = directory(at: reader.firstDirectory)
    exif = directory(at: main[Tag.exifDirectory].flatMap(reader.number))
    gps = directory(at: main[Tag.gpsDirectory].flatMap(reader.number))
  }

  init?(_ octets: ArraySlice<UInt8>) {
    self.init(TIFFOctets(octets))
  }

  /// The entry of a tag in the first directory.
  func entry(_ tag: UInt16) -> TIFFReader.Entry? { main[tag] }

  /// The octets of a value, whatever they are; nil where they are too many.
  func octets(_ entry: TIFFReader.Entry) -> ArraySlice<UInt8>? { reader.octets(entry) }

  func metadata() -> PhotoMetadata {
    var photo = PhotoMetadata()
    photo.make = text(Tag.make, in: main)
    photo.model = text(Tag.model, in: main)
    photo.software = text(Tag.software, in: main)
    photo.imageDescription = text(Tag.imageDescription, in: main)
    photo.orientation = number(Tag.orientation, in: main).flatMap { (1...8).contains($0) ? $0 : nil }
    photo.width = number(Tag.pixelWidth, in: exif)
    photo.height = number(Tag.pixelHeight, in: exif)
    photo.coordinate = coordinate()
    photo.contentIdentifier = exif[Tag.makerNote].flatMap(reader.octets).flatMap(AppleMakerNote.contentIdentifier)
    readDate(&photo)
    let entries = [main, exif].flatMap { directory in Tag.texts.compactMap { directory[$0] } }
    let wide = Tag.wideTexts.compactMap { main[$0] }
    let comment = exif[Tag.userComment]
    photo.texts =
      entries.compactMap(reader.longText) + wide.compactMap(reader.wideText)
      + [comment.flatMap(reader.comment)].compactMap { $0 }
    photo.hasMoreTexts = (entries + wide + [comment].compactMap { $0 }).contains {
      $0.octetCount > PhotoTexts.longest
    }
    return photo
  }

  private func readDate(_ photo: inout PhotoMetadata) {
    let candidates: [(PhotoMetadata.DateSource, Directory, UInt16, UInt16, UInt16)] = [
      (.original, exif, Tag.dateTimeOriginal, Tag.offsetTimeOriginal, Tag.subSecondOriginal),
      (.digitized, exif, Tag.dateTimeDigitized, Tag.offsetTimeDigitized, Tag.subSecondDigitized),
      (.modified, main, Tag.dateTime, Tag.offsetTime, Tag.subSecond),
    ]
    for (source, directory, dateTag, offsetTag, subSecondTag) in candidates {
      guard let date = text(dateTag, in: directory).flatMap(EXIFDate.init) else { continue }
      photo.captured = date.civil
      photo.dateSource = source
      photo.milliseconds = text(subSecondTag, in: exif).map(Self.milliseconds) ?? 0
      if let offset = text(offsetTag, in: exif).flatMap(EXIFDate.offset) ?? date.offset {
        photo.offset = offset
        photo.zoneSource = .explicit
      } else if source != .modified, let offset = offset(ofClock: date.civil) {
        photo.offset = offset
        photo.zoneSource = .gps
      }
      return
    }
  }

  /// By how much the camera's clock was ahead of the satellites', if that can be an offset of a time zone.
  private func offset(ofClock local: CivilDateTime) -> Int? {
    guard let stamp = text(GPSTag.dateStamp, in: gps).flatMap(EXIFDate.date),
      let hours = gps[GPSTag.timeStamp].flatMap(reader.sexagesimal), (0..<25).contains(hours)
    else { return nil }
    let utc = stamp.daysSinceEpoch * 86_400 + Int(hours * 3600)
    let difference = local.secondsSinceEpoch - utc
    let quarter = 900
    let rounded = Int((Double(difference) / Double(quarter)).rounded()) * quarter
    // A clock that is wrong by more than this is not told from a zone, and a fix may be minutes old.
    guard abs(difference - rounded) <= 300, (-12 * 3600...14 * 3600).contains(rounded) else { return nil }
    return rounded
  }

  private func coordinate() -> Coordinate? {
    guard let latitude = degrees(GPSTag.latitude, GPSTag.latitudeReference, negative: "S"),
      let longitude = degrees(GPSTag.longitude, GPSTag.longitudeReference, negative: "W"),
      // Zero and zero is what cameras write that know no place.
      latitude != 0 || longitude != 0
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private func degrees(_ tag: UInt16, _ referenceTag: UInt16, negative: String) -> Double? {
    guard let value = gps[tag].flatMap(reader.sexagesimal) else {
      return nil
    }
    return text(referenceTag, in: gps)?.uppercased() == negative ? -value : value
  }

  private func text(_ tag: UInt16, in directory: Directory) -> String? { directory[tag].flatMap(reader.text) }
  private func number(_ tag: UInt16, in directory: Directory) -> Int? { directory[tag].flatMap(reader.number) }

  /// The digits of SubSecTime are a fraction of one.
  private static func milliseconds(_ text: String) -> Int {
    let digits = text.utf8.prefix { (48...57).contains($0) }.prefix(3).map { Int($0) - 48 }
    return (digits + [0, 0, 0]).prefix(3).reduce(0) { $0 * 10 + $1 }
  }
}
