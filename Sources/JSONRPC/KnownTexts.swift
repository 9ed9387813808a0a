internal import Glibc

/// Objects whose texts were checked of late: a client sends a message again in front of each of the next ones, and the
/// same bytes need no second look.
///
/// An object's text ends where its last brace is, so whatever begins with all of its bytes begins with that object. It
/// holds two generations of at most ``generationBytes`` of text each: when the younger is full the older is forgotten.
struct KnownTexts: Sendable {
  struct Entry: Sendable {
    let text: JSONText
    /// How many values are in it, without itself.
    let values: Int
    /// How deep it is nested: 1 where it holds no array and no object.
    let depth: Int
  }

  /// By their first bytes.
  private var young: [UInt64: Entry] = [:]
  private var old: [UInt64: Entry] = [:]
  private var youngBytes = 0

  private static let generationBytes = 1 << 20
  /// Texts are told apart by so many bytes at their beginning; shorter ones are not kept.
  private static let prefix = 64
  /// Longer ones are not kept either; in bytes.
  private static let longest = 16_384
  /// Nobody who writes texts knows it.
  private static let factor = UInt64.random(in: .min ... .max) | 1

  /// The object that begins at the byte, if it is known.
  mutating func entry(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Entry? {
    guard let key = Self.key(bytes, position) else { return nil }
    if let entry = young[key] { return Self.begins(bytes, position, with: entry) ? entry : nil }
    guard !old.isEmpty, let entry = old[key], Self.begins(bytes, position, with: entry) else { return nil }
    old[key] = nil
    insert(entry, for: key)
    return entry
  }

  /// Keeps a copy of an object's text, which was checked.
  mutating func insert(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, values: Int, depth: Int) {
    guard range.count <= Self.longest, let key = Self.key(bytes, range.lowerBound), range.count >= Self.prefix else {
      return
    }
    insert(Entry(text: JSONText(Array(bytes[range])[...]), values: values, depth: depth), for: key)
  }

  private mutating func insert(_ entry: Entry, for key: UInt64) {
    if let older = young.updateValue(entry, forKey: key) { youngBytes -= older.text.bytes.count }
    youngBytes += entry.text.bytes.count
    guard youngBytes > Self.generationBytes else { return }
    old = young
    young = [:]
    youngBytes = 0
  }

  private static func key(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> UInt64? {
    guard position + prefix <= bytes.count else { return nil }
    let factor = factor
    var key: UInt64 = 0
    for offset in stride(from: position, to: position + prefix, by: 8) {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let product = (key ^ word).multipliedFullWidth(by: factor)
      key = product.high ^ product.low
    }
    return key
  }

  private static func begins(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, with entry: Entry) -> Bool {
    guard let base = bytes.baseAddress, entry.text.bytes.count <= bytes.count - position else { return false }
    return entry.text.bytes.withUnsafeBytes { text in
      text.baseAddress.map { memcmp($0, base + position, text.count) == 0 } ?? false
    }
  }
}
