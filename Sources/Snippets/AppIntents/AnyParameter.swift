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
  var identity: any ParameterIdentity { declaration }
  var requestValueDialog: IntentDialog? { declaration.requestValueDialog }
  var isEntity: Bool { Value.entityName != nil }

  func description(named name: String) -> IntentParameter {
    var parameter = IntentParameter(
      name, title: declaration.title, type: Value.valueType, isOptional: declaration.isOptional,
      values: Value.allowedTexts, isPrivate: declaration.isPrivate)
    parameter.entityType = Value.entityName
    return parameter
  }

  var json: JSONValue? { optionalValue?.json }

  func set(_ json: JSONValue) async throws {
    set(try await Value.value(of: json) as Value)
  }

  func pickable() async throws -> [InputOption]? {
    if let options = declaration.options { return try await options() }
    return try await Value.suggestions()
  }
}

/// The parameters of an intent by their names, in the order in which they are declared.
///
/// - Parameter left: The name of one that is not wanted.
func parameters<Subject: AppIntent>(
  of intent: Subject, without left: String? = nil
) -> [(name: String, parameter: any AnyParameter)] {
  guard let layout = PropertyLayout.of(Subject.self) else {
    return Mirror(reflecting: intent).children.compactMap { child in
      guard let label = child.label, let name = PropertyLayout.parameterName(label), name != left else { return nil }
      return (child.value as? any AnyParameter).map { (name, $0) }
    }
  }
  return withUnsafeBytes(of: intent) { bytes in
    layout.parameters.compactMap { $0.name == left ? nil : ($0.name, $0.type.load(from: bytes, at: $0.offset)) }
  }
}

extension AnyParameter {
  /// The property at that place of a value.
  fileprivate static func load(from bytes: UnsafeRawBufferPointer, at offset: Int) -> Self {
    bytes.load(fromByteOffset: offset, as: Self.self)
  }
}
