/// Intents that come and go while the process runs, and that not every client has: a host's own, and scripts.
public protocol IntentSource: Sendable {
  /// The intent of that name, as that client has it; nil where it has none.
  func intent(_ name: String, for client: String) -> (any Intent)?

  /// All intents that the client has from here.
  func intents(for client: String) -> [any Intent]
}
