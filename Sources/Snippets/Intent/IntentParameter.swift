import JSONRPC

/// What an intent may be told under one name.
public struct IntentParameter: Sendable, Equatable {
  /// The type of a parameter's value in JSON.
  public enum ValueType: String, Sendable, Hashable, CaseIterable {
    case string, integer, number, boolean
    /// `YYYY-MM-DD`, or with `THH:MM:SS` on a wall clock.
    case date
    /// An array of strings.
    case strings
  }

  /// The name of the member.
  public var name: String
  /// For a person.
  public var title: String
  /// What its value is.
  public var type: ValueType
  /// Whether the intent does without it.
  public var isOptional: Bool
  /// The only values that a string may have; nil for any.
  public var values: [String]?
  /// Whether only a control of a view gives it: it is not listed, and a request cannot set it.
  public var isPrivate: Bool
  /// What kind of thing the text is the id of; nil where it is a value.
  public var entityType: String?

  /// By default a string that must be given, that may be any text, and that a request may set.
  public init(
    _ name: String, title: String, type: ValueType = .string, isOptional: Bool = false, values: [String]? = nil,
    isPrivate: Bool = false
  ) {
    self.isPrivate = isPrivate
    self.name = name
    self.title = title
    self.type = type
    self.isOptional = isOptional
    self.values = values
  }

  /// The largest text, or texts together, in bytes: what is asked for later is kept until then.
  static let largestValue = 65_536

  /// Nil where the value is of the type, else what it must be.
  func fault(in value: JSONValue) -> String? {
    switch type {
    case .string:
      guard let text = value.string else { return "must be a string" }
      guard text.utf8.count <= Self.largestValue else { return "must have at most \(Self.largestValue) bytes" }
      if let values, !values.contains(where: { $0.hasSameBytes(as: text) }) {
        return "must be one of " + values.joined(separator: ", ")
      }
      return nil
    case .integer: return value.int == nil ? "must be an integer" : nil
    case .number:
      guard case .number(let number) = value, number.double != nil, number.literal.utf8.count <= 64 else {
        return "must be a number of at most 64 characters"
      }
      return nil
    case .boolean: return value.bool == nil ? "must be true or false" : nil
    case .date:
      guard let text = value.string, Self.hasDateShape(text) else {
        return "must be YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS"
      }
      return nil
    case .strings:
      let texts = value.array?.map(\.string)
      guard let texts, texts.count <= 1_000, !texts.contains(nil),
        texts.reduce(0, { $0 + ($1?.utf8.count ?? 0) }) <= Self.largestValue
      else {
        return "must be an array of at most 1,000 strings and \(Self.largestValue) bytes"
      }
      return nil
    }
  }

  /// Digits and separators alone; whether there is such a day is for the intent to say.
  private static func hasDateShape(_ text: String) -> Bool {
    let shape = Array("0000-00-00T00:00:00".utf8)
    let bytes = Array(text.utf8)
    guard [10, 16, 19].contains(bytes.count) else { return false }
    return zip(bytes, shape).allSatisfy { byte, model in
      model == UInt8(ascii: "0") ? (48...57).contains(byte) : byte == model
    }
  }

  var json: JSONValue {
    var object: JSONObject = [
      "name": .string(name), "title": .string(title), "type": .string(type.rawValue), "isOptional": .bool(isOptional),
    ]
    if let entityType { object["entityType"] = .string(entityType) }
    if let values { object["enum"] = .array(values.map(JSONValue.string)) }
    return .object(object)
  }
}
