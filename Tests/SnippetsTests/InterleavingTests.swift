import JSONRPC
import TestSupport
import Testing

@testable import Snippets

@Suite struct InterleavingTests {
  @Test("However toggles and changes from outside meet, the end is as if each had run alone", arguments: 0..<200)
  func sameEnd(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let bench = SessionBench.shown()
    var expected = bench.model.current.items
    var tickets: [Int] = []
    var revisions: [Int] = []
    for _ in 0..<40 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let name = expected.keys.sorted().randomElement(using: &random) ?? ""
        let value = Bool.random(using: &random)
        let seen = max(1, bench.session.revision - Int.random(in: 0...2, using: &random))
        tickets.append(bench.interact("/:" + name, revision: seen, value: .bool(value)))
        expected[name] = value
      case 2: bench.dataChanged()
      case 3: tickets.append(bench.pull())
      default: bench.finishOne()
      }
      revisions.append(bench.session.revision)
    }
    bench.finishAll()
    #expect(bench.model.current.items == expected)
    #expect(tickets.allSatisfy { bench.answer($0) != nil })
    #expect(zip(revisions, revisions.dropFirst()).allSatisfy { $0 <= $1 })
    let last = bench.pull()
    bench.finishAll()
    let drawn = try? ViewTree(TestModel.view(of: bench.model.current)) {
      bench.model.catalogue.description(of: $0)?.title
    }
    #expect(bench.answer(last)?.view == drawn?.json)
  }
}
