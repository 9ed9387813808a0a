import Foundation
import JSONRPC
import Snippets
import Synchronization
import TestSupport
import Testing

@testable import Server

@Suite("Snippet methods", .timeLimit(.minutes(1)))
struct SnippetMethodTests {
  /// A server with a directory of to-dos of its own.
  private final class Life {
    let path = NSTemporaryDirectory() + "inkling-snippets-" + UUID().uuidString
    let server: Server

    init() throws {
      var configuration = Configuration()
      configuration.toDos = path + "/todos"
      configuration.calendar = path + "/calendar"
      server = TestServer.make(configuration: configuration)
      try FileManager.default.createDirectory(atPath: path + "/todos", withIntermediateDirectories: true)
    }

    deinit {
      try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a to-do as another program would.
    func write(_ uid: String) throws {
      let text = "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:\(uid)\r\nSUMMARY:\(uid)\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
      try Data(text.utf8).write(to: URL(filePath: path + "/todos/\(uid).ics"))
    }

    var events: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path + "/calendar")) ?? [] }
  }

  private func interact(
    _ shown: JSONValue, _ controlID: String, as interactionID: String, value: JSONValue? = nil
  ) -> JSONValue {
    var params: JSONObject = [
      "snippetId": shown["snippetId"] ?? .null, "revision": shown["revision"] ?? .null,
      "controlId": .string(controlID), "interactionId": .string(interactionID),
    ]
    params["value"] = value
    return .object(params)
  }

  @Test(
    "M10: A parameter that is missing, mistyped or out of range is named by its JSON Pointer",
    arguments: [
      ("snippet.perform", [:], "/intent"), ("snippet.perform", ["intent": 1], "/intent"),
      ("snippet.perform", ["intent": [:]], "/intent/name"),
      ("snippet.perform", ["intent": ["name": "inkling/AddToDo", "parameters": 1]], "/intent/parameters"),
      (
        "snippet.perform", ["intent": ["name": "inkling/AddToDo", "parameters": ["title": 1]]],
        "/intent/parameters/title"
      ),
      (
        "snippet.perform",
        ["intent": ["name": "inkling/CreateEvent", "parameters": ["title": "x", "start": "2026-02-30"]]],
        "/intent/parameters/start"
      ),
      ("snippet.perform", ["intent": ["name": "inkling/ShowTodoList"], "snippetId": "x"], "/snippetId"),
      ("snippet.perform", ["snippetId": "x", "ifRevision": -1], "/ifRevision"),
      ("snippet.perform", ["token": "x"], "/parameters"),
      (
        "snippet.perform", ["intent": ["name": "inkling/ShowTodoList"], "environment": ["tint": "bleu"]],
        "/environment/tint"
      ),
      (
        "snippet.perform", ["intent": ["name": "inkling/ShowTodoList"], "presentation": ["columns": 5]],
        "/presentation/columns"
      ),
      (
        "snippet.perform",
        [
          "intent": ["name": "inkling/ShowTodoList"],
          "presentation": ["actions": "postMessage", "targetOrigin": "*"],
        ], "/presentation/targetOrigin"
      ),
      ("snippet.perform", ["intent": ["name": "inkling/ShowTodoList"], "render": "html"], "/render"),
      ("snippet.interact", [:], "/snippetId"), ("snippet.interact", ["snippetId": "x"], "/revision"),
      ("snippet.interact", ["snippetId": "x", "revision": 1.5], "/revision"),
      ("snippet.interact", ["snippetId": "x", "revision": 1], "/controlId"),
      ("snippet.interact", ["snippetId": "x", "revision": 1, "controlId": "y"], "/interactionId"),
      ("snippet.dismiss", [:], "/snippetId"), ("intents.list", ["provider": 1], "/provider"),
    ] as [(String, JSONValue, String)])
  func invalid(method: String, params: JSONValue, pointer: String) async throws {
    let host = try await TestHost.initialized(try Life().server)
    let error = await host.error(method, params)
    #expect(error["code"]?.int == -32602)
    #expect(error["data"]?["pointer"]?.string == pointer)
  }

  @Test(
    "What there is not has an error of its own",
    arguments: [
      ("snippet.perform", ["intent": ["name": "inkling/Nothing"]], 1201, "unknownIntent"),
      ("snippet.perform", ["snippetId": "x"], 1202, "unknownSnippet"),
      ("snippet.perform", ["token": "x", "parameters": [:]], 1202, "unknownSnippet"),
      (
        "snippet.interact", ["snippetId": "x", "revision": 1, "controlId": "y", "interactionId": "z"], 1202,
        "unknownSnippet"
      ),
      (
        "snippet.perform", ["intent": ["name": "inkling/ShowTodoList", "parameters": ["list": "x"]]], 1208, "entityNotFound"
      ),
    ] as [(String, JSONValue, Int, String)])
  func unknown(method: String, params: JSONValue, code: Int, reason: String) async throws {
    let host = try await TestHost.initialized(try Life().server)
    let error = await host.error(method, params)
    #expect(error["code"]?.int == code)
    #expect(error["data"]?["reason"]?.string == reason)
  }

  @Test("A to-do is asked for, added, completed by its toggle and cleared by the button")
  func toDos() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let asked = try await host.result("snippet.perform", ["intent": ["name": "inkling/AddToDo"]])
    #expect(asked["kind"] == "needsInput")
    let token = try #require(asked["needsInput"]?["token"])
    let shown = try await host.result("snippet.perform", ["token": token, "parameters": ["title": "Milk"]])
    #expect(shown["intent"]?["name"] == "inkling/ShowTodoList")
    #expect(shown["fallbackText"] == "[ ] Milk\n[Clear Completed]\n[Undo: Added “Milk”]")
    let toggle = try #require(shown["view"]?["children"]?.array?.first?["id"]?.string)
    let done = try await host.result("snippet.interact", interact(shown, toggle, as: "1", value: true))
    #expect(done["outcome"] == "performed")
    #expect(done["fallbackText"] == "[x] Milk\n[Clear Completed]\n[Undo: Completed “Milk”]")
    let cleared = try await host.result("snippet.interact", interact(done, "clear", as: "2"))
    #expect(cleared["fallbackText"] == "No To-Dos\n[Undo: Cleared one to-do]")
    let stale = await host.error("snippet.interact", interact(shown, toggle, as: "3", value: true))
    #expect(stale["code"]?.int == -32801)
    #expect(stale["data"]?["view"] == cleared["view"])
    #expect(try await host.result("snippet.dismiss", ["snippetId": shown["snippetId"] ?? .null]) == ["dismissed": true])
  }

  @Test("Every answer that holds a view is drawn in the forms that were asked for")
  func drawn() async throws {
    let life = try Life()
    try life.write("a")
    let host = try await TestHost.initialized(life.server)
    let shown = try await host.result(
      "snippet.perform",
      [
        "intent": ["name": "inkling/ShowTodoList"], "render": ["text", "html"],
        "presentation": ["columns": 40, "actions": "postMessage", "targetOrigin": "https://host.example"],
      ])
    #expect(shown["view"] == nil)
    #expect(shown["rendered"]?["text"]?.string?.hasPrefix("[ ] 1 a") == true)
    #expect(shown["rendered"]?["controls"]?.array?.first?["controlId"] == "/:a")
    let done = try await host.result("snippet.interact", interact(shown, "/:a", as: "1", value: true))
    #expect(done["view"] == nil)
    #expect(done["rendered"]?["text"]?.string?.hasPrefix("[x] 1 a") == true)
    // The page that answers a tap goes back to the control, and names the new revision.
    let page = done["rendered"]?["html"]?.string
    #expect(page?.contains(#"data-focus="/:a""#) == true)
    #expect(page?.contains(#"data-revision="2""#) == true)
    _ = try await host.result("snippet.interact", interact(done, "clear", as: "2"))
    let stale = await host.error("snippet.interact", interact(shown, "/:a", as: "3", value: true))
    #expect(stale["data"]?["view"] == nil)
    #expect(stale["data"]?["rendered"]?["text"]?.string?.contains("No To-Dos") == true)
    let again = try await host.result(
      "snippet.perform", ["snippetId": shown["snippetId"] ?? .null, "render": ["tree"]])
    #expect(again["view"] != nil && again["rendered"] == nil)
  }

  @Test("Interactions that are sent together run in their order, and a double tap acts once")
  func together() async throws {
    let life = try Life()
    for uid in ["a", "b"] { try life.write(uid) }
    let host = try await TestHost.initialized(life.server)
    let shown = try await host.result("snippet.perform", ["intent": ["name": "inkling/ShowTodoList"]])
    let ids = [
      interact(shown, "/:a", as: "1", value: true), interact(shown, "/:b", as: "2", value: true),
      interact(shown, "/:a", as: "1", value: true), interact(shown, "clear", as: "3"),
    ].map { host.start("snippet.interact", $0) }
    var outcomes: [JSONValue] = []
    for id in ids {
      let reply = await host.reply(to: id)
      outcomes.append(reply["result"]?["outcome"] ?? reply["error"]?["data"]?["reason"] ?? .null)
    }
    // Nothing was completed when the last one was sent, so that its button was disabled.
    #expect(outcomes == ["performed", "performed", "replayed", "controlDisabled"])
  }

  @Test("Of many interactions that are sent together each is answered when it is done")
  func answeredInOrder() async throws {
    let life = try Life()
    for number in 0..<30 { try life.write("u\(number)") }
    let host = try await TestHost.initialized(life.server)
    let shown = try await host.result("snippet.perform", ["intent": ["name": "inkling/ShowTodoList"]])
    let ids = (0..<30).map { host.start("snippet.interact", interact(shown, "/:u\($0)", as: "\($0)", value: true)) }
    for id in ids { #expect(await host.reply(to: id)["result"]?["outcome"] == "performed") }
    let answered = host.lines.compactMap { (try? JSONParser.parse($0))?["id"]?.int }.filter { ids.contains($0) }
    #expect(answered.first == ids.first)
  }

  @Test("An event is written once, however often its confirmation is sent")
  func event() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let parameters: JSONValue = ["title": "Lunch", "start": "2026-03-06T12:30:00", "timeZone": "Europe/Berlin"]
    let intent: JSONValue = ["intent": ["name": "inkling/CreateEvent", "parameters": parameters]]
    let asked = try await host.result("snippet.perform", intent)
    #expect(asked["kind"] == "confirmation")
    #expect(life.events.isEmpty)
    let written = try await host.result("snippet.interact", interact(asked, "$confirm", as: "1"))
    let again = try await host.result("snippet.interact", interact(asked, "$confirm", as: "1"))
    #expect(written["outcome"] == "performed")
    #expect(written["kind"] == "result")
    #expect(again["outcome"] == "replayed")
    #expect(life.events.count == 1)
    let declined = try await host.result("snippet.perform", intent)
    let nothing = try await host.result("snippet.interact", interact(declined, "$cancel", as: "1"))
    #expect(nothing["outcome"] == "dismissed")
    #expect(nothing["view"] == nil)
    #expect(life.events.count == 1)
  }

  @Test("Another program's change is told once, until the list is pulled")
  func reload() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let shown = try await host.result("snippet.perform", ["intent": ["name": "inkling/ShowTodoList"]])
    let id = try #require(shown["snippetId"])
    host.session.noticeFiles()
    #expect(host.notifications.isEmpty)
    for uid in ["milk", "bread"] {
      try life.write(uid)
      host.session.noticeFiles()
    }
    #expect(await host.notification("snippet.reload") == ["snippetId": id, "reason": "dataChanged"])
    #expect(host.notifications.isEmpty)
    let pulled = try await host.result("snippet.perform", ["snippetId": id, "ifRevision": shown["revision"] ?? .null])
    #expect(pulled["fallbackText"] == "[ ] bread\n[ ] milk\n[Clear Completed]")
    let same = try await host.result("snippet.perform", ["snippetId": id, "ifRevision": pulled["revision"] ?? .null])
    #expect(same["view"] == nil)
    #expect(same["revision"] == pulled["revision"])
  }

  @Test("A snippet keeps the environment that it was begun in until a request says another")
  func environment() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server, more: ["style": ["tint": "red"]])
    let intent: JSONObject = ["intent": ["name": "inkling/ShowTodoList"], "environment": ["tint": "blue"]]
    let shown = try await host.result("snippet.perform", .object(intent))
    #expect(shown["environment"] == ["tint": "blue"])
    let id = try #require(shown["snippetId"])
    #expect(try await host.result("snippet.perform", ["snippetId": id])["environment"] == ["tint": "blue"])
    let other: JSONValue = ["snippetId": id, "environment": ["font": "body"]]
    #expect(try await host.result("snippet.perform", other)["environment"] == ["tint": "red", "font": "body"])
    let plain = try await host.result("snippet.perform", ["intent": ["name": "inkling/AddToDo"]])
    #expect(plain["environment"] == ["tint": "red"])
    let answered = try await host.result(
      "snippet.perform",
      [
        "token": plain["needsInput"]?["token"] ?? .null, "parameters": ["title": "Milk"],
        "environment": ["tint": "green"],
      ])
    #expect(answered["environment"] == ["tint": "green"])
  }

  @Test("Another client's snippets are unknown")
  func otherClient() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let shown = try await host.result("snippet.perform", ["intent": ["name": "inkling/ShowTodoList"]])
    let other = try await TestHost.initialized(life.server, name: "other")
    #expect(await other.error("snippet.interact", interact(shown, "clear", as: "1"))["code"]?.int == 1202)
    #expect(
      try await other.result("snippet.dismiss", ["snippetId": shown["snippetId"] ?? .null]) == ["dismissed": false])
  }

  @Test("The intents are listed with their parameters")
  func list() async throws {
    let host = try await TestHost.initialized(try Life().server)
    #expect(try await host.result("intents.list")["intents"]?.array?.count == 37)
    #expect(try await host.result("intents.list", ["provider": "other"]) == ["intents": []])
  }

  /// Waits until it is told to stop, and then would change something.
  private final class StubbornIntent: Intent {
    let description = IntentDescription(name: "test/Stubborn", title: "Stubborn", description: "Waits.", kind: .action)
    let gate = Gate()
    let refusals = Mutex<[SnippetError?]>([])

    func perform(_ parameters: IntentParameters, _ context: IntentContext) async throws -> IntentOutcome {
      for done in 1...4 { context.report(IntentProgress(completed: done, total: 4)) }
      await gate.pass("work")
      let refusal = Result { try context.change {} }
      refusals.withLock { refusals in
        if case .failure(let error) = refusal { refusals.append(error as? SnippetError) } else { refusals.append(nil) }
      }
      await gate.pass("end")
      return .finished(IntentOutput())
    }
  }

  @Test("An intent that takes longer than it may is answered for, and changes nothing any more")
  func timedOut() async throws {
    let clock = ManualClock()
    let intent = StubbornIntent()
    let host = try await TestHost.initialized(TestServer.make(intents: [intent], stopwatch: clock))
    async let answered = host.error("snippet.perform", ["intent": ["name": "test/Stubborn"]])
    await intent.gate.arrivals(1)
    await clock.sleeper()
    clock.advance(by: .seconds(30))
    let error = await answered
    #expect(error["code"]?.int == -32803)
    #expect(error["data"] == ["reason": "timedOut", "milliseconds": 30_000])
    intent.gate.open("work")
    await intent.gate.arrivals(2)
    #expect(intent.refusals.withLock { $0 }.map { $0?.reason } == ["requestCancelled"])
    intent.gate.open("end")
  }

  @Test("What runs when the input ends is done and answered")
  func endOfInput() async throws {
    let intent = StubbornIntent()
    let host = try await TestHost.initialized(TestServer.make(intents: [intent]))
    let call = host.start("snippet.perform", ["intent": ["name": "test/Stubborn"]])
    await intent.gate.arrivals(1)
    host.session.endOfInput(patience: 60_000)
    intent.gate.open("work")
    intent.gate.open("end")
    #expect(await host.reply(to: call)["result"]?["kind"] == "result")
    #expect(intent.refusals.withLock { $0 } == [nil])
  }

  @Test("A confidence that there is not is refused, and a low one lets an intent ask")
  func confidence() async throws {
    let provider = AppIntentProvider("test", intents: [Careful.self])
    let host = try await TestHost.initialized(TestServer.make(intents: provider.intents))
    func params(_ confidence: JSONValue) -> JSONValue {
      ["intent": ["name": "test/Careful"], "source": ["confidence": confidence]]
    }
    #expect(await host.error("snippet.perform", params("medium"))["code"]?.int == -32602)
    #expect(try await host.result("snippet.perform", params("high"))["kind"] == "result")
    let asked = try await host.result("snippet.perform", params("low"))
    #expect(asked["kind"] == "confirmation")
    let done = try await host.result("snippet.interact", interact(asked, "$confirm", as: "1"))
    #expect(done["kind"] == "result")
    #expect(done["dialog"]?["full"] == "Done.")
  }

  /// Asks where the person may not have meant it.
  private struct Careful: AppIntent {
    static let title: LocalizedStringResource = "Careful"
    func perform() async throws -> some IntentResult & ProvidesDialog {
      try await requestConfirmation(conditions: .lowConfidenceSource)
      return .result(dialog: "Done.")
    }
  }

  @Test("What an intent reports comes as the progress of the call that asked for it")
  func progress() async throws {
    let intent = StubbornIntent()
    let host = try await TestHost.initialized(TestServer.make(intents: [intent]))
    intent.gate.open("work")
    intent.gate.open("end")
    _ = try await host.result("snippet.perform", ["intent": ["name": "test/Stubborn"], "workDoneToken": "t"])
    let values = host.notifications.filter { $0["method"] == "$/progress" }.map { $0["params"]?["value"] ?? .null }
    #expect(values.first == ["kind": "begin", "title": "Performing", "percentage": 0])
    #expect(values.last == ["kind": "end"])
  }

  @Test("A question that was cancelled leaves no words and no buttons of its own")
  func cancelled() async throws {
    let host = try await TestHost.initialized(TestServer.make())
    let event: JSONValue = ["title": "Lunch", "start": "2026-03-06T12:30:00"]
    let asked = try await host.result(
      "snippet.perform", ["intent": ["name": "inkling/CreateEvent", "parameters": event]])
    let answer = try await host.result(
      "snippet.interact",
      [
        "snippetId": asked["snippetId"] ?? .null, "revision": asked["revision"] ?? .null, "controlId": "$cancel",
        "interactionId": "1",
      ])
    #expect(answer["outcome"] == "dismissed" && answer["view"] == nil && answer["dialog"] == nil)
    #expect(answer["fallbackText"] == "New Event")
  }
}
