package import JSONRPC

/// Which of the provided actions are shown, beside the store's own.
package struct Arrangement: Sendable, Equatable {
  /// What is shown of each message that is known, by the message's id; other messages are unknown or forgotten.
  package var shown: [OpaqueID: [ProvidedAction]] = [:]
  /// The lists of the messages for which that is something else than before, whole and with a new revision.
  package var changed: [ActionList] = []

  /// Nothing is shown.
  package init() {}
}
