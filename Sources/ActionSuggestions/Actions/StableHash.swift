/// FNV-1a with 64 bits, run twice from two starting values: the same on every machine and in every run.
struct StableHash {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9ae1_6a3b_2f90_404f

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = (second ^ UInt64(byte ^ 0x5A)) &* 0x100_0000_01b3
      second ^= second >> 29
    }
  }

  /// Adds a text so that two texts in a row are not the same as one that joins them.
  mutating func add(_ text: String?) {
    guard let text else { return add([0xFF]) }
    add(text.utf8)
    add([0xFE])
  }

  /// Sixteen bytes.
  var bytes: [UInt8] {
    [first, second].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) } }
  }

  /// The first word of the texts' hash, in sixteen hexadecimal digits.
  static func hexadecimal(_ texts: [String]) -> String {
    var hash = StableHash()
    for text in texts { hash.add(text) }
    let digits = String(hash.first, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
