internal import Foundation

/// A file of the ISO base media format: HEIC, HEIF and AVIF pictures (ISO/IEC 23008-12), MP4 and QuickTime films.
enum ISOMediaFile {
  private static let mostBoxes = 10_000
  /// A box with metadata that is larger is not read.
  private static let largestBox = 64 << 20
  private static let kinds: [StaticString] = ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot"]

  /// Whether a file may begin so.
  static func isKind(_ head: [UInt8]) -> Bool {
    head.count >= 12 && kinds.contains { matches(head[4..<8], $0) }
  }

  static func metadata(of file: FileBytes) throws(FormatError) -> PhotoMetadata {
    var offset = 0
    var photo: PhotoMetadata?
    var problem: FormatError.Reason?
    for _ in 0..<mostBoxes where offset < file.size {
      guard let head = file.bytes(at: offset, count: min(16, file.size - offset)), head.count >= 8,
        let small = head[...].bigEndian(at: 0, 4)
      else {
        problem = .truncated
        break
      }
      let headSize = small == 1 ? 16 : 8
      guard let size = small == 1 ? head[...].bigEndian(at: 8, 8) : small == 0 ? file.size - offset : small,
        size >= headSize
      else {
        problem = .malformed
        break
      }
      let type = head[4..<8]
      if matches(type, "meta") || matches(type, "moov") {
        guard size - headSize <= largestBox else {
          problem = .tooLarge
          break
        }
        // What the file lost at its end may not be what is looked for.
        let count = min(size - headSize, file.size - offset - headSize)
        guard let content = file.bytes(at: offset + headSize, count: count) else {
          problem = .truncated
          break
        }
        photo =
          matches(type, "moov")
          ? MovieBox(content[...]).metadata : HEIFItems(content[...])?.metadata(of: file) ?? photo
        if photo?.captured != nil { break }
      }
      guard size <= file.size - offset else {
        problem = .truncated
        break
      }
      offset += size
    }
    guard let photo else {
      throw FormatError(format: .iso, position: .offset(min(offset, file.size)), reason: problem ?? .notThisFormat)
    }
    return photo
  }
}
