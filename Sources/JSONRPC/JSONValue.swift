/// A JSON value (RFC 8259) that keeps what other readers lose: a number's digits and the order of an object's members.
///
/// Two values are equal when their texts are, byte by byte: strings that differ only by Unicode normalization are not,
/// nor are `1` and `1.0`.
public enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension JSONValue {
  /// The text, where this is a string.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The truth value, where this is one.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number, where this is one that a machine integer holds without loss.
  public var int: Int? {
    if case .number(let value) = self { value.int } else { nil }
  }

  /// The number, where this is one within the range of a double.
  public var double: Double? {
    if case .number(let value) = self { value.double } else { nil }
  }

  /// The elements, where this is an array.
  public var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members, where this is an object.
  public var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The member of that name, where this is an object that has one.
  public subscript(key: String) -> JSONValue? {
    object?[key]
  }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByStringInterpolation
{
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
  public init(floatLiteral value: Double) { self = JSONValue(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}

extension JSONValue {
  /// A whole number, written without fraction and exponent.
  public init(_ value: Int) { self = .number(JSONNumber(value)) }

  /// A double; JSON has no infinities and no NaN, which become null.
  public init(_ value: Double) {
    self = JSONNumber(value).map(JSONValue.number) ?? .null
  }
}
