/// Reads the elements of an XML document one by one, with memory for no more than their nesting.
///
/// It is lenient where people's files are wrong without doubt about what is meant: text before the declaration, an
/// unknown entity, bytes that are no UTF-8. A document type is skipped, and no entity that it declares is expanded.
struct XMLReader {
  static let deepest = 200

  private let bytes: [UInt8]
  private var index: Int
  private var open: [String] = []
  private var pendingEnd: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Whatever stands before the first element or declaration belongs to no document.
    index = bytes.firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
  }

  /// The next event; nil at the end.
  mutating func next() throws(FormatError) -> XMLEvent? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        let text = characters()
        if open.isEmpty { continue }
        return .text(text)
      }
      if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        let start = index + 9
        try skip(past: "]]>")
        guard start <= index - 3 else { continue }
        return .text(decodedText(bytes[start..<(index - 3)]))
      } else if starts(with: "<?") {
        try skip(past: "?>")
      } else if starts(with: "<!") {
        try skipDeclaration()
      } else if starts(with: "</") {
        return try endTag()
      } else {
        return try startTag()
      }
    }
    guard open.isEmpty else { throw error(.truncated) }
    return nil
  }

  /// The line on which the reader stands, from 1.
  var line: Int { bytes[..<index].count { $0 == 10 } + 1 }

  private func error(_ reason: FormatError.Reason) -> FormatError {
    FormatError(format: .xml, position: .line(line), reason: reason)
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= bytes.count - index else { return false }
    return bytes[index..<(index + count)].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
  }

  private mutating func skip(past end: StaticString) throws(FormatError) {
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw error(.truncated)
  }

  /// Skips `<!DOCTYPE …>` with the declarations between its brackets.
  private mutating func skipDeclaration() throws(FormatError) {
    var depth = 0
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if starts(with: "<!--") {
        try skip(past: "-->")
        continue
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "]") {
        depth -= 1
      } else if byte == UInt8(ascii: ">") {
        depth -= 1
        if depth <= 0 {
          index += 1
          return
        }
      }
      index += 1
    }
    throw error(.truncated)
  }

  private mutating func characters() -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return XMLReference.replaced(in: bytes[start..<index])
  }

  private mutating func name() -> String {
    let start = index
    var local = index
    while index < bytes.count, !Self.endsName(bytes[index]) {
      if bytes[index] == UInt8(ascii: ":") { local = index + 1 }
      index += 1
    }
    return decodedText(bytes[max(start, local)..<index])
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 32 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
      || byte == UInt8(ascii: "<")
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 32 { index += 1 }
  }

  private mutating func endTag() throws(FormatError) -> XMLEvent {
    index += 2
    let name = name()
    skipSpace()
    guard index < bytes.count else { throw error(.truncated) }
    guard bytes[index] == UInt8(ascii: ">"), open.popLast() == name else { throw error(.malformed) }
    index += 1
    return .end(name)
  }

  private mutating func startTag() throws(FormatError) -> XMLEvent {
    index += 1
    let name = name()
    guard !name.isEmpty else { throw error(index < bytes.count ? .malformed : .truncated) }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard index < bytes.count else { throw error(.truncated) }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        guard open.count < Self.deepest else { throw error(.tooDeep) }
        open.append(name)
        return .start(name, attributes: attributes)
      }
      if starts(with: "/>") {
        index += 2
        pendingEnd = name
        return .start(name, attributes: attributes)
      }
      let key = self.name()
      skipSpace()
      guard !key.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        throw error(index < bytes.count ? .malformed : .truncated)
      }
      index += 1
      attributes[key] = try attributeValue()
    }
  }

  private mutating func attributeValue() throws(FormatError) -> String {
    skipSpace()
    guard index < bytes.count else { throw error(.truncated) }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw error(.malformed) }
    guard let end = bytes[(index + 1)...].firstIndex(of: quote) else { throw error(.truncated) }
    defer { index = end + 1 }
    return XMLReference.replaced(in: bytes[(index + 1)..<end])
  }
}
