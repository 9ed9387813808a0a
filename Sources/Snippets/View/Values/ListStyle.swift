/// How a list looks.
public enum ListStyle: String, Sendable, Hashable, CaseIterable {
  case automatic
  case plain
  case grouped
  case inset
  case insetGrouped
}
