/// Reads the header section in front of a message (LSP 3.17, base protocol).
enum ContentLengthHeader {
  case incomplete
  case broken(String)
  /// Where the message begins, and how many bytes it has.
  case complete(end: Int, length: Int)

  /// - Parameter limit: How many bytes a header section may have.
  static func read(_ bytes: ArraySlice<UInt8>, limit: Int) -> ContentLengthHeader {
    var length: Int?
    var line = bytes.startIndex
    while let newline = bytes[line...].prefix(limit).firstIndex(of: 0x0A) {
      var text = bytes[line..<newline]
      if text.last == 0x0D { text.removeLast() }
      line = newline + 1
      if text.isEmpty {
        // Blank lines between messages are forgiven.
        guard length != nil || line - bytes.startIndex <= 2 else { return .broken("the header has no Content-Length") }
        guard let length else { continue }
        return .complete(end: line, length: length)
      }
      let field = String(decoding: text, as: UTF8.self)
      guard let colon = field.firstIndex(of: ":") else { return .broken("a header line has no colon") }
      if field[..<colon].lowercased() == "content-length" {
        guard let value = Int(field[field.index(after: colon)...].drop { $0 == " " }), value >= 0 else {
          return .broken("Content-Length is no number")
        }
        length = value
      }
      guard line - bytes.startIndex <= limit else { return .broken("the header is longer than \(limit) bytes") }
    }
    return bytes.count > limit ? .broken("the header is longer than \(limit) bytes") : .incomplete
  }
}
