/// The part of a file that a reader is looking at. What lies before it is forgotten, what lies behind it is read when it
/// is asked for.
struct ByteWindow {
  /// What is in memory of the file. Indices change with ``extend()``.
  private(set) var bytes: [UInt8] = []
  /// Whether nothing is left behind ``bytes``.
  private(set) var isAtEnd = false
  /// How many bytes of the file lie before ``bytes`` …
  private(set) var offset = 0
  /// … and how many lines end there.
  private var lines = 0

  private let source: ByteSource
  private let format: FormatError.Format
  /// One thing in the file, such as a tag or a text, that is longer than this is not read.
  private let longest: Int

  init(_ source: ByteSource, _ format: FormatError.Format, longest: Int) {
    self.source = source
    self.format = format
    self.longest = longest
  }

  /// The line at an index, from 1.
  func line(at index: Int) -> Int { lines + bytes.span.lineEnds(before: min(index, bytes.count)) + 1 }

  /// Forgets what lies before the index and reads at least as much again as is left, so that a reader that begins anew
  /// at the index each time looks at no byte more than a few times.
  ///
  /// - Throws: ``FormatError/Reason/tooLarge``, if more is left than one thing may have, and what the source throws.
  mutating func extend(keepingFrom index: Int) throws(FormatError) {
    lines += bytes.span.lineEnds(before: index)
    let position = FormatError.Position.line(lines + 1)
    guard bytes.count - index <= longest else {
      lines -= bytes.span.lineEnds(before: index)
      throw FormatError(format: format, position: position, reason: .tooLarge)
    }
    offset += index
    let kept = bytes.count - index
    var fresh = try source.next(format, at: position)
    if kept == 0 {
      bytes = fresh
    } else {
      bytes.removeSubrange(..<index)
      bytes += fresh
    }
    while !fresh.isEmpty, bytes.count < kept * 2 {
      fresh = try source.next(format, at: position)
      bytes += fresh
    }
    isAtEnd = fresh.isEmpty
  }
}
