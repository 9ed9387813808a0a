import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Server

@Suite("Actions that the host provides", .timeLimit(.minutes(1)))
struct ActionProviderTests {
  typealias H = ProviderHost

  @Test("they join ours as they become ready") func join() async throws {
    let here = try await H.make()
    let list = try await here.say("1", "see https://example.org/1 and ticket 7")
    #expect(list["actions"]?.array?.count == 1, "ours are there at once")
    let question = await here.question()
    #expect(question["params"]?["provider"] == "acme" && question["params"]?["kinds"] == H.kinds)
    #expect(question["params"]?["message"] == H.message("1", "see https://example.org/1 and ticket 7"))
    #expect(question["params"]?["conversationId"] == "talk" && question["params"]?["deadlineMilliseconds"] == 1_000)
    here.answer(question, [H.ticket(7)])
    let ready = await here.host.notification("actions.ready")
    #expect(ready["messageId"] == "1" && ready["conversationId"] == "talk")
    #expect(try #require(ready["revision"]?.int) > list["revision"]?.int ?? .max)
    let actions = try #require(ready["actions"]?.array)
    #expect(actions.map { $0["provider"]?.string } == ["inkling", "acme"])
    #expect(actions[1]["kind"] == "acme/ticket" && actions[1]["reason"] == "The message names a ticket")
    #expect(actions[1]["intent"] == ["name": "acme/ShowTicket", "parameters": ["number": 7]])
    let again = try await here.host.result("actions.get", ["messageId": "1"])
    #expect(again["actions"] == ready["actions"] && again["revision"] == ready["revision"])
    let view = try await here.host.result("actions.get", ["messageId": "1", "as": "view"])["view"]
    #expect(view?["children"]?.array?.map { $0["intent"]?["name"]?.string } == ["inkling/OpenURL", "acme/ShowTicket"])
  }

  @Test("a message is asked about once, however it comes, and anew when it says something else") func once()
    async throws
  {
    let here = try await H.make()
    let answer = try await here.host.result("actions.get", ["message": H.message("1", "ok"), "conversationId": "talk"])
    #expect(answer["state"] == "pending")
    here.answer(await here.question(), [H.ticket(1)])
    #expect(await here.host.notification("actions.ready")["state"] == "none")
    #expect(await here.host.notification("actions.ready")["state"] == "ready")
    try await here.say("1", "ok")
    _ = try await here.host.result("actions.get", ["message": H.message("1", "ok")])
    try await here.say("1", "no")
    let second = await here.question()
    #expect(second["params"]?["message"]?["body"] == "no")
    here.answer(second, [])
    #expect(await here.host.notification("actions.ready")["state"] == "none")
    #expect(try await here.titles("1") == [])
  }

  @Test("an answer about what the message said before counts for nothing") func outdated() async throws {
    let here = try await H.make()
    try await here.say("1", "one")
    let first = await here.question()
    try await here.say("1", "two")
    let second = await here.question()
    here.answer(second, [H.ticket(2)])
    #expect(await here.host.notification("actions.ready")["actions"]?.array?.first?["title"] == "Show #2")
    here.answer(first, [H.ticket(1)])
    try await here.say("2", "three")
    here.answer(await here.question(), [H.ticket(3)])
    _ = await here.host.notification("actions.ready")
    #expect(try await here.titles("1") == ["Show #2"])
  }

  @Test("they stand behind ours, the surest first, without what ours have, and no more than three in all")
  func ranked() async throws {
    let here = try await H.make()
    try await here.register("zeta", kinds: ["openURL"])
    try await here.say("1", "see https://example.org/1")
    var questions = [await here.question(), await here.question()]
    if questions[0]["params"]?["provider"] == "zeta" { questions.reverse() }
    here.answer(
      questions[0], [H.link(1), H.link(2, title: "Low", confidence: 0.2), H.link(3, title: "Mid", confidence: 0.5)])
    _ = await here.host.notification("actions.ready")
    here.answer(questions[1], [H.link(3, title: "Same"), H.link(4, title: "High", confidence: 1)])
    _ = await here.host.notification("actions.ready")
    #expect(try await here.titles("1") == ["Open example.org", "High", "Same"])
  }

  @Test("of the same action on two messages the earlier one has it, also if it comes late") func earlier() async throws
  {
    let here = try await H.make()
    try await here.say("2", "ok", minute: 2)
    here.answer(await here.question(), [H.ticket(7), H.link(5)])
    _ = await here.host.notification("actions.ready")
    try await here.say("1", "hm", minute: 1)
    here.answer(await here.question(), [H.ticket(7)])
    var changed: [String: JSONValue] = [:]
    for _ in 0..<2 {
      let list = await here.host.notification("actions.ready")
      changed[list["messageId"]?.string ?? ""] = list["actions"]
    }
    #expect(changed["1"]?.array?.count == 1 && changed["2"]?.array?.map { $0["title"] } == ["Open Ours"])
    // Ours take it away wherever they are, and give it back.
    try await here.say("3", "see https://example.org/5", minute: 3)
    #expect(await here.host.notification("actions.ready")["messageId"] == "2")
    #expect(try await here.titles("2") == [])
    try await here.say("3", "never mind", minute: 3)
    #expect(await here.host.notification("actions.ready")["messageId"] == "2")
    #expect(try await here.titles("2") == ["Open Ours"])
    _ = try await here.host.result("actions.invalidate", ["messageId": "1"])
    #expect(await here.host.notification("actions.ready")["messageId"] == "2")
    #expect(try await here.titles("2") == ["Open Ours", "Show #7"])
  }

  @Test("calls that run together leave what they leave one by one, and the client is told of it") func together()
    async throws
  {
    let said = [
      ("2", "see https://example.org/6", 2), ("1", "see https://example.org/5", 1), ("4", "ok", 4), ("1", "ok", 1),
      ("0", "ticket 7", 0), ("2", "never mind", 2), ("5", "see https://example.org/5", 5), ("3", "hm", 3),
    ]
    var ends: [[[String]]] = []
    for isTogether in [false, true] {
      let here = try await H.make()
      for (number, action) in [H.ticket(7), H.link(5), H.link(6)].enumerated() {
        try await here.say("\(number + 2)", "nothing", minute: number + 2)
        here.answer(await here.question(), [action])
        _ = await here.host.notification("actions.ready")
      }
      let calls = said.map { id, body, minute in
        ["message": H.message(id, body, minute: minute), "conversationId": "talk"] as JSONValue
      }
      if isTogether {
        let ids = calls.map { here.host.start("actions.generate", $0) }
        for id in ids { #expect(await here.host.reply(to: id)["result"]?["state"] != nil) }
      } else {
        for call in calls { _ = try await here.host.result("actions.generate", call) }
      }
      // Whatever is to be told of the calls is told by the answer to the next one.
      _ = try await here.host.result("actions.outcomes")
      var told: [String: JSONObject] = [:]
      for line in here.host.lines {
        let message = try JSONParser.parse(line)
        guard let list = (message["result"] ?? message["params"])?.object, let id = list["messageId"]?.string,
          let revision = list["revision"]?.int, revision >= told[id]?["revision"]?.int ?? 0
        else { continue }
        told[id] = list
      }
      var titles: [[String]] = []
      for id in ["0", "1", "2", "3", "4", "5"] {
        let list = try await here.host.result("actions.get", ["messageId": .string(id)])
        titles.append((list["actions"]?.array ?? []).compactMap { $0["title"]?.string })
        #expect(told[id]?["revision"] == list["revision"] && told[id]?["actions"] == list["actions"], "\(id)")
      }
      ends.append(titles)
    }
    #expect(ends[0] == ends[1])
  }

  @Test("one that is dismissed comes back nowhere") func dismissed() async throws {
    let here = try await H.make()
    try await here.say("1", "ok", minute: 1)
    here.answer(await here.question(), [H.ticket(7)])
    let ready = await here.host.notification("actions.ready")
    let id = ready["actions"]?.array?.first?["id"] ?? .null
    let told = try await here.host.result(
      "actions.outcome", ["messageId": "1", "actionId": id, "outcome": "dismissed"])
    #expect(told == ["outcome": "dismissed"])
    #expect(await here.host.notification("actions.ready")["state"] == "none")
    try await here.say("2", "hm", minute: 2)
    here.answer(await here.question(), [H.ticket(7), H.ticket(8)])
    let other = await here.host.notification("actions.ready")
    #expect(other["actions"]?.array?.map { $0["title"] } == ["Show #8"])
    let outcomes = try await here.host.result("actions.outcomes")["outcomes"]?.array
    #expect(outcomes?.first?["kind"] == "acme/ticket" && outcomes?.first?["dismissed"] == 1)
    _ = try await here.host.result("actions.outcomes", ["reset": true])
    _ = await here.host.notification("actions.ready")
    #expect(try await here.titles("1") == ["Show #7"])
  }

  @Test("what a registration has offered goes with it") func takenBack() async throws {
    let here = try await H.make()
    try await here.say("1", "ok")
    here.answer(await here.question(), [H.ticket(7)])
    _ = await here.host.notification("actions.ready")
    #expect(try await here.register(kinds: []) == ["providers": []])
    let gone = await here.host.notification("actions.ready")
    #expect(gone["state"] == "none" && gone["actions"] == [])
    #expect(try await here.host.result("actions.get", ["messageId": "1"])["revision"] == gone["revision"])
    // Registered anew, it is asked anew.
    try await here.register()
    try await here.say("1", "ok")
    here.answer(await here.question(), [H.ticket(8)])
    #expect(await here.host.notification("actions.ready")["state"] == "ready")
  }

  @Test(
    "a provider that takes itself back, or is replaced, during a call is not listened to", arguments: [true, false])
  func during(isReplaced: Bool) async throws {
    let here = try await H.make()
    try await here.say("1", "ok")
    let question = await here.question()
    try await here.register(kinds: isReplaced ? ["openURL"] : [])
    #expect(await here.host.notification("$/cancelRequest") == ["id": question["id"] ?? .null])
    here.answer(question, [H.ticket(7)])
    #expect(try await here.titles("1") == [])
    #expect(here.host.notifications.isEmpty)
  }

  @Test("they are this session's alone, and not stored") func alone() async throws {
    let directory = try TemporaryDirectory()
    let here = try await H.make(directory: directory.path)
    let other = try await H.make(directory: directory.path, kinds: nil)
    try await here.say("1", "see https://example.org/1")
    here.answer(await here.question(), [H.ticket(7)])
    _ = await here.host.notification("actions.ready")
    #expect(try await here.titles("1").count == 2)
    #expect(try await other.titles("1") == ["Open example.org"])
    other.host.session.noticeChanges()
    try await other.say("1", "see https://example.org/2")
    here.host.session.noticeChanges()
    #expect(
      await here.host.notification("actions.ready")["actions"]?.array?.map { $0["title"] } == [
        "Open example.org", "Show #7",
      ])
  }

  @Test("initialize can declare them, and nothing is asked before initialized") func declared() async throws {
    let host = TestHost(TestServer.make())
    let providers: JSONValue = [["provider": "acme", "actions": ["kinds": ["openURL"]]]]
    _ = try await host.result(
      "initialize",
      ["clientInfo": ["name": "test"], "entitlements": ["suggested-actions"], "providers": providers])
    _ = try await host.result("actions.generate", ["message": H.message("1", "ok")])
    #expect(!host.lines.contains { $0.contains("actions.suggest") })
    host.notify("initialized")
    let question = await host.request("actions.suggest")
    #expect(question["params"]?["deadlineMilliseconds"] == 2_000)
  }

  private static let wrong: [(params: JSONValue, pointer: String)] = [
    (["kinds": ["openURL"]], "/provider"), (["provider": "", "kinds": []], "/provider"),
    (["provider": "inkling", "kinds": []], "/provider"), (["provider": "a/b", "kinds": []], "/provider"),
    (["provider": "acme"], "/kinds"), (["provider": "acme", "kinds": "openURL"], "/kinds"),
    (["provider": "acme", "kinds": ["openURL", "explode"]], "/kinds/1"),
    (["provider": "acme", "kinds": ["other/ticket"]], "/kinds/0"),
    (["provider": "acme", "kinds": ["acme/"]], "/kinds/0"),
    (["provider": "acme", "kinds": [], "deadlineMilliseconds": 0], "/deadlineMilliseconds"),
    (["provider": "acme", "kinds": [], "deadlineMilliseconds": "1"], "/deadlineMilliseconds"),
  ]

  @Test("what is registered wrongly is refused with its place", arguments: wrong)
  func refused(params: JSONValue, pointer: String) async throws {
    let here = try await H.make(kinds: nil)
    let error = await here.host.error("actions.provide", params)
    #expect(error["code"] == -32602 && error["data"]?["pointer"]?.string == pointer)
  }

  @Test("there are no more than sixteen") func many() async throws {
    let here = try await H.make(kinds: nil)
    for number in 0..<16 { try await here.register("p\(number)", kinds: ["openURL"]) }
    let error = await here.host.error("actions.provide", ["provider": "more", "kinds": ["openURL"]])
    #expect(error["data"]?["pointer"] == "/provider")
    try await here.register("p3", kinds: [])
    try await here.register("more", kinds: ["openURL"])
  }
}
