public import CivilTime

/// A message of a conversation, as a host hands it over.
public struct SuggestedActionsMessage: Sendable, Hashable {
  /// How many of the messages in front of a message count, nearest ones first.
  public static let previousMessagesLimit = 10

  private struct Content: Sendable, Hashable {
    var id: String
    var date: Timestamp
    var subject: String?
    var body: String
    var sender: Participant
    var recipients: [Participant]
  }

  private final class Box: Sendable {
    let content: Content

    init(_ content: Content) {
      self.content = content
    }
  }

  /// A message is handed on many times and seldom changed, so it is one reference.
  private var box: Box

  /// A message as the host has it; nothing is checked or cut here.
  public init(
    id: String, date: Timestamp, subject: String? = nil, body: String, sender: Participant, recipients: [Participant]
  ) {
    box = Box(
      Content(id: id, date: date, subject: subject, body: body, sender: sender, recipients: recipients))
  }

  /// Opaque, compared as bytes, the same for ever.
  public var id: String {
    get { box.content.id }
    set { change { $0.id = newValue } }
  }

  /// When it was sent or received.
  public var date: Timestamp {
    get { box.content.date }
    set { change { $0.date = newValue } }
  }

  /// The subject line, as e-mail has one; nil for a chat message without.
  public var subject: String? {
    get { box.content.subject }
    set { change { $0.subject = newValue } }
  }

  /// The plain text in which actions are looked for.
  public var body: String {
    get { box.content.body }
    set { change { $0.body = newValue } }
  }

  /// Who wrote it.
  public var sender: Participant {
    get { box.content.sender }
    set { change { $0.sender = newValue } }
  }

  /// Everybody else to whom it went; empty where the host names nobody.
  public var recipients: [Participant] {
    get { box.content.recipients }
    set { change { $0.recipients = newValue } }
  }

  private mutating func change(_ body: (inout Content) -> Void) {
    var content = box.content
    body(&content)
    box = Box(content)
  }

  public static func == (left: SuggestedActionsMessage, right: SuggestedActionsMessage) -> Bool {
    left.box === right.box || left.box.content == right.box.content
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(box.content)
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
