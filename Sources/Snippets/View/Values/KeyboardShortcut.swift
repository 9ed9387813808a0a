/// The keys that press a button: Return, or Escape.
public enum KeyboardShortcut: String, Sendable, Hashable, CaseIterable {
  case defaultAction
  case cancelAction
}
