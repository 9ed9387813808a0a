/// A WebP file (RFC 9649): the chunks `EXIF` and `XMP `.
enum WebPFile {
  private static let mostChunks = 10_000
  private static let largestChunk = 4 << 20

  static func metadata(of file: FileBytes) throws(FormatError) -> PhotoMetadata {
    var photo: PhotoMetadata?
    var packet: XMPProperties?
    var texts = PhotoTexts()
    var size: (width: Int, height: Int)?
    var offset = 12
    for _ in 0..<mostChunks {
      guard let head = file.bytes(at: offset, count: 8) else { break }
      let length = (4..<8).reversed().reduce(0) { $0 << 8 | Int(head[$1]) }
      func data() -> [UInt8]? { length <= largestChunk ? file.bytes(at: offset + 8, count: length) : nil }
      switch head[..<4] {
      case "EXIF":
        let name = Array("Exif\0\0".utf8)
        photo = data().flatMap { EXIFReader($0.starts(with: name) ? $0.dropFirst(name.count) : $0[...])?.metadata() }
      case "XMP ":
        guard let bytes = data() else { break }
        packet = XMPProperties(bytes, texts: &texts)
      case "VP8X":
        guard let bytes = file.bytes(at: offset + 8, count: min(length, 10)), bytes.count == 10 else { break }
        let numbers = bytes.map { Int($0) }
        size = (
          1 + (numbers[4] | numbers[5] << 8 | numbers[6] << 16), 1 + (numbers[7] | numbers[8] << 8 | numbers[9] << 16)
        )
      default: break
      }
      offset += 8 + length + length % 2
    }
    var result = photo ?? PhotoMetadata()
    result.complete(with: packet)
    for text in result.texts { texts.add(text) }
    result.texts = texts.texts
    result.hasMoreTexts = result.hasMoreTexts || texts.isCut
    result.isComplete = offset >= file.size
    result.width = size?.width ?? result.width
    result.height = size?.height ?? result.height
    return result
  }
}
