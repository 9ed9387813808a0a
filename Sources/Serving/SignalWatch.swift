import Glibc
import Server

/// Takes the signals that ask a process to end, even while its reader is blocked, and those that tell of its terminal.
struct SignalWatch: Sendable {
  private static let signals = [SIGTERM, SIGINT, SIGHUP, SIGWINCH, SIGTSTP]

  /// Blocks the signals in this thread and in all that it will start; to be called before any other thread is.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow any more is an error of the write, not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
    // Whoever started this process may have ignored it, and then nobody would learn how a script ended.
    signal(SIGCHLD, SIG_DFL)
    var set = blocked
    // In the background the terminal is an error and no reason to stop: it must be given back there too.
    sigaddset(&set, SIGTTIN)
    sigaddset(&set, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Ends the session at the first signal that asks for it: what was accepted is answered, within half a second.
  static func run(_ session: Session, _ terminal: ControllingTerminal?) {
    var set = blocked
    var number: Int32 = 0
    while sigwait(&set, &number) == 0 {
      switch number {
      case SIGWINCH: terminal?.noticeResize()
      case SIGTSTP:
        if let terminal { terminal.stop() } else { stopProcess() }
      default:
        session.endOfInput(patience: 100)
        session.end(within: 500)
      }
    }
  }

  /// Stops the process, and comes back when it goes on. The signal is sent to this thread: one to the process may be
  /// taken by another thread while this one runs on.
  static func stopProcess() {
    pthread_kill(pthread_self(), SIGSTOP)
  }

  private static var blocked: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
