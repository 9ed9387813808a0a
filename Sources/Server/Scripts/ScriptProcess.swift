internal import Glibc
internal import Synchronization

/// One run of a script, without a shell, in a process group of its own.
///
/// The child gets nothing of this process but three pipes: no other descriptor, no variable, no blocked signal.
/// Whatever it has started is gone when the run ends, as long as it stays in the group.
final class ScriptProcess: Sendable {
  enum Status: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
    case cancelled
    case tooMuchOutput
    /// It has ended, and nobody can tell how.
    case unknown
    /// With the number of the system's error.
    case notStarted(Int32)
  }

  struct Ending: Sendable, Equatable {
    let status: Status
    let output: [UInt8]
    /// The last part of what it wrote on its standard error.
    let errors: [UInt8]
  }

  private struct State {
    var process: pid_t?
    var isCancelled = false
  }

  private let path: String
  private let environment: [String]
  private let input: [UInt8]
  private let milliseconds: Int
  private let outputLimit: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - path: The file that is executed.
  ///   - milliseconds: How long it may take.
  ///   - outputLimit: How much it may write on its standard output, in bytes.
  init(path: String, environment: [String], input: [UInt8], milliseconds: Int, outputLimit: Int) {
    self.path = path
    self.environment = environment
    self.input = input
    self.milliseconds = milliseconds
    self.outputLimit = outputLimit
  }

  /// Ends the script now, or keeps it from being started.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      if let process = state.process { kill(-process, SIGKILL) }
    }
  }

  /// Runs the script to its end; this thread waits.
  func run() -> Ending {
    // A script that does not read its input must not end this process. The signal stays with this thread.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    do throws(SpawnFault) {
      var (process, pipes) = try start()
      defer { pipes.closeAll() }
      return attend(process, &pipes)
    } catch {
      let status: Status = state.withLock { $0.isCancelled } ? .cancelled : .notStarted(error.number)
      return Ending(status: status, output: [], errors: [])
    }
  }

  private func start() throws(SpawnFault) -> (pid_t, ScriptPipes) {
    try Spawn.lock.withLock { _ throws(SpawnFault) in
      guard var pipes = ScriptPipes(input: input, outputLimit: outputLimit) else { throw SpawnFault(number: errno) }
      let started = state.withLock { state -> Result<pid_t, SpawnFault> in
        if state.isCancelled { return .failure(SpawnFault(number: ECANCELED)) }
        let result = Spawn.start(path, environment: environment, pipes.child)
        if case .success(let process) = result { state.process = process }
        return result
      }
      pipes.closeChild()
      if case .failure = started { pipes.closeAll() }
      return (try started.get(), pipes)
    }
  }

  private func attend(_ process: pid_t, _ pipes: inout ScriptPipes) -> Ending {
    let deadline = Self.now + milliseconds
    var status: Status?
    var pause = 1
    while status == nil {
      let left = deadline - Self.now
      if left <= 0 {
        status = .timedOut
      } else if Self.hasEnded(process) {
        // What it wrote is in the pipes; what it has left behind may hold them open for long.
        pipes.drain()
        break
      } else {
        // While the pipes are open their end wakes us; the pauses are for a script that has closed them, or has left
        // them to others.
        let isOpen = pipes.wait(milliseconds: min(left, pipes.isOpen ? 50 : pause))
        if !isOpen { pause = min(pause * 2, 50) }
      }
      if pipes.isTooMuch { status = .tooMuchOutput }
    }
    if pipes.isTooMuch { status = .tooMuchOutput }
    let code = end(process)
    let isCancelled = state.withLock { $0.isCancelled }
    return Ending(
      status: isCancelled ? .cancelled : status ?? code.map { Self.status(of: $0) } ?? .unknown, output: pipes.output,
      errors: pipes.errors)
  }

  /// Ends all that is left of the group, and takes note of the end of its leader.
  private func end(_ process: pid_t) -> Int32? {
    state.withLock { state in
      // The leader is not waited for yet, so the number of the group is still its own.
      kill(-process, SIGKILL)
      state.process = nil
    }
    var code: Int32 = 0
    while true {
      if waitpid(process, &code, 0) == process { return code }
      // Somebody else in this process has taken note of it.
      guard errno == EINTR else { return nil }
    }
  }

  private static func hasEnded(_ process: pid_t) -> Bool {
    var information = siginfo_t()
    guard waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0 else { return true }
    return information.si_signo == SIGCHLD
  }

  /// The macros of `sys/wait.h`.
  private static func status(of code: Int32) -> Status {
    code & 0x7F == 0 ? .exited((code >> 8) & 0xFF) : .signalled(code & 0x7F)
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
