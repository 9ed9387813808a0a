/// How a progress view looks.
public enum ProgressViewStyle: String, Sendable, Hashable, CaseIterable {
  case automatic
  case linear
  case circular
}
