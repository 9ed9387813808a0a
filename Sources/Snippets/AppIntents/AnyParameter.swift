import JSONRPC

/// A parameter of whatever type, as the cycle sees it.
protocol AnyParameter: Sendable {
  var identity: ParameterIdentity { get }
  var requestValueDialog: IntentDialog? { get }
  /// Whether what is stored must be fetched anew.
  var isEntity: Bool { get }

  func description(named name: String) -> IntentParameter
  /// The value on the wire; nil where there is none.
  var json: JSONValue? { get }
  /// Sets the value of every copy.
  func set(_ json: JSONValue) async throws
  func pickable() async throws -> [InputOption]?
}

extension Parameter: AnyParameter {
  var isEntity: Bool { Value.entityName != nil }

  func description(named name: String) -> IntentParameter {
    var parameter = IntentParameter(
      name, title: title, type: Value.valueType, isOptional: (defaultValue ?? Value.absent) != nil,
      values: Value.allowedTexts)
    parameter.entityType = Value.entityName
    return parameter
  }

  var json: JSONValue? { storage.optionalValue?.json }

  func set(_ json: JSONValue) async throws {
    storage.set(try await Value.value(of: json))
  }

  func pickable() async throws -> [InputOption]? {
    if let options { return try await options() }
    return try await Value.suggestions()
  }
}

/// The parameters of an intent by their names, in the order in which they are declared.
func parameters(of intent: some AppIntent) -> [(name: String, parameter: any AnyParameter)] {
  Mirror(reflecting: intent).children.compactMap { label, value in
    guard let label, label.hasPrefix("_"), let parameter = value as? any AnyParameter else { return nil }
    return (String(label.dropFirst()), parameter)
  }
}
