public import Journal

/// A terminal that was taken. Every method may be called on any thread.
public protocol OpenTerminal: Sendable {
  /// How large it is now.
  var size: PickerSize { get }

  /// Runs the body on a thread that may wait.
  func run(_ body: @escaping @Sendable () -> Void)

  /// Shows these lines and nothing else.
  func show(_ lines: [PickerLine])

  /// Waits for what happens next.
  ///
  /// - Parameter milliseconds: How long to wait at the most; nil for ever.
  func next(milliseconds: Int?) -> TerminalInput

  /// Ends the waiting: from now on everything is ``TerminalInput/ended``.
  func interrupt()

  /// Gives the terminal back as it was. Nothing happens the second time.
  func close()
}
