/// How a switch of several kinds stands.
public enum CategoryState: String, Sendable, Hashable {
  case on
  case off
  /// Some of its kinds are on.
  case partly
}
