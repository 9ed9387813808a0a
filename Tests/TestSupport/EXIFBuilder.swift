/// Makes EXIF structures.
public struct EXIFBuilder {
  /// A tag with its value.
  public enum Value: Sendable {
    case text(UInt16, String)
    case short(UInt16, UInt16)
    case long(UInt16, UInt32)
    case rationals(UInt16, [(UInt32, UInt32)])
    /// Octets as they are, of the type BYTE.
    case octets(UInt16, [UInt8])
  }

  let isBigEndian: Bool

  public init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  /// The structure with these values in its three directories.
  public func structure(main: [Value], exif: [Value], gps: [Value]) -> [UInt8] {
    // The three directories lie one after another; the first one names the others.
    let mainLength = directory(main + [.long(0x8769, 0), .long(0x8825, 0)], at: 8).count
    let exifStart = 8 + mainLength
    let exifBytes = directory(exif, at: exifStart)
    let gpsStart = exifStart + exifBytes.count
    let mainBytes = directory(main + [.long(0x8769, UInt32(exifStart)), .long(0x8825, UInt32(gpsStart))], at: 8)
    let header: [UInt8] = isBigEndian ? [0x4D, 0x4D, 0, 0x2A] : [0x49, 0x49, 0x2A, 0]
    return header + number(8) + mainBytes + exifBytes + directory(gps, at: gpsStart)
  }

  private func number(_ value: UInt32) -> [UInt8] {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    return isBigEndian ? bytes : bytes.reversed()
  }

  private func short(_ value: UInt16) -> [UInt8] {
    let bytes = [UInt8(value >> 8), UInt8(value & 0xFF)]
    return isBigEndian ? bytes : bytes.reversed()
  }

  private func directory(_ values: [Value], at start: Int) -> [UInt8] {
    var entries: [UInt8] = short(UInt16(values.count))
    var data: [UInt8] = []
    let dataStart = start + 2 + values.count * 12 + 4
    for value in values {
      let (tag, type, count, bytes) = encoded(value)
      entries += short(tag) + short(type) + number(UInt32(count))
      if bytes.count <= 4 {
        entries += bytes + Array(repeating: 0, count: 4 - bytes.count)
      } else {
        entries += number(UInt32(dataStart + data.count))
        data += bytes
      }
    }
    return entries + number(0) + data
  }

  private func encoded(_ value: Value) -> (UInt16, UInt16, Int, [UInt8]) {
    switch value {
    case .text(let tag, let text): (tag, 2, text.utf8.count + 1, Array(text.utf8) + [0])
    case .short(let tag, let value): (tag, 3, 1, short(value))
    case .long(let tag, let value): (tag, 4, 1, number(value))
    case .octets(let tag, let octets): (tag, 1, octets.count, octets)
    case .rationals(let tag, let values): (tag, 5, values.count, values.flatMap { number($0.0) + number($0.1) })
    }
  }
}

extension EXIFBuilder {
  /// The head of a JPEG file with these values; `xmp` is the text of an XMP packet.
  public static func jpeg(
    isBigEndian: Bool = false, main: [Value] = [], exif: [Value] = [], gps: [Value] = [], xmp: String? = nil,
    segments: [(marker: UInt8, payload: [UInt8])] = []
  ) -> [UInt8] {
    let tiff = EXIFBuilder(isBigEndian: isBigEndian).structure(main: main, exif: exif, gps: gps)
    var bytes: [UInt8] = [0xFF, 0xD8] + segment(Array("Exif\0\0".utf8) + tiff)
    if let xmp { bytes += segment(Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(xmp.utf8)) }
    for other in segments { bytes += segment(other.payload, marker: other.marker) }
    return bytes + [0xFF, 0xC0, 0, 7, 8, 0x0B, 0xD0, 0x0F, 0xC0, 0xFF, 0xDA]
  }

  /// A photo as a phone makes it.
  ///
  /// - Parameters:
  ///   - local: `YYYY:MM:DD HH:MM:SS`.
  ///   - offset: `±HH:MM`.
  public static func photo(
    _ local: String, offset: String? = nil, latitude: Double? = nil, longitude: Double? = nil,
    model: String = "Phone", xmp: String? = nil
  ) -> [UInt8] {
    var exif: [Value] = [.text(0x9003, local)]
    if let offset { exif.append(.text(0x9011, offset)) }
    var gps: [Value] = []
    if let latitude, let longitude {
      gps = [
        .text(1, latitude < 0 ? "S" : "N"), .rationals(2, [(UInt32(abs(latitude) * 1_000_000), 1_000_000)]),
        .text(3, longitude < 0 ? "W" : "E"), .rationals(4, [(UInt32(abs(longitude) * 1_000_000), 1_000_000)]),
      ]
    }
    return jpeg(main: [.text(0x110, model)], exif: exif, gps: gps, xmp: xmp)
  }

  private static func segment(_ payload: [UInt8], marker: UInt8 = 0xE1) -> [UInt8] {
    let length = payload.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + payload
  }
}
