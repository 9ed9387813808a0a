/// The id of a request: a string or a number, kept as the bytes that were sent.
///
/// Ids are the same if their type and their value are: `1` and `"1"` differ, as do `1` and `1.0`, and two strings that
/// differ only by Unicode normalization; `"A"` and `"\u0041"` are the same.
public struct RequestID: Sendable {
  /// The JSON text, as it was sent.
  let literal: String
  /// The JSON text without escapes.
  private let key: String

  init?(_ value: JSONValue, literal: String) {
    switch value {
    case .string(let text):
      self.literal = literal
      key = literal.utf8.contains(UInt8(ascii: "\\")) ? "\"" + text + "\"" : literal
    case .number:
      self.literal = literal
      key = literal
    default: return nil
    }
  }

  /// The text of an id that is a string, without escapes; nil for a number.
  public var string: String? {
    guard key.utf8.first == UInt8(ascii: "\"") else { return nil }
    return String(key.dropFirst().dropLast())
  }

  /// The id that a value is, as in the parameters of `$/cancelRequest`; nil where it is neither string nor number.
  public init?(_ value: JSONValue) {
    self.init(value, literal: JSONWriter.text(of: value))
  }
}

extension RequestID: Hashable {
  public static func == (left: RequestID, right: RequestID) -> Bool {
    left.key.hasSameBytes(as: right.key)
  }

  public func hash(into hasher: inout Hasher) {
    key.hashBytes(into: &hasher)
  }
}

extension RequestID: CustomStringConvertible {
  /// The id as JSON.
  public var description: String { literal }
}
