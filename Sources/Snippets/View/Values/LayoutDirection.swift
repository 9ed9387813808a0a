/// The direction in which lines run.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  case leftToRight
  case rightToLeft
}
