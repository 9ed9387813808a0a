public import Foundation

/// What an intent is performed in: the clock, the place and how far the person has answered.
public struct IntentContext: Sendable {
  /// The moment at which performing began.
  public var now: Date
  /// Where the person is.
  public var surroundings: IntentSurroundings
  /// Makes ids that nobody can guess.
  public var makeIdentifier: @Sendable () -> String
  /// Whether the caller has lost interest. An intent that works long looks at it.
  public var isCancelled: @Sendable () -> Bool
  /// Whether the person has confirmed what the intent asked before.
  public var isConfirmed = false
  /// The id of the option that the person chose, where the intent asked for a choice before.
  public var chosenOption: String?
  /// Whether a snippet is being drawn, which may change nothing.
  public var isDrawing = false
  /// Tells the caller how far a long piece of work has come.
  public var report: @Sendable (IntentProgress) -> Void = { _ in }
  /// Says, while the intent still runs, that it changed data which the snippets of these intents show.
  public var reload: @Sendable (Set<String>) -> Void = { _ in }

  /// A context in which nothing was asked yet and changes are allowed.
  public init(
    now: Date, surroundings: IntentSurroundings, makeIdentifier: @escaping @Sendable () -> String,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.now = now
    self.surroundings = surroundings
    self.makeIdentifier = makeIdentifier
    self.isCancelled = isCancelled
  }

  /// Does what changes something outside the intent. Every side effect of an intent goes through here.
  ///
  /// - Throws: ``SnippetError/sideEffectInDraw()`` while a snippet is drawn, ``SnippetError/cancelled()`` where the
  ///   caller has cancelled, and what `change` throws.
  public func change<Value>(_ change: () throws -> Value) throws -> Value {
    try checkChange()
    return try change()
  }

  /// Does what changes something outside the intent and takes a while, as ``change(_:)-(()->Value)`` does.
  public func change<Value>(_ change: () async throws -> Value) async throws -> Value {
    try checkChange()
    return try await change()
  }

  private func checkChange() throws(SnippetError) {
    guard !isDrawing else { throw .sideEffectInDraw() }
    guard !isCancelled() else { throw .cancelled() }
  }
}
