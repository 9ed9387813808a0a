import JSONRPC

/// A parameter that is missing.
public struct InputRequest: Sendable, Equatable {
  /// A value to pick, and what it is called.
  public struct Choice: Sendable, Equatable {
    /// What is sent back.
    public var value: String
    /// What it is called.
    public var title: String
    /// What tells it from others of that name.
    public var subtitle: String?

    /// The title alone is enough where no two are called the same.
    public init(value: String, title: String, subtitle: String? = nil) {
      self.value = value
      self.title = title
      self.subtitle = subtitle
    }

    var json: JSONValue {
      var object: JSONObject = ["value": .string(value), "title": .string(IntentDialog.clean(title))]
      if let subtitle { object["subtitle"] = .string(IntentDialog.clean(subtitle)) }
      return .object(object)
    }
  }

  /// Beyond so many choices the rest is left out.
  static let mostChoices = 100

  /// The name of the parameter.
  public var parameter: String
  /// The type of its value.
  public var type: IntentParameter.ValueType
  /// The question.
  public var dialog: IntentDialog
  /// Values to pick from, where there are only some.
  public var options: [String]?
  /// Values to pick from that are called something else than they are.
  public var choices: [Choice]?
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
