internal import JSONRPC
internal import Synchronization

/// The client, as one that can be asked.
final class Host: Sendable {
  private struct Link {
    weak var session: Session?
  }

  private let link = Mutex(Link())

  func attach(to session: Session) {
    link.withLock { $0.session = session }
  }

  /// Gives up the calls that those places are taken by.
  ///
  /// - Parameter caller: The ``HostCall/provider`` of the calls.
  func drop(_ caller: String) {
    link.withLock { $0.session }?.dropCalls(of: caller)
  }

  /// Sends a request to the client and waits for its end, without holding a thread.
  ///
  /// - Parameter cancellation: When it or the task is cancelled the client is told, and the call ends at once.
  /// - Throws: ``CallFault``
  func call(_ call: HostCall, _ cancellation: Cancellation? = nil) async throws(CallFault) -> JSONValue {
    guard let session = link.withLock({ $0.session }) else { throw .gone }
    return try await session.call(call, cancellation).get()
  }

  /// Ends the calls of a provider that was taken back.
  func drop(provider: String) {
    link.withLock { $0.session }?.dropCalls(of: provider)
  }
}
