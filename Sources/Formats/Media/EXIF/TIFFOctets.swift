/// The octets of a TIFF structure: those that are in memory, and those that a file has behind them.
struct TIFFOctets {
  /// More octets at once are not read from a file.
  static let mostAtOnce = 16 << 20

  let count: Int
  /// The first of them.
  let head: ArraySlice<UInt8>
  private let file: FileBytes?

  init(_ octets: ArraySlice<UInt8>) {
    head = octets
    count = octets.count
    file = nil
  }

  /// - Parameter head: The file's first octets.
  init(_ file: FileBytes, head: [UInt8]) {
    self.head = head[...]
    self.file = file
    count = file.size
  }

  /// Whether they all lie inside the structure.
  func hold(_ count: Int, at offset: Int) -> Bool {
    offset >= 0 && count >= 0 && offset <= self.count && count <= self.count - offset
  }

  /// So many octets from there; nil where the structure does not have them, or they are too many to be read.
  func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard hold(count, at: offset) else { return nil }
    if offset + count <= head.count {
      let start = head.startIndex + offset
      return head[start..<(start + count)]
    }
    guard let file, count <= Self.mostAtOnce else { return nil }
    return file.bytes(at: offset, count: count)?[...]
  }
}
