import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Server

@Suite("text.detect and actions.*", .timeLimit(.minutes(1)))
struct ActionsMethodTests {
  private static func message(_ id: String, _ body: String, minute: Int = 0) -> JSONValue {
    [
      "id": .string(id), "date": .string("2026-03-02T18:0\(minute):00-05:00"), "body": .string(body),
      "sender": ["name": "Ana", "handle": "ana", "isUser": false],
      "recipients": [["name": "Sam", "handle": "sam", "isUser": true]],
    ]
  }

  private static func host(_ directory: String? = nil, name: String = "test") async throws -> TestHost {
    try await .initialized(
      TestServer.make(directory: directory), name: name,
      more: ["timeZone": "America/New_York", "style": ["tint": "red", "font": "body"]])
  }

  @Test("text.detect tells what a text names, in the client's positions")
  func detect() async throws {
    let host = try await Self.host()
    let result = try await host.result(
      "text.detect", ["text": "🎉 Friday 7pm, see example.com", "referenceDate": "2026-03-02T18:00:00-05:00"])
    let detections = try #require(result["detections"]?.array)
    #expect(detections.map { $0["type"]?.string } == ["dateTime", "link"])
    #expect(detections[0]["range"] == ["start": 3, "end": 13])
    #expect(detections[0]["text"] == "Friday 7pm")
    #expect(detections[0]["value"] == ["start": "2026-03-06T19:00:00", "grain": "hour"])
    #expect(detections[1]["value"] == ["url": "https://example.com", "host": "example.com"])
  }

  @Test("actions.generate answers with the list, and actions.get with the same one")
  func generate() async throws {
    let host = try await Self.host()
    let list = try await host.result("actions.generate", ["message": Self.message("1", "dinner friday 7pm?")])
    #expect(list["state"] == "ready" && list["messageId"] == "1")
    #expect(list["actions"]?.array?.first?["payload"]?["start"] == "2026-03-06T19:00:00")
    #expect(try await host.result("actions.get", ["messageId": "1"]) == list)
    #expect(try await host.result("actions.get", ["messageId": "1"]) == list)
    #expect(try await host.result("actions.get", ["message": Self.message("1", "dinner friday 7pm?")]) == list)
  }

  @Test("a message that was not read is pending, then ready")
  func pending() async throws {
    let host = try await Self.host()
    let answer = try await host.result("actions.get", ["message": Self.message("1", "dinner friday 7pm?")])
    #expect(answer["state"] == "pending" && answer["actions"] == [])
    let ready = await host.notification("actions.ready")
    #expect(ready["state"] == "ready" && ready["messageId"] == "1" && ready["conversationId"] == "message:1")
  }

  @Test("a message alone that is unknown is an error, to another client too")
  func unknown() async throws {
    let directory = try TemporaryDirectory()
    let host = try await Self.host(directory.path)
    _ = try await host.result("actions.generate", ["message": Self.message("1", "ok")])
    #expect(await host.error("actions.get", ["messageId": "2"])["code"]?.int == 1101)
    let other = try await Self.host(directory.path, name: "other")
    #expect(await other.error("actions.get", ["messageId": "1"])["data"]?["reason"] == "unknownMessage")
    let again = try await Self.host(directory.path)
    #expect(try await again.result("actions.get", ["messageId": "1"])["state"] == "none")
  }

  @Test("an earlier message that comes late takes its action from the later one, which is pushed")
  func late() async throws {
    let host = try await Self.host()
    let first = Self.message("1", "https://example.org/a")
    let second = Self.message("2", "see https://example.org/a", minute: 1)
    let later = try await host.result("actions.generate", ["message": second, "previousMessages": [first]])
    _ = try await host.result("actions.generate", ["message": first])
    let ready = await host.notification("actions.ready")
    #expect(ready["messageId"] == "2" && ready["state"] == "none")
    #expect((ready["revision"]?.int ?? 0) > (later["revision"]?.int ?? 0))
    #expect(try await host.result("actions.get", ["messageId": "2"])["state"] == "none")
    #expect(try await host.result("actions.invalidate", ["messageId": "1"]) == ["forgotten": 1])
    #expect(try await host.result("actions.get", ["messageId": "2"])["state"] == "ready")
  }

  @Test("another process's change is pushed")
  func otherProcess() async throws {
    let directory = try TemporaryDirectory()
    let host = try await Self.host(directory.path)
    let second = Self.message("2", "https://example.org/a", minute: 1)
    let first = Self.message("1", "https://example.org/a")
    _ = try await host.result("actions.generate", ["message": second, "previousMessages": [first]])
    _ = try await host.result("actions.get", ["messageId": "2"])
    let other = try await Self.host(directory.path)
    _ = try await other.result("actions.generate", ["message": first])
    host.session.noticeChanges()
    let lists = [await host.notification("actions.ready"), await host.notification("actions.ready")]
    #expect(
      Set(lists.map { "\($0["messageId"]?.string ?? "") \($0["state"]?.string ?? "")" }) == ["1 ready", "2 none"])
    #expect(try await host.result("actions.get", ["messageId": "2"])["state"] == "none")
  }

  @Test("the row is a view under the nearest style")
  func view() async throws {
    let host = try await Self.host()
    _ = try await host.result(
      "actions.generate",
      ["message": Self.message("1", "see example.org"), "conversationId": "a", "style": ["tint": "blue"]])
    let row = try await host.result(
      "actions.get", ["messageId": "1", "as": "view", "style": ["buttonBorderShape": "capsule"]])
    #expect(row["environment"] == ["tint": "blue", "font": "body", "buttonBorderShape": "capsule"])
    #expect(row["view"]?["type"] == "HStack")
    let button = try #require(row["view"]?["children"]?.array?.first)
    #expect(button["type"] == "Button" && button["intent"]?["name"] == "inkling/OpenURL")
    #expect(button["id"] == row["actions"]?.array?.first?["id"])
    _ = try await host.result("actions.generate", ["message": Self.message("2", "ok"), "conversationId": "a"])
    let empty = try await host.result("actions.get", ["messageId": "2", "as": "view"])
    #expect(empty["view"]?["type"] == "EmptyView")
  }

  @Test(
    "what is missing, mistyped or out of range is named",
    arguments: [
      ("text.detect", [:], "/text"), ("text.detect", ["text": "a"], "/referenceDate"),
      ("text.detect", ["text": "a", "referenceDate": "2026-03-02"], "/referenceDate"),
      ("text.detect", ["text": "a", "referenceDate": "2026-03-02T18:00:00Z", "types": ["x"]], "/types/0"),
      ("actions.generate", [:], "/message"), ("actions.generate", ["message": ["id": ""]], "/message/recipients"),
      ("actions.generate", ["message": message("", "a")], "/message/id"),
      ("actions.generate", ["message": message("1", "a"), "previousMessages": [1]], "/previousMessages/0"),
      ("actions.generate", ["message": message("1", "a"), "timeZone": "Mars"], "/timeZone"),
      ("actions.generate", ["message": message("1", "a"), "conversationId": ""], "/conversationId"),
      ("actions.get", [:], "/messageId"), ("actions.get", ["messageId": "1", "as": "tree"], "/as"),
      ("actions.get", ["messageId": "1", "message": message("1", "a")], "/messageId"),
      ("actions.invalidate", [:], "/messageId"),
    ] as [(String, JSONValue, String)])
  func invalid(method: String, params: JSONValue, pointer: String) async throws {
    let error = await (try Self.host()).error(method, params)
    #expect(error["code"]?.int == -32602)
    #expect(error["data"]?["pointer"]?.string == pointer)
  }

  @Test("without the entitlement there is an error", arguments: ["text.detect", "actions.generate", "actions.get"])
  func entitlement(_ method: String) async throws {
    let host = try await TestHost.initialized(TestServer.make(), entitlements: ["journal.allow"])
    #expect(await host.error(method)["code"]?.int == 1001)
  }
}
