extension IntentContext {
  /// Of the ``AppIntent`` whose code runs; nil outside of one.
  public static var current: IntentContext? { IntentPerformance.current?.context }

  /// Of the ``AppIntent`` whose code runs.
  ///
  /// - Throws: ``SnippetError`` outside of one.
  public static func required() throws(SnippetError) -> IntentContext {
    guard let current else { throw .internalError("Only an intent that is performed has a context.") }
    return current
  }

  /// Tells the person, beside the view, what went wrong on the way and did not stop the intent. Outside of intents it does
  /// nothing.
  public static func warn(_ warning: ViewWarning) {
    IntentPerformance.current?.warn(warning)
  }

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
