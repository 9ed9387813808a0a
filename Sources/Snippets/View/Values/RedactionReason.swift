/// Why a content is hidden.
public enum RedactionReason: String, Sendable, Hashable, CaseIterable {
  case placeholder
  case privacy
  case invalidated
}
