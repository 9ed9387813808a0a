/// SwiftUI's `ButtonBorderShape`.
public enum ButtonBorderShape: String, Sendable, Hashable, CaseIterable {
  case automatic
  case capsule
  case roundedRectangle
  case circle
}
