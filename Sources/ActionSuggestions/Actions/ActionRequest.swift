import CivilTime
public import Foundation
public import JSONRPC

/// One call for the actions of a message.
public struct ActionRequest: Sendable {
  /// The message that the actions are for.
  public var message: SuggestedActionsMessage
  /// The messages in front of it, oldest first; the last ``SuggestedActionsMessage/previousMessagesLimit`` count.
  public var previousMessages: [SuggestedActionsMessage]
  /// The host's name for the conversation, where it has one.
  public var conversationId: String?
  /// The zone of the person's wall clock; the date's offset counts where it is nil.
  public var timeZone: TimeZone?
  /// A locale such as `en_GB` or `en-GB`, by which dates are read; nil where the host names none.
  public var locale: String?
  /// An ISO 3166-1 alpha-2 code such as `GB`, for telephone numbers and dates; the locale's where it is nil.
  public var region: String?
  /// How the conversation's rows are to look.
  public var style: JSONObject?

  /// What is left out is not known: a message alone is enough.
  public init(
    message: SuggestedActionsMessage, previousMessages: [SuggestedActionsMessage] = [], conversationId: String? = nil,
    timeZone: TimeZone? = nil, locale: String? = nil, region: String? = nil, style: JSONObject? = nil
  ) {
    self.message = message
    self.previousMessages = previousMessages
    self.conversationId = conversationId
    self.timeZone = timeZone
    self.locale = locale
    self.region = region
    self.style = style
  }

  /// The messages in front that count.
  var context: ArraySlice<SuggestedActionsMessage> {
    previousMessages.suffix(SuggestedActionsMessage.previousMessagesLimit)
  }

  var withoutBody: ActionRequest {
    var request = self
    request.message.body = ""
    return request
  }

  /// A hash of the message and of all that its reading depends on.
  public var contentHash: [UInt8] {
    var hash = readingState
    hash.add(message.subject)
    return hash.bytes
  }

  /// A hash of what the message's reading by itself depends on, and ``contentHash``.
  var hashes: (reading: [UInt8], content: [UInt8]) {
    var hash = readingState
    let reading = hash.bytes
    hash.add(message.subject)
    return (reading, hash.bytes)
  }

  /// A hash of what the message's reading by itself depends on.
  var readingHash: [UInt8] { readingState.bytes }

  private var readingState: StableHash {
    var hash = StableHash()
    // The rules' version: lists of another one are read anew.
    hash.add("2")
    hash.add(message.body)
    hash.add(message.date.description)
    hash.add(String(message.date.instant.timeIntervalSince1970))
    hash.add(message.sender)
    for recipient in message.recipients { hash.add(recipient) }
    hash.add(timeZone?.identifier)
    hash.add(locale)
    hash.add(region)
    return hash
  }
}

extension StableHash {
  fileprivate mutating func add(_ person: SuggestedActionsMessage.Participant) {
    add(person.name)
    add(person.handle)
    add(person.isUser ? "user" : "other")
  }
}
