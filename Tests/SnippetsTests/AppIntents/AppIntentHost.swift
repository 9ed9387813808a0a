import Foundation
import JSONRPC
import Synchronization

@testable import Snippets

/// A host of intents that are declared in Swift, with a shelf of its own.
final class AppIntentHost: Sendable {
  let shelf = Shelf()
  let provider: AppIntentProvider
  let center: SnippetCenter
  let reloads: ReloadLog

  init(
    _ intents: [any AppIntent.Type], givesShelf: Bool = true, checksPurity: Bool = false,
    timeLimit: IntentTimeLimit? = nil
  ) {
    let dependencies = AppDependencyManager()
    if givesShelf { dependencies.add(dependency: shelf) }
    provider = AppIntentProvider("shelf", dependencies: dependencies, intents: intents)
    let identifiers = TestIdentifiers()
    let reloads = ReloadLog()
    self.reloads = reloads
    center = SnippetCenter(
      catalogue: provider.catalogue, makeIdentifier: { identifiers.next() }, clock: { Date(timeIntervalSince1970: 0) },
      checksPurity: checksPurity, timeLimit: timeLimit, onReload: { reloads.add($0) })
  }

  final class ReloadLog: Sendable {
    private let log = Mutex<[SnippetReload]>([])
    func add(_ reload: SnippetReload) { log.withLock { $0.append(reload) } }
    var snippets: [String] { log.withLock { $0.map(\.snippetID) } }
  }

  func perform(
    _ name: String, _ parameters: JSONObject = [:], isLowConfidence: Bool = false,
    onProgress: (@Sendable (IntentProgress) -> Void)? = nil
  ) async throws -> SnippetAnswer {
    try await perform(
      .intent(IntentInvocation("shelf/" + name, parameters: parameters)), isLowConfidence: isLowConfidence,
      onProgress: onProgress)
  }

  func perform(
    _ request: SnippetRequest, isLowConfidence: Bool = false,
    onProgress: (@Sendable (IntentProgress) -> Void)? = nil
  ) async throws -> SnippetAnswer {
    var surroundings = IntentSurroundings(timeZone: TimeZone(secondsFromGMT: 3_600) ?? .gmt)
    surroundings.isLowConfidenceSource = isLowConfidence
    return try await withCheckedContinuation { continuation in
      center.perform(request, for: "a", surroundings: surroundings, onProgress: onProgress) {
        continuation.resume(returning: $0)
      }.start()
    }.get()
  }

  func answer(_ asked: SnippetAnswer, _ value: JSONValue) async throws -> SnippetAnswer {
    try await perform(.token(asked.token ?? "", parameters: [asked.needsInput?.parameter ?? "": value]))
  }

  func interact(
    _ shown: SnippetAnswer, _ controlID: String, value: JSONValue? = nil, as interactionID: String = "tap"
  ) async throws -> SnippetAnswer {
    try await center.interact(
      SnippetInteraction(
        snippetID: shown.snippetID, revision: shown.revision, controlID: controlID, value: value,
        interactionID: interactionID), for: "a"
    ).get()
  }

  /// The word for what went wrong.
  func reason(_ body: () async throws -> SnippetAnswer) async -> String? {
    do {
      _ = try await body()
      return nil
    } catch {
      return (error as? SnippetError)?.reason
    }
  }
}

/// The data behind the test intents.
final class Shelf: Sendable {
  struct State {
    var titles = [1: "Emma", 2: "Ulysses", 3: "Emil"]
    var isRead: Set<Int> = []
    var log: [String] = []
  }

  private let state = Mutex(State())
  private let watchers = Mutex<[(word: String, continuation: CheckedContinuation<Void, Never>)]>([])

  var current: State { state.withLock { $0 } }
  var log: [String] { current.log }

  func change(_ body: (inout State) -> Void) {
    state.withLock { body(&$0) }
  }

  func note(_ word: String) {
    change { $0.log.append(word) }
    let woken = watchers.withLock { watchers in
      let woken = watchers.filter { $0.word == word }
      watchers.removeAll { $0.word == word }
      return woken
    }
    for watcher in woken { watcher.continuation.resume() }
  }

  /// Waits until the word was noted.
  func noted(_ word: String) async {
    await withCheckedContinuation { continuation in
      watchers.withLock { $0.append((word, continuation)) }
      guard log.contains(word) else { return }
      let own = watchers.withLock { watchers in
        let own = watchers.filter { $0.word == word }
        watchers.removeAll { $0.word == word }
        return own
      }
      for watcher in own { watcher.continuation.resume() }
    }
  }
}
