/// A line of the picker. It never holds a control character, and never more columns than there are.
public struct PickerLine: Sendable, Hashable {
  /// How it stands out. Nothing is told by the look alone.
  public enum Look: Sendable, Hashable {
    case plain
    case bold
    case dim
    /// The line on which the next key acts.
    case selected
  }

  public var text: String
  public var look: Look

  init(_ text: String, _ look: Look = .plain) {
    self.text = text
    self.look = look
  }
}
