internal import JSONRPC

/// A provider that is asked for one message.
struct SuggestionCall: Sendable {
  static let method = "actions.suggest"

  let provider: ActionProvider
  /// Of the provider's registration: what it says after it was taken back, or replaced, counts for nothing.
  let registration: Int
  let suggestion: Suggestion

  var hostCall: HostCall {
    var params = suggestion.params
    params["provider"] = .string(provider.name)
    params["kinds"] = .array(provider.kinds.map(JSONValue.string))
    return HostCall(
      method: Self.method, params: params, provider: provider.caller, milliseconds: provider.milliseconds)
  }
}
