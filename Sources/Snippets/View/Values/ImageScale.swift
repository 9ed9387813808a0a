/// How large a symbol is beside its text.
public enum ImageScale: String, Sendable, Hashable, CaseIterable {
  case small
  case medium
  case large
}
