import CivilTime
import Foundation
import JSONRPC

/// A message with all that its reading depends on, as the store keeps it.
struct SaidMessage {
  let message: SuggestedActionsMessage
  let timeZone: TimeZone?
  let locale: String?
  let region: String?

  init(_ message: SuggestedActionsMessage, of request: ActionRequest) {
    var message = message
    message.subject = nil
    if message.body.utf8.count > MessageFacts.maximumBytes {
      // What is too long is not read, and not kept; one byte more says that it is.
      message.body = String(decoding: message.body.utf8.prefix(MessageFacts.maximumBytes + 1), as: UTF8.self)
    }
    self.message = message
    timeZone = request.timeZone
    locale = request.locale
    region = request.region
  }

  var request: ActionRequest {
    ActionRequest(message: message, timeZone: timeZone, locale: locale, region: region)
  }

  /// A hash of what the reading depends on: the same for two messages that say the same.
  var key: [UInt8] { request.readingHash }

  // MARK: Stored

  var stored: String {
    var object: JSONObject = [
      "date": .string(message.date.description), "body": .string(message.body),
      "sender": Self.json(message.sender), "recipients": .array(message.recipients.map(Self.json)),
    ]
    object["timeZone"] = timeZone.map { .string($0.identifier) }
    object["locale"] = locale.map(JSONValue.string)
    object["region"] = region.map(JSONValue.string)
    return JSONWriter.text(of: .object(object))
  }

  init?(id: String, stored: String) {
    guard let object = try? JSONParser.parse(stored), let date = object["date"]?.string.flatMap({ Timestamp($0) }),
      let body = object["body"]?.string, let sender = object["sender"].flatMap(Self.participant)
    else { return nil }
    let recipients = (object["recipients"]?.array ?? []).compactMap(Self.participant)
    message = SuggestedActionsMessage(id: id, date: date, body: body, sender: sender, recipients: recipients)
    timeZone = object["timeZone"]?.string.flatMap { TimeZone(identifier: $0) }
    locale = object["locale"]?.string
    region = object["region"]?.string
  }

  private static func json(_ person: SuggestedActionsMessage.Participant) -> JSONValue {
    [.string(person.name), .string(person.handle), .bool(person.isUser)]
  }

  private static func participant(_ json: JSONValue) -> SuggestedActionsMessage.Participant? {
    guard let parts = json.array, parts.count == 3, let name = parts[0].string, let handle = parts[1].string,
      let isUser = parts[2].bool
    else { return nil }
    return SuggestedActionsMessage.Participant(name: name, handle: handle, isUser: isUser)
  }
}
