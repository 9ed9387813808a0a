internal import JSONRPC

extension JSONPiece {
  /// The value, where it is valid JSON.
  var json: JSONValue? { JSONValue(piece: value) }
}

extension JSONValue {
  /// A piece of a document, where it is valid JSON.
  init?(piece: ArraySlice<UInt8>) {
    guard let value = try? JSONParser.parse(Array(piece)) else { return nil }
    self = value
  }

  /// A number, or a text that is one, as many programs write them.
  var lenientNumber: Double? {
    switch self {
    case .number(let number): number.double
    case .string(let text): DecimalText.number(Array(text.utf8)[...])
    default: nil
    }
  }

  /// A text that is not empty but for white space.
  var significantString: String? {
    string.flatMap { text in text.contains { !$0.isWhitespace } ? text : nil }
  }
}
