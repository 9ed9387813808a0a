internal import CivilTime
internal import Formats

/// A JPEG file becomes a photo.
enum PhotoImport {
  static func read(head: [UInt8], size: Int) -> ImportedFile {
    do throws(FormatError) {
      let photo = try JPEGFile.metadata(head: head)
      guard let captured = photo.captured else {
        throw FormatError(format: .exif, position: .offset(0), reason: .noDate)
      }
      return ImportedFile(events: [event(photo, captured, ContentHash.hexadecimal(head) + "-\(size)")])
    } catch {
      return ImportedFile(problem: error)
    }
  }

  private static func event(_ photo: PhotoMetadata, _ captured: CivilDateTime, _ hash: String) -> JournalEvent {
    let start = captured.secondsSinceEpoch
    let zoneSource: ZoneSource =
      switch photo.zoneSource {
      case .explicit: .explicit
      case .gps: .gps
      case nil: .floating
      }
    var event = JournalEvent(
      id: ContentHash.id("photo", hash), kind: .photo, wallStart: start, wallEnd: start, offset: photo.offset,
      zoneSource: zoneSource)
    event.coordinate = photo.coordinate
    let device = [photo.make, photo.model].compactMap { $0 }.joined(separator: " ")
    event.device = device.isEmpty ? nil : device
    event.texts = photo.texts + [photo.imageDescription].compactMap { $0 }
    event.isUndated = photo.isScan || photo.dateSource != .original
    return event
  }
}
