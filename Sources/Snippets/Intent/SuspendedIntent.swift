import Synchronization

/// An intent in the middle of its work, which waits for a person's answer.
///
/// It is answered once. Where nobody holds it any more nobody can answer it: then it is abandoned, and what waits inside
/// throws.
public final class SuspendedIntent: Sendable {
  /// Goes on with the answer until the intent ends or asks again.
  public typealias Resumption = @Sendable (IntentReply, IntentContext) async throws -> IntentOutcome

  private let resumption: Resumption
  private let abandonment: @Sendable () -> Void
  private let isOver = Atomic(false)

  /// - Parameters:
  ///   - resume: Called at most once.
  ///   - abandon: Called at most once, and only where `resume` was not.
  public init(resume: @escaping Resumption, abandon: @escaping @Sendable () -> Void) {
    resumption = resume
    abandonment = abandon
  }

  deinit {
    abandon()
  }

  /// Goes on with the answer.
  ///
  /// - Throws: ``SnippetError/cancelled()`` where it was answered or abandoned before, and what the intent throws.
  func resume(_ reply: IntentReply, in context: IntentContext) async throws -> IntentOutcome {
    guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { throw SnippetError.cancelled() }
    return try await resumption(reply, context)
  }

  /// Nobody will answer.
  func abandon() {
    guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
    abandonment()
  }
}

extension SuspendedIntent: Equatable {
  public static func == (left: SuspendedIntent, right: SuspendedIntent) -> Bool { left === right }
}
