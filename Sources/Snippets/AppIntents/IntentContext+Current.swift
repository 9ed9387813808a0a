extension IntentContext {
  /// Of the ``AppIntent`` whose code runs; nil outside of one.
  public static var current: IntentContext? { IntentPerformance.current?.context }

  /// Does what changes something, where it is allowed: what a store calls around each of its changes, so that a snippet
  /// which is drawn cannot make one. Outside of intents everything is allowed.
  ///
  /// - Throws: ``SnippetError/sideEffectInDraw()`` while a snippet is drawn, ``SnippetError/cancelled()`` where the
  ///   caller has cancelled or the time is up, and what `change` throws.
  public static func changing<Value>(_ change: () throws -> Value) throws -> Value {
    guard let current else { return try change() }
    return try current.change(change)
  }
}
