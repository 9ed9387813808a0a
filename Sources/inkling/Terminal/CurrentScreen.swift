import Glibc
import Server
import Synchronization

/// The person's terminal, and the screen that is open on it, so that signals find it.
final class CurrentScreen: PersonTerminal {
  private let terminal: ControllingTerminal
  private let screen = Mutex<Weak?>(nil)

  private struct Weak {
    weak var screen: TerminalScreen?
  }

  init(_ terminal: ControllingTerminal) {
    self.terminal = terminal
  }

  func open() -> (any OpenTerminal)? {
    let open = terminal.open()
    screen.withLock { $0 = (open as? TerminalScreen).map { Weak(screen: $0) } }
    return open
  }

  private var current: TerminalScreen? { screen.withLock { $0?.screen } }

  func noticeResize() { current?.noticeResize() }

  /// Stops the process as the signal asks, with the terminal given back meanwhile.
  func stop() {
    let screen = current
    screen?.suspend()
    kill(getpid(), SIGSTOP)
    screen?.resume()
  }
}
