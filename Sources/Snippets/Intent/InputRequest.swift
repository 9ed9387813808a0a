/// A parameter that is missing.
public struct InputRequest: Sendable, Equatable {
  /// The name of the parameter.
  public var parameter: String
  /// The type of its value.
  public var type: IntentParameter.ValueType
  /// The question.
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
