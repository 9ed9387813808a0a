/// A box of a file of the ISO base media format (ISO/IEC 14496-12, section 4.2), or an atom of a QuickTime file.
struct ISOBox {
  /// Four characters.
  let type: ArraySlice<UInt8>
  /// What it holds, without its head.
  let content: ArraySlice<UInt8>

  /// The boxes that stand in a row; what is broken ends it.
  static func boxes(in bytes: ArraySlice<UInt8>) -> [ISOBox] {
    var boxes: [ISOBox] = []
    var rest = bytes
    while rest.count >= 8, boxes.count < 10_000, let small = rest.bigEndian(at: 0, 4) {
      var headSize = 8
      var size = small
      if small == 1 {
        guard let large = rest.bigEndian(at: 8, 8) else { break }
        size = large
        headSize = 16
      } else if small == 0 {
        size = rest.count
      }
      guard size >= headSize, size <= rest.count else { break }
      let type = rest.behind(4).prefix(4)
      boxes.append(ISOBox(type: type, content: rest.prefix(size).behind(headSize)))
      rest = rest.behind(size)
    }
    return boxes
  }

  /// The first box of that type in a row of boxes.
  static func first(_ type: StaticString, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    boxes(in: bytes).first { matches($0.type, type) }?.content
  }
}
