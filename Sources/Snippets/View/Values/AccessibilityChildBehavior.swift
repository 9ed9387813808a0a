/// How assistive technology sees the children of a node.
public enum AccessibilityChildBehavior: String, Sendable, Hashable, CaseIterable {
  case ignore
  case combine
  case contain
}
