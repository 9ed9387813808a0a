import Synchronization

/// What asynchronous work that never waits comes to, for a test that goes step by step.
///
/// - Throws: What the work throws, and ``WaitedError`` where it waits for something.
public func immediately<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
  let result = ResultBox<Value>()
  _ = Task.immediate {
    do {
      let value = try await work()
      result.value.withLock { $0 = .success(value) }
    } catch {
      result.value.withLock { $0 = .failure(error) }
    }
  }
  guard let result = result.value.withLock({ $0 }) else { throw WaitedError() }
  return try result.get()
}

/// The work is not done yet.
public struct WaitedError: Error {}

private final class ResultBox<Value: Sendable>: Sendable {
  let value = Mutex<Result<Value, any Error>?>(nil)
}
