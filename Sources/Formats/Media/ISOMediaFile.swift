internal import Foundation

/// A file of the ISO base media format: HEIC, HEIF and AVIF pictures (ISO/IEC 23008-12), MP4 and QuickTime films.
enum ISOMediaFile {
  private static let mostBoxes = 10_000
  /// A box with metadata that is larger is not read.
  private static let largestBox = 64 << 20
  /// The box `uuid` that holds an XMP packet (ISO 16684-3).
  private static let packet: [UInt8] = [
    0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
  ]
  private static let largestPacket = 16 << 20
  private static let mostPackets = 4
  private static let kinds: [StaticString] = ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot"]

  /// Whether a file may begin so.
  static func isKind(_ head: [UInt8]) -> Bool {
    head.count >= 12 && kinds.contains { matches(head[4..<8], $0) }
  }

  static func metadata(of file: FileBytes) throws(FormatError) -> PhotoMetadata {
    var offset = 0
    var photo: PhotoMetadata?
    var problem: FormatError.Reason?
    var packets: [(offset: Int, count: Int)] = []
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
      if photo?.captured == nil, matches(type, "meta") || matches(type, "moov") {
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
        // Of a film something may still be said behind it.
        if let photo, photo.captured != nil, !photo.isVideo { break }
      } else if matches(type, "uuid"), packets.count < mostPackets, size - headSize > packet.count,
        file.bytes(at: offset + headSize, count: packet.count) == packet
      {
        packets.append((offset + headSize + packet.count, size - headSize - packet.count))
      }
      guard size <= file.size - offset else {
        problem = .truncated
        break
      }
      offset += size
    }
    guard var photo else {
      throw FormatError(format: .iso, position: .offset(min(offset, file.size)), reason: problem ?? .notThisFormat)
    }
    if !packets.isEmpty { complete(&photo, with: packets, of: file) }
    return photo
  }

  private static func complete(
    _ photo: inout PhotoMetadata, with packets: [(offset: Int, count: Int)], of file: FileBytes
  ) {
    var texts = PhotoTexts()
    for text in photo.texts { texts.add(text) }
    for packet in packets {
      guard packet.count <= largestPacket, let bytes = file.bytes(at: packet.offset, count: packet.count) else {
        photo.hasMoreTexts = true
        continue
      }
      photo.complete(with: XMPProperties(bytes, texts: &texts))
    }
    photo.texts = texts.texts
    photo.hasMoreTexts = photo.hasMoreTexts || texts.isCut
  }
}
