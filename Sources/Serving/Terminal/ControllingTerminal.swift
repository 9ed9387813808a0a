import Glibc
public import Server
import Synchronization

/// The terminal that controls this process's session (`/dev/tty`), whatever its standard descriptors are.
///
/// It can be used where ``StandardStreams`` watches the signals, so that it is given back whatever ends the process.
public final class ControllingTerminal: PersonTerminal {
  /// The kind of terminal, by the variable `TERM`.
  private let kind: String?
  /// What is open on it, for the signals.
  private let screen = Mutex(Open())

  private struct Open {
    weak var screen: TerminalScreen?
  }

  /// - Parameter kind: The value of the variable `TERM`.
  public init(kind: String?) {
    self.kind = kind
  }

  /// Nil for a process without a controlling terminal, for one in the background, which may not read it, and for a
  /// terminal that cannot move its cursor.
  public func open() -> (any OpenTerminal)? {
    guard let kind, kind != "dumb", !kind.isEmpty else { return nil }
    let descriptor = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor != -1, let open = TerminalScreen(descriptor: descriptor) else { return nil }
    screen.withLock { $0.screen = open }
    return open
  }

  private var current: TerminalScreen? { screen.withLock { $0.screen } }

  func noticeResize() {
    current?.noticeResize()
  }

  /// Stops the process as a signal asks, with the terminal given back meanwhile.
  func stop() {
    let screen = current
    screen?.suspend()
    SignalWatch.stopProcess()
    screen?.resume()
  }
}
