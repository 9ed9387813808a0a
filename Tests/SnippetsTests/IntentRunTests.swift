import Synchronization
import Testing

@testable import Snippets

@Suite struct IntentRunTests {
  private static let finished = IntentRun.Ending.success(.finished(IntentOutput()))
  private static let timedOut = IntentRun.Ending.failure(.timedOut(milliseconds: 1))

  @Test("One that waits for nothing is over when it has begun")
  func immediate() async {
    let run = IntentRun()
    run.start {
      Self.finished
    } late: { _ in
      Issue.record("It was not late.")
    }
    #expect(run.isOver)
    #expect(!run.expire(Self.timedOut))
    #expect(await run.ending() == Self.finished)
  }

  @Test("Whoever began one that is ended from outside goes on with that, and what comes then is late")
  func expired() async {
    let run = IntentRun()
    let late = Mutex<[IntentRun.Ending]>([])
    let (gate, open) = AsyncStream<Void>.makeStream()
    run.start {
      for await _ in gate { break }
      return Self.finished
    } late: { ending in
      late.withLock { $0.append(ending) }
      open.finish()
    }
    async let ending = run.ending()
    while !run.isAwaited { await Task.yield() }
    #expect(!run.expire(Self.timedOut))
    #expect(await ending == Self.timedOut)
    #expect(!run.expire(Self.timedOut))
  }

  @Test("Where whoever began it is still held up by it, somebody else goes on")
  func stuck() async {
    let run = IntentRun()
    let late = Mutex(0)
    run.start {
      // The time is up while it has not let go of the thread yet.
      #expect(run.expire(Self.timedOut))
      return Self.finished
    } late: { _ in
      late.withLock { $0 += 1 }
    }
    #expect(await run.ending() == nil)
    #expect(late.withLock { $0 } == 1)
  }
}
