/// How much of a moment a client sees before one is chosen.
public enum DisclosureLevel: Sendable, Hashable {
  /// Kinds, days and counts alone.
  case opaque
  /// Titles and reasons too.
  case titles
}
