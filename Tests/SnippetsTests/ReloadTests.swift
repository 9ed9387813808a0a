import JSONRPC
import Testing

@testable import Snippets

@Suite struct ReloadTests {
  @Test("Of many changes one signal is outstanding until the snippet is performed again")
  func oneSignal() {
    let bench = SessionBench.shown()
    for _ in 0..<1_000 { bench.dataChanged() }
    #expect(bench.signals == 1)
    _ = bench.pull()
    bench.finishAll()
    #expect(bench.signals == 1)
    bench.dataChanged()
    #expect(bench.signals == 2)
  }

  @Test("Changes while an action runs are in the view that is drawn after it")
  func duringAction() {
    let bench = SessionBench.shown()
    let draws = bench.model.current.draws
    _ = bench.interact("/:milk", value: true)
    for _ in 0..<1_000 { bench.dataChanged() }
    bench.finishAll()
    #expect(bench.model.current.draws == draws + 1)
    #expect(bench.signals == 0)
  }

  @Test("Changes while a view is drawn draw it once more, and then are told")
  func duringDraw() {
    let bench = SessionBench.shown()
    let draws = bench.model.current.draws
    _ = bench.pull()
    for _ in 0..<1_000 { bench.dataChanged() }
    bench.finishOne()
    #expect(bench.signals == 0)
    bench.dataChanged()
    bench.finishAll()
    #expect(bench.model.current.draws == draws + 2)
    #expect(bench.signals == 1)
  }

  @Test("What nobody draws is never out of date", arguments: ["Show", "Ask", "Choose", "Greet"])
  func staticSnippets(name: String) {
    let bench = SessionBench.shown(name)
    bench.dataChanged()
    #expect(bench.signals == 0)
  }

  @Test("A dismissed snippet is not signalled")
  func dismissed() {
    let bench = SessionBench.shown()
    _ = bench.dismiss()
    bench.dataChanged()
    #expect(bench.signals == 0)
  }
}
