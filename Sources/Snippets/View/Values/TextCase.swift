/// The letters that a text is shown in.
public enum TextCase: String, Sendable, Hashable, CaseIterable {
  case uppercase
  case lowercase
}
