/// The sides that a padding is added to, SwiftUI's `Edge.Set`.
public enum Edge: String, Sendable, Hashable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing
  case horizontal
  case vertical
  case all
}
