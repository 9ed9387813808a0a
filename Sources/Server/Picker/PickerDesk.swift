internal import JSONRPC
internal import Journal
internal import Synchronization

/// Lends the person's terminal to one picker at a time.
final class PickerDesk: Sendable {
  private let terminal: (any PersonTerminal)?
  private let current = Mutex<(any OpenTerminal)?>(nil)

  init(terminal: (any PersonTerminal)?) {
    self.terminal = terminal
  }

  /// Shows a picker on a thread of its own.
  ///
  /// - Parameter body: Shows it until it has ended.
  /// - Returns: How it will have ended, and the terminal, to be interrupted.
  /// - Throws: ``ResponseError``: no terminal, or one that is shown already.
  func present(
    _ body: @escaping @Sendable (any OpenTerminal) -> PickerEnding
  ) throws(ResponseError) -> (ending: Promise<PickerEnding>, terminal: any OpenTerminal) {
    let open = try current.withLock { current throws(ResponseError) -> any OpenTerminal in
      guard current == nil else {
        throw ResponseError(
          .alreadyPresented, reason: "alreadyPresented", message: "This process shows a picker already.")
      }
      guard let open = terminal?.open() else {
        throw ResponseError(
          .noTerminal, reason: "noTerminal",
          message: "There is no terminal that the process may use: it has none, or is not in its foreground.")
      }
      current = open
      return open
    }
    let promise = Promise<PickerEnding>()
    open.run {
      let ending = body(open)
      self.close()
      promise.fulfil(ending)
    }
    return (promise, open)
  }

  /// Gives the terminal back, whatever is shown.
  func close() {
    let open = current.withLock { current in
      defer { current = nil }
      return current
    }
    open?.interrupt()
    open?.close()
  }
}
