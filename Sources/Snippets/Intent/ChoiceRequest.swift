/// Options of which a person picks one.
public struct ChoiceRequest: Sendable, Equatable {
  /// One of the answers.
  public struct Option: Sendable, Equatable {
    /// How a button for the option looks.
    public enum Style: Sendable, Equatable {
      case `default`, destructive, cancel
    }

    /// The id of the control that picks it: 1 to 128 bytes, not beginning with `$`.
    public var id: String
    /// The title of the option's button.
    public var title: String
    /// How the button looks; `cancel` ends the snippet.
    public var style: Style

    /// By default a button like any other, which picks the option and does not end the snippet.
    public init(id: String, title: String, style: Style = .default) {
      self.id = id
      self.title = title
      self.style = style
    }
  }

  /// At most 25.
  public var options: [Option]
  /// The question.
  public var dialog: IntentDialog?
  /// A static view above the options.
  public var view: ViewNode?
  /// What goes on with the option; nil to perform the intent again.
  public var suspended: SuspendedIntent?

  /// Without dialog and view the options' buttons stand alone.
  public init(options: [Option], dialog: IntentDialog? = nil, view: ViewNode? = nil) {
    self.options = options
    self.dialog = dialog
    self.view = view
  }
}
