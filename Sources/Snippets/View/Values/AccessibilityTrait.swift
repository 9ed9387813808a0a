/// What assistive technology is told about a node.
public enum AccessibilityTrait: String, Sendable, Hashable, CaseIterable {
  case isHeader
  case isSelected
  case updatesFrequently
  case isSummaryElement
}
