/// An HTML page of Apple's Journal export. It is no XML: tags are looked for, and what they hold is taken as text.
struct ApplePage {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The text of the first element of that class, up to its next tag.
  func text(ofClass name: String) -> String? {
    for quote in ["\"", "'"] {
      guard let start = end(of: Array("class=\(quote)\(name)".utf8), from: 0),
        let open = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
      else { continue }
      let text = Self.collapsed(bytes[(open + 1)...].prefix { $0 != UInt8(ascii: "<") })
      if !text.isEmpty { return text }
    }
    return nil
  }

  /// The texts of all paragraphs, one a line.
  var bodyText: String {
    var lines: [String] = []
    var next = 0
    while lines.count < 10_000, let start = end(of: Array("<p".utf8), from: next) {
      guard let open = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { break }
      let close = end(of: Array("</p>".utf8), from: open) ?? bytes.count
      let text = Self.collapsed(Self.withoutTags(bytes[(open + 1)..<close]))
      if !text.isEmpty { lines.append(text) }
      next = max(close, open + 1)
    }
    return lines.joined(separator: "\n")
  }

  private func end(of pattern: [UInt8], from start: Int) -> Int? {
    var next = start
    while let found = bytes[next...].firstIndex(of: pattern[0]) {
      if bytes[found...].starts(with: pattern) { return found + pattern.count }
      next = found + 1
    }
    return nil
  }

  private static func withoutTags(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    var isTag = false
    for byte in bytes {
      if byte == UInt8(ascii: "<") {
        isTag = true
      } else if byte == UInt8(ascii: ">"), isTag {
        isTag = false
        result.append(32)
      } else if !isTag {
        result.append(byte)
      }
    }
    return result[...]
  }

  private static func collapsed(_ bytes: ArraySlice<UInt8>) -> String {
    XMLReference.replaced(in: bytes).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
