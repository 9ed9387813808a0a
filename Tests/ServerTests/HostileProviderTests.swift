import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Server

@Suite("A provider of actions that is slow, silent, wrong or hostile", .timeLimit(.minutes(1)))
struct HostileProviderTests {
  typealias H = ProviderHost

  /// After whatever it did, the next message works.
  private func check(_ here: H, isQuiet: Bool = true) async throws {
    #expect(try await here.titles("1") == ["Open example.org"])
    if isQuiet { #expect(!here.host.notifications.contains { $0["method"] == "actions.ready" }) }
    try await here.say("next", "ok", minute: 9)
    here.answer(await here.question(), [H.ticket(9)])
    while await here.host.notification("actions.ready")["messageId"] != "next" {}
    #expect(try await here.titles("next") == ["Show #9"])
  }

  private static let noAnswers: [JSONValue] = [
    .null, 7, "actions", [], [:], ["actions": .null], ["actions": "many"], ["actions": [[], 1, "x", .null]],
    ["actions": [["kind": "openURL"]]],
  ]

  @Test("an answer that is none changes nothing", arguments: noAnswers)
  func nonsense(result: JSONValue) async throws {
    let here = try await H.make()
    try await here.say("1", "see https://example.org/1")
    here.host.respond(to: await here.question(), result: result)
    try await check(here)
  }

  @Test("an error changes nothing, and the message is asked about again when it comes again") func failed() async throws
  {
    let here = try await H.make()
    try await here.say("1", "see https://example.org/1")
    here.host.respond(to: await here.question(), error: ["code": 1, "message": "no"])
    try await check(here)
    try await here.say("1", "see https://example.org/1")
    here.answer(await here.question(), [H.ticket(1)])
    #expect(await here.host.notification("actions.ready")["messageId"] == "1")
  }

  @Test("an answer that is too long is none") func long() async throws {
    let here = try await H.make()
    try await here.say("1", "see https://example.org/1")
    let text = JSONValue.string(String(repeating: "x", count: 1 << 20))
    here.host.respond(to: await here.question(), result: ["actions": [H.ticket(1)], "more": text])
    try await check(here)
  }

  @Test("of ten thousand actions a few are looked at") func many() async throws {
    let here = try await H.make()
    try await here.say("1", "see https://example.org/1")
    here.answer(await here.question(), (0..<10_000).map { ["kind": "openURL", "payload": ["url": JSONValue($0)]] })
    try await check(here)
    try await here.say("2", "ok")
    here.answer(await here.question(), (0..<4_000).map { H.ticket($0) })
    _ = await here.host.notification("actions.ready")
    #expect(try await here.titles("2").count == 3)
  }

  @Test("an answer after the deadline, a second one and one to nobody are passed over") func late() async throws {
    let here = try await H.make()
    try await here.say("1", "see https://example.org/1")
    let question = await here.question()
    here.clock.pass(1.5)
    here.host.session.expireCalls()
    #expect(await here.host.notification("$/cancelRequest") == ["id": question["id"] ?? .null])
    here.answer(question, [H.ticket(1)])
    here.answer(["id": "inkling-999"], [H.ticket(2)])
    here.answer(["id": 1], [H.ticket(3)])
    try await check(here)
    try await here.say("2", "ok", minute: 2)
    let second = await here.question()
    here.answer(second, [H.ticket(4)])
    here.answer(second, [H.ticket(5)])
    _ = await here.host.notification("actions.ready")
    #expect(try await here.titles("2") == ["Show #4"])
  }

  @Test("a silent one delays nothing and gets no backlog") func silent() async throws {
    let here = try await H.make()
    for number in 0..<300 { try await here.say("m\(number)", "https://example.org/\(number)", minute: number % 60) }
    func asked() -> Int { here.host.lines.filter { $0.contains("\"actions.suggest\"") }.count }
    #expect(asked() == 4)
    var questions: [JSONValue] = []
    for _ in 0..<4 { questions.append(await here.question()) }
    here.clock.pass(2)
    here.host.session.expireCalls()
    for _ in 0..<4 { questions.append(await here.question()) }
    #expect(asked() == 8)
    let ids = questions.map { $0["params"]?["message"]?["id"]?.string ?? "" }
    #expect(ids.prefix(4).sorted() == ["m0", "m1", "m2", "m3"])
    #expect(ids.dropFirst(4).allSatisfy { Int($0.dropFirst()).map { $0 > 250 } ?? false }, "only the newest wait")
  }

  @Test("it may look at the message's actions inside its own call, and is not asked again for that") func inside()
    async throws
  {
    let here = try await H.make()
    try await here.say("1", "see https://example.org/1")
    let question = await here.question()
    let id = question["params"]?["invocationId"] ?? .null
    let message = question["params"]?["message"] ?? .null
    for method in ["actions.get", "actions.generate"] {
      let params: JSONValue = ["message": message, "conversationId": "talk", "source": ["invocationId": id]]
      #expect(try await here.host.result(method, params)["actions"]?.array?.count == 1)
    }
    #expect(try await here.titles("1").count == 1)
    here.answer(question, [H.ticket(7)])
    _ = await here.host.notification("actions.ready")
    #expect(here.host.lines.filter { $0.contains("\"actions.suggest\"") }.count == 1)
  }

  @Test("the end of the input ends its calls") func ended() async throws {
    let here = try await H.make()
    try await here.say("1", "see https://example.org/1")
    let question = await here.question()
    here.host.session.endOfInput()
    here.answer(question, [H.ticket(1)])
    #expect(here.host.session.waitForEnd().code == 0)
  }

  @Test("what is forgotten meanwhile stays forgotten") func forgotten() async throws {
    let here = try await H.make()
    try await here.say("1", "see https://example.org/1")
    let question = await here.question()
    _ = try await here.host.result("actions.invalidate", ["conversationId": "talk"])
    here.answer(question, [H.ticket(1)])
    #expect(await here.host.error("actions.get", ["messageId": "1"])["data"]?["reason"] == "unknownMessage")
    #expect(here.host.notifications.isEmpty)
  }

  @Test("its author hears what is wrong, if he traces, and nothing of what was said") func traced() async throws {
    let here = try await H.make()
    here.host.notify("$/setTrace", ["value": "verbose"])
    try await here.say("1", "secret words")
    here.answer(await here.question(), [H.ticket(1), ["kind": "openURL", "title": "private", "payload": [:]]])
    var trace = await here.host.notification("$/logTrace")
    while trace["message"]?.string?.contains("acme") != true { trace = await here.host.notification("$/logTrace") }
    #expect(trace["message"] == "actions.suggest of acme: 1 left out")
    #expect(trace["verbose"] == "/actions/1/payload/url is missing.")
  }
}
