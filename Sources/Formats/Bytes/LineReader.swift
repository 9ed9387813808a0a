/// Reads a text file line by line, with memory for one line.
struct LineReader {
  private var window: ByteWindow
  private var index = 0
  /// The number of the line that was read last, from 1; 0 before the first one.
  private(set) var number = 0

  /// - Parameter longest: A line with more bytes is not read.
  init(_ source: ByteSource, _ format: FormatError.Format, longest: Int = 1 << 20) {
    window = ByteWindow(source, format, longest: longest)
  }

  /// Whether the file has no bytes, once it was read.
  var isEmpty: Bool { window.isAtEnd && window.offset == 0 && window.bytes.isEmpty }

  /// The next line without its end (LF, CRLF or CR LF's rest) and without a byte order mark; nil at the end.
  mutating func next() throws(FormatError) -> ArraySlice<UInt8>? {
    while true {
      if let end = window.bytes[index...].firstIndex(of: 10) {
        defer { index = end + 1 }
        return line(upTo: end)
      }
      if window.isAtEnd {
        guard index < window.bytes.count else { return nil }
        defer { index = window.bytes.count }
        return line(upTo: window.bytes.count)
      }
      try window.extend(keepingFrom: index)
      index = 0
    }
  }

  private mutating func line(upTo end: Int) -> ArraySlice<UInt8> {
    number += 1
    var line = window.bytes[index..<end]
    if line.last == 13 { line.removeLast() }
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    return line
  }
}
