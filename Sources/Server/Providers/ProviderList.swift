internal import JSONRPC
internal import Snippets
internal import Synchronization

/// The intents that clients have registered, each for itself alone.
final class ProviderList: IntentSource {
  private let registry = Mutex(ProviderRegistry())
  /// Takes away of an invocation what only the intent's own views may give.
  private let open: @Sendable (IntentInvocation) -> IntentInvocation

  init(open: @escaping @Sendable (IntentInvocation) -> IntentInvocation) {
    self.open = open
  }

  func intent(_ name: String, for client: String) -> (any Intent)? {
    registry.withLock { $0.intent(name, for: client) }.map { HostIntent(declaration: $0, host: $1, open: open) }
  }

  func intents(for client: String) -> [any Intent] {
    registry.withLock { $0.intents(for: client) }.map { HostIntent(declaration: $0, host: $1, open: open) }
  }

  /// Registers, and tells what was taken.
  ///
  /// - Throws: ``ResponseError``, if the client has too many providers.
  func register(
    _ registration: Registration, id: String, host: Host, for client: String
  ) throws(ResponseError) -> JSONValue {
    let hasRoom = registry.withLock { $0.register(registration, id: id, host: host, for: client) }
    guard hasRoom else {
      throw .invalidParams(
        at: "/provider", "is one more than the \(ProviderRegistry.providerLimit) that a client may have")
    }
    return registration.json(id: id)
  }

  /// Takes a registration back; what is being asked of it ends with `providerGone`.
  ///
  /// - Returns: How many intents are gone.
  func unregister(provider: String?, id: String?, for client: String) -> Int {
    let found = registry.withLock { $0.unregister(provider: provider, id: id, for: client) }
    guard let found else { return 0 }
    found.entry.host.drop(provider: found.provider)
    return found.entry.intents.count
  }
}
