/// One of the values between which a `Picker` lets a person choose.
public struct PickerOption: Sendable, Equatable {
  /// What is sent: 1 to 128 bytes, unlike that of any other option.
  public var value: String
  /// What is shown.
  public var label: String

  /// The value is what the control's intent receives.
  public init(value: String, label: String) {
    self.value = value
    self.label = label
  }
}
