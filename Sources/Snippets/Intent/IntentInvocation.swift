public import JSONRPC

/// An intent's name together with the values of its parameters.
public struct IntentInvocation: Sendable, Equatable {
  /// `provider/Name`
  public var name: String
  /// The values by the names of the parameters, not checked yet.
  public var parameters: JSONObject

  /// The name is `provider/Name`; neither it nor the parameters are checked before it is performed.
  public init(_ name: String, parameters: JSONObject = [:]) {
    self.name = name
    self.parameters = parameters
  }

  /// The same intent with some of its parameters set anew.
  public func setting(_ values: JSONObject) -> IntentInvocation {
    var copy = self
    for member in values.members { copy.parameters[member.key] = member.value }
    return copy
  }
}
