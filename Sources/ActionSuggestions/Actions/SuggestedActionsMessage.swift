public import CivilTime

/// A message of a conversation, as a host hands it over.
public struct SuggestedActionsMessage: Sendable, Hashable {
  /// How many of the messages in front of a message count, nearest ones first.
  public static let previousMessagesLimit = 10

  /// Opaque, compared as bytes, the same for ever.
  public var id: String
  /// When it was sent or received.
  public var date: Timestamp
  /// The subject line, as e-mail has one; nil for a chat message without.
  public var subject: String?
  /// The plain text in which actions are looked for.
  public var body: String
  /// Who wrote it.
  public var sender: Participant
  /// Everybody else to whom it went; empty where the host names nobody.
  public var recipients: [Participant]

  /// A message as the host has it; nothing is checked or cut here.
  public init(
    id: String, date: Timestamp, subject: String? = nil, body: String, sender: Participant, recipients: [Participant]
  ) {
    self.id = id
    self.date = date
    self.subject = subject
    self.body = body
    self.sender = sender
    self.recipients = recipients
  }
}

extension SuggestedActionsMessage {
  /// Somebody who writes or reads messages.
  public struct Participant: Sendable, Hashable {
    /// The name that is shown.
    public var name: String
    /// What the host knows the person by, often a telephone number or an e-mail address.
    public var handle: String
    /// Whether it is the person at this device.
    public var isUser: Bool

    /// An `isUser` of true marks the person whom the actions are for.
    public init(name: String, handle: String, isUser: Bool) {
      self.name = name
      self.handle = handle
      self.isUser = isUser
    }
  }
}
