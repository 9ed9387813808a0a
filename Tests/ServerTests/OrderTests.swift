import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Server

/// What a client hears of an action list, in which order, and after what.
@Suite("The order of answers and pushes", .timeLimit(.minutes(1)))
struct OrderTests {
  private static func message(_ id: String, _ body: String, minute: Int = 0) -> JSONValue {
    [
      "id": .string(id), "date": .string("2026-03-02T18:0\(minute):00-05:00"), "body": .string(body),
      "sender": ["name": "Ana", "handle": "ana", "isUser": false],
      "recipients": [["name": "Sam", "handle": "sam", "isUser": true]],
    ]
  }

  private static func url(_ list: JSONValue) -> String? {
    list["actions"]?.array?.first?["payload"]?["url"]?.string
  }

  @Test("A push that still waits is dropped when an answer says something newer")
  func overtaken() async throws {
    let session = Session(server: TestServer.make()) {}
    func send(_ message: JSONValue) {
      JSONWriter.bytes(of: message).withUnsafeBufferPointer { _ = session.receive(.message($0)) }
    }
    func generate(_ id: Int, _ message: JSONValue) {
      send([
        "jsonrpc": "2.0", "id": JSONValue(id), "method": "actions.generate",
        "params": ["message": message, "conversationId": "c"],
      ])
    }
    send([
      "jsonrpc": "2.0", "id": 0, "method": "initialize",
      "params": ["clientInfo": ["name": "test"], "entitlements": ["suggested-actions"]],
    ])
    send(["jsonrpc": "2.0", "method": "initialized"])
    // The second takes the action from the first, which is pushed; then the first is edited, which is answered.
    generate(1, Self.message("b", "https://example.org/1", minute: 1))
    generate(2, Self.message("a", "https://example.org/1"))
    generate(3, Self.message("b", "https://example.org/2", minute: 1))
    while !session.monitor.withLock({ $0.isIdle }) { await Task.yield() }
    var text = ""
    while let bytes = session.takeOutput(atMost: .max) {
      text += String(decoding: bytes, as: UTF8.self)
      session.outputWritten()
    }
    let messages = try text.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    #expect(messages.count == 4)
    #expect(messages.last?["id"] == 3 && Self.url(messages.last?["result"] ?? .null) == "https://example.org/2")
  }

  @Test("A message that is edited while it is pending is read as it was last")
  func editWhilePending() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    let long = "see https://example.org/old " + String(repeating: "at 5pm ", count: 5_000)
    let first = host.start("actions.get", ["message": Self.message("m", long)])
    let second = host.start("actions.get", ["message": Self.message("m", "see https://example.org/new")])
    #expect(await host.reply(to: first)["result"]?["state"] == "pending")
    #expect(await host.reply(to: second)["result"]?["state"] == "pending")
    var told = await host.notification("actions.ready")
    while Self.url(told) != "https://example.org/new" { told = await host.notification("actions.ready") }
    #expect(Self.url(try await host.result("actions.get", ["messageId": "m"])) == "https://example.org/new")
  }

  @Test("Two ids that differ only by normalization are two messages, pending and told apart")
  func normalization() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    let ids = ["caf\u{E9}", "cafe\u{301}"]
    for (minute, id) in ids.enumerated() {
      _ = host.start("actions.get", ["message": Self.message(id, "see https://example.org/\(minute)", minute: minute)])
    }
    let told = [await host.notification("actions.ready"), await host.notification("actions.ready")]
    for (minute, id) in ids.enumerated() {
      let list = try #require(told.first { $0["messageId"] == .string(id) })
      #expect(Self.url(list) == "https://example.org/\(minute)")
    }
  }

  @Test("What changes lists runs in the order of the calls, however the conversation is named")
  func lanes() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    for round in 0..<20 {
      let id = "m\(round)"
      let long = "see https://example.org/\(round) " + String(repeating: "at 5pm ", count: 500)
      let generate = host.start(
        "actions.generate", ["message": Self.message(id, long), "conversationId": .string("c\(round)")])
      let forget = host.start("actions.invalidate", ["messageId": .string(id)])
      #expect(await host.reply(to: generate)["result"]?["state"] == "ready")
      #expect(await host.reply(to: forget)["result"] == ["forgotten": 1])
      #expect(await host.error("actions.get", ["messageId": .string(id)])["data"]?["reason"] == "unknownMessage")
    }
  }

  @Test(
    "A message that is forgotten while it is pending does not come back", arguments: ["messageId", "conversationId"])
  func forgottenWhilePending(_ what: String) async throws {
    let host = try await TestHost.initialized(TestServer.make())
    for round in 0..<10 {
      let (id, conversation) = ("m\(round)", "c\(round)")
      let long = "see https://example.org/\(round) " + String(repeating: "at 5pm ", count: 500)
      let get = host.start(
        "actions.get", ["message": Self.message(id, long), "conversationId": .string(conversation)])
      let forget = host.start("actions.invalidate", [what: .string(what == "messageId" ? id : conversation)])
      _ = await (host.reply(to: get), host.reply(to: forget))
      while !host.session.monitor.withLock({ $0.isIdle }) { await Task.yield() }
      #expect(await host.error("actions.get", ["messageId": .string(id)])["data"]?["reason"] == "unknownMessage")
    }
  }

  @Test("A message that another process forgets is forgotten here", arguments: ["messageId", "conversationId"])
  func forgottenElsewhere(_ what: String) async throws {
    let directory = try TemporaryDirectory()
    let host = try await TestHost.initialized(TestServer.make(directory: directory.path))
    let other = try await TestHost.initialized(TestServer.make(directory: directory.path))
    let params: JSONValue = ["message": Self.message("m", "see https://example.org/a"), "conversationId": "c"]
    _ = try await host.result("actions.generate", params)
    _ = try await other.result("actions.get", ["messageId": "m"])
    _ = try await host.result("actions.invalidate", [what: what == "messageId" ? "m" : "c"])
    other.session.noticeChanges()
    #expect(await other.error("actions.get", ["messageId": "m"])["data"]?["reason"] == "unknownMessage")
  }

  @Test("What another process changes after the first look is heard of, however early the look was")
  func earlyLook() async throws {
    let directory = try TemporaryDirectory()
    let other = try await TestHost.initialized(TestServer.make(directory: directory.path))
    _ = try await other.result("actions.generate", ["message": Self.message("m", "see https://example.org/a")])
    let host = try await TestHost.initialized(TestServer.make(directory: directory.path))
    _ = try await host.result("actions.get", ["messageId": "m"])
    _ = try await other.result("actions.generate", ["message": Self.message("m", "see https://example.org/b")])
    host.session.noticeChanges()
    #expect(Self.url(await host.notification("actions.ready")) == "https://example.org/b")
    #expect(Self.url(try await host.result("actions.get", ["messageId": "m"])) == "https://example.org/b")
  }

  @Test("The style of actions.get is for that call")
  func style() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    _ = try await host.result(
      "actions.generate",
      ["message": Self.message("1", "see example.org"), "conversationId": "c", "style": ["tint": "red"]])
    _ = try await host.result(
      "actions.get",
      ["message": Self.message("2", "see example.com"), "conversationId": "c", "style": ["tint": "blue"]])
    _ = await host.notification("actions.ready")
    let row = try await host.result("actions.get", ["messageId": "1", "as": "view"])
    #expect(row["environment"] == ["tint": "red"])
  }

  @Test("Detection stops when its call is cancelled")
  func cancelDetection() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    let text = String(repeating: "at 5 ", count: 200_000)
    let id = host.start("text.detect", ["text": .string(text), "referenceDate": "2026-03-02T18:00:00Z"])
    host.notify("$/cancelRequest", ["id": JSONValue(id)])
    #expect(await host.reply(to: id)["error"]?["code"]?.int == -32800)
  }

  @Test(
    "Zones are IANA names, given and told",
    arguments: [
      ("GMT+5", false), ("UTC+3", false), ("GMT+0530", false), ("UTC", true), ("Asia/Kolkata", true),
      ("Etc/GMT-5", true), ("Mars", false),
    ])
  func zoneNames(name: String, isKnown: Bool) async throws {
    let host = try await TestHost.initialized(TestServer.make())
    let params: JSONValue = ["text": "noon", "referenceDate": "2026-03-02T18:00:00Z", "timeZone": .string(name)]
    let id = host.start("text.detect", params)
    #expect((await host.reply(to: id)["error"]?["data"]?["pointer"] == nil) == isKnown)
  }

  @Test(
    "An event's zone has a name, and its start is the moment that the message means",
    arguments: [
      ("-03:30", "America/St_Johns", "2026-01-03T13:00:00"), ("+10:30", "Australia/Adelaide", "2026-01-03T13:00:00"),
      ("+13:45", "Pacific/Chatham", "2026-01-03T13:00:00"), ("+05:30", "Asia/Kolkata", "2026-01-03T13:00:00"),
      ("-05:00", "Etc/GMT+5", "2026-01-03T13:00:00"), ("+07:10", "UTC", "2026-01-03T05:50:00"),
      ("Z", "UTC", "2026-01-03T13:00:00"),
    ])
  func eventZone(offset: String, zone: String, start: String) async throws {
    let host = try await TestHost.initialized(TestServer.make())
    var message = Self.message("m", "Lunch tomorrow at 1pm?").object ?? [:]
    message["date"] = .string("2026-01-02T10:00:00\(offset)")
    let list = try await host.result("actions.generate", ["message": .object(message)])
    let payload = list["actions"]?.array?.first?["payload"]
    #expect(
      ["UTC", "GMT"].contains(payload?["timeZone"]?.string) ? zone == "UTC" : payload?["timeZone"]?.string == zone)
    #expect(payload?["start"]?.string == start)
  }

  @Test("The name that an unnamed conversation gets can be sent back, however long the oldest id is")
  func longNames() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    let id = String(repeating: "é", count: 1_024)
    _ = try await host.result("actions.get", ["message": Self.message(id, "see https://example.org/a")])
    let told = await host.notification("actions.ready")
    let name = try #require(told["conversationId"]?.string)
    #expect(name.unicodeScalars.count <= 1_024)
    #expect(try await host.result("actions.invalidate", ["conversationId": .string(name)]) == ["forgotten": 1])
  }

  @Test("A list at hand does not overtake the call in front that changes or forgets it")
  func atHand() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    _ = try await host.result("actions.generate", ["message": Self.message("m", "see https://example.org/old")])
    _ = try await host.result("actions.get", ["messageId": "m"])
    _ = host.start("actions.generate", ["message": Self.message("m", "see https://example.org/new")])
    let look = host.start("actions.get", ["messageId": "m"])
    #expect(Self.url(await host.reply(to: look)["result"] ?? .null) == "https://example.org/new")
    _ = host.start("actions.invalidate", ["messageId": "m"])
    let last = host.start("actions.get", ["messageId": "m"])
    #expect(await host.reply(to: last)["error"]?["data"]?["reason"] == "unknownMessage")
  }

  @Test("A later call that fails takes nothing from a message that is pending")
  func failedLater() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    for round in 0..<10 {
      let id = "m\(round)"
      _ = host.start("actions.get", ["message": Self.message(id, "see https://example.org/\(round)")])
      _ = host.start("actions.generate", ["message": ["id": .string(id)]])
      #expect(await host.notification("actions.ready")["messageId"] == .string(id))
    }
  }
}
