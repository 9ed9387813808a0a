/// Bytes of markup, with everything that is no markup escaped.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Markup, which is always a literal.
  mutating func raw(_ markup: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Markup that was made of literals and numbers.
  mutating func made(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Bytes that are the same in every page.
  mutating func constant(_ constant: [UInt8]) {
    bytes.append(contentsOf: constant)
  }

  /// A text or the value of an attribute, which always stands in double quotes.
  mutating func escaped(_ text: String) {
    var text = text
    text.withUTF8 { buffer in
      var start = 0
      for index in buffer.indices {
        let entity: StaticString
        switch buffer[index] {
        case UInt8(ascii: "&"): entity = "&amp;"
        case UInt8(ascii: "<"): entity = "&lt;"
        case UInt8(ascii: ">"): entity = "&gt;"
        case UInt8(ascii: "\""): entity = "&quot;"
        case UInt8(ascii: "'"): entity = "&#39;"
        default: continue
        }
        bytes.append(contentsOf: buffer[start..<index])
        raw(entity)
        start = index + 1
      }
      bytes.append(contentsOf: buffer[start...])
    }
  }

  /// ` name="value"`
  mutating func attribute(_ name: StaticString, _ value: String) {
    raw(" ")
    raw(name)
    raw("=\"")
    escaped(value)
    raw("\"")
  }
}
