/// How a content keeps its proportions.
public enum ContentMode: String, Sendable, Hashable, CaseIterable {
  case fit
  case fill
}
