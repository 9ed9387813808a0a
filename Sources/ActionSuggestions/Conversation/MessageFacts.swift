import CivilTime
import Detection

/// What one message says, read by itself: the same text gives the same facts.
final class MessageFacts: Sendable {
  /// How many actions a message has at the most.
  static let limit = 3
  /// A longer body is not read: in UTF-8 bytes.
  static let maximumBytes = 65_536

  let sender: SuggestedActionsMessage.Participant
  let recipients: [SuggestedActionsMessage.Participant]
  let clock: WallClock
  let body: [UInt8]
  /// What is asked or named, without the plans.
  let drafts: [Draft]
  let fragments: [PlanFragment]
  /// Its body is longer than ``maximumBytes``, and was not read.
  let isTooLong: Bool
  /// It is written in letters that no supported language has.
  let isUnsupported: Bool
  /// Whether it mentions some of the participants, who alone are meant.
  let isMentioning: Bool

  var isGroup: Bool { recipients.count > 1 }

  init(_ request: ActionRequest) {
    isTooLong = request.message.body.utf8.count > Self.maximumBytes
    isUnsupported = !isTooLong && WritingSystem.isUnsupported(request.message.body)
    let message = ParsedMessage(isTooLong ? request.withoutBody : request)
    sender = message.sender
    recipients = message.message.recipients
    clock = message.clock
    body = message.body
    let reading = MessageReader(message)
    drafts = reading.drafts
    fragments = reading.fragments
    isMentioning = Guests.isMentioning(message)
  }

  /// The names of those who take part besides the person.
  func attendees(with guests: [String]) -> [String] {
    let others = isMentioning ? [sender] : [sender] + recipients
    var names: [String] = []
    for name in others.filter({ !$0.isUser }).map(\.name) + guests where !name.isEmpty && !names.contains(name) {
      names.append(name)
    }
    return names
  }
}
