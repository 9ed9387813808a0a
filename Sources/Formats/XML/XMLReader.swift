/// Reads the elements of an XML document one by one, with memory for one tag or text and the names around it.
///
/// It is lenient where people's files are wrong without doubt about what is meant: text before the declaration, an
/// unknown entity, bytes that are no UTF-8. A document type is skipped, and no entity that it declares is expanded.
struct XMLReader {
  static let deepest = 200
  /// A tag, a text or a comment has no more bytes than these.
  static let longest = 16 << 20

  private enum Step {
    case event(XMLEvent)
    case nothing
    /// It ends behind what is in memory.
    case incomplete
  }

  private var window: ByteWindow
  private var index = 0
  private var hasBegun = false
  /// The local names of the elements that are open, one behind the other, and where each begins.
  private var openNames: [UInt8] = []
  private var openStarts: [Int] = []
  private var isSelfClosing = false
  private var nameRange = 0..<0
  private var textRange = 0..<0
  private var isVerbatim = false
  private var attributeNames: [Range<Int>] = []
  private var attributeValues: [Range<Int>] = []

  init(_ source: ByteSource) {
    window = ByteWindow(source, .xml, longest: Self.longest)
  }

  /// Goes on to the next event; nil at the end.
  mutating func next() throws(FormatError) -> XMLEvent? {
    if isSelfClosing {
      isSelfClosing = false
      close()
      return .end
    }
    while true {
      switch try step() {
      case .event(let event): return event
      case .nothing: break
      case .incomplete:
        guard !window.isAtEnd else {
          guard openStarts.isEmpty, index == window.bytes.count else { throw error(.truncated) }
          return nil
        }
        try window.extend(keepingFrom: index)
        index = 0
      }
    }
  }

  /// The line on which the reader stands, from 1.
  var line: Int { window.line(at: index) }

  /// Whether the file has no bytes, once it was read.
  var isEmpty: Bool { window.isAtEnd && window.offset == 0 && window.bytes.isEmpty }

  /// How many elements are open; the one that begins counts, the one that ends does not.
  var depth: Int { openStarts.count }

  /// The local name of the element that begins or ends, without its prefix.
  var name: ArraySlice<UInt8> { window.bytes[nameRange] }

  /// Whether the text is empty but for white space.
  var isBlank: Bool { window.bytes[textRange].allSatisfy { $0 <= 32 } }

  /// The text with its references replaced.
  var text: String {
    isVerbatim ? decodedText(window.bytes[textRange]) : XMLReference.replaced(in: window.bytes[textRange])
  }

  /// The text's bytes as they stand in the file.
  var rawText: ArraySlice<UInt8> { window.bytes[textRange] }

  /// An attribute's bytes as they stand in the file, by its local name.
  func rawAttribute(_ name: StaticString) -> ArraySlice<UInt8>? {
    for (position, range) in attributeNames.enumerated() where matches(window.bytes[range], name) {
      return window.bytes[attributeValues[position]]
    }
    return nil
  }

  /// An attribute's value with its references replaced, by its local name as text.
  func attribute(named name: String) -> String? {
    for (position, range) in attributeNames.enumerated() where window.bytes[range].elementsEqual(name.utf8) {
      return XMLReference.replaced(in: window.bytes[attributeValues[position]])
    }
    return nil
  }

  /// An attribute's value with its references replaced, by its local name.
  func attribute(_ name: StaticString) -> String? { rawAttribute(name).map(XMLReference.replaced) }

  /// The values of all attributes, in their order.
  var attributeTexts: [String] { attributeValues.map { XMLReference.replaced(in: window.bytes[$0]) } }

  private func error(_ reason: FormatError.Reason) -> FormatError {
    FormatError(format: .xml, position: .line(line), reason: reason)
  }

  private mutating func step() throws(FormatError) -> Step {
    guard index < window.bytes.count else { return .incomplete }
    guard window.bytes[index] == UInt8(ascii: "<") else { return characters() }
    guard index + 1 < window.bytes.count else { return .incomplete }
    hasBegun = true
    switch window.bytes[index + 1] {
    case UInt8(ascii: "/"): return try endTag()
    case UInt8(ascii: "?"): return skip(past: "?>")
    case UInt8(ascii: "!"): return try declaration()
    default: return try startTag()
    }
  }

  private mutating func characters() -> Step {
    guard let end = window.bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? atEnd else {
      // Whatever stands before the first element or declaration belongs to no document.
      if !hasBegun { index = window.bytes.count }
      return .incomplete
    }
    textRange = index..<end
    isVerbatim = false
    index = end
    return openStarts.isEmpty ? .nothing : .event(.text)
  }

  private var atEnd: Int? { window.isAtEnd ? window.bytes.count : nil }

  private func starts(_ text: StaticString) -> Bool {
    matches(window.bytes[index...].prefix(text.utf8CodeUnitCount), text)
  }

  private func end(of text: StaticString, from start: Int) -> Int? {
    let count = text.utf8CodeUnitCount
    let last = text.utf8Start[count - 1]
    var next = start + count - 1
    while next < window.bytes.count {
      guard let found = window.bytes[next...].firstIndex(of: last) else { return nil }
      if matches(window.bytes[(found - count + 1)...found], text) { return found + 1 }
      next = found + 1
    }
    return nil
  }

  private mutating func skip(past text: StaticString) -> Step {
    guard let end = end(of: text, from: index) else { return .incomplete }
    index = end
    return .nothing
  }

  private mutating func declaration() throws(FormatError) -> Step {
    guard window.isAtEnd || window.bytes.count - index >= 9 else { return .incomplete }
    if starts("<!--") { return end(of: "-->", from: index + 4).map { skip(to: $0) } ?? .incomplete }
    if starts("<![CDATA[") {
      guard let end = end(of: "]]>", from: index + 9) else { return .incomplete }
      textRange = (index + 9)..<(end - 3)
      isVerbatim = true
      index = end
      return openStarts.isEmpty ? .nothing : .event(.text)
    }
    return documentType()
  }

  private mutating func skip(to end: Int) -> Step {
    index = end
    return .nothing
  }

  /// Skips `<!DOCTYPE …>` with the declarations between its brackets.
  private mutating func documentType() -> Step {
    var depth = 0
    var quote: UInt8?
    var next = index
    while next < window.bytes.count {
      let byte = window.bytes[next]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "<"), matches(window.bytes[next...].prefix(4), "<!--") {
        guard let end = end(of: "-->", from: next + 4) else { return .incomplete }
        next = end
        continue
      } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "]") {
        depth -= 1
      } else if byte == UInt8(ascii: ">") {
        depth -= 1
        if depth <= 0 { return skip(to: next + 1) }
      }
      next += 1
    }
    return .incomplete
  }

  /// The local name that begins at the index, and where it ends.
  private func localName(at start: Int) -> (range: Range<Int>, end: Int) {
    var local = start
    var end = start
    while end < window.bytes.count {
      let byte = window.bytes[end]
      if byte <= 32 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
        || byte == UInt8(ascii: "<")
      {
        break
      }
      end += 1
      if byte == UInt8(ascii: ":") { local = end }
    }
    return (local..<end, end)
  }

  private func skippingSpace(_ start: Int) -> Int {
    var end = start
    while end < window.bytes.count, window.bytes[end] <= 32 { end += 1 }
    return end
  }

  private mutating func endTag() throws(FormatError) -> Step {
    let (range, nameEnd) = localName(at: index + 2)
    let end = skippingSpace(nameEnd)
    guard end < window.bytes.count else { return .incomplete }
    guard window.bytes[end] == UInt8(ascii: ">"), let start = openStarts.last,
      openNames[start...].elementsEqual(window.bytes[range])
    else { throw error(.malformed) }
    close()
    nameRange = range
    index = end + 1
    return .event(.end)
  }

  private mutating func close() {
    if let start = openStarts.popLast() { openNames.removeSubrange(start...) }
  }

  private mutating func startTag() throws(FormatError) -> Step {
    let (range, nameEnd) = localName(at: index + 1)
    attributeNames.removeAll(keepingCapacity: true)
    attributeValues.removeAll(keepingCapacity: true)
    var next = nameEnd
    while true {
      next = skippingSpace(next)
      guard next < window.bytes.count else { return .incomplete }
      if range.isEmpty { throw error(.malformed) }
      if window.bytes[next] == UInt8(ascii: ">") { break }
      if window.bytes[next] == UInt8(ascii: "/") {
        guard next + 1 < window.bytes.count else { return .incomplete }
        guard window.bytes[next + 1] == UInt8(ascii: ">") else { throw error(.malformed) }
        isSelfClosing = true
        next += 1
        break
      }
      let (key, keyEnd) = localName(at: next)
      let equals = skippingSpace(keyEnd)
      guard equals < window.bytes.count else { return .incomplete }
      guard !key.isEmpty else { throw error(.malformed) }
      // A name with a space in it, as some exports have, is taken for its last word.
      guard window.bytes[equals] == UInt8(ascii: "=") else {
        guard equals > keyEnd, window.bytes[equals] != UInt8(ascii: "<") else { throw error(.malformed) }
        next = equals
        continue
      }
      let open = skippingSpace(equals + 1)
      guard open < window.bytes.count else { return .incomplete }
      let quote = window.bytes[open]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw error(.malformed) }
      guard let end = window.bytes[(open + 1)...].firstIndex(of: quote) else { return .incomplete }
      attributeNames.append(key)
      attributeValues.append((open + 1)..<end)
      next = end + 1
    }
    guard openStarts.count < Self.deepest else { throw error(.tooDeep) }
    nameRange = range
    openStarts.append(openNames.count)
    openNames += window.bytes[range]
    index = next + 1
    return .event(.start)
  }
}
