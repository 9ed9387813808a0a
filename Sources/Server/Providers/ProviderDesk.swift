internal import ActionSuggestions
internal import JSONRPC
internal import Synchronization

/// The action providers of one session, what they have offered, and what is shown of it.
///
/// None of it is stored: it lives in the session as long as the registration. Where nobody has registered anything every
/// method is one look at a flag.
final class ProviderDesk: Sendable {
  private struct State {
    var queue = SuggestionQueue()
    /// By message and provider.
    var provided: [OpaqueID: [OpaqueID: [ProvidedAction]]] = [:]
    /// The messages with something provided, the one that got it first in front.
    var order: [String] = []
    var shown: [OpaqueID: [ProvidedAction]] = [:]
    /// That of the last list that showed other provided actions than the one before.
    var revisions = RecentValues<Int>()
  }

  /// For how many messages provided actions are kept.
  private static let maximumMessages = 256

  private let state = Mutex(State())
  private let isUsed = Atomic(false)

  /// Whether anybody has ever registered.
  var isActive: Bool { isUsed.load(ordering: .acquiring) }

  // MARK: - Registrations

  /// `initialized` has come.
  func open() -> [SuggestionCall] {
    state.withLock { $0.queue.open() }
  }

  /// The providers in the order in which they came.
  var providers: [ActionProvider] { state.withLock { $0.queue.providers } }

  /// Registers the provider in place of an older one of its name; one without kinds only takes that back. What the older
  /// one has offered is gone.
  ///
  /// - Returns: Whether there was room.
  func register(_ provider: ActionProvider) -> Bool {
    state.withLock { state in
      let hasRoom: Bool
      if provider.kinds.isEmpty {
        state.queue.remove(provider.name)
        hasRoom = true
      } else {
        hasRoom = state.queue.register(provider)
      }
      for id in state.provided.keys { state.provided[id]?[OpaqueID(provider.name)] = nil }
      if hasRoom { isUsed.store(true, ordering: .releasing) }
      return hasRoom
    }
  }

  // MARK: - Asking

  func ask(_ suggestion: Suggestion) -> [SuggestionCall] {
    state.withLock { $0.queue.ask(suggestion) }
  }

  /// Takes the end of a call.
  ///
  /// - Parameter actions: What the provider offers; nil if it has not answered.
  /// - Returns: Whether something was taken, and the calls that are due now.
  func end(_ call: SuggestionCall, _ actions: [ProvidedAction]?) -> (counts: Bool, due: [SuggestionCall]) {
    state.withLock { state in
      let (counts, due) = state.queue.end(call, isAnswered: actions != nil)
      guard counts, let actions else { return (false, due) }
      let id = OpaqueID(call.suggestion.messageId)
      let name = OpaqueID(call.provider.name)
      guard state.provided[id] != nil || !actions.isEmpty else { return (false, due) }
      if state.provided[id] == nil { state.order.append(call.suggestion.messageId) }
      state.provided[id, default: [:]][name] = actions
      return (true, due)
    }
  }

  /// The messages are forgotten.
  func forget(_ ids: [String]) {
    guard isActive else { return }
    state.withLock { $0.queue.forget(ids) }
  }

  // MARK: - Lists

  /// The list with what is provided beside it.
  func complete(_ list: ActionList) -> ActionList {
    guard isActive else { return list }
    return state.withLock { state in
      var list = list
      let id = OpaqueID(list.messageId)
      list.revision = max(list.revision, state.revisions[id] ?? 0)
      if let shown = state.shown[id] { list.add(shown) }
      return list
    }
  }

  /// What a provided action is the same as, if it was provided for the message.
  func fingerprint(of actionId: String, on messageId: String) -> String? {
    guard isActive else { return nil }
    return state.withLock { state in
      let actions = state.provided[OpaqueID(messageId)]?.values.lazy.joined()
      return actions?.first { $0.id.hasSameBytes(as: actionId) }?.fingerprint
    }
  }

  /// Settles what is shown after something has changed about these messages, or about anything.
  ///
  /// - Returns: The lists that show other provided actions now.
  /// - Throws: `StoreError`.
  func settle(_ touched: [String]?, _ actions: ActionSuggestions, client: String) throws -> [ActionList] {
    guard isActive else { return [] }
    return try state.withLock { state in
      guard !state.order.isEmpty else { return [] }
      let messages = state.order.suffix(Self.maximumMessages).map { id in
        ProvidedMessage(messageId: id, actions: Self.ranked(state.provided[OpaqueID(id)] ?? [:]))
      }
      let result = try actions.arrange(messages, shown: state.shown, touched: touched, client: client)
      for list in result.changed { state.revisions.insert(list.revision, for: OpaqueID(list.messageId)) }
      state.shown = result.shown.filter { !$0.value.isEmpty }
      // What is forgotten, or has nothing left, is let go of.
      let kept = messages.filter { !$0.actions.isEmpty && result.shown[OpaqueID($0.messageId)] != nil }
      state.order = kept.map(\.messageId)
      let ids = Set(state.order.map { OpaqueID($0) })
      state.provided = state.provided.filter { ids.contains($0.key) }
      return result.changed
    }
  }

  /// The surest first, then by the provider's name, then as they came.
  private static func ranked(_ provided: [OpaqueID: [ProvidedAction]]) -> [ProvidedAction] {
    let sorted = provided.sorted { $0.key.text.utf8.lexicographicallyPrecedes($1.key.text.utf8) }.flatMap(\.value)
    return sorted.enumerated().sorted { left, right in
      (-left.element.confidence, left.offset) < (-right.element.confidence, right.offset)
    }.map(\.element)
  }
}
