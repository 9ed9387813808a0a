/// The checksum of FIT files: CRC-16 with the polynomial 0x8005, the lowest bit first, from zero.
enum FITChecksum {
  private static let table: [UInt16] = (0..<256).map { byte in
    var value = UInt16(byte)
    for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xA001 }
    return value
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> Int {
    var value: UInt16 = 0
    for byte in bytes { value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] }
    return Int(value)
  }
}
