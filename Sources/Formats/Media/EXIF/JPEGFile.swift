/// The head of a JPEG file: the segments in front of the picture itself (ITU-T T.81, annex B).
public enum JPEGFile {
  /// How much of a file is enough, mostly, often, and in any case.
  static let heads = [1 << 16, 1 << 18, headOctets]
  /// How much of a file is enough in any case: the segments in front of the picture hold at most 64 KiB each.
  public static let headOctets = 1 << 20

  /// Reads the metadata from the file's first bytes.
  ///
  /// A file without EXIF has metadata without a date. Where the head ends before the picture begins, and a date was
  /// found, the metadata are not complete.
  ///
  /// - Throws: ``FormatError``, if it is no JPEG file, or ends within a segment before any EXIF was found.
  public static func metadata(head: [UInt8]) throws(FormatError) -> PhotoMetadata {
    guard !head.isEmpty else { throw FormatError(format: .jpeg, position: .offset(0), reason: .empty) }
    guard head.starts(with: [0xFF, 0xD8]) else {
      throw FormatError(format: .jpeg, position: .offset(0), reason: .notThisFormat)
    }
    var photo: PhotoMetadata?
    var texts = PhotoTexts()
    var extended: [UInt8] = []
    var properties: XMPProperties?
    var size: (width: Int, height: Int)?
    var index = 2
    var isComplete = true
    do throws(FormatError) {
      while let segment = try segment(in: head, at: index) {
        if segment.marker == 0xE1, photo == nil, segment.payload.starts(with: exifName) {
          photo = EXIFReader(segment.payload.dropFirst(exifName.count))?.metadata()
        } else if segment.marker == 0xE1, let start = packet(in: segment.payload) {
          let packet = XMPProperties(Array(segment.payload[start...]), texts: &texts)
          properties = properties ?? packet
        } else if segment.marker == 0xE1, segment.payload.starts(with: extendedName) {
          // A digest, the whole length and where the part stands come before the part; parts stand in their order.
          extended += segment.payload.dropFirst(extendedName.count + 40)
        } else if segment.marker == 0xED, segment.payload.starts(with: IPTCRecord.name) {
          IPTCRecord.read(segment.payload.dropFirst(IPTCRecord.name.count), into: &texts)
        } else if segment.marker == 0xFE {
          texts.add(decodedText(segment.payload))
        } else if Self.isFrame(segment.marker), segment.payload.count >= 5 {
          let octets = segment.payload.prefix(5).map { Int($0) }
          size = (octets[3] << 8 | octets[4], octets[1] << 8 | octets[2])
        }
        index = segment.end
      }
    } catch {
      // What was looked for is there, and the rest of the head is not needed.
      guard photo?.captured != nil else { throw error }
      isComplete = false
    }
    var result = photo ?? PhotoMetadata()
    result.complete(with: properties)
    for text in result.texts { texts.add(text) }
    if !extended.isEmpty { _ = XMPProperties(extended, texts: &texts) }
    result.texts = texts.texts
    result.hasMoreTexts = texts.isCut || !isComplete
    result.isComplete = isComplete
    result.width = size?.width ?? result.width
    result.height = size?.height ?? result.height
    return result
  }

  private static let exifName = Array("Exif\0\0".utf8)
  /// `http:` stands in front, or what a program has made of it.
  private static let xmpName = Array("://ns.adobe.com/xap/1.0/\0".utf8)

  private static let extendedName = Array("http://ns.adobe.com/xmp/extension/\0".utf8)

  /// Where the packet begins, if the segment holds one.
  private static func packet(in payload: ArraySlice<UInt8>) -> Int? {
    let name = payload.dropFirst(4)
    return name.starts(with: xmpName) ? name.startIndex + xmpName.count : nil
  }

  private struct Segment {
    let marker: UInt8
    let payload: ArraySlice<UInt8>
    let end: Int
  }

  /// The segment there; nil where the picture begins.
  private static func segment(in bytes: [UInt8], at start: Int) throws(FormatError) -> Segment? {
    var index = start
    guard index < bytes.count else { throw error(.truncated, start) }
    guard bytes[index] == 0xFF else { throw error(.malformed, start) }
    // Any number of fill bytes may stand before a marker.
    while index < bytes.count, bytes[index] == 0xFF { index += 1 }
    guard index < bytes.count else { throw error(.truncated, start) }
    let marker = bytes[index]
    index += 1
    switch marker {
    case 0xDA, 0xD9: return nil
    case 0x01, 0xD0...0xD8: return Segment(marker: marker, payload: [], end: index)
    default: break
    }
    guard index + 2 <= bytes.count else { throw error(.truncated, start) }
    let length = Int(bytes[index]) << 8 | Int(bytes[index + 1])
    guard length >= 2 else { throw error(.malformed, index) }
    guard index + length <= bytes.count else { throw error(.truncated, index) }
    return Segment(marker: marker, payload: bytes[(index + 2)..<(index + length)], end: index + length)
  }

  private static func error(_ reason: FormatError.Reason, _ offset: Int) -> FormatError {
    FormatError(format: .jpeg, position: .offset(offset), reason: reason)
  }

  /// Whether the marker begins a frame: SOF0 to SOF15 without DHT, JPG and DAC.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }
}
