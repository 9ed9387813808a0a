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
  /// What the person sees of each option, where that is not the option itself; as many as there are options.
  public var optionTitles: [String]?
  /// The only values that will do, for one who goes on with the answer; nil for any of the type.
  var allowed: [String]?
  /// What goes on with the value; nil to perform the intent again.
  public var suspended: SuspendedIntent?

  /// Nil where the value is one that was asked for, else what it must be.
  func fault(in value: JSONValue) -> String? {
    IntentParameter(parameter, title: parameter, type: type, values: allowed).fault(in: value)
  }

  /// The options that can be shown: one that is not what it would be shown as cannot be picked.
  var shownOptions: [String]? {
    shown?.map(\.value)
  }

  /// The titles of those options.
  var shownTitles: [String]? {
    optionTitles == nil ? nil : shown?.map(\.title)
  }

  private var shown: [InputOption]? {
    guard let options else { return nil }
    let titles = optionTitles ?? options
    return zip(options, titles).filter { option, _ in
      !option.isEmpty && DisplayText.sanitised(option).hasSameBytes(as: option)
    }.map { InputOption($0, title: DisplayText.clamped(DisplayText.sanitised($1), to: ViewLimits().toggleLabel)) }
  }

  /// Without options the person may give any value of the type.
  public init(parameter: String, type: IntentParameter.ValueType, dialog: IntentDialog, options: [String]? = nil) {
    self.parameter = parameter
    self.type = type
    self.dialog = dialog
    self.options = options
  }
}
