public import CivilTime

/// A message of a conversation, as a host hands it over.
public struct SuggestedActionsMessage: Sendable, Hashable {
  /// How many of the messages in front of a message count, nearest ones first.
  public static let previousMessagesLimit = 10

  /// Opaque, compared as bytes, the same for ever.
  public var id: String
  /// When it was sent or received.
  public var date: Timestamp
  public var subject: String?
  public var body: String
  public var sender: Participant
  public var recipients: [Participant]

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

    public init(name: String, handle: String, isUser: Bool) {
      self.name = name
      self.handle = handle
      self.isUser = isUser
    }
  }
}
