import JSONRPC
import TestSupport
import Testing

@testable import Snippets

@Suite struct InteractionTests {
  @Test("The view of an answer is drawn after the action has ended")
  func order() {
    let bench = SessionBench.shown()
    let tap = bench.interact("/:milk", value: true)
    #expect(bench.answers[tap] == nil)
    bench.finishAll()
    #expect(bench.log.suffix(3) == ["run test/Set", "draw", "answer \(tap)"])
    #expect(bench.answer(tap)?.outcome == .performed)
    #expect(bench.answer(tap)?.revision == 2)
    #expect(bench.answer(tap)?.fallbackText.contains("[x] milk") == true)
  }

  @Test("A repeated interaction gets the same answer and performs nothing")
  func replay() {
    let bench = SessionBench.shown()
    let first = bench.interact("count", as: "a")
    let early = bench.interact("count", as: "a")
    bench.finishAll()
    let late = bench.interact("count", revision: 1, as: "a")
    #expect(bench.model.current.extra == 1)
    var expected = bench.answer(first)
    expected?.outcome = .replayed
    #expect(bench.answer(early) == expected)
    #expect(bench.answer(late) == expected)
  }

  @Test("Ids are told apart by their bytes")
  func canonicallyEqual() {
    let bench = SessionBench.shown()
    let composed = bench.interact("count", as: "\u{E9}")
    bench.finishAll()
    let decomposed = bench.interact("/:milk", value: true, as: "e\u{301}")
    let waiting = bench.interact("/:bread", value: true, as: "\u{212A}")
    let other = bench.interact("/:rice", value: false, as: "K")
    bench.finishAll()
    for tap in [composed, decomposed, waiting, other] { #expect(bench.answer(tap)?.outcome == .performed) }
    #expect(bench.model.current.items == ["bread": true, "milk": true, "rice": false])
  }

  @Test("Of the answers the last 64 are remembered, and never performed again")
  func rememberedAnswers() {
    let bench = SessionBench.shown()
    for number in 0..<64 {
      _ = bench.interact("fail", as: "tap\(number)")
      bench.finishAll()
    }
    let again = bench.interact("fail", as: "tap0")
    #expect(bench.answer(again)?.outcome == .replayed)
    #expect(bench.answer(again)?.error?.reason == "entityNotFound")
    #expect(bench.answer(again)?.view != nil)
    #expect(bench.model.current.extra == 64)
  }

  @Test("A busy button is not performed twice")
  func coalescing() {
    let bench = SessionBench.shown()
    let first = bench.interact("count")
    let second = bench.interact("count")
    bench.finishOne()
    let third = bench.interact("count")
    bench.finishAll()
    #expect(bench.model.current.extra == 1)
    #expect(bench.answer(first)?.outcome == .performed)
    #expect(bench.answer(second)?.outcome == .coalesced)
    #expect(bench.answer(third)?.outcome == .coalesced)
    #expect(bench.answer(second)?.view == bench.answer(first)?.view)
  }

  @Test("Of several values for a toggle the last one wins")
  func lastValueWins() {
    let bench = SessionBench.shown()
    _ = bench.interact("/:milk", value: true)
    let second = bench.interact("/:milk", value: false)
    let third = bench.interact("/:milk", value: true)
    bench.finishAll()
    #expect(bench.model.current.items["milk"] == true)
    #expect(bench.model.current.runs == ["Set", "Set"])
    #expect(bench.answer(third)?.outcome == .coalesced)
    #expect(bench.answer(second)?.view == bench.answer(third)?.view)
  }

  @Test("The control of an older revision works while it means the same")
  func rebase() {
    let bench = SessionBench.shown()
    _ = bench.interact("/:milk", value: true)
    bench.finishAll()
    let old = bench.interact("/:bread", revision: 1, value: true)
    bench.finishAll()
    #expect(bench.answer(old)?.outcome == .performed)
    #expect(bench.model.current.items["bread"] == true)
  }

  @Test(
    "Of a view that is shown for long every control works, however many were used before", arguments: [false, true])
  func manyTaps(waiting: Bool) {
    let bench = SessionBench.shown()
    let names = ["/:bread", "/:milk", "/:rice"]
    let taps = (0..<90).map { number in
      let tap = bench.interact(names[number % 3], revision: 1, value: .bool(number / 3 % 2 == 0))
      if !waiting { bench.finishAll() }
      return tap
    }
    bench.finishAll()
    #expect(taps.allSatisfy { bench.answer($0) != nil })
    #expect(waiting || bench.session.revision > 60)
  }

  @Test("What the controls of long gone revisions did is forgotten, the newest last")
  func boundedHistory() {
    var history = ControlHistory()
    for revision in 1...1_000 {
      let action = ViewControl.Action.choose("\(revision)")
      let changed = ViewControl(isOn: nil, action: action, isDisabled: false)
      let unchanged = ViewControl(isOn: nil, action: .confirm, isDisabled: false)
      var new: [(id: OpaqueID, control: ViewControl)] = [("a", changed)]
      if revision == 1 { new.append(("b", unchanged)) }
      history.note(["a": changed, "b": unchanged], new: new, of: revision)
    }
    #expect(history.action(of: "a", in: 1_000) == .choose("1000"))
    #expect(history.action(of: "a", in: 801) == .choose("801"))
    #expect(history.action(of: "a", in: 700) == nil)
    #expect(history.action(of: "b", in: 1) == .confirm)
    #expect(history.action(of: "b", in: 1_001) == nil)
  }

  @Test("What controls did is known of each revision, whichever come and go", arguments: 0..<20)
  func history(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1)
    var history = ControlHistory()
    var told: [[OpaqueID: ViewControl]] = []
    for revision in 1...40 {
      var controls: [OpaqueID: ViewControl] = [:]
      for name in ["a", "b", "c", "d"] where Int.random(in: 0..<4, using: &random) > 0 {
        let action = ViewControl.Action.choose("\(Int.random(in: 0..<2, using: &random))")
        controls[OpaqueID(name)] = ViewControl(action: action, isDisabled: false)
      }
      // What is as it was need not be named, and may be.
      let before = told.last ?? [:]
      let new = controls.filter { id, control in
        before[id]?.action != control.action || Bool.random(using: &random)
      }
      history.note(controls, new: new.map { ($0.key, $0.value) }, of: revision)
      told.append(controls)
      for (index, controls) in told.enumerated() {
        for name in ["a", "b", "c", "d"] {
          #expect(history.action(of: OpaqueID(name), in: index + 1) == controls[OpaqueID(name)]?.action)
        }
      }
    }
  }

  @Test("A control that means something else now is stale, and the error holds the view", arguments: [1, 0, -1, 99])
  func stale(seen: Int) {
    let bench = SessionBench.shown()
    _ = bench.interact("count")
    bench.finishAll()
    let old = bench.interact("count", revision: seen)
    let error = bench.error(old)
    #expect(error?.code == -32801)
    #expect(error?.reason == "staleControl")
    #expect(error?.details["currentRevision"]?.int == 2)
    #expect(error?.details["view"] == bench.session.tree?.json)
    #expect(bench.model.current.extra == 1)
  }

  @Test("A control that went while others ran before it is stale")
  func goneInTheQueue() {
    let bench = SessionBench.shown()
    _ = bench.interact("clear")
    let tap = bench.interact("/:rice", value: false)
    bench.finishAll()
    #expect(bench.error(tap)?.reason == "staleControl")
    #expect(bench.model.current.items["rice"] == nil)
  }

  @Test("Wrong interactions are errors of their own")
  func errors() {
    let bench = SessionBench.shown()
    #expect(bench.error(bench.interact("nobody"))?.reason == "unknownControl")
    let mistyped = bench.error(bench.interact("/:milk", value: "yes"))
    #expect(mistyped?.code == -32602)
    #expect(mistyped?.details["pointer"] == "/value")
    #expect(bench.error(bench.interact("/:milk"))?.details["pointer"] == "/value")
    bench.model.change { $0.isLocked = true }
    _ = bench.pull()
    bench.finishAll()
    #expect(bench.error(bench.interact("/:milk", value: true))?.reason == "controlDisabled")
    #expect(bench.model.current.runs.isEmpty)
  }

  @Test("A failed action is told, and the view is true")
  func failedAction() {
    let bench = SessionBench.shown()
    let tap = bench.interact("fail")
    bench.finishAll()
    let answer = bench.answer(tap)
    #expect(answer?.outcome == .failed)
    #expect(answer?.error?.reason == "entityNotFound")
    #expect(answer?.view == (try? ViewTree(TestModel.view(of: bench.model.current), intentTitle: title))?.json)
  }

  @Test("If drawing fails the old view stays, and the host is told of it later")
  func failedDraw() {
    let bench = SessionBench.shown()
    let view = bench.session.tree
    bench.model.change { $0.drawFails = true }
    let tap = bench.interact("/:milk", value: true)
    bench.finishAll()
    #expect(bench.answer(tap)?.outcome == .failed)
    #expect(bench.answer(tap)?.view == view?.json)
    #expect(bench.signals == 1)
    let pull = bench.pull()
    bench.finishAll()
    #expect(bench.error(pull)?.reason == "entityNotFound")
    #expect(bench.signals == 1)
    bench.model.change { $0.drawFails = false }
    let again = bench.pull()
    bench.finishAll()
    #expect(bench.answer(again)?.fallbackText.contains("[x] milk") == true)
  }

  @Test("An equal view keeps its revision")
  func unchanged() {
    let bench = SessionBench.shown()
    let tap = bench.interact("nothing")
    bench.finishAll()
    #expect(bench.answer(tap)?.outcome == .unchanged)
    #expect(bench.answer(tap)?.revision == 1)
    let pull = bench.pull(knownRevision: 1)
    bench.finishAll()
    #expect(bench.answer(pull)?.view == nil)
    #expect(bench.answer(pull)?.revision == 1)
    let other = bench.pull(knownRevision: 7)
    bench.finishAll()
    #expect(bench.answer(other)?.view != nil)
  }

  @Test("A snippet that is dismissed while an action runs answers it as dismissed")
  func dismissDuringAction() {
    let bench = SessionBench.shown()
    let tap = bench.interact("count", as: "a")
    let queued = bench.interact("/:milk", value: true)
    #expect(bench.dismiss())
    #expect(!bench.dismiss())
    bench.finishAll()
    #expect(bench.answer(tap)?.outcome == .dismissed)
    #expect(bench.answer(tap)?.view == nil)
    #expect(bench.error(queued)?.reason == "unknownSnippet")
    #expect(bench.model.current.extra == 1)
    #expect(bench.error(bench.interact("count"))?.reason == "unknownSnippet")
    #expect(bench.error(bench.pull())?.reason == "unknownSnippet")
    #expect(bench.answer(bench.interact("count", as: "a"))?.outcome == .replayed)
  }

  @Test("A cancelled action is answered as cancelled, and the next one runs")
  func cancelDuringAction() {
    let bench = SessionBench.shown()
    let tap = bench.interact("count")
    let next = bench.interact("/:milk", value: true)
    bench.finishOne(cancelled: true)
    bench.finishAll()
    #expect(bench.error(tap)?.code == -32800)
    #expect(bench.answer(next)?.outcome == .performed)
  }

  @Test("An intent that shows the same snippet draws it anew; another one takes its place")
  func replacing() {
    let bench = SessionBench.shown()
    let same = bench.interact("same")
    bench.finishAll()
    #expect(bench.answer(same)?.outcome == .unchanged)
    let detail = bench.interact("detail", as: "d")
    bench.finishAll()
    #expect(bench.answer(detail)?.outcome == .replaced)
    #expect(bench.answer(detail)?.replacedBy?["snippetId"] == "other")
    #expect(bench.answer(detail)?.view == nil)
    #expect(bench.error(bench.interact("count"))?.reason == "unknownSnippet")
    #expect(bench.answer(bench.interact("detail", as: "d"))?.replacedBy?["snippetId"] == "other")
  }

  private func title(_ name: String) -> String? {
    TestModel().catalogue.description(of: name)?.title
  }
}
