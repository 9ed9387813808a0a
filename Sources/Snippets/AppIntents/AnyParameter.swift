import JSONRPC

/// A parameter of whatever type, as the cycle sees it.
protocol AnyParameter: Sendable {
  var identity: any ParameterIdentity { get }
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
      values: Value.allowedTexts, isPrivate: isPrivate)
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
///
/// - Parameter left: The name of one that is not wanted.
func parameters<Subject: AppIntent>(
  of intent: Subject, without left: String? = nil
) -> [(name: String, parameter: any AnyParameter)] {
  let children = Mirror(reflecting: intent).children
  // To look at a property costs more than all the rest, so it is known of each type which ones are worth a look.
  return ParameterLayout.of(Subject.self, children).compactMap { place, name in
    guard name != left else { return nil }
    let value = children[children.index(children.startIndex, offsetBy: place)].value
    return (value as? any AnyParameter).map { (name, $0) }
  }
}
