/// How a vertical stack lines its children up; only leading and trailing, never left and right.
public enum HorizontalAlignment: String, Sendable, Hashable, CaseIterable {
  case leading
  case center
  case trailing
}
