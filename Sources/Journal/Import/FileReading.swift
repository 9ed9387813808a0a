internal import CivilTime
internal import Dispatch
internal import Synchronization

/// Reads files on several threads, and hands out what was read in the files' order, one by one: what comes out is the
/// same with any number of threads.
///
/// Large files, and what is packed, are read only at their turn: of those no more than one is in memory.
final class FileReading: Sendable {
  /// A file, and the directory of its source.
  struct Work: Sendable {
    let source: String
    let directory: String
    let file: FoundFile
  }

  private struct State {
    var ahead: ReadAhead<FileImport.Outcome>
    /// Threads that wait for room …
    var idle = 0
    /// … and whether the taker waits for one of them.
    var isAwaited = false
  }

  /// A thread is worth its start from so many files on.
  private static let filesOfThread = 8
  /// Milliseconds after which the taker asks again whether the import was cancelled.
  private static let patience = 20

  private let work: [Work]
  private let day: CivilDate
  private let threads: Int
  private let state: Mutex<State>
  private let isStopped = Atomic(false)
  private let room = DispatchSemaphore(value: 0)
  private let arrival = DispatchSemaphore(value: 0)
  private let ending = DispatchSemaphore(value: 0)

  /// Begins to read. ``end()`` must follow.
  init(_ work: [Work], day: CivilDate, threads: ReadingThreads) {
    self.work = work
    self.day = day
    let most = work.count / Self.filesOfThread
    self.threads = most > 0 ? max(0, min(threads.count(), most)) : 0
    state = Mutex(State(ahead: ReadAhead(count: work.count)))
    for _ in 0..<self.threads {
      threads.start { [self] in
        while readNext() {}
        ending.signal()
      }
    }
  }

  /// What was read of the next file; nil once it is not wanted any more.
  ///
  /// - Parameter isCancelled: Is asked on this thread alone.
  func next(isCancelled: () -> Bool) -> FileImport.Outcome? {
    while true {
      guard !isCancelled() else { return nil }
      let (taken, index, claim, woken) = state.withLock { state in
        let index = state.ahead.turn
        let taken = state.ahead.take()
        var claim: ReadAhead<FileImport.Outcome>.Claim?
        if case .wait = taken {
          let next = state.ahead.claim()
          claim = next
          if case .file = next {} else { state.isAwaited = true }
        }
        let woken = state.ahead.hasMuchRoom ? state.idle : 0
        state.idle -= woken
        return (taken, index, claim, woken)
      }
      for _ in 0..<woken { room.signal() }
      switch taken {
      case .outcome(let outcome): return outcome
      case .unread:
        let outcome = read(index, isAhead: false, isCancelled)
        // A file of which the reading was broken off is read again the next time.
        return isCancelled() ? nil : outcome
      case .wait:
        if case .file(let other) = claim {
          put(read(other, isAhead: true, isCancelled), at: other)
        } else {
          _ = arrival.wait(timeout: .now() + .milliseconds(Self.patience))
        }
      }
    }
  }

  /// Breaks off what is still read, and returns when every thread has let go of the files.
  func end() {
    isStopped.store(true, ordering: .releasing)
    let woken = state.withLock { state in
      defer { state.idle = 0 }
      return state.idle
    }
    for _ in 0..<woken { room.signal() }
    for _ in 0..<threads { ending.wait() }
  }

  /// Reads one file before its turn, or waits for room; false when nothing is left.
  private func readNext() -> Bool {
    let claim = state.withLock { state in
      guard !isStopped.load(ordering: .acquiring) else { return ReadAhead<FileImport.Outcome>.Claim.end }
      let claim = state.ahead.claim()
      if claim == .wait { state.idle += 1 }
      return claim
    }
    switch claim {
    case .end: return false
    case .wait: room.wait()
    case .file(let index):
      put(read(index, isAhead: true) { self.isStopped.load(ordering: .acquiring) }, at: index)
    }
    return true
  }

  private func read(_ index: Int, isAhead: Bool, _ isCancelled: () -> Bool) -> FileImport.Outcome? {
    FileImport.read(
      work[index].file, in: work[index].directory, day: day, isAhead: isAhead, isCancelled: isCancelled)
  }

  private func put(_ outcome: FileImport.Outcome?, at index: Int) {
    let isAwaited = state.withLock { state in
      state.ahead.put(outcome, weight: outcome?.file.weight ?? 0, at: index)
      defer { state.isAwaited = false }
      return state.isAwaited
    }
    if isAwaited { arrival.signal() }
  }
}
