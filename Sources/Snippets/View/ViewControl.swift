/// A control of a view: what a host may interact with.
public struct ViewControl: Sendable, Equatable {
  /// What interacting with it does.
  public enum Action: Sendable, Equatable {
    /// Performs an intent.
    case intent(ControlIntent)
    /// Goes on with what waits for confirmation.
    case confirm
    /// Ends what waits for confirmation or a choice.
    case cancel
    /// Goes on with the option of that id.
    case choose(String)
  }

  /// Of a toggle: whether it is on.
  public let isOn: Bool?
  /// Of a picker: the values that may be sent.
  public let options: [String]?
  /// What interacting with it does.
  public let action: Action
  /// Whether it, or something around it, is disabled.
  public let isDisabled: Bool

  init(isOn: Bool? = nil, options: [String]? = nil, action: Action, isDisabled: Bool) {
    self.isOn = isOn
    self.options = options
    self.action = action
    self.isDisabled = isDisabled
  }

  /// Whether the wanted value belongs to an interaction.
  public var isToggle: Bool { isOn != nil }
}
