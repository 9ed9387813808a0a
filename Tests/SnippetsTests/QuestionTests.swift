import JSONRPC
import Testing

@testable import Snippets

@Suite struct QuestionTests {
  @Test("A confirmation is confirmed once, however often it is sent")
  func confirm() {
    let bench = SessionBench("Ask")
    let first = bench.send { $0.start(ticket: $1) }
    bench.finishAll()
    #expect(bench.answer(first)?.kind == .confirmation)
    #expect(bench.answer(first)?.dialog?.full == "Add it?")
    #expect(bench.answer(first)?.fallbackText.contains("[Add]") == true)
    #expect(bench.answer(first)?.warnings.map(\.code) == [.inertControl])
    let yes = bench.interact("$confirm", as: "yes")
    let twice = bench.interact("$confirm")
    bench.finishAll()
    #expect(bench.answer(yes)?.outcome == .performed)
    #expect(bench.answer(yes)?.kind == .result)
    #expect(bench.answer(yes)?.revision == 2)
    #expect(bench.answer(yes)?.fallbackText == "Added")
    #expect(bench.answer(twice)?.outcome == .coalesced)
    #expect(bench.answer(bench.interact("$confirm", as: "yes"))?.outcome == .replayed)
    #expect(bench.error(bench.interact("$confirm", revision: 1))?.reason == "staleControl")
    #expect(bench.error(bench.interact("$confirm"))?.reason == "notInteractive")
    #expect(bench.model.current.extra == 100)
  }

  @Test("A declined confirmation ends the snippet")
  func cancel() {
    let bench = SessionBench.shown("Ask")
    let no = bench.interact("$cancel", as: "no")
    #expect(bench.answer(no)?.outcome == .dismissed)
    #expect(bench.answer(no)?.view == nil)
    #expect(bench.error(bench.interact("$confirm"))?.reason == "unknownSnippet")
    #expect(bench.answer(bench.interact("$cancel", as: "no"))?.outcome == .replayed)
    #expect(bench.model.current.extra == 0)
  }

  @Test("What can be changed before it is confirmed is redrawn below the same question")
  func interactiveConfirmation() {
    let bench = SessionBench.shown("AskInteractively")
    let id = "/0/:milk"
    let tap = bench.interact(id, value: true)
    bench.finishAll()
    #expect(bench.answer(tap)?.kind == .confirmation)
    #expect(bench.answer(tap)?.outcome == .performed)
    #expect(bench.session.tree?.controls["$confirm"] != nil)
    let other = bench.interact("detail")
    bench.finishAll()
    #expect(bench.answer(other)?.outcome == .failed)
    #expect(bench.answer(other)?.error?.reason == "cannotReplaceConfirmation")
    let asked = bench.interact("ask")
    bench.finishAll()
    #expect(bench.answer(asked)?.error?.reason == "cannotReplaceConfirmation")
    let yes = bench.interact("$confirm")
    bench.finishAll()
    #expect(bench.answer(yes)?.kind == .result)
    #expect(bench.answer(yes)?.value == 3)
  }

  @Test("A choice is answered by the id of its option", arguments: ["red", "blue"])
  func choice(option: String) {
    let bench = SessionBench.shown("Choose")
    let tap = bench.interact(option)
    bench.finishAll()
    #expect(bench.answer(tap)?.value == .string(option))
    #expect(bench.answer(tap)?.kind == .result)
  }

  @Test("The option to cancel ends the snippet")
  func choiceOfNothing() {
    let bench = SessionBench.shown("Choose")
    #expect(bench.answer(bench.interact("none"))?.outcome == .dismissed)
  }

  @Test("A missing parameter is asked for, and its token counts once")
  func input() throws {
    let bench = SessionBench("Greet")
    let first = bench.send { $0.start(ticket: $1) }
    bench.finishAll()
    let answer = try #require(bench.answer(first))
    #expect(answer.kind == .needsInput)
    #expect(answer.json["needsInput"]?["parameter"] == "name")
    let token = try #require(answer.token)
    let wrong = bench.send { $0.provide(["name": 7], token: token, ticket: $1) }
    bench.finishAll()
    #expect(bench.error(wrong)?.parameter == "name")
    #expect(bench.session.performed.parameters == [:])
    let other = bench.send { $0.provide(["name": "Ada"], token: "guess", ticket: $1) }
    #expect(bench.error(other)?.reason == "unknownSnippet")
    let right = bench.send { $0.provide(["name": "Ada"], token: token, ticket: $1) }
    bench.finishAll()
    #expect(bench.answer(right)?.value == "Hello Ada")
    #expect(bench.answer(right)?.kind == .result)
    #expect(bench.answer(right)?.revision == 2)
    let again = bench.send { $0.provide(["name": "Ada"], token: token, ticket: $1) }
    #expect(bench.error(again)?.reason == "unknownSnippet")
  }
}
