import JSONRPC

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
  /// What goes on with the value; nil to perform the intent again.
  public var suspended: SuspendedIntent?

  /// Nil where the value is one that was asked for, else what it must be.
  func fault(in value: JSONValue) -> String? {
    IntentParameter(parameter, title: parameter, type: type, values: options).fault(in: value)
  }

  /// The options that can be shown: one that is not what it would be shown as cannot be picked.
  var shownOptions: [String]? {
    options?.filter { !$0.isEmpty && DisplayText.sanitised($0).hasSameBytes(as: $0) }
  }

  /// Without options the person may give any value of the type.
  public init(parameter: String, type: IntentParameter.ValueType, dialog: IntentDialog, options: [String]? = nil) {
    self.parameter = parameter
    self.type = type
    self.dialog = dialog
    self.options = options
  }
}
