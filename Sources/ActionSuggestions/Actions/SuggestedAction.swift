/// Something that a person can do about a message. It is a proposal: nothing happens before it is performed.
public struct SuggestedAction: Sendable, Hashable {
  /// Follows from the message's id and the fingerprint.
  public let id: String
  /// What a button for it says.
  public let title: String
  /// What a tap would do, with all that its intent needs.
  public let payload: ActionPayload
  /// Where the message's body names it; nil where no one place does.
  public let range: TextRange?
  /// From 0 to 1.
  public let confidence: Double
  /// Other readings of what the message says, the likeliest first; empty where it can be read in one way.
  public let alternatives: [Alternative]
  /// Why it is offered, in a sentence for a person.
  public let reason: String
  /// Equal for two actions that are the same: the kind and the normalised payload.
  public let fingerprint: String

  /// Who offers it.
  public static let provider = "inkling"

  /// What the action does, as its payload has it.
  public var kind: ActionKind { payload.kind }
  /// The SF Symbols name of the icon that a host may show beside the title.
  public var systemImage: String { kind.systemImage }

  init(_ draft: Draft, messageID: String) {
    self.init(
      id: StableHash.hexadecimal([messageID, draft.fingerprint]), title: draft.title, payload: draft.payload,
      alternatives: draft.alternatives, range: draft.range, confidence: draft.confidence, reason: draft.reason,
      fingerprint: draft.fingerprint)
  }

  init(
    id: String, title: String, payload: ActionPayload, alternatives: [Alternative], range: TextRange?,
    confidence: Double, reason: String, fingerprint: String
  ) {
    self.id = id
    self.title = title
    self.payload = payload
    self.alternatives = alternatives
    self.range = range
    self.confidence = confidence
    self.reason = reason
    self.fingerprint = fingerprint
  }
}

extension SuggestedAction {
  /// Another reading of what the message says, of the same kind.
  public struct Alternative: Sendable, Hashable {
    /// What a button for it says.
    public let title: String
    /// What a tap would do.
    public let payload: ActionPayload

    /// The payload must be of the action's kind.
    public init(title: String, payload: ActionPayload) {
      self.title = title
      self.payload = payload
    }
  }
}
