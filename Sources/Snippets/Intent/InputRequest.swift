/// A parameter that is missing.
public struct InputRequest: Sendable, Equatable {
  public var parameter: String
  public var type: IntentParameter.ValueType
  public var dialog: IntentDialog
  /// Values to pick from, where there are only some.
  public var options: [String]?

  public init(parameter: String, type: IntentParameter.ValueType, dialog: IntentDialog, options: [String]? = nil) {
    self.parameter = parameter
    self.type = type
    self.dialog = dialog
    self.options = options
  }
}
