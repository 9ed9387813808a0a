/// What a client has to name in `initialize` before it may use a feature, and what the person may refuse it.
enum Entitlement: String, CaseIterable, Sendable {
  case suggestedActions = "suggested-actions"
  case journal = "journal.allow"
}
