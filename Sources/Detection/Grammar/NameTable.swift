/// Numbers strings of bytes in the order in which they come, in a hash table with open addressing.
struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where a name begins in ``bytes``, and one more for the end of the last one.
  private var starts: [Int32] = [0]
  /// The upper half of a name's hash above its number plus one; 0 is free. A power of two long, at most half full.
  private var slots: [UInt64]

  /// - Parameter capacity: How many names are expected, a power of two; more are no harm.
  init(capacity: Int = 32) {
    slots = Array(repeating: 0, count: capacity * 2)
    starts.reserveCapacity(capacity)
    bytes.reserveCapacity(capacity * 8)
  }

  var count: Int { starts.count - 1 }

  /// The hash of a name (FNV-1a, 64 bits).
  static func hash(_ name: Span<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in name.indices { hash = (hash ^ UInt64(name[index])) &* 0x100_0000_01B3 }
    return hash
  }

  /// The number of the name; nil where it is not known.
  @inline(__always) func find(_ name: Span<UInt8>, hash: UInt64) -> Int? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let entry = slots[slot]
      let index = Int(entry & 0xFFFF_FFFF) - 1
      if entry >> 32 == hash >> 32, isSame(index, name) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The number of the name, which is new where it was not known.
  mutating func number(of name: Span<UInt8>, hash: UInt64) -> (index: Int, isNew: Bool) {
    if let known = find(name, hash: hash) { return (known, false) }
    for index in name.indices { bytes.append(name[index]) }
    starts.append(Int32(clamping: bytes.count))
    if count * 2 > slots.count { grow() }
    place((hash & 0xFFFF_FFFF_0000_0000) | UInt64(count), at: hash)
    return (count - 1, true)
  }

  mutating func number(of name: Span<UInt8>) -> (index: Int, isNew: Bool) { number(of: name, hash: Self.hash(name)) }

  /// The bytes of the name with the number.
  func withName<Result>(_ index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    body(bytes.span.extracting(Int(starts[index])..<Int(starts[index + 1])))
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for index in 0..<count - 1 {
      let hash = Self.hash(bytes.span.extracting(Int(starts[index])..<Int(starts[index + 1])))
      place((hash & 0xFFFF_FFFF_0000_0000) | UInt64(index + 1), at: hash)
    }
  }

  private mutating func place(_ entry: UInt64, at hash: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = entry
  }

  @inline(__always) private func isSame(_ index: Int, _ name: Span<UInt8>) -> Bool {
    let start = Int(starts[index])
    guard Int(starts[index + 1]) - start == name.count else { return false }
    for offset in name.indices where bytes[start + offset] != name[offset] { return false }
    return true
  }
}
