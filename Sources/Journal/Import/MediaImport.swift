internal import CivilTime
internal import Formats
internal import Foundation

/// A picture or a film becomes an event.
enum MediaImport {
  /// What tells one from another, together with the size: the beginning with the metadata, and some of the picture.
  private static func identity(_ head: [UInt8], size: Int) -> String {
    var sample = Array(head.prefix(1_024))
    for start in stride(from: 1 << 12, to: head.count, by: 1 << 12) {
      sample += head[start..<min(start + 128, head.count)]
    }
    return ContentHash.hexadecimal(sample) + "-\(size)"
  }

  /// - Parameters:
  ///   - path: Relative to the source's directory.
  ///   - head: The file's first bytes.
  ///   - companion: What lies beside the picture: XMP, or the sidecar of an export.
  static func read(_ file: FileBytes, path: String, head: [UInt8], companion: [UInt8]?) -> ImportedFile {
    let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    do throws(FormatError) {
      let sidecar = companion.flatMap { try? TakeoutSidecar(bytes: $0) }
      if sidecar?.isTrashed == true {
        throw FormatError(format: .takeout, position: .offset(0), reason: .thrownAway)
      }
      var photo = try MediaFile.metadata(of: file)
      if let companion, sidecar == nil { photo.complete(withSidecar: companion) }
      let date = MediaDate(photo, sidecar, name: name)
      guard let date else { throw FormatError(format: .media, position: .offset(0), reason: .noDate) }
      let identity = identity(head, size: file.size)
      let isPicture = isPicture(photo, head, PictureOrigin(path: path))
      return ImportedFile(events: [event(photo, sidecar, date, identity, isPicture: isPicture)])
    } catch {
      return ImportedFile(problem: error)
    }
  }

  /// Whether a camera of the person's took it: a screenshot is a PNG file, or says so, and a picture that came by a chat
  /// has lost its camera.
  private static func isPicture(_ photo: PhotoMetadata, _ head: [UInt8], _ origin: PictureOrigin?) -> Bool {
    let hasCamera = photo.make != nil || photo.model != nil
    if origin == .screen || (!photo.isVideo && photo.texts.contains("Screenshot")) { return false }
    if origin != nil, !hasCamera, photo.coordinate == nil { return false }
    return photo.isVideo || hasCamera || head.first != 0x89
  }

  private static func event(
    _ photo: PhotoMetadata, _ sidecar: TakeoutSidecar?, _ date: MediaDate, _ identity: String, isPicture: Bool
  ) -> JournalEvent {
    let start = date.wall.secondsSinceEpoch
    let length = photo.isVideo ? Int(min(max(photo.duration ?? 0, 0), 86_400).rounded()) : 0
    var event = JournalEvent(
      id: ContentHash.id("photo", identity), kind: photo.isVideo ? .video : photo.isMotionPhoto ? .livePhoto : .photo,
      wallStart: start, wallEnd: start + length, offset: date.offset, zoneSource: date.zoneSource)
    event.coordinate = photo.coordinate ?? sidecar?.coordinate
    let device = [photo.make, photo.model].compactMap { $0 }.joined(separator: " ")
    event.device = device.isEmpty ? nil : device
    event.people = (sidecar?.people ?? []).prefix(50).compactMap { CleanText.line($0, limit: 200) }
    var texts = KeptTexts()
    for text in photo.texts + [sidecar?.text, sidecar?.title].compactMap({ $0 }) { texts.add(text) }
    event.texts = texts.texts
    event.isTextCut = photo.hasMoreTexts || texts.isCut
    event.isUndated = photo.isScan || !date.isOwn || !isPicture || (event.coordinate == nil && date.isOfUnsetClock)
    event.facts.pair = photo.contentIdentifier
    event.facts.rating = sidecar?.isFavorite == true ? 5 : photo.rating.map(Double.init)
    return event
  }
}
