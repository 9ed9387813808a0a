/// What readers of tables need, byte by byte: going through characters costs many times as much.
extension StringProtocol {
  /// The pieces between the marks, which are ASCII; empty ones are left out unless they are wanted.
  func pieces(_ mark: Unicode.Scalar, omittingEmpty: Bool = true) -> [SubSequence] where SubSequence == Substring {
    let code = UInt8(truncatingIfNeeded: mark.value)
    return Substring(self).utf8.split(separator: code, omittingEmptySubsequences: omittingEmpty).map { Substring($0) }
  }

  /// Hands on what stands between blanks and ends of lines.
  func forEachWord(_ body: (Span<UInt8>) -> Void) {
    let text = Array(utf8)
    let bytes = text.span
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] <= 0x20 {
      if index > start { body(bytes.extracting(start..<index)) }
      start = index + 1
    }
  }

  /// Hands on the lines of the form `heading:body`.
  func forEachHeading(_ body: (_ heading: String, _ body: Substring) -> Void) where SubSequence == Substring {
    for line in pieces("\n") {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
      body(String(line[..<colon]), line[line.utf8.index(after: colon)...])
    }
  }
}
