/// Reads the elements of an XML document one by one, with memory for one tag or text and the names around it.
///
/// It is lenient where people's files are wrong without doubt about what is meant: text before the declaration, an
/// unknown entity, bytes that are no UTF-8. A document type is skipped, and no entity that it declares is expanded.
struct XMLReader {
  static let deepest = XMLScanner.deepest
  /// A tag, a text or a comment has no more bytes than these.
  static let longest = 16 << 20

  private var window: ByteWindow
  private var scanner = XMLScanner()

  init(_ source: ByteSource) {
    window = ByteWindow(source, .xml, longest: Self.longest)
  }

  /// Goes on to the next event; nil at the end.
  mutating func next() throws(FormatError) -> XMLEvent? {
    while true {
      switch window.step(&scanner) {
      case .start: return .start
      case .end: return .end
      case .text: return .text
      case .nothing: break
      case .malformed: throw error(.malformed)
      case .tooDeep: throw error(.tooDeep)
      case .incomplete:
        guard !window.isAtEnd else {
          guard scanner.depth == 0, scanner.index == window.bytes.count else { throw error(.truncated) }
          return nil
        }
        try window.extend(keepingFrom: scanner.index)
        scanner.index = 0
      }
    }
  }

  /// The line on which the reader stands, from 1.
  var line: Int { window.line(at: scanner.index) }

  /// Whether the file has no bytes, once it was read.
  var isEmpty: Bool { window.isAtEnd && window.offset == 0 && window.bytes.isEmpty }

  /// How many elements are open; the one that begins counts, the one that ends does not.
  var depth: Int { scanner.depth }

  /// The local name of the element that begins or ends, without its prefix.
  var name: ArraySlice<UInt8> { window.bytes[scanner.name] }

  /// Whether the element that begins or ends has that local name.
  @inline(__always)
  func isNamed(_ name: StaticString) -> Bool {
    window.bytes.span.matches(name, from: scanner.name.lowerBound, to: scanner.name.upperBound)
  }

  /// Whether the text is empty but for white space.
  var isBlank: Bool { window.bytes[scanner.text].allSatisfy { $0 <= 32 } }

  /// The text with its references replaced.
  var text: String {
    scanner.isVerbatim ? decodedText(window.bytes[scanner.text]) : XMLReference.replaced(in: window.bytes[scanner.text])
  }

  /// The text's bytes as they stand in the file.
  var rawText: ArraySlice<UInt8> { window.bytes[scanner.text] }

  /// An attribute's bytes as they stand in the file, by its local name.
  func rawAttribute(_ name: StaticString) -> ArraySlice<UInt8>? {
    scanner.attribute(name, in: window.bytes.span).map { window.bytes[$0] }
  }

  /// Whether an attribute has that value, by its local name.
  func isAttribute(_ name: StaticString, _ value: StaticString) -> Bool {
    let bytes = window.bytes.span
    guard let range = scanner.attribute(name, in: bytes) else { return false }
    return bytes.matches(value, from: range.lowerBound, to: range.upperBound)
  }

  /// Whether an attribute's value has that text in it, by its local name.
  func attribute(_ name: StaticString, contains text: StaticString) -> Bool {
    let bytes = window.bytes.span
    guard let range = scanner.attribute(name, in: bytes) else { return false }
    return bytes.extracting(range).end(of: text, from: 0) != nil
  }

  /// An attribute's number, by its local name.
  func number(_ name: StaticString) -> Double? {
    let bytes = window.bytes.span
    guard let range = scanner.attribute(name, in: bytes) else { return nil }
    return DecimalText.number(bytes.extracting(range))
  }

  /// The text as a number; nil where it is none.
  var number: Double? { DecimalText.number(window.bytes.span.extracting(scanner.text)) }

  /// Adds the text's bytes as they stand in the file, no more than so many.
  func appendText(to bytes: inout [UInt8], limit: Int) {
    bytes += window.bytes[scanner.text].prefix(limit)
  }

  /// An attribute's value with its references replaced, by its local name.
  func attribute(_ name: StaticString) -> String? { rawAttribute(name).map(XMLReference.replaced) }

  /// All attributes in their order: their local names, and their values with the references replaced.
  var attributes: [(name: ArraySlice<UInt8>, value: String)] {
    scanner.attributes.map { (window.bytes[$0.name], XMLReference.replaced(in: window.bytes[$0.value])) }
  }

  private func error(_ reason: FormatError.Reason) -> FormatError {
    FormatError(format: .xml, position: .line(line), reason: reason)
  }
}

extension ByteWindow {
  fileprivate func step(_ scanner: inout XMLScanner) -> XMLScanner.Step {
    scanner.step(bytes.span, isAtEnd: isAtEnd)
  }
}
