import Foundation
import JSONRPC
import Synchronization
import Testing

@testable import Server

@Suite("A session that asks its client", .timeLimit(.minutes(1)))
struct HostCallTests {
  /// A clock that a test moves.
  private final class Clock: Sendable {
    let now = Mutex(TestServer.now)
    func pass(_ seconds: Double) { now.withLock { $0 += seconds } }
  }

  private let clock = Clock()

  private func host(_ limits: ServerLimits = ServerLimits()) async throws -> TestHost {
    let clock = clock
    return try await .initialized(
      TestServer.make(
        limits: limits, methods: [AskingMethod.self, WaitingMethod.self], now: { clock.now.withLock { $0 } }))
  }

  @Test("The client answers in any order, also with errors, and may ask us before it answers")
  func answers() async throws {
    let host = try await host()
    let first = host.start("test.ask")
    let one = await host.request("test.question")
    let second = host.start("test.ask")
    let other = await host.request("test.question")
    #expect(one["params"]?["of"] == "you")
    #expect(one["params"]?["invocationId"] == one["id"])
    #expect(one["params"]?["deadlineMilliseconds"] == 5_000)
    Gate.named("inside").open("x")
    #expect(try await host.result("test.wait", ["gate": "inside", "label": "x"]) == "x", "a call inside a call")
    host.respond(to: other, result: 2)
    #expect(await host.reply(to: second)["result"] == ["said": 2])
    host.respond(to: one, error: ["code": 7, "message": "no\u{1B}[31m way"])
    let error = await host.reply(to: first)["error"]
    #expect(error?["data"] == ["reason": "providerFailed", "providerCode": 7, "providerMessage": "no[31m way"])
    #expect(error?["message"]?.string?.contains("way") == false, "the message is ours")
  }

  @Test("A silent client is given up by the clock, and is told so; its late answer is nothing")
  func silent() async throws {
    let host = try await host()
    let id = host.start("test.ask", ["milliseconds": 2_000])
    let question = await host.request("test.question")
    clock.pass(1.999)
    host.session.expireCalls()
    clock.pass(0.001)
    host.session.expireCalls()
    #expect(await host.reply(to: id)["error"]?["data"] == ["reason": "providerTimeout", "milliseconds": 2_000])
    #expect(await host.notification("$/cancelRequest") == ["id": question["id"] ?? .null])
    let lines = host.lines.count
    host.respond(to: question, result: 1)
    #expect(host.lines.count == lines)
  }

  @Test("A heartbeat keeps the call")
  func pending() async throws {
    let host = try await host()
    let id = host.start("test.ask")
    let question = await host.request("test.question")
    clock.pass(4)
    host.notify("snippet.pending", ["invocationId": question["id"] ?? .null])
    host.notify("snippet.pending", ["invocationId": 3])
    host.notify("snippet.pending", .null)
    clock.pass(4)
    host.session.expireCalls()
    host.respond(to: question, result: 1)
    #expect(await host.reply(to: id)["result"] == ["said": 1])
  }

  @Test("Whoever cancels the request cancels the call")
  func cancelled() async throws {
    let host = try await host()
    let id = host.start("test.ask")
    let question = await host.request("test.question")
    host.notify("$/cancelRequest", ["id": JSONValue(id)])
    #expect(await host.reply(to: id)["error"]?["code"]?.int == -32800)
    #expect(await host.notification("$/cancelRequest") == ["id": question["id"] ?? .null])
  }

  @Test("After the end of the input nobody will answer any more: what waits ends, and so does what comes to wait")
  func endOfInput() async throws {
    let host = try await host()
    let ids = (0..<6).map { _ in host.start("test.ask") }
    let question = await host.request("test.question")
    host.session.endOfInput()
    #expect(await host.notification("$/cancelRequest") == ["id": question["id"] ?? .null])
    for id in ids { #expect(await host.reply(to: id)["error"]?["data"]?["reason"] == "providerGone") }
  }

  @Test("An answer behind more requests than are worked on at once still comes through")
  func behindManyRequests() async throws {
    var limits = ServerLimits()
    limits.inFlight = 4
    let host = try await host(limits)
    let id = host.start("test.ask")
    let question = await host.request("test.question")
    // What a reader does: it stops where there is no room.
    for number in 0..<20 {
      #expect(host.session.waitForRoom())
      _ = host.start("test.wait", ["gate": "many", "label": .string("\(number)")])
    }
    #expect(host.session.waitForRoom())
    host.respond(to: question, result: 1)
    #expect(await host.reply(to: id)["result"] == ["said": 1])
    for number in 0..<20 { Gate.named("many").open("\(number)") }
    #expect(host.session.waitForRoom())
  }

  @Test("Beyond that there is an end to reading")
  func noEndlessReading() async throws {
    var limits = ServerLimits()
    (limits.inFlight, limits.inFlightWhileCalling, limits.line) = (4, 20, 1_000)
    let host = try await host(limits)
    _ = host.start("test.ask")
    _ = await host.request("test.question")
    var message: JSONObject = [
      "jsonrpc": "2.0", "method": "test.wait", "params": ["gate": "g", "label": "a"],
      "more": .string(String(repeating: "x", count: 600)),
    ]
    var read = 0
    var hasRoom = true
    while hasRoom, read < 100 {
      read += 1
      message["id"] = JSONValue(1_000 + read)
      hasRoom = JSONWriter.bytes(of: .object(message)).withUnsafeBufferPointer { host.session.receive(.message($0)) }
    }
    #expect(read == 4, "three to the usual number, which already counts, and one more")
    Gate.named("g").open("a")
  }
}
