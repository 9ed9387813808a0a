public import JSONRPC

extension Int: IntentValue {
  public static var valueType: IntentParameter.ValueType { .integer }

  public var json: JSONValue { JSONValue(self) }

  public static func value(of json: JSONValue) async throws -> Int {
    guard let value = json.int else { throw refused("must be an integer") }
    return value
  }
}

extension Double: IntentValue {
  public static var valueType: IntentParameter.ValueType { .number }

  public var json: JSONValue { JSONValue(self) }

  public static func value(of json: JSONValue) async throws -> Double {
    guard let value = json.double else { throw refused("must be a number") }
    return value
  }
}

extension Bool: IntentValue {
  public static var valueType: IntentParameter.ValueType { .boolean }

  public var json: JSONValue { .bool(self) }

  public static func value(of json: JSONValue) async throws -> Bool {
    guard let value = json.bool else { throw refused("must be true or false") }
    return value
  }
}

extension Optional: IntentValue where Wrapped: IntentValue {
  public static var valueType: IntentParameter.ValueType { Wrapped.valueType }
  public static var allowedTexts: [String]? { Wrapped.allowedTexts }
  public static var entityName: String? { Wrapped.entityName }
  public static var absent: Wrapped?? { .some(nil) }

  public var json: JSONValue { self?.json ?? .null }

  public static func value(of json: JSONValue) async throws -> Wrapped? {
    json == .null ? nil : try await Wrapped.value(of: json)
  }

  public static func suggestions() async throws -> [InputOption]? { try await Wrapped.suggestions() }
}

extension Array: IntentValue where Element: IntentTextValue {
  public static var valueType: IntentParameter.ValueType { .strings }
  public static var entityName: String? { Element.entityName }

  public var json: JSONValue { .array(map(\.json)) }

  public static func value(of json: JSONValue) async throws -> [Element] {
    let texts = json.array?.compactMap(\.string)
    guard let texts, texts.count == json.array?.count else { throw refused("must be an array of strings") }
    return try await Element.values(of: texts)
  }

  public static func suggestions() async throws -> [InputOption]? { try await Element.suggestions() }
}
