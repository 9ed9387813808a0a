/// What a call of a ``SnippetCenter`` leaves to be done: it must be run once, or started once.
public struct SnippetWork: Sendable {
  private let body: @Sendable () async -> Void

  init(_ body: @escaping @Sendable () async -> Void) {
    self.body = body
  }

  /// Does it, and answers. It may go on with what other calls of the same snippet wait for, so its end is not the
  /// answer.
  public func run() async {
    await body()
  }

  /// Does it in a task of its own, which nobody has to wait for: whoever is owed an answer is answered by it. It begins
  /// on this thread, and an intent that does not wait for anything is done when this returns.
  public func start() {
    _ = Task.immediate { await run() }
  }
}
