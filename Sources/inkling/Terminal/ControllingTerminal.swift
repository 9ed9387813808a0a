import Glibc
import Server

/// The terminal that controls this process's session (`/dev/tty`), whatever its standard descriptors are.
struct ControllingTerminal: PersonTerminal {
  /// The kind of terminal, by the variable `TERM`.
  let kind: String?

  /// Nil for a process without a controlling terminal, for one in the background, which may not read it, and for a
  /// terminal that cannot move its cursor.
  func open() -> (any OpenTerminal)? {
    guard let kind, kind != "dumb", !kind.isEmpty else { return nil }
    let descriptor = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor != -1 else { return nil }
    return TerminalScreen(descriptor: descriptor)
  }
}
