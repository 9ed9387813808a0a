import Foundation
import JSONRPC
import Synchronization
import Testing

@testable import Server

@Suite("Intents of the host", .timeLimit(.minutes(1)))
struct HostIntentTests {
  private static let list: JSONValue = [
    "name": "List", "title": "Notes", "kind": "snippet",
    "parameters": [["name": "book", "type": "entity", "entityType": "Book", "isOptional": true]],
  ]
  private static let add: JSONValue = ["name": "Add", "title": "Add a note"]
  private static let shelf: JSONValue = [
    "name": "Shelf", "parameters": [["name": "book", "title": "Book", "type": "entity", "entityType": "Book"]],
  ]
  private static let delete: JSONValue = ["name": "Delete", "title": "Delete all", "requiresConfirmation": true]

  private func host(_ server: Server = TestServer.make(), name: String = "test") async throws -> TestHost {
    let host = try await TestHost.initialized(server, name: name)
    let result = try await host.result(
      "intents.register", ["provider": "notes", "intents": [Self.list, Self.add, Self.shelf, Self.delete]])
    #expect(result["rejected"] == [])
    return host
  }

  private func perform(_ name: String, _ parameters: JSONValue = [:]) -> JSONValue {
    ["intent": ["name": .string(name), "parameters": parameters]]
  }

  private func rows(_ texts: String...) -> JSONValue {
    [
      "view": [
        "type": "List",
        "children": .array(
          texts.map { text in
            [
              "type": "Button", "id": .string(text), "label": ["type": "Text", "text": .string(text)],
              "intent": ["name": "Add", "parameters": [:]],
            ]
          }),
      ]
    ]
  }

  @Test("Each intent that cannot be taken is told with its reason; the others are taken")
  func register() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    let result = try await host.result(
      "intents.register",
      ["provider": "notes", "intents": [Self.list, ["name": "x y"], ["name": "List"], ["name": "A", "kind": 1], 3]])
    #expect(result["accepted"] == ["notes/List"])
    #expect(result["rejected"]?.array?.map { $0["name"] } == ["x y", "List", "A", ""])
    #expect(
      result["rejected"]?.array?.map { $0["reason"] }
        == ["invalidName", "duplicateName", "invalidMember", "invalidName"])
    #expect(await host.notification("intents.changed") == [:])
    let listed = try await host.result("intents.list", ["provider": "notes"])["intents"]?.array ?? []
    #expect(listed.map { $0["name"] } == ["notes/List"])
    #expect(listed.first?["discoverability"] == "onlyShowsSnippet")
  }

  @Test(
    "A registration that is wrong as a whole is refused",
    arguments: [
      (["intents": []], "/provider"), (["provider": "inkling", "intents": []], "/provider"),
      (["provider": "Inkling", "intents": []], "/provider"), (["provider": "scripts", "intents": []], "/provider"),
      (["provider": "a/b", "intents": []], "/provider"), (["provider": "", "intents": []], "/provider"),
      (["provider": "notes"], "/intents"), (["provider": "notes", "intents": [:]], "/intents"),
    ] as [(JSONValue, String)])
  func refused(params: JSONValue, pointer: String) async throws {
    let host = try await TestHost.initialized(TestServer.make())
    #expect(await host.error("intents.register", params)["data"]?["pointer"]?.string == pointer)
    let info: JSONValue = ["name": "a"]
    let error = await TestHost(TestServer.make()).error("initialize", ["clientInfo": info, "providers": [params]])
    #expect(error["data"]?["pointer"]?.string == "/providers/0" + pointer)
  }

  @Test("A client has only so many providers, and a provider only so many intents")
  func limits() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    let many: [JSONValue] = (0..<258).map { ["name": .string("A\($0)")] }
    let result = try await host.result("intents.register", ["provider": "p0", "intents": .array(many)])
    #expect(result["accepted"]?.array?.count == 256)
    #expect(result["rejected"]?.array?.map { $0["reason"] } == ["tooMany", "tooMany"])
    for number in 1..<32 {
      _ = try await host.result("intents.register", ["provider": .string("p\(number)"), "intents": []])
    }
    let error = await host.error("intents.register", ["provider": "p32", "intents": []])
    #expect(error["data"]?["pointer"] == "/provider")
    _ = try await host.result("intents.register", ["provider": "p31", "intents": [Self.add]])
  }

  @Test("What is declared with initialize is there at once")
  func declared() async throws {
    let host = TestHost(TestServer.make())
    let result = try await host.result(
      "initialize",
      ["clientInfo": ["name": "a"], "providers": [["provider": "notes", "intents": [Self.add]]]])
    #expect(result["registrations"]?.array?.first?["accepted"] == ["notes/Add"])
    let id = host.start("snippet.perform", perform("notes/Add"))
    host.respond(to: await host.request("intent.perform"), result: ["value": 1])
    #expect(await host.reply(to: id)["result"]?["value"] == 1)
  }

  @Test("A new registration replaces the old one as a whole; an old id takes nothing of the new one back")
  func replace() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    let first = try await host.result("intents.register", ["provider": "notes", "intents": [Self.list, Self.add]])
    let second = try await host.result("intents.register", ["provider": "notes", "intents": [Self.add]])
    #expect(await host.error("snippet.perform", perform("notes/List"))["data"]?["reason"] == "unknownIntent")
    let old = try await host.result("intents.unregister", ["registrationId": first["registrationId"] ?? .null])
    #expect(old == ["unregistered": 0])
    let new = try await host.result("intents.unregister", ["registrationId": second["registrationId"] ?? .null])
    #expect(new == ["unregistered": 1])
    #expect(await host.error("snippet.perform", perform("notes/Add"))["data"]?["reason"] == "unknownIntent")
    #expect(await host.error("intents.unregister")["data"]?["pointer"] == "/provider")
  }

  @Test("Another client's intents are unknown to a client")
  func others() async throws {
    let server = TestServer.make()
    let ana = try await host(server, name: "ana")
    let ben = try await TestHost.initialized(server, name: "ben")
    #expect(try await ben.result("intents.list", ["provider": "notes"]) == ["intents": []])
    #expect(await ben.error("snippet.perform", perform("notes/Add"))["data"]?["reason"] == "unknownIntent")
    #expect(try await ben.result("intents.unregister", ["provider": "notes"]) == ["unregistered": 0])
    let id = ana.start("snippet.perform", perform("notes/Add"))
    ana.respond(to: await ana.request("intent.perform"), result: .null)
    #expect(await ana.reply(to: id)["result"]?["kind"] == "result")
  }

  @Test("A snippet of the host is drawn, tapped and drawn again by the host")
  func cycle() async throws {
    let host = try await host()
    let id = host.start("snippet.perform", perform("notes/List"))
    let draw = await host.request("intent.perform")
    #expect(draw["params"]?["name"] == "notes/List")
    #expect(draw["params"]?["purpose"] == "draw")
    #expect(draw["params"]?["timeZone"] == "GMT")
    host.respond(to: draw, result: rows("one"))
    let shown = await host.reply(to: id)["result"] ?? .null
    #expect(shown["view"]?["children"]?.array?.first?["intent"] == ["name": "notes/Add", "title": "Add a note"])
    let tap = host.start(
      "snippet.interact",
      ["snippetId": shown["snippetId"] ?? .null, "revision": 1, "controlId": "one", "interactionId": "t"])
    let action = await host.request("intent.perform")
    #expect(action["params"]?["purpose"] == "act")
    host.respond(to: action, result: .null)
    host.respond(to: await host.request("intent.perform"), result: rows("one", "two"))
    let answer = await host.reply(to: tap)["result"]
    #expect(answer?["outcome"] == "performed")
    #expect(answer?["view"]?["children"]?.array?.count == 2)
    host.notify("snippet.reload", ["intent": "notes/List"])
    #expect(await host.notification("snippet.reload")["snippetId"] == shown["snippetId"])
    let pull = host.start("snippet.perform", ["snippetId": shown["snippetId"] ?? .null, "ifRevision": 2])
    host.respond(to: await host.request("intent.perform"), result: rows("one", "two"))
    #expect(await host.reply(to: pull)["result"]?["revision"] == 2)
    host.notify("snippet.reload", ["snippetId": shown["snippetId"] ?? .null])
    #expect(await host.notification("snippet.reload")["snippetId"] == shown["snippetId"])
  }

  @Test("Controls in the view of an action do not work, and a warning says so")
  func inert() async throws {
    let host = try await host()
    let id = host.start("snippet.perform", perform("notes/Add"))
    host.respond(to: await host.request("intent.perform"), result: rows("one"))
    let answer = await host.reply(to: id)["result"]
    #expect(answer?["warnings"]?.array?.map { $0["code"] } == ["inertControl"])
    #expect(answer?["view"]?["children"]?.array?.first?["intent"] == nil)
  }

  @Test("An action leads to a snippet, of the process too")
  func followUp() async throws {
    let host = try await host()
    let id = host.start("snippet.perform", perform("notes/Add"))
    host.respond(to: await host.request("intent.perform"), result: ["snippetIntent": ["name": "List"], "dialog": "Ok"])
    host.respond(to: await host.request("intent.perform"), result: rows("one"))
    let answer = await host.reply(to: id)["result"]
    #expect(answer?["dialog"]?["full"] == "Ok")
    #expect(answer?["view"]?["type"] == "List")
    let other = host.start("snippet.perform", perform("notes/Add"))
    host.respond(to: await host.request("intent.perform"), result: ["snippetIntent": ["name": "inkling/ShowTodoList"]])
    #expect(await host.reply(to: other)["result"]?["view"] != nil)
  }

  @Test("What must be confirmed is not asked of the host before the person has confirmed it")
  func confirmation() async throws {
    let host = try await host()
    let shown = try await host.result("snippet.perform", perform("notes/Delete"))
    #expect(shown["kind"] == "confirmation")
    let tap = host.start(
      "snippet.interact",
      ["snippetId": shown["snippetId"] ?? .null, "revision": 1, "controlId": "$confirm", "interactionId": "t"])
    let request = await host.request("intent.perform")
    #expect(request["params"]?["isConfirmed"] == true)
    host.respond(to: request, result: ["value": 3])
    #expect(await host.reply(to: tap)["result"]?["value"] == 3)
  }

  @Test("A choice of the host's comes back to it")
  func choice() async throws {
    let host = try await host()
    let id = host.start("snippet.perform", perform("notes/Add"))
    host.respond(
      to: await host.request("intent.perform"), result: ["needsChoice": ["options": [["id": "a"], ["id": "b"]]]])
    let shown = await host.reply(to: id)["result"]
    #expect(shown?["kind"] == "choice")
    let tap = host.start(
      "snippet.interact",
      ["snippetId": shown?["snippetId"] ?? .null, "revision": 1, "controlId": "b", "interactionId": "t"])
    let request = await host.request("intent.perform")
    #expect(request["params"]?["chosenOption"] == "b")
    host.respond(to: request, result: .null)
    #expect(await host.reply(to: tap)["result"]?["outcome"] == "performed")
  }

  @Test("A thing that is missing is asked for with what there is, and is fetched anew for each draw")
  func entities() async throws {
    let host = try await host()
    let id = host.start("snippet.perform", perform("notes/Shelf"))
    let question = await host.request("intent.entities")
    #expect(question["params"]?["entityType"] == "Book")
    #expect(question["params"]?["identifiers"] == nil)
    host.respond(to: question, result: ["entities": [["id": "b1", "title": "Dune", "subtitle": "1965"]]])
    let asked = await host.reply(to: id)["result"]
    #expect(asked?["needsInput"]?["options"] == ["b1"])
    #expect(asked?["needsInput"]?["optionTitles"] == ["Dune"])
    let answer = host.start(
      "snippet.perform", ["token": asked?["needsInput"]?["token"] ?? .null, "parameters": ["book": "b1"]])
    let fetch = await host.request("intent.entities")
    #expect(fetch["params"]?["identifiers"] == ["b1"])
    host.respond(to: fetch, result: ["entities": [["id": "b1", "title": "Dune", "pages": 412]]])
    let request = await host.request("intent.perform")
    #expect(request["params"]?["parameters"] == ["book": "b1"])
    #expect(request["params"]?["entities"] == ["book": ["id": "b1", "title": "Dune", "pages": 412]])
    host.respond(to: request, result: ["value": 1])
    #expect(await host.reply(to: answer)["result"]?["value"] == 1)
  }

  @Test(
    "A thing that is gone is an error, and an answer that is none too",
    arguments: [
      (["entities": []], "entityNotFound"), (["entities": [["id": "b2", "title": "x"]]], "entityNotFound"),
      (["entities": [["id": "b1"]]], "providerInvalid"), (["entities": 3], "providerInvalid"),
      (.null, "providerInvalid"),
    ] as [(JSONValue, String)])
  func goneEntity(answer: JSONValue, reason: String) async throws {
    let host = try await host()
    let id = host.start("snippet.perform", perform("notes/Shelf", ["book": "b1"]))
    host.respond(to: await host.request("intent.entities"), result: answer)
    #expect(await host.reply(to: id)["error"]?["data"]?["reason"]?.string == reason)
  }

  @Test(
    "A provider that answers wrongly gives an error that says so",
    arguments: [
      (["view": ["type": "Text"]], "viewInvalid"),
      (["view": ["type": "Text", "text": "a", "id": "$x"]], "viewInvalid"),
      (["dialog": []], "providerInvalid"), ("hello", "providerInvalid"),
      (["snippetIntent": ["name": "Nothing"]], "unknownIntent"), (["snippetIntent": ["name": "Add"]], "notInteractive"),
    ] as [(JSONValue, String)])
  func wrong(answer: JSONValue, reason: String) async throws {
    let host = try await host()
    let id = host.start("snippet.perform", perform("notes/Add"))
    host.respond(to: await host.request("intent.perform"), result: answer)
    #expect(await host.reply(to: id)["error"]?["data"]?["reason"]?.string == reason)
  }

  @Test("A view that is too large is refused")
  func tooLarge() async throws {
    let host = try await host()
    let id = host.start("snippet.perform", perform("notes/List"))
    let text: JSONValue = ["type": "Text", "text": "x"]
    host.respond(
      to: await host.request("intent.perform"),
      result: ["view": ["type": "VStack", "children": .array(Array(repeating: text, count: 501))]])
    #expect(await host.reply(to: id)["error"]?["data"]?["reason"] == "viewTooLarge")
  }

  @Test("A provider that takes itself back during a call ends it")
  func unregisterDuringCall() async throws {
    let host = try await host()
    let id = host.start("snippet.perform", perform("notes/Add"))
    let request = await host.request("intent.perform")
    #expect(try await host.result("intents.unregister", ["provider": "notes"]) == ["unregistered": 4])
    #expect(await host.reply(to: id)["error"]?["data"]?["reason"] == "providerGone")
    #expect(await host.notification("$/cancelRequest")["id"] == request["id"])
  }

  @Test("A provider that registers again during a call still answers it")
  func registerDuringCall() async throws {
    let host = try await host()
    let id = host.start("snippet.perform", perform("notes/Add"))
    let request = await host.request("intent.perform")
    _ = try await host.result("intents.register", ["provider": "notes", "intents": []])
    host.respond(to: request, result: ["value": 1])
    #expect(await host.reply(to: id)["result"]?["value"] == 1)
    #expect(await host.error("snippet.perform", perform("notes/Add"))["data"]?["reason"] == "unknownIntent")
  }

  @Test("A tap whose action fails still answers with a true view")
  func failedAction() async throws {
    let host = try await host()
    let id = host.start("snippet.perform", perform("notes/List"))
    host.respond(to: await host.request("intent.perform"), result: rows("one"))
    let shown = await host.reply(to: id)["result"]
    let tap = host.start(
      "snippet.interact",
      ["snippetId": shown?["snippetId"] ?? .null, "revision": 1, "controlId": "one", "interactionId": "t"])
    host.respond(to: await host.request("intent.perform"), error: ["code": 4, "message": "the disk is full"])
    host.respond(to: await host.request("intent.perform"), result: rows("one"))
    let answer = await host.reply(to: tap)["result"]
    #expect(answer?["outcome"] == "failed")
    #expect(answer?["error"]?["data"]?["providerMessage"] == "the disk is full")
    #expect(answer?["view"]?["type"] == "List")
  }

  @Test("A host may call us inside its own call, but not for ever")
  func inside() async throws {
    let host = try await host()
    var invocation: JSONValue = .null
    var ids: [Int] = []
    var requests: [JSONValue] = []
    for _ in 0..<4 {
      var params: JSONObject = ["intent": ["name": "notes/Add", "parameters": [:]]]
      if invocation != .null { params["source"] = ["invocationId": invocation] }
      ids.append(host.start("snippet.perform", .object(params)))
      requests.append(await host.request("intent.perform"))
      invocation = requests.last?["params"]?["invocationId"] ?? .null
    }
    let deepest = await host.error(
      "snippet.perform",
      ["intent": ["name": "notes/Add", "parameters": [:]], "source": ["invocationId": invocation]])
    #expect(deepest["data"]?["reason"] == "callTooDeep")
    for request in requests.reversed() { host.respond(to: request, result: .null) }
    for id in ids { #expect(await host.reply(to: id)["result"]?["kind"] == "result") }
  }
}
