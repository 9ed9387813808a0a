/// A file of which parts are read where they lie.
public struct FileBytes {
  /// Bytes of the whole file.
  public let size: Int
  private let reading: (_ offset: Int, _ count: Int) -> [UInt8]?

  /// - Parameter read: Gives bytes at an offset inside the file, nil if it cannot; fewer than asked for only at the end.
  public init(size: Int, read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]?) {
    self.size = size
    reading = read
  }

  /// Bytes that are there already.
  public init(_ bytes: [UInt8]) {
    self.init(size: bytes.count) { offset, count in Array(bytes[offset..<min(bytes.count, offset + count)]) }
  }

  /// So many bytes from there; nil where the file does not have them, or they cannot be read.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= size, count <= size - offset else { return nil }
    guard count > 0 else { return [] }
    return reading(offset, count).flatMap { $0.count == count ? $0 : nil }
  }

  /// The first bytes, up to so many.
  func head(_ count: Int) -> [UInt8]? { bytes(at: 0, count: min(size, count)) }
}

extension ArraySlice<UInt8> {
  /// A number of so many bytes, the highest first, behind so many others; nil where the bytes end before, and for a number
  /// that no `Int` holds.
  func bigEndian(at offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, count <= 8, offset <= self.count, count <= self.count - offset else { return nil }
    var value: UInt64 = 0
    for byte in self[(startIndex + offset)..<(startIndex + offset + count)] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }

  /// The bytes behind so many others; empty where there are none.
  func behind(_ count: Int) -> ArraySlice<UInt8> { dropFirst(Swift.max(0, count)) }
}
