import Foundation
import JSONRPC
import Testing

@testable import Server

@Suite("Sessions", .timeLimit(.minutes(1)))
struct SessionTests {
  private static let methods: [any Method.Type] = [WaitingMethod.self, FaultyMethod.self]

  private func host(limits: ServerLimits = ServerLimits()) async throws -> TestHost {
    try await .initialized(TestServer.make(limits: limits, methods: Self.methods))
  }

  private func wait(_ gate: String, _ label: String, _ more: JSONObject = [:]) -> JSONValue {
    .object(
      JSONObject(
        members: [.init(key: "gate", value: .string(gate)), .init(key: "label", value: .string(label))] + more.members))
  }

  @Test("initialize tells the limits, the encoding and that there is no network")
  func initialize() async throws {
    let host = TestHost(TestServer.make())
    let result = try await host.result(
      "initialize",
      ["clientInfo": ["name": "a"], "positionEncodings": ["utf-7", "utf-32", "utf-8"], "processId": .null])
    #expect(result["network"] == false)
    #expect(result["positionEncoding"] == "utf-32")
    #expect(result["limits"]?["previousMessages"] == 10)
    #expect(result["limits"]?["line"] == 16_777_216)
  }

  @Test(
    "M10: A parameter that is missing, mistyped or out of range is named by its JSON Pointer",
    arguments: [
      ([:], "/clientInfo"), (["clientInfo": 1], "/clientInfo"), (["clientInfo": [:]], "/clientInfo/name"),
      (["clientInfo": ["name": ""]], "/clientInfo/name"),
      (["clientInfo": ["name": "a"], "processId": "x"], "/processId"),
      (["clientInfo": ["name": "a"], "processId": -1], "/processId"),
      (["clientInfo": ["name": "a"], "timeZone": "Mars/Olympus"], "/timeZone"),
      (["clientInfo": ["name": "a"], "entitlements": ["x", 1]], "/entitlements/1"),
      (["clientInfo": ["name": "a"], "style": ["tint": 1]], "/style/tint"), ([1], ""),
    ] as [(JSONValue, String)])
  func invalid(params: JSONValue, pointer: String) async {
    let error = await TestHost(TestServer.make()).error("initialize", params)
    #expect(error["code"]?.int == -32602)
    #expect(error["data"]?["pointer"]?.string == pointer)
  }

  @Test("M8, M9: An unknown method, positional parameters and null where some are required have errors of their own")
  func refused() async throws {
    let host = try await host()
    #expect(await host.error("$/unknown")["code"]?.int == -32601)
    #expect(await host.error("rpc.discover")["code"]?.int == -32601)
    #expect(await host.error("test.wait", ["x"])["code"]?.int == -32602)
    #expect(await host.error("test.wait", .null)["code"]?.int == -32600)
    #expect(await host.error("test.fault", .null)["code"]?.int == -32603)
  }

  @Test("M17: A fault is -32603 with a general text, and the session goes on")
  func fault() async throws {
    let host = try await host()
    let error = await host.error("test.fault")
    #expect(error["code"]?.int == -32603)
    #expect(!JSONWriter.text(of: error).contains("diary"))
    #expect(await host.error("test.fault")["code"]?.int == -32603)
  }

  @Test("O1: Calls of one lane run one at a time and in order; others overtake them")
  func lanes() async throws {
    let host = try await host()
    let gate = Gate.named("lanes")
    let first = host.start("test.wait", wait("lanes", "a", ["lane": "x"]))
    let second = host.start("test.wait", wait("lanes", "b", ["lane": "x"]))
    let third = host.start("test.wait", wait("lanes", "c", ["lane": "y"]))
    await gate.arrivals(2)
    gate.open("c")
    _ = await host.reply(to: third)
    #expect(!gate.entered.contains("b"), "b waits for a")
    gate.open("b")
    gate.open("a")
    _ = await (host.reply(to: first), host.reply(to: second))
    #expect(gate.entered.filter { $0 != "c" } == ["a", "b"])
  }

  @Test("O2: What a call pushes comes after its answer")
  func pushAfterAnswer() async throws {
    let host = try await host()
    Gate.named("push").open("a")
    let id = host.start("test.wait", wait("push", "a", ["push": "test.pushed"]))
    _ = await host.notification("test.pushed")
    let lines = host.lines
    let reply = try #require(lines.firstIndex { $0.contains("\"id\":\(id),") })
    let push = try #require(lines.firstIndex { $0.contains("test.pushed") })
    #expect(reply < push)
  }

  @Test("C5, C6: A cancel is heard while methods run, and reaches only its own call")
  func cancel() async throws {
    let host = try await host()
    let gate = Gate.named("cancel")
    let first = host.start("test.wait", wait("cancel", "a"))
    let second = host.start("test.wait", wait("cancel", "b"))
    await gate.arrivals(2)
    host.notify("$/cancelRequest", ["id": JSONValue(first)])
    gate.open("a")
    gate.open("b")
    #expect(await host.reply(to: first)["error"]?["code"]?.int == -32800)
    #expect(await host.reply(to: second)["result"] == "b")
    #expect(host.lines.count { $0.contains("\"id\":\(first),") } == 1)
  }

  @Test("C1: A call that waits for its lane can be cancelled before it begins")
  func cancelWaiting() async throws {
    let host = try await host()
    let gate = Gate.named("waiting")
    let first = host.start("test.wait", wait("waiting", "a", ["lane": "x"]))
    let second = host.start("test.wait", wait("waiting", "b", ["lane": "x"]))
    await gate.arrivals(1)
    host.notify("$/cancelRequest", ["id": JSONValue(second)])
    gate.open("a")
    _ = await host.reply(to: first)
    #expect(await host.reply(to: second)["error"]?["code"]?.int == -32800)
    #expect(gate.entered == ["a"])
  }

  @Test("C7: Progress goes to the given token, grows, ends before the answer, and is not sent unasked")
  func progress() async throws {
    let host = try await host()
    Gate.named("progress").open("a")
    Gate.named("progress").open("b")
    let asked = host.start("test.wait", wait("progress", "a", ["workDoneToken": "t"]))
    let unasked = host.start("test.wait", wait("progress", "b"))
    _ = await (host.reply(to: asked), host.reply(to: unasked))
    let progress = host.notifications.filter { $0["method"] == "$/progress" }
    #expect(progress.allSatisfy { $0["params"]?["token"] == "t" })
    let kinds = progress.compactMap { $0["params"]?["value"]?["kind"]?.string }
    #expect(kinds.first == "begin" && kinds.last == "end")
    // The clock stands still, so that of a hundred reports one is due.
    #expect(kinds.count { $0 == "report" } == 1)
    let end = try #require(host.lines.lastIndex { $0.contains("$/progress") })
    let reply = try #require(host.lines.firstIndex { $0.contains("\"id\":\(asked),") })
    #expect(reply > end || !host.lines[reply...].dropFirst().contains { $0.contains("\"t\"") })
  }

  @Test("C7: A token must be a string or a number")
  func token() async throws {
    let error = await (try host()).error("test.wait", wait("token", "a", ["workDoneToken": [1]]))
    #expect(error["data"]?["pointer"] == "/workDoneToken")
  }

  @Test("B3: At the cap no more is read, and nothing is refused")
  func inFlightCap() async throws {
    var limits = ServerLimits()
    limits.inFlight = 2
    let host = try await host(limits: limits)
    let gate = Gate.named("cap")
    let first = host.start("test.wait", wait("cap", "a"))
    await gate.arrivals(1)
    func receive(_ label: String) -> Bool {
      let message: JSONValue = [
        "jsonrpc": "2.0", "id": .string(label), "method": "test.wait", "params": wait("cap", label),
      ]
      return JSONWriter.bytes(of: message).withUnsafeBufferPointer { host.session.receive(.message($0)) }
    }
    #expect(!receive("b"), "the second fills the cap: the reader has to wait")
    gate.open("a")
    _ = await host.reply(to: first)
    #expect(host.session.waitForRoom())
    gate.open("b")
  }

  @Test("B1: While answers wait beyond the limit no more is read")
  func outboxLimit() async throws {
    var limits = ServerLimits()
    limits.outbox = 1_000
    let session = Session(server: TestServer.make(limits: limits)) {}
    let long = String(repeating: "x", count: 600)
    func receive() -> Bool {
      Array(#"{"jsonrpc":"2.0","id":"\#(long)","method":"m"}"#.utf8).withUnsafeBufferPointer {
        session.receive(.message($0))
      }
    }
    #expect(receive())
    #expect(!receive())
    _ = session.takeOutput(atMost: .max)
    #expect(!receive(), "what is being written still waits")
    session.outputWritten()
    _ = session.takeOutput(atMost: .max)
    session.outputWritten()
    #expect(receive())
  }

  @Test("L7: At the end of the input what runs is answered, or cancelled when nothing moves")
  func endOfInput() async throws {
    let host = try await host()
    let gate = Gate.named("end")
    let id = host.start("test.wait", wait("end", "a"))
    await gate.arrivals(1)
    host.session.endOfInput(patience: 1)
    let ending = await withCheckedContinuation { continuation in
      let session = host.session
      Thread { continuation.resume(returning: session.waitForEnd()) }.start()
    }
    #expect(ending.code == 0)
    #expect(await host.reply(to: id)["error"]?["code"]?.int == -32802)
    gate.open("a")
  }

  @Test("$/logTrace tells names and durations when it is asked for, and nothing when not")
  func trace() async throws {
    let host = try await host()
    _ = await host.error("test.fault")
    #expect(host.notifications.isEmpty)
    host.notify("$/setTrace", ["value": "verbose"])
    _ = await host.error("test.fault")
    let trace = await host.notification("$/logTrace")
    #expect(trace["message"]?.string?.hasPrefix("test.fault 3 took") == true)
    #expect(trace["verbose"]?.string == "It ended with internalError.")
  }
}
