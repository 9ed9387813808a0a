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
    var writer = JSONWriter(reserving: 256 + message.body.utf8.count)
    writer.raw("{\"date\":")
    writer.write(message.date.description)
    writer.raw(",\"body\":")
    writer.write(message.body)
    writer.raw(",\"sender\":")
    Self.write(message.sender, to: &writer)
    writer.raw(",\"recipients\":[")
    for (index, recipient) in message.recipients.enumerated() {
      if index > 0 { writer.raw(",") }
      Self.write(recipient, to: &writer)
    }
    writer.raw("]")
    Self.write(",\"timeZone\":", timeZone?.identifier, to: &writer)
    Self.write(",\"locale\":", locale, to: &writer)
    Self.write(",\"region\":", region, to: &writer)
    writer.raw("}")
    return String(decoding: writer.bytes, as: UTF8.self)
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

  private static func write(_ person: SuggestedActionsMessage.Participant, to writer: inout JSONWriter) {
    writer.raw("[")
    writer.write(person.name)
    writer.raw(",")
    writer.write(person.handle)
    writer.raw(person.isUser ? ",true]" : ",false]")
  }

  private static func write(_ name: StaticString, _ text: String?, to writer: inout JSONWriter) {
    guard let text else { return }
    writer.raw(name)
    writer.write(text)
  }

  private static func participant(_ json: JSONValue) -> SuggestedActionsMessage.Participant? {
    guard let parts = json.array, parts.count == 3, let name = parts[0].string, let handle = parts[1].string,
      let isUser = parts[2].bool
    else { return nil }
    return SuggestedActionsMessage.Participant(name: name, handle: handle, isUser: isUser)
  }
}
