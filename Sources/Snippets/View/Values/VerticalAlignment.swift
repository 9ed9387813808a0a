/// How a horizontal stack lines its children up.
public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
  case top
  case center
  case bottom
  case firstTextBaseline
  case lastTextBaseline
}
