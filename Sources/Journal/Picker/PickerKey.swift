/// A key of a terminal's keyboard.
public enum PickerKey: Sendable, Hashable {
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case enter
  case tab
  case escape
  case backspace
  /// Control with C, or with D: out of here.
  case interrupt
  /// Control with U: the line is emptied.
  case clear
  case character(Character)
}
