/// What a call of a ``SnippetCenter`` leaves to be done: it must be run once, on whatever thread may work for long.
public struct SnippetWork: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  /// Does it, and answers.
  public func run() {
    body()
  }
}
