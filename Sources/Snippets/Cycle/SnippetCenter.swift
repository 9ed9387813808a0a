public import Foundation
import JSONRPC
import Synchronization

/// The snippets of all clients, in memory: carries out what their sessions want done.
///
/// It may be called from any thread. Intents run where the work that a call returns is run, without any lock; a request
/// that has to wait for another one is answered by the work of the other. A call's place in the snippet's order is
/// settled when it is made; what it returns is run when and where the caller likes, but run it must be. Signals that
/// data changed come from outside.
public final class SnippetCenter: Sendable {
  /// How a request ends.
  public typealias Answer = Result<SnippetAnswer, SnippetError>

  /// How many snippets of one client are kept; the least recently used ones make room.
  public static let snippetsPerClient = 32

  let catalogue: IntentCatalogue
  let makeIdentifier: @Sendable () -> String
  let clock: @Sendable () -> Date
  let onReload: @Sendable (SnippetReload) -> Void
  let checksPurity: Bool
  let timeLimit: IntentTimeLimit?
  let state = Mutex(SnippetCenterState())

  /// - Parameters:
  ///   - catalogue: The intents that can be performed.
  ///   - makeIdentifier: Gives ids and tokens; nobody may be able to guess them.
  ///   - clock: The current moment.
  ///   - checksPurity: Draws each view twice and warns where the two differ.
  ///   - timeLimit: How long an intent may take; nil for no limit.
  ///   - onReload: Receives the signals that a snippet is out of date.
  public init(
    catalogue: IntentCatalogue, makeIdentifier: @escaping @Sendable () -> String,
    clock: @escaping @Sendable () -> Date, checksPurity: Bool = false, timeLimit: IntentTimeLimit? = nil,
    onReload: @escaping @Sendable (SnippetReload) -> Void
  ) {
    self.catalogue = catalogue
    self.makeIdentifier = makeIdentifier
    self.clock = clock
    self.checksPurity = checksPurity
    self.timeLimit = timeLimit
    self.onReload = onReload
    if catalogue.hasTypes { SnippetCenters.add(self) }
  }

  /// Performs an intent, draws a snippet anew, or goes on with a missing parameter.
  ///
  /// - Parameters:
  ///   - style: The look around the snippet; nil keeps the one that was said before.
  ///   - presentation: In which forms its view is sent; nil keeps what was said before.
  ///   - isCancelled: Asked while the intent runs.
  ///   - onProgress: Told how far the intent has come, where it says so.
  ///   - completion: Called once, on whatever thread ends the work.
  /// - Returns: What is to be run. Its place in the snippet's order is settled by now, whenever it runs.
  public func perform(
    _ request: SnippetRequest, for client: String, surroundings: IntentSurroundings, style: SnippetStyle? = nil,
    presentation: ViewPresentation? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false },
    onProgress: (@Sendable (IntentProgress) -> Void)? = nil, completion: @escaping @Sendable (Answer) -> Void
  ) -> SnippetWork {
    let catalogue = catalogue.scoped(to: client)
    if case .intent(let invocation) = request, catalogue.description(of: invocation.name) == nil {
      return SnippetWork { completion(.failure(.unknownIntent(invocation.name))) }
    }
    var waiting = SnippetCenterState.Waiting(
      completion: completion, isCancelled: isCancelled, onProgress: onProgress)
    waiting.pointer =
      if case .intent = request { "/intent/parameters" } else if case .token = request { "/parameters" } else { "" }
    let now = clock()
    let steps: [SnippetCenterState.Step]? = state.withLock { state in
      switch request {
      case .intent(let invocation):
        let id = makeIdentifier()
        let asked = IntentInvocation(
          invocation.name, parameters: catalogue.open(invocation.parameters, of: invocation.name))
        state.insert(
          SnippetSession(id: id, performing: asked, catalogue: catalogue, makeIdentifier: makeIdentifier),
          for: client, surroundings: surroundings)
        return state.update(id, of: client) { session, ticket in
          session.style = style ?? session.style
          session.presentation = presentation ?? session.presentation
          session.now = now
          session.hidesViews = surroundings.isStartedByControl
          return session.start(ticket: ticket)
        } waiting: {
          waiting
        }
      case .snippet(let id, let ifRevision):
        state.entries[OpaqueID(id)]?.surroundings = surroundings
        return state.update(id, of: client) { session, ticket in
          session.style = style ?? session.style
          session.presentation = presentation ?? session.presentation
          session.now = now
          return session.pull(knownRevision: ifRevision, ticket: ticket)
        } waiting: {
          waiting
        }
      case .token(let token, let parameters):
        guard
          let id = state.entries.first(where: {
            $0.value.client.hasSameBytes(as: client) && $0.value.session.token?.hasSameBytes(as: token) == true
          })?.key
        else { return nil }
        return state.update(id.text, of: client) { session, ticket in
          session.style = style ?? session.style
          session.presentation = presentation ?? session.presentation
          session.now = now
          return session.provide(parameters, token: token, ticket: ticket)
        } waiting: {
          waiting
        }
      }
    }
    return SnippetWork { [self] in await carryOut(steps, orElse: completion) }
  }

  /// Interacts with a control.
  ///
  /// - Parameters:
  ///   - isCancelled: Asked while the control's intent runs.
  ///   - onProgress: Told how far the intent has come, where it says so.
  ///   - completion: Called once, on whatever thread ends the work.
  /// - Returns: What is to be run. Its place in the snippet's order is settled by now, whenever it runs.
  public func interact(
    _ interaction: SnippetInteraction, for client: String, isCancelled: @escaping @Sendable () -> Bool = { false },
    onProgress: (@Sendable (IntentProgress) -> Void)? = nil, completion: @escaping @Sendable (Answer) -> Void
  ) -> SnippetWork {
    guard (1...128).contains(interaction.interactionID.utf8.count) else {
      return SnippetWork { completion(.failure(.invalidParams("/interactionId", "must have 1 to 128 bytes"))) }
    }
    let now = clock()
    let steps = state.withLock { state in
      state.update(interaction.snippetID, of: client) { session, ticket in
        session.now = now
        return session.interact(
          controlID: interaction.controlID, revision: interaction.revision, value: interaction.value,
          interactionID: interaction.interactionID, ticket: ticket)
      } waiting: {
        SnippetCenterState.Waiting(
          completion: completion, isCancelled: isCancelled, pointer: "/controlId", onProgress: onProgress)
      }
    }
    return SnippetWork { [self] in await carryOut(steps, orElse: completion) }
  }

  /// Ends a snippet.
  ///
  /// - Returns: Whether the client had one of that id that was not ended.
  public func dismiss(_ snippetID: String, for client: String) -> Bool {
    var wasShown = false
    let steps = state.withLock { state in
      state.update(snippetID, of: client) { session, _ in
        let (shown, effects) = session.dismiss()
        wasShown = shown
        return effects
      }
    }
    tell(steps ?? [])
    return wasShown
  }

  /// Says that the data changed which the snippets of these intents show.
  ///
  /// - Parameter client: Whose snippets; nil for every client's.
  public func dataChanged(intentNames: Set<String>, of client: String? = nil, reason: String = "dataChanged") {
    tell(state.withLock { $0.dataChanged(intentNames, of: client, reason: reason) })
  }

  /// Says that what one snippet of the client shows is out of date.
  public func dataChanged(snippetID: String, of client: String, reason: String = "dataChanged") {
    let steps = state.withLock { state in
      state.update(snippetID, of: client) { session, _ in session.dataChanged(reason: reason) }
    }
    tell(steps ?? [])
  }
}

extension SnippetCenter {
  /// Performs an intent, draws a snippet anew, or goes on with a missing parameter, and waits for the answer.
  public func perform(
    _ request: SnippetRequest, for client: String, surroundings: IntentSurroundings, style: SnippetStyle? = nil,
    presentation: ViewPresentation? = nil,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) async -> Answer {
    await withCheckedContinuation { continuation in
      perform(
        request, for: client, surroundings: surroundings, style: style, presentation: presentation,
        isCancelled: isCancelled
      ) {
        continuation.resume(returning: $0)
      }.start()
    }
  }

  /// Interacts with a control and waits for the answer.
  public func interact(
    _ interaction: SnippetInteraction, for client: String, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) async -> Answer {
    await withCheckedContinuation { continuation in
      interact(interaction, for: client, isCancelled: isCancelled) { continuation.resume(returning: $0) }.start()
    }
  }
}
