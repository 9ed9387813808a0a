internal import CivilTime
internal import Foundation

/// A PNG file (W3C, third edition): the chunks `eXIf`, `iTXt` with XMP, and ImageMagick's older texts with EXIF in
/// hexadecimal digits.
enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let mostChunks = 100_000
  private static let largestChunk = 4 << 20
  private static let largestText = 16 << 20

  static func metadata(of file: FileBytes) throws(FormatError) -> PhotoMetadata {
    var photo: PhotoMetadata?
    var packet: XMPProperties?
    var texts = PhotoTexts()
    var size: (width: Int, height: Int)?
    var offset = signature.count
    var isComplete = false
    for _ in 0..<mostChunks {
      guard let head = file.bytes(at: offset, count: 8), let length = head[...].bigEndian(at: 0, 4) else { break }
      let type = head[4...]
      func data() -> [UInt8]? { length <= largestChunk ? file.bytes(at: offset + 8, count: length) : nil }
      switch type {
      case "IHDR":
        guard let data = data(), let width = data[...].bigEndian(at: 0, 4), let height = data[...].bigEndian(at: 4, 4)
        else { break }
        size = (width, height)
      case "eXIf": if photo?.captured == nil { photo = data().flatMap { exif($0[...]) } ?? photo }
      case "tEXt", "zTXt", "iTXt":
        guard let text = data().flatMap({ text($0, type) }) else { break }
        if text.keyword == "XML:com.adobe.xmp" {
          packet = XMPProperties(text.bytes, texts: &texts)
        } else if text.keyword == "Raw profile type exif" || text.keyword == "Raw profile type APP1" {
          if photo?.captured == nil { photo = profile(text.bytes).flatMap { exif($0[...]) } ?? photo }
        } else if text.keyword != "Creation Time" {
          texts.add(decodedText(text.bytes[...]))
        }
      case "IEND": isComplete = true
      default: break
      }
      guard !isComplete, length <= file.size else { break }
      offset += 12 + length
    }
    var result = photo ?? PhotoMetadata()
    result.complete(with: packet)
    for text in result.texts { texts.add(text) }
    result.texts = texts.texts
    result.hasMoreTexts = result.hasMoreTexts || texts.isCut
    result.isComplete = isComplete
    result.width = size?.width
    result.height = size?.height
    guard size != nil else { throw FormatError(format: .png, position: .offset(offset), reason: .truncated) }
    return result
  }

  private static func exif(_ bytes: ArraySlice<UInt8>) -> PhotoMetadata? {
    let name = Array("Exif\0\0".utf8)
    return EXIFReader(bytes.starts(with: name) ? bytes.dropFirst(name.count) : bytes)?.metadata()
  }

  private static func text(_ data: [UInt8], _ type: ArraySlice<UInt8>) -> (keyword: String, bytes: [UInt8])? {
    guard let end = data.firstIndex(of: 0), end <= 79 else { return nil }
    let keyword = decodedText(data[..<end])
    let rest = data[(end + 1)...]
    switch type {
    case "tEXt": return (keyword, Array(rest))
    case "zTXt": return inflated(Array(rest.dropFirst())).map { (keyword, $0) }
    default:
      // A flag, a method, a language and a translated keyword come before the text.
      guard rest.count >= 2, let language = rest.dropFirst(2).firstIndex(of: 0),
        let translated = rest[(language + 1)...].firstIndex(of: 0)
      else { return nil }
      let text = Array(rest[(translated + 1)...])
      return rest[rest.startIndex] == 0 ? (keyword, text) : inflated(text).map { (keyword, $0) }
    }
  }

  private static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard let inflation = Inflation(ByteSource(bytes), .header, allowance: largestText) else { return nil }
    var result: [UInt8] = []
    while let piece = inflation.next() {
      if piece.isEmpty { return result }
      result += piece
    }
    return nil
  }

  /// A line feed, a name, the length, and the data in hexadecimal digits.
  private static func profile(_ bytes: [UInt8]) -> [UInt8]? {
    let lines = bytes.split(separator: 10, maxSplits: 2)
    guard lines.count == 3 else { return nil }
    var result: [UInt8] = []
    var high: UInt8?
    for byte in lines[2] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { continue }
      if let first = high {
        result.append(first << 4 | UInt8(digit))
        high = nil
      } else {
        high = UInt8(digit)
      }
    }
    return result
  }
}
