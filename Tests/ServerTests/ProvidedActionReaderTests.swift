import ActionSuggestions
import CivilTime
import Foundation
import JSONRPC
import Testing

@testable import Server

@Suite("Reading what a provider offers")
struct ProvidedActionReaderTests {
  static let body = "ça va 🎉 ticket 7"

  private static func read(_ text: String, _ encoding: PositionEncoding = .utf16) throws -> (
    actions: [ProvidedAction], problems: [ProvidedActionReader.Problem]
  ) {
    let person: JSONValue = ["name": "Ana", "handle": "ana", "isUser": false]
    let message: JSONValue = [
      "id": "m", "date": "2026-03-02T18:00:00-05:00", "body": .string(body), "sender": person, "recipients": [],
    ]
    let parameters = Parameters(["message": message])
    let suggestion = try #require(try ProviderHost.suggestion(parameters, encoding))
    var kinds = ActionKind.allCases.map { JSONValue.string($0.rawValue) }
    kinds.append("acme/ticket")
    let provider = try ActionProvider(name: "acme", Parameters(["kinds": .array(kinds)]))
    let reader = ProvidedActionReader(provider: provider, suggestion: suggestion, positionEncoding: encoding)
    return reader.read(["actions": [try JSONParser.parse(text)]])
  }

  private static func typed(_ kind: String, _ payload: String, _ more: String = "") -> String {
    #"{"kind": "\#(kind)", "title": "T", "payload": \#(payload)\#(more.isEmpty ? "" : ", " + more)}"#
  }

  static let event =
    #""title": "Dinner", "isAllDay": false, "timeZone": "Europe/Berlin", "start": "2026-03-06T19:00:00""#
  static let day = #""title": "Trip", "isAllDay": true, "timeZone": "Europe/Berlin", "start": "2026-03-06""#

  static let right = [
    ("createEvent", "{\(event)}"),
    ("createEvent", "{\(event), \"end\": \"2026-03-06T20:00:00\", \"attendees\": [\"Ana\"]}"),
    (
      "createEvent",
      "{\(day), \"end\": \"2026-03-08\", \"recurrence\": \"FREQ=WEEKLY;BYDAY=MO,TU\", \"location\": \"Nopa\"}"
    ),
    ("createReminder", #"{"title": "Call", "isAllDay": false, "timeZone": "UTC"}"#),
    ("createReminder", #"{"title": "Call", "isAllDay": true, "timeZone": "UTC", "due": "2026-03-06"}"#),
    ("addContact", #"{"name": "Ana", "phoneNumbers": ["+14155550123"]}"#),
    ("addContact", #"{"emailAddresses": ["ana@example.org"]}"#),
    ("openInMaps", #"{"query": "Nopa", "address": "560 Divisadero St"}"#),
    ("call", #"{"phoneNumber": "+14155550123"}"#),
    ("sendMessage", #"{"participant": "ana"}"#), ("sendEmail", #"{"address": "ana@example.org", "subject": "Hi"}"#),
    ("openURL", #"{"url": "https://example.org/a?b=c#d"}"#), ("openURL", #"{"url": "http://example.org:8080"}"#),
    ("openURL", #"{"url": "https://paypa1.com/login"}"#),
    ("joinCall", #"{"url": "https://meet.example.org/1", "service": "Meet"}"#),
    ("copyCode", #"{"code": "492-113", "domain": "example.org"}"#),
    ("trackParcel", #"{"carrier": "UPS", "trackingNumber": "1Z999AA10123456784", "url": "https://example.org/t"}"#),
    ("trackFlight", #"{"airline": "LH", "flightNumber": "LH400A", "date": "2026-03-06"}"#),
    ("shareLocation", #"{"recipient": "ana"}"#), ("sharePhotos", #"{"recipient": "ana"}"#),
    ("sendMoney", #"{"recipient": "ana", "amount": 12.5, "currency": "EUR"}"#), ("setTimer", #"{"seconds": 300}"#),
    ("setAlarm", #"{"time": "2026-03-06T07:00:00"}"#),
    ("convert", #"{"value": 3, "unit": "mile", "results": [{"value": 4.8, "unit": "kilometre"}]}"#),
    ("createPoll", #"{"question": "When?", "options": ["Friday", "Saturday"]}"#),
  ]

  @Test("a payload that is right is taken", arguments: right) func taken(kind: String, payload: String) throws {
    let (actions, problems) = try Self.read(Self.typed(kind, payload))
    #expect(problems.isEmpty, "\(problems)")
    #expect(actions.first?.kind == kind && actions.first?.provider == "acme" && actions.first?.confidence == 0.5)
    #expect(actions.first?.intentName == ActionKind(rawValue: kind)?.intentName)
  }

  static let wrong = [
    ("createEvent", "{}", "isAllDay"), ("createEvent", "{\(day), \"end\": \"2026-03-06\"}", "end"),
    ("createEvent", #"{"title": "A", "isAllDay": true, "timeZone": "Mars/Base", "start": "2026-03-06"}"#, "timeZone"),
    ("createEvent", #"{"title": "A", "isAllDay": false, "timeZone": "UTC", "start": "2026-02-30T10:00:00"}"#, "start"),
    ("createEvent", "{\(event), \"recurrence\": \"EVERY DAY\"}", "recurrence"),
    ("createReminder", #"{"title": " ", "isAllDay": false, "timeZone": "UTC"}"#, "title"),
    ("createReminder", #"{"title": "A", "isAllDay": true, "timeZone": "UTC"}"#, "due"),
    ("addContact", #"{"name": "Ana"}"#, "phoneNumbers"),
    ("addContact", #"{"phoneNumbers": ["call me"]}"#, "phoneNumbers/0"),
    ("openInMaps", #"{"address": "560 Divisadero St"}"#, "query"),
    ("call", #"{"phoneNumber": "tel:1"}"#, "phoneNumber"),
    ("sendMessage", "{}", "participant"), ("sendEmail", #"{"address": "ana@b@c"}"#, "address"),
    ("openURL", #"{"url": "javascript:alert(1)"}"#, "url"),
    ("openURL", #"{"url": "https://bank.example@evil.example"}"#, "url"),
    ("openURL", #"{"url": "file:///etc/passwd"}"#, "url"), ("joinCall", #"{"url": "https://paypa1.com/call"}"#, "url"),
    ("openURL", #"{"url": "https://a b.example"}"#, "url"), ("openURL", #"{"url": "https://:80/"}"#, "url"),
    ("copyCode", #"{"code": "a b"}"#, "code"),
    ("trackParcel", #"{"carrier": "UPS", "trackingNumber": "1Z/../"}"#, "trackingNumber"),
    ("trackFlight", #"{"airline": "LH", "flightNumber": "BA400"}"#, "flightNumber"),
    ("shareLocation", #"{"recipient": 1}"#, "recipient"),
    ("sendMoney", #"{"recipient": "ana", "amount": -1}"#, "amount"), ("setTimer", #"{"seconds": 0}"#, "seconds"),
    ("setAlarm", #"{"time": "7am"}"#, "time"),
    ("convert", #"{"value": 3, "unit": "mile", "results": [{"value": "4"}]}"#, "results/0/value"),
    ("createPoll", #"{"options": ["only"]}"#, "options"),
  ]

  @Test("a payload that is wrong is left out, with its place", arguments: wrong)
  func left(kind: String, payload: String, place: String) throws {
    let (actions, problems) = try Self.read(Self.typed(kind, payload))
    #expect(actions.isEmpty && problems.map(\.pointer) == ["/actions/0/payload/" + place])
  }

  @Test("a link's host and warning are what they are, not what is said") func link() throws {
    let text = Self.typed("openURL", #"{"url": "https://paypa1.com/x", "host": "paypal.com", "warning": "safe"}"#)
    let action = try #require(try Self.read(text).actions.first)
    #expect(action.payload["host"] == "paypa1.com" && action.payload["warning"]?.string?.contains("looks like") == true)
  }

  static let ownRight = [
    ("\"title\": \"Show\\u202e\\u0007 #7\\nnow\"", "Show #7 now"),
    ("\"title\": \"\(String(repeating: "x", count: 90))\"", String(repeating: "x", count: 79) + "…"),
    ("\"title\": \"T\", \"range\": {\"start\": 6, \"end\": 8}", "T"),
    ("\"title\": \"T\", \"range\": null, \"confidence\": 0", "T"),
    ("\"title\": \"T\", \"systemImage\": \"ticket.fill\", \"reason\": \"Because\"", "T"),
  ]

  @Test("an action of a kind of its own is taken, its texts made harmless", arguments: ownRight)
  func own(members: String, title: String) throws {
    let (actions, problems) = try Self.read(#"{"kind": "acme/ticket", "intent": {"name": "acme/Show"}, \#(members)}"#)
    #expect(problems.isEmpty, "\(problems)")
    #expect(actions.first?.title == title)
  }

  static let ownWrong = [
    (#""intent": {"name": "acme/Show"}"#, "title"), (#""title": "\n", "intent": {"name": "acme/Show"}"#, "title"),
    (#""title": "T""#, "intent/name"), (#""title": "T", "intent": {"name": "inkling/OpenURL"}"#, "intent/name"),
    (#""title": "T", "intent": {"name": "acme/a/b"}"#, "intent/name"),
    (#""title": "T", "intent": {"name": "acme/Show", "parameters": 1}"#, "intent/parameters"),
    (#""title": "T", "intent": {"name": "acme/Show"}, "systemImage": "../x""#, "systemImage"),
    (#""title": "T", "intent": {"name": "acme/Show"}, "confidence": 1.5"#, "confidence"),
    (#""title": "T", "intent": {"name": "acme/Show"}, "payload": []"#, "payload"),
    (
      #""title": "T", "intent": {"name": "acme/Show"}, "payload": {"a": "\#(String(repeating: "x", count: 4_096))"}"#,
      "payload"
    ),
    (#""title": "T", "intent": {"name": "acme/Show"}, "range": {"start": 7, "end": 8}"#, "range"),
    (#""title": "T", "intent": {"name": "acme/Show"}, "range": {"start": 3, "end": 400}"#, "range"),
    (#""title": "T", "intent": {"name": "acme/Show"}, "range": {"start": -1, "end": 1}"#, "range"),
    (#""title": "T", "intent": {"name": "acme/Show"}, "range": {"start": 2, "end": 2}"#, "range"),
  ]

  @Test("one that breaks a rule is left out, with its place", arguments: ownWrong)
  func ownLeft(members: String, place: String) throws {
    let (actions, problems) = try Self.read(#"{"kind": "acme/ticket", \#(members)}"#)
    #expect(actions.isEmpty && problems.map(\.pointer) == ["/actions/0/" + place])
  }

  @Test(
    "a range is counted as the client counts",
    arguments: [
      (PositionEncoding.utf8, 12, 18), (.utf16, 9, 15), (.utf32, 8, 14),
    ])
  func range(encoding: PositionEncoding, start: Int, end: Int) throws {
    let text = Self.typed("openInMaps", #"{"query": "x"}"#, "\"range\": {\"start\": \(start), \"end\": \(end)}")
    let range = try #require(try Self.read(text, encoding).actions.first?.range)
    #expect(range.utf8 == 12..<18 && range.utf16 == 9..<15 && range.utf32 == 8..<14)
  }

  @Test("two of its own kind are the same if their payloads are") func same() throws {
    func fingerprint(_ payload: String) throws -> String? {
      let text = #"{"kind": "acme/ticket", "title": "T", "intent": {"name": "acme/Show"}, "payload": \#(payload)}"#
      return try Self.read(text).actions.first?.fingerprint
    }
    #expect(try fingerprint(#"{"a": 1, "b": [2]}"#) == fingerprint(#"{"b": [2], "a": 1}"#))
    #expect(try fingerprint(#"{"a": 1}"#) != fingerprint(#"{"a": 2}"#))
  }
}
