/// Numbers strings of bytes in the order in which they come, in a hash table with open addressing. It holds a million
/// names; what comes beyond is not found again.
struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where a name begins in ``bytes``, and one more for the end of the last one.
  private var starts: [Int32] = [0]
  /// Twelve bits of a name's hash above its number plus one (20 bits); 0 is free. A power of two long, at most half full.
  private var slots: [UInt32]

  /// - Parameter capacity: How many names are expected, a power of two; more are no harm.
  init(capacity: Int = 32) {
    slots = Array(repeating: 0, count: capacity * 2)
    starts.reserveCapacity(capacity * 2)
    bytes.reserveCapacity(capacity * 16)
  }

  var count: Int { starts.count - 1 }

  /// The hash of a name, up to eight bytes at a time.
  @inline(__always) static func hash(_ name: Span<UInt8>) -> UInt64 {
    let count = name.count
    let bytes = name.bytes
    var hash = UInt64(truncatingIfNeeded: count)
    if count >= 8 {
      var offset = 0
      while offset + 8 < count {
        hash = mixed(hash ^ bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      return mixed(hash ^ bytes.unsafeLoadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    }
    if count >= 4 {
      let first = UInt64(bytes.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt32.self))
      let last = UInt64(bytes.unsafeLoadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return mixed(hash << 56 ^ first << 32 ^ last)
    }
    var rest: UInt64 = 0
    for index in 0..<count { rest = rest << 8 | UInt64(name[index]) }
    return mixed(hash ^ rest << 8)
  }

  @inline(__always) private static func mixed(_ bits: UInt64) -> UInt64 {
    let product = bits &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// The number of the name; nil where it is not known.
  @inline(__always) func find(_ name: Span<UInt8>, hash: UInt64) -> Int? {
    let mask = slots.count - 1
    let tag = Self.tag(hash)
    var slot = Self.slot(hash) & mask
    while slots[slot] != 0 {
      let entry = slots[slot]
      let index = Int(entry & 0xF_FFFF) - 1
      if entry >> 20 == tag, isSame(index, name) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The number of the name, which is new where it was not known.
  mutating func number(of name: Span<UInt8>, hash: UInt64) -> (index: Int, isNew: Bool) {
    if let known = find(name, hash: hash) { return (known, false) }
    return (add(name, hash: hash), true)
  }

  /// The number of a name that is not known yet.
  mutating func add(_ name: Span<UInt8>, hash: UInt64) -> Int {
    if name.count > 8 {
      name.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    } else {
      for index in name.indices { bytes.append(name[index]) }
    }
    starts.append(Int32(clamping: bytes.count))
    guard count < 0xF_FFFF else { return count - 1 }
    if count * 2 > slots.count { grow() }
    place(Self.tag(hash) << 20 | UInt32(truncatingIfNeeded: count), hash)
    return count - 1
  }

  mutating func number(of name: Span<UInt8>) -> (index: Int, isNew: Bool) { number(of: name, hash: Self.hash(name)) }

  /// The bytes of the name with the number.
  func withName<Result>(_ index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    body(bytes.span.extracting(Int(starts[index])..<Int(starts[index + 1])))
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: slots.count * 2)
    for entry in old where entry != 0 {
      let hash = withName(Int(entry & 0xF_FFFF) - 1) { Self.hash($0) }
      place(entry, hash)
    }
  }

  @inline(__always) private static func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 52) }

  @inline(__always) private static func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) & 0xFFFFF }

  private mutating func place(_ entry: UInt32, _ hash: UInt64) {
    let mask = slots.count - 1
    var slot = Self.slot(hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = entry
  }

  @inline(__always) private func isSame(_ index: Int, _ name: Span<UInt8>) -> Bool {
    let start = Int(starts[index])
    let count = name.count
    guard Int(starts[index + 1]) - start == count else { return false }
    let (known, asked) = (bytes.span.extracting(start..<start + count).bytes, name.bytes)
    func isSame(_ offset: Int) -> Bool {
      known.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == asked.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    if (4..<8).contains(count) {
      return known.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt32.self)
        == asked.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt32.self)
        && known.unsafeLoadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
          == asked.unsafeLoadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
    }
    var offset = 0
    while offset + 8 <= count {
      if !isSame(offset) { return false }
      offset += 8
    }
    if count > 8 { return offset == count || isSame(count - 8) }
    while offset < count {
      if bytes[start + offset] != name[offset] { return false }
      offset += 1
    }
    return true
  }
}
