internal import CivilTime
internal import Formats

/// A JPEG file becomes a photo.
enum PhotoImport {
  /// How much of the head tells one photo from another, together with the size.
  private static let hashedOctets = 1 << 16

  /// - Parameters:
  ///   - read: Reads so many bytes from the file's beginning.
  ///   - size: The file's size.
  static func read(size: Int, _ read: (Int) -> [UInt8]?) -> ImportedFile? {
    guard let head = read(min(size, JPEGFile.usualHeadOctets)) else { return nil }
    let file = self.read(head: head, size: size)
    guard file.isIncomplete, size > head.count, let whole = read(min(size, JPEGFile.headOctets)) else {
      return file.file
    }
    return self.read(head: whole, size: size).file
  }

  private static func read(head: [UInt8], size: Int) -> (file: ImportedFile, isIncomplete: Bool) {
    do throws(FormatError) {
      let photo = try JPEGFile.metadata(head: head)
      guard let captured = photo.captured else {
        throw FormatError(format: .exif, position: .offset(0), reason: .noDate)
      }
      let hash = ContentHash.hexadecimal(Array(head.prefix(hashedOctets))) + "-\(size)"
      return (ImportedFile(events: [event(photo, captured, hash)]), !photo.isComplete)
    } catch {
      return (ImportedFile(problem: error), error.reason == .truncated)
    }
  }

  private static func event(_ photo: PhotoMetadata, _ captured: CivilDateTime, _ hash: String) -> JournalEvent {
    let start = captured.secondsSinceEpoch
    let zoneSource: ZoneSource =
      switch photo.zoneSource {
      case .explicit: .explicit
      case .gps: .gps
      case .utc: .utc
      case nil: .floating
      }
    var event = JournalEvent(
      id: ContentHash.id("photo", hash), kind: .photo, wallStart: start, wallEnd: start, offset: photo.offset,
      zoneSource: zoneSource)
    event.coordinate = photo.coordinate
    let device = [photo.make, photo.model].compactMap { $0 }.joined(separator: " ")
    event.device = device.isEmpty ? nil : device
    event.texts = photo.texts
    event.isTextCut = photo.hasMoreTexts
    event.isUndated = photo.isScan || photo.dateSource != .original
    return event
  }
}
