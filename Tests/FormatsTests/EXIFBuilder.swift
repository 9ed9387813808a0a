/// Makes EXIF structures.
struct EXIFBuilder {
  enum Value {
    case text(UInt16, String)
    case short(UInt16, UInt16)
    case long(UInt16, UInt32)
    case rationals(UInt16, [(UInt32, UInt32)])
  }

  let isBigEndian: Bool

  func structure(main: [Value], exif: [Value], gps: [Value]) -> [UInt8] {
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
    case .rationals(let tag, let values): (tag, 5, values.count, values.flatMap { number($0.0) + number($0.1) })
    }
  }
}
