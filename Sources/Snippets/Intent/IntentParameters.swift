public import JSONRPC

/// The checked values of an intent's parameters; null counts as left out.
public struct IntentParameters: Sendable, Equatable {
  /// The values by the names of the parameters.
  public let values: JSONObject

  /// Keeps what the description knows.
  ///
  /// - Returns: The parameters, or the first required one that is missing.
  /// - Throws: ``SnippetError`` with code -32602 for a value of the wrong type.
  static func checked(
    _ values: JSONObject, for description: IntentDescription
  ) throws(SnippetError) -> Result<IntentParameters, MissingParameter> {
    var kept = JSONObject()
    for parameter in description.parameters {
      guard let value = values[parameter.name], value != .null else { continue }
      if let fault = parameter.fault(in: value) { throw .invalidParameter(parameter.name, fault) }
      kept[parameter.name] = value
    }
    if let missing = description.parameters.first(where: { !$0.isOptional && kept[$0.name] == nil }) {
      return .failure(MissingParameter(parameter: missing))
    }
    return .success(IntentParameters(values: kept))
  }

  /// A required parameter that has no value.
  struct MissingParameter: Error {
    let parameter: IntentParameter
  }

  /// The value of that name, if it was given.
  public subscript(name: String) -> JSONValue? { values[name] }

  /// The text of that name.
  public func string(_ name: String) -> String? { values[name]?.string }

  /// The truth value of that name.
  public func bool(_ name: String) -> Bool? { values[name]?.bool }

  /// The texts of that name; none where they were left out.
  public func strings(_ name: String) -> [String] { values[name]?.array?.compactMap(\.string) ?? [] }
}
