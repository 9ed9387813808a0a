/// Finds the tags and texts of XML in bytes that are in memory. What it finds are ranges of them.
struct XMLScanner {
  static let deepest = 200

  enum Step {
    case start
    case end
    case text
    /// Something that is passed over.
    case nothing
    /// It ends behind what is in memory.
    case incomplete
    case malformed
    case tooDeep
  }

  struct Attribute {
    let name: Range<Int>
    let value: Range<Int>
  }

  /// Where the next step begins.
  var index = 0
  private(set) var name = 0..<0
  private(set) var text = 0..<0
  private(set) var isVerbatim = false
  private(set) var attributes: [Attribute] = []

  private var hasBegun = false
  /// The local names of the elements that are open, one behind the other, and where each begins.
  private var openNames: [UInt8] = []
  private var openStarts: [Int] = []
  private var isSelfClosing = false

  /// How many elements are open.
  var depth: Int { openStarts.count }

  /// Where an attribute stands among ``attributes``, by its local name.
  func attribute(_ name: StaticString, in bytes: Span<UInt8>) -> Range<Int>? {
    for attribute in attributes
    where bytes.matches(name, from: attribute.name.lowerBound, to: attribute.name.upperBound) {
      return attribute.value
    }
    return nil
  }

  mutating func step(_ bytes: Span<UInt8>, isAtEnd: Bool) -> Step {
    if isSelfClosing {
      isSelfClosing = false
      close()
      return .end
    }
    guard index < bytes.count else { return .incomplete }
    guard bytes[index] == UInt8(ascii: "<") else { return characters(bytes, isAtEnd: isAtEnd) }
    guard index + 1 < bytes.count else { return .incomplete }
    hasBegun = true
    switch bytes[index + 1] {
    case UInt8(ascii: "/"): return endTag(bytes)
    case UInt8(ascii: "?"): return skip(to: bytes.end(of: "?>", from: index))
    case UInt8(ascii: "!"): return declaration(bytes, isAtEnd: isAtEnd)
    default: return startTag(bytes)
    }
  }

  private mutating func characters(_ bytes: Span<UInt8>, isAtEnd: Bool) -> Step {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "<"), from: index) ?? (isAtEnd ? bytes.count : nil) else {
      // Whatever stands before the first element or declaration belongs to no document.
      if !hasBegun { index = bytes.count }
      return .incomplete
    }
    text = index..<end
    isVerbatim = false
    index = end
    return openStarts.isEmpty ? .nothing : .text
  }

  private mutating func skip(to end: Int?) -> Step {
    guard let end else { return .incomplete }
    index = end
    return .nothing
  }

  private mutating func declaration(_ bytes: Span<UInt8>, isAtEnd: Bool) -> Step {
    guard isAtEnd || bytes.count - index >= 9 else { return .incomplete }
    if bytes.matches("<!--", from: index, to: min(index + 4, bytes.count)) {
      return skip(to: bytes.end(of: "-->", from: index + 4))
    }
    if bytes.matches("<![CDATA[", from: index, to: min(index + 9, bytes.count)) {
      guard let end = bytes.end(of: "]]>", from: index + 9) else { return .incomplete }
      text = (index + 9)..<(end - 3)
      isVerbatim = true
      index = end
      return openStarts.isEmpty ? .nothing : .text
    }
    return skip(to: Self.documentTypeEnd(bytes, from: index))
  }

  /// Behind `<!DOCTYPE …>` with the declarations between its brackets.
  private static func documentTypeEnd(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var depth = 0
    var quote: UInt8?
    var next = start
    while next < bytes.count {
      let byte = bytes[next]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "<"), bytes.matches("<!--", from: next, to: min(next + 4, bytes.count)) {
        guard let end = bytes.end(of: "-->", from: next + 4) else { return nil }
        next = end
        continue
      } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "]") {
        depth -= 1
      } else if byte == UInt8(ascii: ">") {
        depth -= 1
        if depth <= 0 { return next + 1 }
      }
      next += 1
    }
    return nil
  }

  /// The local name that begins at the index; its end is where the whole name ends.
  private static func localName(_ bytes: Span<UInt8>, at start: Int) -> Range<Int> {
    var local = start
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      // No byte that ends a name lies behind `>`.
      if byte <= UInt8(ascii: ">") {
        if byte <= 32 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
          || byte == UInt8(ascii: "<")
        {
          break
        }
        if byte == UInt8(ascii: ":") { local = end + 1 }
      }
      end += 1
    }
    return local..<end
  }

  private static func skippingSpace(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] <= 32 { end += 1 }
    return end
  }

  private mutating func endTag(_ bytes: Span<UInt8>) -> Step {
    let range = Self.localName(bytes, at: index + 2)
    let end = Self.skippingSpace(bytes, from: range.upperBound)
    guard end < bytes.count else { return .incomplete }
    guard bytes[end] == UInt8(ascii: ">"), isOpen(bytes, range) else { return .malformed }
    close()
    name = range
    index = end + 1
    return .end
  }

  /// Whether the innermost open element has that name.
  private func isOpen(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard let start = openStarts.last, openNames.count - start == range.count else { return false }
    for offset in 0..<range.count where openNames[start + offset] != bytes[range.lowerBound + offset] { return false }
    return true
  }

  private mutating func close() {
    if let start = openStarts.popLast() { openNames.removeLast(openNames.count - start) }
  }

  private mutating func startTag(_ bytes: Span<UInt8>) -> Step {
    let range = Self.localName(bytes, at: index + 1)
    attributes.removeAll(keepingCapacity: true)
    var isEmptyElement = false
    var next = range.upperBound
    while true {
      next = Self.skippingSpace(bytes, from: next)
      guard next < bytes.count else { return .incomplete }
      if range.isEmpty { return .malformed }
      if bytes[next] == UInt8(ascii: ">") { break }
      if bytes[next] == UInt8(ascii: "/") {
        guard next + 1 < bytes.count else { return .incomplete }
        guard bytes[next + 1] == UInt8(ascii: ">") else { return .malformed }
        isEmptyElement = true
        next += 1
        break
      }
      let key = Self.localName(bytes, at: next)
      let equals = Self.skippingSpace(bytes, from: key.upperBound)
      guard equals < bytes.count else { return .incomplete }
      guard !key.isEmpty else { return .malformed }
      // A name with a space in it, as some exports have, is taken for its last word.
      guard bytes[equals] == UInt8(ascii: "=") else {
        guard equals > key.upperBound, bytes[equals] != UInt8(ascii: "<") else { return .malformed }
        next = equals
        continue
      }
      let open = Self.skippingSpace(bytes, from: equals + 1)
      guard open < bytes.count else { return .incomplete }
      let quote = bytes[open]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .malformed }
      guard let end = bytes.firstIndex(of: quote, from: open + 1) else { return .incomplete }
      attributes.append(Attribute(name: key, value: (open + 1)..<end))
      next = end + 1
    }
    guard openStarts.count < Self.deepest else { return .tooDeep }
    isSelfClosing = isEmptyElement
    name = range
    openStarts.append(openNames.count)
    for position in range { openNames.append(bytes[position]) }
    index = next + 1
    return .start
  }
}
