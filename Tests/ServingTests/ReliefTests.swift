import Foundation
import Synchronization
import Testing

@testable import Serving

@Suite("Relief of a thread that is held up", .timeLimit(.minutes(1)))
struct ReliefTests {
  /// Stands by on a thread of its own, over and over until the end.
  private static func standBy(_ relief: Relief, _ turns: AsyncStream<Bool>.Continuation) {
    Thread {
      turns.yield(relief.standBy())
    }.start()
  }

  /// Until the other thread is there, which nobody is told.
  private static func beginWork(_ relief: Relief) async {
    while !relief.beginWork() { await Task.yield() }
  }

  @Test("Nobody begins what could hold it up while nobody stands by")
  func nobodyStandsBy() {
    #expect(!Relief().beginWork())
  }

  @Test("One that is held up is relieved, and then stands by itself")
  func heldUp() async {
    let relief = Relief()
    let (turns, continuation) = AsyncStream.makeStream(of: Bool.self)
    var iterator = turns.makeAsyncIterator()
    for _ in 0..<3 {
      Self.standBy(relief, continuation)
      await Self.beginWork(relief)
      #expect(await iterator.next() == true, "the other one's turn")
      #expect(!relief.endWork(), "no longer this one's turn")
      #expect(!relief.beginWork(), "nobody stands by")
    }
  }

  @Test("One that is soon done keeps its turn")
  func soonDone() async {
    let relief = Relief()
    let (turns, continuation) = AsyncStream.makeStream(of: Bool.self)
    var iterator = turns.makeAsyncIterator()
    Self.standBy(relief, continuation)
    var kept = 0
    while kept < 1_000 {
      await Self.beginWork(relief)
      if relief.endWork() {
        kept += 1
      } else {
        // A machine that is busy may take the processor away for long, which is being held up, too.
        #expect(await iterator.next() == true)
        Self.standBy(relief, continuation)
      }
    }
    #expect(kept == 1_000)
    relief.end()
    #expect(await iterator.next() == false, "the end")
  }

  @Test("At every moment it is the turn of one of the two")
  func exactlyOne() async {
    let relief = Relief()
    let busy = Atomic(0)
    let worst = Atomic(0)
    let done = Atomic(0)
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    /// Takes turns; the work is sometimes longer than anybody's patience.
    @Sendable func run(_ seed: Int) {
      var number = seed
      while done.load(ordering: .relaxed) < 2_000 {
        let inside = busy.add(1, ordering: .sequentiallyConsistent).newValue
        worst.max(inside, ordering: .sequentiallyConsistent)
        number = (number &* 1_103_515_245 &+ 12_345) % 2_147_483_648
        done.add(1, ordering: .relaxed)
        busy.subtract(1, ordering: .sequentiallyConsistent)
        guard relief.beginWork() else { continue }
        let end = ContinuousClock.now + .microseconds(number % 50 == 0 ? 3_000 : 1)
        while ContinuousClock.now < end {}
        guard relief.endWork() || relief.standBy() else { break }
      }
      relief.end()
      continuation.yield()
    }
    Thread { run(1) }.start()
    Thread { if relief.standBy() { run(2) } else { continuation.yield() } }.start()
    var iterator = ends.makeAsyncIterator()
    await iterator.next()
    await iterator.next()
    #expect(worst.load(ordering: .relaxed) == 1)
  }
}
