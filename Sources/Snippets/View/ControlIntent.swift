public import JSONRPC

/// What a control performs. The host sees the name and the title alone; the parameters stay here.
public struct ControlIntent: Sendable, Equatable {
  /// The intent with its parameters.
  public var invocation: IntentInvocation
  /// The intent's title for a person; filled in from the catalogue when the view is made.
  public var title: String?
  /// Of a toggle: the parameter that receives the wanted value.
  public var valueParameter: String

  /// The name is `provider/Name`. Without a title the catalogue's is taken.
  public init(
    _ name: String, parameters: JSONObject = [:], title: String? = nil, valueParameter: String = "value"
  ) {
    invocation = IntentInvocation(name, parameters: parameters)
    self.title = title
    self.valueParameter = valueParameter
  }
}
