/// How a toggle looks.
public enum ToggleStyle: String, Sendable, Hashable, CaseIterable {
  case automatic
  case `switch`
  case button
  case checkbox
}
