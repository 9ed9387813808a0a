/// Where a child stands in both directions.
public enum Alignment: String, Sendable, Hashable, CaseIterable {
  case topLeading
  case top
  case topTrailing
  case leading
  case center
  case trailing
  case bottomLeading
  case bottom
  case bottomTrailing
}
