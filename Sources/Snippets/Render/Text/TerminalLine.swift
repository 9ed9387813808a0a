/// Stretches of text side by side.
struct TerminalLine: Equatable {
  struct Span: Equatable {
    var text: String
    var width: Int
    var ink: TerminalInk
    /// Whether a person or an intent wrote it: such texts are isolated from their surroundings.
    var isForeign = false
  }

  var spans: [Span] = []
  var width = 0

  static let empty = TerminalLine()

  init() {}

  init(_ text: String, _ ink: TerminalInk = .plain) {
    append(text, ink)
  }

  mutating func append(_ text: String, _ ink: TerminalInk = .plain, isForeign: Bool = false) {
    guard !text.isEmpty else { return }
    append(Span(text: text, width: TextWidth.of(text), ink: ink, isForeign: isForeign))
  }

  mutating func append(_ span: Span) {
    spans.append(span)
    width += span.width
  }

  mutating func append(_ line: TerminalLine) {
    spans += line.spans
    width += line.width
  }

  mutating func pad(to column: Int) {
    guard column > width else { return }
    append(Span(text: String(repeating: " ", count: column - width), width: column - width, ink: .plain))
  }

  func indented(by columns: Int) -> TerminalLine {
    guard columns > 0, !spans.isEmpty else { return self }
    var line = TerminalLine()
    line.pad(to: columns)
    line.append(self)
    return line
  }

  /// The line without white space at its end, with control sequences for what has a look.
  func written(_ options: TerminalOptions) -> String {
    var spans = spans
    while let last = spans.last {
      // By scalars: a space may carry a mark, and then it shows.
      let scalars = last.text.unicodeScalars
      guard let end = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else {
        spans.removeLast()
        continue
      }
      spans[spans.count - 1].text = String(scalars[...end])
      break
    }
    var text = ""
    for span in spans {
      let body =
        options.isolatesTexts && span.isForeign ? "\u{2068}\(span.text)\u{2069}" : span.text
      let parameters = span.ink.parameters(options.colors)
      text += parameters.isEmpty ? body : "\u{1B}[\(parameters)m\(body)\u{1B}[0m"
    }
    return text
  }
}
