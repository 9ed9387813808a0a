/// The shape that a content is cut to.
public enum ClipShape: String, Sendable, Hashable, CaseIterable {
  case rectangle
  case roundedRectangle
  case capsule
  case circle
}
