import Foundation
import JSONRPC
import Synchronization
import Testing

@testable import Snippets

@Suite("Intents begun by a control outside of any snippet")
struct ControlStartTests {
  private static let catalogue = IntentCatalogue([
    TestIntent("View") { _, _ in
      .finished(IntentOutput(value: 3, dialog: IntentDialog("Done."), view: .text("A view")))
    },
    TestIntent("Snippet") { _, _ in .finished(IntentOutput(snippetIntent: IntentInvocation("test/Draw"))) },
    TestIntent("Draw", kind: .snippet) { _, _ in
      .finished(IntentOutput(value: 7, dialog: IntentDialog("Drawn."), view: .text("A drawing")))
    },
    TestIntent("Plain") { _, _ in .finished(IntentOutput(opens: "https://example.org/")) },
    TestIntent("Ask") { _, context in
      guard context.isConfirmed else {
        return .needsConfirmation(
          ConfirmationRequest(dialog: IntentDialog("Sure?"), snippetIntent: IntentInvocation("test/Draw")))
      }
      return .finished(IntentOutput(view: .text("A view")))
    },
  ])

  private let center = SnippetCenter(
    catalogue: catalogue, makeIdentifier: { UUID().uuidString }, clock: { Date(timeIntervalSince1970: 0) },
    onReload: { _ in })

  private func perform(_ name: String, byControl: Bool) async throws -> SnippetAnswer {
    var surroundings = IntentSurroundings(timeZone: .gmt)
    surroundings.isStartedByControl = byControl
    return try await center.perform(
      .intent(IntentInvocation("test/" + name)), for: "host", surroundings: surroundings
    ).get()
  }

  @Test("No result has a view, whatever the intent gives", arguments: ["View", "Snippet", "Draw", "Plain"])
  func results(name: String) async throws {
    let answer = try await perform(name, byControl: true)
    #expect(answer.kind == .result)
    #expect(answer.tree == nil && answer.json["view"] == nil)
    let usual = try await perform(name, byControl: false)
    #expect((usual.tree == nil) == (name == "Plain"))
    // All that is no view is the same.
    #expect(answer.value == usual.value && answer.opens == usual.opens)
    if name != "Snippet" { #expect(answer.dialog == usual.dialog) }
  }

  @Test("What is not shown is not said to be out of date", arguments: [true, false])
  func reload(byControl: Bool) async throws {
    let told = Mutex<Int>(0)
    let center = SnippetCenter(
      catalogue: Self.catalogue, makeIdentifier: { UUID().uuidString }, clock: { Date(timeIntervalSince1970: 0) },
      onReload: { _ in told.withLock { $0 += 1 } })
    var surroundings = IntentSurroundings(timeZone: .gmt)
    surroundings.isStartedByControl = byControl
    _ = try await center.perform(
      .intent(IntentInvocation("test/Draw")), for: "host", surroundings: surroundings
    ).get()
    center.dataChanged(intentNames: ["test/Draw"])
    #expect(told.withLock { $0 } == (byControl ? 0 : 1))
  }

  @Test("A question has its own buttons and nothing above them, and its result no view either")
  func question() async throws {
    let asked = try await perform("Ask", byControl: true)
    #expect(asked.kind == .confirmation)
    #expect(asked.dialog?.full == "Sure?")
    #expect(asked.tree?.controls.keys.map(\.text).sorted() == ["$cancel", "$confirm"])
    #expect(!asked.fallbackText.contains("A drawing"))
    let done = try await center.interact(
      SnippetInteraction(
        snippetID: asked.snippetID, revision: asked.revision, controlID: "$confirm", interactionID: "1"), for: "host"
    ).get()
    #expect(done.kind == .result && done.tree == nil)
    #expect(try await perform("Ask", byControl: false).fallbackText.contains("A drawing"))
  }
}
