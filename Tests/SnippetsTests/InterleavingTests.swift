import JSONRPC
import TestSupport
import Testing

@testable import Snippets

@Suite struct InterleavingTests {
  /// What a request was for.
  private enum Request {
    case toggle(String, Bool), count, pull
  }

  private static let seeds = 10_000
  private static let portions = 20

  @Test(
    "However interactions, reloads, cancellations and the end meet, all is as if each had run alone",
    arguments: 0..<portions)
  func interleavings(portion: Int) {
    let size = Self.seeds / Self.portions
    for seed in portion * size..<(portion + 1) * size {
      if let fault = Self.fault(seed: seed) { Issue.record("\(fault), with the seed \(seed)") }
    }
  }

  /// Nil where all is well.
  private static func fault(seed: Int) -> String? {
    var random = SeededGenerator(seed: UInt64(seed))
    let bench = SessionBench.shown()
    let before = bench.model.current
    let endsEarly = seed.isMultiple(of: 4)
    var requests: [(ticket: Int, request: Request)] = []
    var revisions: [Int] = []
    for step in 0..<14 {
      let seen = max(1, bench.session.revision - Int.random(in: 0...2, using: &random))
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1, 2:
        let name = before.items.keys.sorted().randomElement(using: &random) ?? ""
        let value = Bool.random(using: &random)
        let ticket = bench.interact("/:" + name, revision: seen, value: .bool(value))
        requests.append((ticket, .toggle(name, value)))
      case 3: requests.append((bench.interact("count", revision: seen), .count))
      case 4: bench.dataChanged()
      case 5: requests.append((bench.pull(), .pull))
      case 6: bench.finishOne(cancelled: true)
      default: bench.finishOne()
      }
      if endsEarly, step == 10 { _ = bench.dismiss() }
      revisions.append(bench.session.revision)
    }
    bench.finishAll()
    return faultInAnswers(bench, requests) ?? faultAtEnd(bench, requests, before, endsEarly)
      ?? (zip(revisions, revisions.dropFirst()).allSatisfy { $0 <= $1 } ? nil : "A revision went back")
  }

  private static func faultInAnswers(
    _ bench: SessionBench, _ requests: [(ticket: Int, request: Request)]
  ) -> String? {
    var views: [Int: JSONValue] = [:]
    for (ticket, request) in requests {
      guard bench.answerCounts[ticket] == 1 else {
        return "A request was answered \(bench.answerCounts[ticket] ?? 0) times"
      }
      guard let answer = bench.answer(ticket), let view = answer.view else { continue }
      if let other = views.updateValue(view, forKey: answer.revision), other != view {
        return "A revision has two views"
      }
      if case .pull = request { continue }
      // One that came while the view was drawn shares an action that had ended by then.
      guard let action = bench.runsOfAction[ticket] else {
        if answer.outcome == .coalesced { continue } else { return "An action did not run" }
      }
      guard action <= bench.runsOfAnswer[ticket] ?? 0 else { return "An answer is older than its action" }
    }
    return nil
  }

  /// The same requests, one after another, without those that were refused or cancelled.
  private static func faultAtEnd(
    _ bench: SessionBench, _ requests: [(ticket: Int, request: Request)], _ before: TestModel.State, _ isEnded: Bool
  ) -> String? {
    var expected = before
    var counts: Set<Int> = []
    for (ticket, request) in requests where bench.answer(ticket) != nil {
      switch request {
      case .toggle(let name, let value): expected.items[name] = value
      case .count: if let run = bench.runsOfAction[ticket] { counts.insert(run) }
      case .pull: break
      }
    }
    expected.extra += counts.count
    guard bench.model.current.items == expected.items else { return "The toggles are not as they would be alone" }
    guard bench.model.current.extra == expected.extra else { return "The button was performed more or less often" }
    let last = bench.pull()
    bench.finishAll()
    guard !isEnded else { return bench.error(last)?.reason == "unknownSnippet" ? nil : "It goes on after its end" }
    let drawn = try? ViewTree(TestModel.view(of: expected)) { bench.model.catalogue.description(of: $0)?.title }
    return bench.answer(last)?.view == drawn?.json ? nil : "The view is not as it would be alone"
  }
}
