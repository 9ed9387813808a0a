import Foundation
import JSONRPC

@testable import Intents
@testable import Snippets

/// A snippet as a host has it: it performs an intent, sees the view, and taps controls by their ids.
final class ShownSnippet {
  /// Kept, since it goes with its files.
  private let directory: TestDirectory
  private let center: SnippetCenter
  private let surroundings: IntentSurroundings
  private var taps = 0
  private(set) var answer: SnippetAnswer

  init(_ name: String, _ parameters: JSONObject, in directory: TestDirectory) async throws {
    self.directory = directory
    surroundings = directory.context.surroundings
    center = SnippetCenter(
      catalogue: directory.intents.catalogue, makeIdentifier: { UUID().uuidString.lowercased() },
      clock: { TestDirectory.now }, checksPurity: true, onReload: { _ in })
    answer = try await center.perform(
      .intent(IntentInvocation("inkling/" + name, parameters: parameters)), for: "host",
      surroundings: surroundings
    ).get()
  }

  /// Taps a control; where another snippet takes this one's place, goes on with it.
  @discardableResult
  func tap(_ id: String, _ value: Bool? = nil) async throws -> SnippetAnswer {
    taps += 1
    answer = try await center.interact(
      SnippetInteraction(
        snippetID: answer.snippetID, revision: answer.revision, controlID: id, value: value.map(JSONValue.bool),
        interactionID: "tap \(taps)"), for: "host"
    ).get()
    guard let next = answer.replacedBy?["snippetId"]?.string else { return answer }
    answer = try await pull(next)
    return answer
  }

  private func pull(_ id: String) async throws -> SnippetAnswer {
    try await center.perform(
      .snippet(id: id, ifRevision: nil), for: "host", surroundings: surroundings
    ).get()
  }

  /// Draws anew, as a host does that was told of changed data.
  func reload() async throws {
    answer = try await pull(answer.snippetID)
  }

  /// What the view says as plain text, without the controls of the question.
  var text: String { answer.fallbackText }
}
