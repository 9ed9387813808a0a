public import JSONRPC
internal import Snippets

/// One conversation with one client, from `initialize` to `exit`.
///
/// Frames go in by ``receive(_:)``, portions of bytes come out by ``takeOutput()``; who reads and writes them, and on
/// which threads, is the caller's. Methods run as tasks. Every method of this type may be called on any thread.
public final class Session: Sendable {
  let server: Server
  let monitor: Monitor<SessionState>
  let outputChanged: @Sendable () -> Void
  let changes: ChangeFeed
  let host: Host
  let actionProviders = ProviderDesk()
  private let givenClientProcess: Int32?

  /// - Parameters:
  ///   - server: The engines.
  ///   - clientProcess: A process whose end ends the session, until the client names its own.
  ///   - outputChanged: Called when something new waits to be written, on any thread, without a lock.
  public init(server: Server, clientProcess: Int32? = nil, outputChanged: @escaping @Sendable () -> Void) {
    self.server = server
    givenClientProcess = clientProcess
    self.outputChanged = outputChanged
    monitor = Monitor(SessionState(limits: server.limits))
    changes = ChangeFeed()
    host = Host()
    host.attach(to: self)
    server.sessions.add(self)
  }

  /// The name of the client, once it has initialized.
  var clientName: String? { monitor.withLock { $0.client?.name } }

  // MARK: - Input

  /// Says how messages are framed; answers are framed the same.
  public func use(_ framing: Framing) {
    monitor.withLock { $0.outbox.framing = framing }
  }

  /// Takes the next frame. What can be answered at once is; everything else becomes a job, which is started.
  ///
  /// Nothing is written before ``takeOutput()``, so that many answers go out together.
  ///
  /// - Returns: Whether there is room for another request; if not, ``waitForRoom()`` must come before the next one.
  public func receive(_ frame: Framer.Frame) -> Bool {
    var work: SessionWork?
    let hasRoom = receive(frame, work: &work)
    work?.start()
    return hasRoom
  }

  /// The same, but the last job is left to the caller, who must start it before it waits for anything.
  ///
  /// - Parameter work: What earlier frames have left, which is started if this one brings something newer.
  public func receive(_ frame: Framer.Frame, work: inout SessionWork?) -> Bool {
    let (startable, hasRoom) = monitor.withLock { state -> ([Job], Bool) in
      guard state.ending == nil else { return ([], false) }
      let effects = state.connection.receive(frame, into: &state.outbox)
      if state.connection.isShuttingDown, !state.isInputOver { state.endInput() }
      if case .message(let bytes) = frame { state.noteRead(bytes.count, server.limits) }
      let startable = effects.compactMap { apply($0, to: &state) }
      return (startable, state.ending == nil && state.hasRoom(server.limits))
    }
    for job in startable {
      work?.start()
      work = SessionWork(session: self, job: job)
    }
    return hasRoom
  }

  /// Waits until there is room for another request.
  ///
  /// - Returns: False if the session ends, so that nothing more is to be read.
  public func waitForRoom() -> Bool {
    monitor.wait { state -> Bool? in
      state.isRoomAwaited = false
      if state.ending != nil { return false }
      if state.hasRoom(self.server.limits) { return true }
      state.isRoomAwaited = true
      return nil
    } ?? false
  }

  // MARK: - Output

  /// Takes all that waits to be written, if it has at most so many bytes and nothing else is being written; otherwise
  /// it is left to ``waitForOutput()``. ``outputWritten()`` must follow.
  public func takeOutput(atMost limit: Int) -> [UInt8]? {
    monitor.withLock { state in
      state.outbox.byteCount <= limit ? state.takeOutput() : nil
    }
  }

  /// Leaves a portion that was taken, or what is left of it, to whoever waits for output.
  public func handOver(_ bytes: [UInt8]) {
    monitor.withLock { $0.handedOver = bytes }
    monitor.wakeAll()
  }

  /// Waits for the next portion to be written; nil at the end of the session.
  public func waitForOutput() -> [UInt8]? {
    monitor.wait { state -> [UInt8]?? in
      if let bytes = state.handedOver {
        state.handedOver = nil
        return bytes
      }
      if let bytes = state.takeOutput() { return bytes }
      return state.isClosed ? .some(nil) : nil
    } ?? nil
  }

  /// So many bytes of the portion that was taken are written; nil for all that is left of it.
  public func outputWritten(_ count: Int? = nil) {
    let isAwaited = monitor.withLock { state in
      state.bytesInWriting = count.map { max(0, state.bytesInWriting - $0) } ?? 0
      let isDone = state.bytesInWriting == 0 && !state.outbox.isEmpty
      return isDone || state.isRoomAwaited || state.draining != nil || state.ending != nil
    }
    // Waking costs two switches of threads, so nobody is woken for nothing.
    if isAwaited { monitor.wakeAll() }
  }

  // MARK: - The end

  /// The input has ended: what was accepted is answered, then the session ends with code 0.
  ///
  /// - Parameters:
  ///   - milliseconds: How long nothing may be answered before the rest is cancelled.
  ///   - isAwaited: Whether somebody still waits for what goes on in the background.
  public func endOfInput(patience milliseconds: Int? = nil, isAwaited: Bool = false) {
    monitor.withLock { state in
      if !isAwaited { state.endInput() }
      state.draining = min(state.draining ?? .max, milliseconds ?? server.limits.drainMilliseconds)
    }
    closeCalls()
    monitor.wakeAll()
  }

  /// Cancels what still runs after so many milliseconds, and ends the session.
  public func end(within milliseconds: Int) {
    let isIdle = monitor.wait(milliseconds: milliseconds) { $0.isIdle || $0.ending != nil ? true : nil }
    if isIdle == nil { cancelAll() }
    end(Ending(code: 0, flushMilliseconds: 200, isPrompt: true))
  }

  /// Lets the writer look for output that waits.
  public func wakeWriter() {
    if monitor.withLock({ $0.bytesInWriting == 0 && !$0.outbox.isEmpty }) { monitor.wakeAll() }
  }

  /// The process that the client named as its own, by `initialize` or on the command line.
  public var clientProcess: Int32? {
    monitor.withLock { $0.client?.processID } ?? givenClientProcess
  }

  /// Ends the session at once.
  public func end(_ ending: Ending) {
    monitor.withLock { $0.ending = $0.ending ?? ending }
    closeCalls()
    monitor.wakeAll()
  }

  /// Waits for the end of the session: until `exit`, or until all is answered after the end of the input.
  public func waitForEnd() -> Ending {
    enum Step { case ended(Ending), wait(patience: Int, ended: Int), answered }
    func step(_ state: SessionState) -> Step? {
      if let ending = state.ending { return .ended(ending) }
      guard let patience = state.draining else { return nil }
      return state.isIdle ? .answered : .wait(patience: patience, ended: state.ended)
    }
    while true {
      switch monitor.wait(until: { step($0) }) {
      case .ended(let ending)?: return flush(ending)
      case .answered?, nil: return flush(Ending(code: 0, flushMilliseconds: server.limits.stallMilliseconds))
      case .wait(let patience, let count)?:
        let hasMoved = monitor.wait(milliseconds: patience) { state -> Bool? in
          state.ending != nil || state.isIdle || state.ended != count || state.draining ?? .max < patience ? true : nil
        }
        if hasMoved == nil { cancelAll() }
      }
    }
  }

  /// Cancels what still runs, and answers it.
  private func cancelAll() {
    monitor.withLock { state in
      for job in state.jobs.values { job.context.cancellation.cancel() }
      for work in state.background.values { work.cancellation.cancel() }
      state.background = [:]
      state.connection.answerAll(with: .ending, into: &state.outbox)
    }
    server.snippets.noticeCancellations()
    monitor.wakeAll()
    outputChanged()
  }

  /// Waits until the client has taken what waits, as long as it takes some of it now and then.
  ///
  /// - Returns: How the session ends in the end: something worse may come up meanwhile.
  private func flush(_ ending: Ending) -> Ending {
    var ending = ending
    outputChanged()
    while true {
      wakeWriter()
      let (left, latest) = monitor.withLock { ($0.unwrittenBytes, $0.ending) }
      ending = latest ?? ending
      if left == 0 { return ending }
      let current = ending
      let isDone = monitor.wait(milliseconds: current.flushMilliseconds) { state -> Bool? in
        if state.isWritten { return true }
        if let latest = state.ending, latest != current { return false }
        return !current.isPrompt && state.unwrittenBytes < left ? false : nil
      }
      switch isDone {
      case true?: return monitor.withLock { $0.ending } ?? ending
      case false?: continue
      case nil: return latest == nil ? .dropped : ending
      }
    }
  }
}

extension SessionState {
  fileprivate mutating func takeOutput() -> [UInt8]? {
    guard bytesInWriting == 0, !outbox.isEmpty else { return nil }
    let bytes = outbox.take()
    bytesInWriting = bytes.count
    return bytes
  }

  fileprivate var isClosed: Bool { ending != nil && isWritten }
}
