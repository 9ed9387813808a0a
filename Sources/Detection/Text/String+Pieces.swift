/// What readers of tables need, byte by byte: going through characters costs many times as much.
extension String {
  /// Hands on the lines, which are ranges of the bytes.
  func forEachLine(_ body: (_ bytes: Span<UInt8>, _ line: Range<Int>) -> Void) {
    let text = Array(utf8)
    let bytes = text.span
    var start = 0
    while start < bytes.count {
      let end = bytes.lineEnd(start)
      body(bytes, start..<end)
      start = end + 1
    }
  }

  /// Hands on the pieces of each line between the marks.
  func forEachRow(_ mark: Unicode.Scalar, _ body: (_ bytes: Span<UInt8>, _ fields: [Range<Int>]) -> Void) {
    var fields: [Range<Int>] = []
    forEachLine { bytes, line in
      fields.removeAll(keepingCapacity: true)
      bytes.forEachPiece(mark, in: line) { fields.append($0) }
      body(bytes, fields)
    }
  }

  /// Hands on the lines of the form `heading:body`.
  func forEachHeading(_ body: (_ heading: String, _ bytes: Span<UInt8>, _ body: Range<Int>) -> Void) {
    forEachLine { bytes, line in
      guard let colon = bytes.index(of: UInt8(ascii: ":"), in: line) else { return }
      body(bytes.string(line.lowerBound..<colon), bytes, colon + 1..<line.upperBound)
    }
  }

  /// Hands on what stands between blanks and ends of lines.
  func forEachWord(_ body: (Span<UInt8>) -> Void) {
    let text = Array(utf8)
    text.span.forEachWord(in: text.indices) { body(text.span.extracting($0)) }
  }
}
