/// A ZIP archive (PKWARE APPNOTE 6.3), also of more than 4 GiB: its directory, and the files in it piece by piece.
public struct ZIPArchive {
  /// An archive has no more entries than these, and no longer directory.
  static let mostEntries = 1_000_000
  static let longestDirectory = 256 << 20

  /// The files, in the order of the directory; folders and encrypted ones are left out.
  public let entries: [ZIPEntry]

  private let size: Int
  private let read: (_ offset: Int, _ count: Int) -> [UInt8]?

  /// Deflate makes data at most 1,032 times as long.
  static func mostInflated(of size: Int) -> Int {
    let (product, overflow) = size.multipliedReportingOverflow(by: 1_032)
    return overflow ? .max : product + 1_024
  }

  /// Reads the directory at the archive's end.
  ///
  /// - Parameters:
  ///   - size: The archive's bytes.
  ///   - read: Gives bytes at an offset, nil if it cannot.
  /// - Throws: ``FormatError``, if it is no archive, or its directory is broken.
  public init(size: Int, read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]?) throws(FormatError) {
    self.size = size
    self.read = read
    guard size > 0 else { throw Self.error(.empty, 0) }
    let tailCount = min(size, 65_557)
    guard let tail = read(size - tailCount, tailCount), tail.count == tailCount else {
      throw Self.error(.unreadable, size - tailCount)
    }
    guard let end = Self.endOfDirectory(tail) else { throw Self.error(.notThisFormat, 0) }
    var directorySize = Self.number(tail, end + 12, 4)
    var directoryOffset = Self.number(tail, end + 16, 4)
    let base = size - tailCount
    if directoryOffset == 0xFFFF_FFFF || directorySize == 0xFFFF_FFFF {
      // A locator stands in front, which says where the larger record is.
      guard end >= 20, Self.number(tail, end - 20, 4) == 0x0706_4B50 else { throw Self.error(.malformed, base + end) }
      let place = Self.number(tail, end - 12, 8)
      guard (0...max(0, size - 56)).contains(place), let record = read(place, 56), record.count == 56,
        Self.number(record, 0, 4) == 0x0606_4B50
      else { throw Self.error(.malformed, base + end) }
      directorySize = Self.number(record, 40, 8)
      directoryOffset = Self.number(record, 48, 8)
    }
    guard directorySize >= 0, directorySize <= Self.longestDirectory else { throw Self.error(.tooLarge, base + end) }
    guard (0...size).contains(directoryOffset), directorySize <= size - directoryOffset else {
      throw Self.error(.outOfBounds, base + end)
    }
    guard let directory = read(directoryOffset, directorySize), directory.count == directorySize else {
      throw Self.error(.unreadable, directoryOffset)
    }
    entries = try Self.entries(directory, at: directoryOffset).filter { $0.offset <= size }
  }

  /// What the file holds.
  ///
  /// - Throws: ``FormatError``, if it lies outside the archive or is packed in another way than deflated.
  public func source(of entry: ZIPEntry) throws(FormatError) -> ByteSource {
    guard let header = read(entry.offset, 30), header.count == 30, Self.number(header, 0, 4) == 0x0403_4B50 else {
      throw Self.error(.malformed, entry.offset)
    }
    let start = entry.offset + 30 + Self.number(header, 26, 2) + Self.number(header, 28, 2)
    guard start <= size, entry.compressedSize <= size - start else { throw Self.error(.outOfBounds, entry.offset) }
    let packed = pieces(from: start, count: entry.compressedSize)
    switch entry.method {
    case 0: return packed
    case 8:
      let allowance = min(entry.size, Self.mostInflated(of: entry.compressedSize))
      guard let inflation = Inflation(packed, .none, allowance: allowance) else {
        throw Self.error(.tooLarge, entry.offset)
      }
      return ByteSource(read: inflation.next)
    default: throw Self.error(.unsupported, entry.offset)
    }
  }

  private func pieces(from start: Int, count: Int) -> ByteSource {
    var next = start
    let end = start + count
    let read = read
    return ByteSource {
      let piece = min(1 << 18, end - next)
      guard piece > 0 else { return [] }
      defer { next += piece }
      return read(next, piece).flatMap { $0.count == piece ? $0 : nil }
    }
  }

  private static func entries(_ directory: [UInt8], at base: Int) throws(FormatError) -> [ZIPEntry] {
    var entries: [ZIPEntry] = []
    var index = 0
    while index < directory.count {
      guard directory.count - index >= 46, number(directory, index, 4) == 0x0201_4B50 else {
        throw error(.malformed, base + index)
      }
      let nameCount = number(directory, index + 28, 2)
      let extraCount = number(directory, index + 30, 2)
      let next = index + 46 + nameCount + extraCount + number(directory, index + 32, 2)
      guard next <= directory.count else { throw error(.truncated, base + index) }
      guard entries.count < mostEntries else { throw error(.tooLarge, base + index) }
      let name = directory[(index + 46)..<(index + 46 + nameCount)]
      var size = number(directory, index + 24, 4)
      var compressedSize = number(directory, index + 20, 4)
      var offset = number(directory, index + 42, 4)
      var extra = index + 46 + nameCount
      let extraEnd = extra + extraCount
      while extraEnd - extra >= 4 {
        let count = number(directory, extra + 2, 2)
        guard count <= extraEnd - extra - 4 else { break }
        if number(directory, extra, 2) == 1 {
          // Only what does not fit 32 bits stands here, in this order.
          var field = extra + 4
          func take(_ value: inout Int) {
            guard value == 0xFFFF_FFFF, extra + 4 + count - field >= 8 else { return }
            value = number(directory, field, 8)
            field += 8
          }
          take(&size)
          take(&compressedSize)
          take(&offset)
        }
        extra += 4 + count
      }
      let isEncrypted = number(directory, index + 8, 2) & 1 != 0
      if name.last != UInt8(ascii: "/"), !isEncrypted, size >= 0, compressedSize >= 0, offset >= 0 {
        entries.append(
          ZIPEntry(
            path: decodedText(name), size: size, compressedSize: compressedSize,
            method: number(directory, index + 10, 2), offset: offset))
      }
      index = next
    }
    return entries
  }

  /// The end record stands last, but for a comment.
  private static func endOfDirectory(_ tail: [UInt8]) -> Int? {
    guard tail.count >= 22 else { return nil }
    for start in stride(from: tail.count - 22, through: 0, by: -1)
    where tail[start] == 0x50 && number(tail, start, 4) == 0x0605_4B50 {
      return start
    }
    return nil
  }

  /// A number of that many bytes, the lowest first; one that no `Int` holds is negative. The bytes must be there.
  private static func number(_ bytes: [UInt8], _ index: Int, _ count: Int) -> Int {
    var value: UInt64 = 0
    for position in (0..<count).reversed() { value = value << 8 | UInt64(bytes[index + position]) }
    return Int(truncatingIfNeeded: value)
  }

  private static func error(_ reason: FormatError.Reason, _ offset: Int) -> FormatError {
    FormatError(format: .zip, position: .offset(offset), reason: reason)
  }
}
