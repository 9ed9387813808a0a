import JSONRPC

/// What a control of a view performs. Its name is found where the view is drawn.
struct ControlCall: Sendable {
  let type: any AppIntent.Type
  let parameters: JSONObject
  /// Of a toggle: the parameter that receives the wanted value.
  var valueParameter = "value"

  var intent: ControlIntent {
    ControlIntent(IntentPerformance.name(of: type), parameters: parameters, valueParameter: valueParameter)
  }
}
