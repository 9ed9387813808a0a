public import JSONRPC

/// The actions of one message, whole: a newer list replaces an older one.
public struct ActionList: Sendable, Hashable {
  /// The id of the message that the actions are for.
  public var messageId: String
  /// Nil for a message that belongs to none yet.
  public var conversationId: String?
  /// Grows with each change of the list.
  public var revision: Int
  /// How far the message has been read; only `ready` comes with actions.
  public var state: ActionState
  /// What is offered: plans first, then the rest in the order of the text. Empty in every state but `ready`.
  public var actions: [SuggestedAction]
  /// What others offer beside them; it stands behind them.
  public private(set) var provided: [ProvidedAction] = []
  /// Why there is no list: `tooLong`, `unsupportedLanguage`, or an error's word.
  public var reason: String?

  /// Without actions and a reason it is the list of a message that is being read or asks for nothing.
  public init(
    messageId: String, conversationId: String? = nil, revision: Int, state: ActionState,
    actions: [SuggestedAction] = [], reason: String? = nil
  ) {
    self.messageId = messageId
    self.conversationId = conversationId
    self.revision = revision
    self.state = state
    self.actions = actions
    self.reason = reason
  }

  /// - Parameters:
  ///   - found: All that the message offers.
  ///   - hidden: A bit for each of these that other messages have.
  init(
    messageId: String, conversationId: String?, revision: Int, state: ActionState, found: [SuggestedAction],
    hidden: Int, reason: String?
  ) {
    let shown = hidden == 0 ? found : found.indices.filter { hidden & (1 << $0) == 0 }.map { found[$0] }
    self.init(
      messageId: messageId, conversationId: conversationId, revision: revision,
      state: state == .ready && shown.isEmpty ? .none : state, actions: shown, reason: reason)
  }

  /// The list of a message that is being read.
  public static func pending(messageId: String, conversationId: String? = nil) -> ActionList {
    ActionList(messageId: messageId, conversationId: conversationId, revision: 0, state: .pending)
  }

  /// Adds what others offer: as much as there is room for, and nothing that is there already. A list of a message that
  /// could not be read, or is being read, stays as it is.
  public mutating func add(_ provided: [ProvidedAction]) {
    guard state == .ready || state == .none else { return }
    let own = Set(actions.map(\.fingerprint))
    self.provided = Array(
      provided.filter { !own.contains($0.fingerprint) }.prefix(max(0, ActionSuggestions.limit - actions.count)))
    if !self.provided.isEmpty { state = .ready }
  }

  /// The text of ``json(positions:withConversation:)`` without the conversation.
  public func bytes(positions: KeyPath<TextRange, Range<Int>>) -> [UInt8] {
    var writer = JSONWriter()
    writer.raw("{\"messageId\":")
    writer.write(messageId)
    writer.raw(",\"revision\":")
    writer.write(JSONValue(revision))
    writer.raw(",\"state\":")
    writer.write(state.rawValue)
    writer.raw(",\"actions\":")
    writer.write(.array(shown(positions)))
    if let reason {
      writer.raw(",\"reason\":")
      writer.write(reason)
    }
    writer.raw("}")
    return writer.bytes
  }

  private func shown(_ positions: KeyPath<TextRange, Range<Int>>) -> [JSONValue] {
    actions.map { .object($0.json(positions: positions)) } + provided.map { .object($0.json(positions: positions)) }
  }

  /// The list as the protocol writes it in an answer.
  ///
  /// - Parameters:
  ///   - positions: In what ranges are counted.
  ///   - withConversation: Whether to name the conversation, as `actions.ready` does.
  public func json(positions: KeyPath<TextRange, Range<Int>>, withConversation: Bool = false) -> JSONObject {
    var object: JSONObject = ["messageId": .string(messageId)]
    if withConversation { object["conversationId"] = conversationId.map(JSONValue.string) }
    object["revision"] = JSONValue(revision)
    object["state"] = .string(state.rawValue)
    object["actions"] = .array(shown(positions))
    object["reason"] = reason.map(JSONValue.string)
    return object
  }
}
