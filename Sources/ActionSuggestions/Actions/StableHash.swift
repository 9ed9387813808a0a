/// FNV-1a with 64 bits, run twice from two starting values: the same on every machine and in every run.
struct StableHash {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9ae1_6a3b_2f90_404f

  private mutating func add(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
    second = (second ^ UInt64(byte ^ 0x5A)) &* 0x100_0000_01b3
    second ^= second >> 29
  }

  /// Adds a text so that two texts in a row are not the same as one that joins them.
  mutating func add(_ text: String?) {
    guard var text else { return add(0xFF) }
    text.withUTF8 { bytes in
      for byte in bytes { add(byte) }
    }
    add(0xFE)
  }

  /// Sixteen bytes.
  var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 16) { bytes, count in
      for (place, word) in [first, second].enumerated() {
        UnsafeMutableRawBufferPointer(bytes).storeBytes(
          of: word.bigEndian, toByteOffset: 8 * place, as: UInt64.self)
      }
      count = 16
    }
  }

  /// The first word of the texts' hash, in sixteen hexadecimal digits.
  static func hexadecimal(_ texts: [String]) -> String {
    var hash = StableHash()
    for text in texts { hash.add(text) }
    let digits = String(hash.first, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
