import Foundation
import JSONRPC
import Snippets
import Synchronization

@testable import Server

/// A host with a provider of actions, whose answers the test gives.
struct ProviderHost {
  let host: TestHost
  let clock: Clock

  /// A clock that a test moves.
  final class Clock: Sendable {
    private let date = Mutex(TestServer.now)
    var now: Date { date.withLock { $0 } }
    func pass(_ seconds: Double) { date.withLock { $0 += seconds } }
  }

  static let kinds: JSONValue = ["openURL", "createEvent", "copyCode", "acme/ticket"]

  static func make(
    directory: String? = nil, kinds: JSONValue? = kinds, more: JSONObject = ["timeZone": "America/New_York"]
  ) async throws -> ProviderHost {
    let clock = Clock()
    let server = TestServer.make(directory: directory, now: { clock.now })
    let made = ProviderHost(host: try await .initialized(server, more: more), clock: clock)
    if let kinds { try await made.register(kinds: kinds) }
    return made
  }

  @discardableResult
  func register(_ name: String = "acme", kinds: JSONValue = kinds, milliseconds: JSONValue = 1_000) async throws
    -> JSONValue
  {
    try await host.result(
      "actions.provide", ["provider": .string(name), "kinds": kinds, "deadlineMilliseconds": milliseconds])
  }

  static func message(_ id: String, _ body: String, minute: Int = 0) -> JSONValue {
    [
      "id": .string(id), "date": .string("2026-03-02T18:\(minute / 10)\(minute % 10):00-05:00"), "body": .string(body),
      "sender": ["name": "Ana", "handle": "ana", "isUser": false],
      "recipients": [["name": "Sam", "handle": "sam", "isUser": true]],
    ]
  }

  @discardableResult
  func say(_ id: String, _ body: String, minute: Int = 0) async throws -> JSONValue {
    try await host.result(
      "actions.generate", ["message": Self.message(id, body, minute: minute), "conversationId": "talk"])
  }

  /// The next `actions.suggest`.
  func question() async -> JSONValue { await host.request("actions.suggest") }

  func answer(_ question: JSONValue, _ actions: [JSONValue]) {
    host.respond(to: question, result: ["actions": .array(actions)])
  }

  /// The titles that are shown for the message.
  func titles(_ id: String) async throws -> [String] {
    let list = try await host.result("actions.get", ["messageId": .string(id)])
    return (list["actions"]?.array ?? []).compactMap { $0["title"]?.string }
  }

  static func link(_ number: Int, title: String = "Open Ours", confidence: JSONValue = 0.9) -> JSONValue {
    [
      "kind": "openURL", "title": .string(title), "payload": ["url": .string("https://example.org/\(number)")],
      "confidence": confidence,
    ]
  }

  static func ticket(_ number: Int, confidence: JSONValue = 0.7) -> JSONValue {
    [
      "kind": "acme/ticket", "title": .string("Show #\(number)"), "payload": ["number": JSONValue(number)],
      "intent": ["name": "acme/ShowTicket", "parameters": ["number": JSONValue(number)]], "confidence": confidence,
      "reason": "The message names a ticket", "systemImage": "ticket",
    ]
  }

  /// What providers would be asked about a call's message.
  static func suggestion(_ parameters: Parameters, _ encoding: PositionEncoding = .utf16) throws -> Suggestion? {
    let client = Client(
      name: "c", processID: nil, entitlements: [], positionEncoding: encoding, locale: "en_US", statedTimeZone: nil,
      timeZone: .gmt, style: SnippetStyle(), presentation: ViewPresentation())
    let context = RequestContext(
      server: TestServer.make(), client: client, cancellation: Cancellation(), start: TestServer.now, progress: nil,
      host: Host(), actionProviders: ProviderDesk(), isInBackground: { _ in false })
    return Suggestion(parameters, try ActionCall.request(parameters, context))
  }
}
