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

  /// A time under the first of these names that has one.
  func timestamp(_ keys: String...) -> LenientTimestamp? {
    for key in keys {
      switch self[key] {
      case .string(let text): if let timestamp = LenientTimestamp(text) { return timestamp }
      case .number(let number):
        if let timestamp = number.double.flatMap(LenientTimestamp.init(number:)) { return timestamp }
      default: continue
      }
    }
    return nil
  }

  /// A number under the first of these names that has one.
  func number(_ keys: String...) -> Double? {
    for key in keys {
      if let number = self[key]?.lenientNumber, number.isFinite { return number }
    }
    return nil
  }
}
