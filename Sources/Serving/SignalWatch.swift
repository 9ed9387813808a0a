import Glibc
import Server

/// Takes the signals that ask a process to end, even while its reader is blocked.
struct SignalWatch: Sendable {
  private static let signals = [SIGTERM, SIGINT, SIGHUP]

  /// Blocks the signals in this thread and in all that it will start; to be called before any other thread is.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow any more is an error of the write, not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    // Whoever started this process may have ignored it, and then nobody would learn how a script ended.
    signal(SIGCHLD, SIG_DFL)
    var set = blocked
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Ends the session at the first signal: what was accepted is answered, within half a second.
  static func run(_ session: Session) {
    var set = blocked
    var number: Int32 = 0
    while sigwait(&set, &number) == 0 {
      session.endOfInput(patience: 100)
      session.end(within: 500)
    }
  }

  private static var blocked: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
