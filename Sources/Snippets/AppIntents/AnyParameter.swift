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

  var json: JSONValue? { if let storage { storage.content.json } else { declaration.content.json } }

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
func parameters<Subject: AppIntent>(of intent: Subject) -> [(name: String, parameter: any AnyParameter)] {
  guard let layout = PropertyLayout.of(Subject.self) else {
    return Mirror(reflecting: intent).children.compactMap { child in
      guard let label = child.label, let name = PropertyLayout.parameterName(label) else { return nil }
      return (child.value as? any AnyParameter).map { (name, $0) }
    }
  }
  return withUnsafeBytes(of: intent) { bytes in
    layout.parameters.map { ($0.name, $0.type.load(from: bytes, at: $0.offset)) }
  }
}

/// Gives the body each parameter that has a value, by its name, with the value on the wire.
func forEachParameterValue<Subject: AppIntent>(of intent: Subject, _ body: (String, JSONValue) -> Void) {
  guard let layout = PropertyLayout.of(Subject.self) else {
    for (name, parameter) in parameters(of: intent) {
      if let json = parameter.json { body(name, json) }
    }
    return
  }
  withUnsafeBytes(of: intent) { bytes in
    for parameter in layout.parameters {
      if let json = parameter.type.json(in: bytes, at: parameter.offset) { body(parameter.name, json) }
    }
  }
}

extension AnyParameter {
  /// The value of the property at that place of a value, on the wire.
  fileprivate static func json(in bytes: UnsafeRawBufferPointer, at offset: Int) -> JSONValue? {
    load(from: bytes, at: offset).json
  }

  /// The property at that place of a value.
  fileprivate static func load(from bytes: UnsafeRawBufferPointer, at offset: Int) -> Self {
    bytes.load(fromByteOffset: offset, as: Self.self)
  }
}
