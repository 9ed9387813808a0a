import Foundation
import JSONRPC
import Testing

@testable import Server

/// What the requests to a client do, without a client.
@Suite("Calls to the client")
struct OutgoingCallsTests {
  /// A run of events, and all that came of it, one word an effect.
  private struct Run {
    var calls: OutgoingCalls
    var now = TestServer.now
    var log: [String] = []

    init(_ limits: CallLimits = CallLimits()) {
      calls = OutgoingCalls(limits: limits)
    }

    @discardableResult
    mutating func begin(_ provider: String = "p", milliseconds: Int = 5_000, parent: String? = nil) -> Int {
      let call = HostCall(
        method: "m", params: ["a": 1], provider: provider, milliseconds: milliseconds, parent: parent)
      let (id, effects) = calls.begin(call, now: now)
      note(effects)
      return id
    }

    /// Takes a message of the client, as its bytes.
    mutating func receive(_ text: String) throws {
      var connection = Connection()
      var outbox = Outbox()
      let effects = Array(text.utf8).withUnsafeBufferPointer { connection.receive(.message($0), into: &outbox) }
      #expect(outbox.isEmpty, "what is shaped like a response is never answered")
      for case .respond(let response) in effects { note(calls.receive(response, now: now)) }
    }

    mutating func pass(_ seconds: Double) {
      now += seconds
      note(calls.expire(now: now))
    }

    mutating func note(_ effects: [OutgoingCalls.Effect]) {
      for effect in effects {
        switch effect {
        case .send(let id, _, let params):
          #expect(params["invocationId"]?.string == "inkling-\(id)")
          log.append("send \(id)")
        case .cancel(let id): log.append("cancel \(id)")
        case .settle(let id, .success(let value)): log.append("\(id): \(JSONWriter.text(of: value))")
        case .settle(let id, .failure(let fault)): log.append("\(id): \(ResponseError(call: fault).reason)")
        }
      }
    }
  }

  private static func response(_ id: String, _ rest: String) -> String {
    #"{"jsonrpc":"2.0","id":"# + id + "," + rest + "}"
  }

  @Test(
    "An answer ends the call by what it is",
    arguments: [
      (response("\"inkling-1\"", #""result":{"b":2}"#), #"1: {"b":2}"#),
      (response("\"inkling-1\"", #""result":null"#), "1: null"),
      (response(#""\u0069nkling-1""#, #""result":3"#), "1: 3"),
      (response("\"inkling-1\"", #""error":null,"result":4"#), "1: 4"),
      (response("\"inkling-1\"", #""result":null,"error":{"code":1,"message":"no"}"#), "1: providerFailed"),
      (response("\"inkling-1\"", #""error":{"code":-32601,"message":"no"}"#), "1: providerFailed"),
      (response("\"inkling-1\"", #""error":{"code":"x","message":"no"}"#), "1: providerInvalid"),
      (response("\"inkling-1\"", #""error":{"code":1.5,"message":"no"}"#), "1: providerInvalid"),
      (response("\"inkling-1\"", #""error":{"code":1}"#), "1: providerInvalid"),
      (response("\"inkling-1\"", #""error":"no""#), "1: providerInvalid"),
      (response("\"inkling-1\"", #""error":null"#), "1: providerInvalid"),
      (response("\"inkling-1\"", #""result":1,"error":{"code":1,"message":"no"}"#), "1: providerInvalid"),
      (response("\"inkling-1\"", #""result":1,"result":2"#), "1: providerInvalid"),
      (#"{"id":"inkling-1","result":1}"#, "1: providerInvalid"),
      (#"{"jsonrpc":"1.0","id":"inkling-1","result":1}"#, "1: providerInvalid"),
      ("[" + response("\"inkling-1\"", #""result":5"#) + "]", "1: 5"),
    ])
  func answers(text: String, end: String) throws {
    var run = Run()
    run.begin()
    try run.receive(text)
    #expect(run.log == ["send 1", end])
    #expect(run.calls.isEmpty)
  }

  @Test(
    "What belongs to no call is nothing",
    arguments: [
      "\"inkling-2\"", "\"inkling-01\"", "\"inkling-+1\"", "\"inkling-1 \"", "\"INKLING-1\"", "\"\"", "1", "1.0",
      "null",
      "[1]", "{}", "\"inkling-\u{663}\"", "\"inkling-99999999999999999999\"",
    ])
  func strangers(id: String) throws {
    var run = Run()
    run.begin()
    try run.receive(Self.response(id, #""result":1"#))
    #expect(run.log == ["send 1"])
    try run.receive(Self.response("\"inkling-1\"", #""result":2"#))
    #expect(run.log == ["send 1", "1: 2"])
  }

  @Test("An answer that comes twice, or after the end of the time, finds nothing")
  func lateAndTwice() throws {
    var run = Run()
    run.begin()
    try run.receive(Self.response("\"inkling-1\"", #""result":1"#))
    try run.receive(Self.response("\"inkling-1\"", #""result":2"#))
    run.begin()
    run.pass(4.999)
    run.pass(0.001)
    try run.receive(Self.response("\"inkling-2\"", #""result":3"#))
    #expect(run.log == ["send 1", "1: 1", "send 2", "cancel 2", "2: providerTimeout"])
  }

  @Test("Of one provider only so many are out; the others follow in their order, and another provider does not wait")
  func places() throws {
    var run = Run()
    for _ in 0..<6 { run.begin() }
    run.begin("q")
    try run.receive(Self.response("\"inkling-6\"", #""result":1"#))
    #expect(run.log == ["send 1", "send 2", "send 3", "send 4", "send 7"], "one that is not out cannot be answered")
    run.note(run.calls.cancel(5, now: run.now))
    try run.receive(Self.response("\"inkling-2\"", #""result":1"#))
    #expect(run.log.suffix(3) == ["5: requestCancelled", "2: 1", "send 6"])
    run.pass(5)
    #expect(run.log.filter { $0.hasSuffix("providerTimeout") }.count == 5)
    #expect(run.calls.isEmpty)
    run.begin()
    #expect(run.log.last == "send 8", "places are given back")
  }

  @Test("One that never gets its turn is given up after the longest time, and is not sent any more")
  func turn() {
    var run = Run(CallLimits(perProvider: 1))
    run.begin(milliseconds: 60_000)
    run.begin()
    run.pass(30)
    #expect(run.log == ["send 1", "2: providerTimeout"])
    run.pass(30)
    #expect(run.log.suffix(2) == ["cancel 1", "1: providerTimeout"])
  }

  @Test("A provider that still works gets its time anew, but not for ever")
  func pending() {
    var run = Run()
    run.begin()
    for _ in 0..<7 {
      run.pass(4)
      run.calls.keepWaiting(for: "inkling-1", now: run.now)
      run.calls.keepWaiting(for: "inkling-7", now: run.now)
    }
    #expect(run.log == ["send 1"], "28 seconds")
    run.pass(2)
    #expect(run.log == ["send 1", "cancel 1", "1: providerTimeout"])
  }

  @Test("A call inside a call waits for no place, and goes only so deep")
  func depth() throws {
    var run = Run(CallLimits(perProvider: 1, depth: 3))
    run.begin()
    run.begin(parent: "inkling-1")
    run.begin(parent: "inkling-2")
    run.begin(parent: "inkling-3")
    run.begin(parent: "inkling-9")
    #expect(run.log == ["send 1", "send 2", "send 3", "4: callTooDeep"], "the parent of the last one is unknown")
    for id in [3, 2, 1] { try run.receive(Self.response("\"inkling-\(id)\"", #""result":0"#)) }
    #expect(run.log.suffix(2) == ["1: 0", "send 5"])
  }

  @Test("When the provider goes, or the client, every call ends, and none is sent any more")
  func gone() {
    var run = Run(CallLimits(perProvider: 1))
    run.begin()
    run.begin()
    run.begin("q")
    run.note(run.calls.drop(provider: "p", now: run.now))
    #expect(run.log.suffix(3) == ["2: providerGone", "cancel 1", "1: providerGone"])
    run.note(run.calls.close())
    #expect(run.log.suffix(2) == ["cancel 3", "3: providerGone"])
    run.begin("q")
    #expect(run.log.last == "4: providerGone")
  }

  @Test("A long answer is no answer, and more calls than are kept are refused")
  func sizes() throws {
    var run = Run(CallLimits(perProvider: 1, calls: 2, answerBytes: 100))
    run.begin()
    run.begin()
    run.begin()
    #expect(run.log.last == "3: providerBusy")
    let long = String(repeating: "x", count: 100)
    try run.receive(Self.response("\"inkling-1\"", "\"result\":\"\(long)\""))
    #expect(run.log.suffix(2) == ["1: providerInvalid", "send 2"])
  }

  @Test("Whatever comes in whatever order, every call is settled once", arguments: 0..<50)
  func everyCallOnce(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var run = Run(CallLimits(perProvider: 2, depth: 3, calls: 20))
    var last = 0
    for _ in 0..<200 {
      let id = Int.random(in: 1...max(1, last), using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3:
        let isInside = Bool.random(using: &random)
        last = run.begin(["p", "q"].randomElement(using: &random) ?? "p", parent: isInside ? "inkling-\(id)" : nil)
      case 4...6: try run.receive(Self.response("\"inkling-\(id)\"", #""result":1"#))
      case 7: run.note(run.calls.cancel(id, now: run.now))
      case 8: run.pass(1)
      default: run.note(run.calls.drop(provider: "p", now: run.now))
      }
    }
    run.note(run.calls.close())
    let settled = run.log.filter { $0.contains(": ") }.compactMap { Int($0.prefix { $0 != ":" }) }
    #expect(settled.sorted() == Array(1...last))
    let sent = run.log.filter { $0.hasPrefix("send") }
    #expect(Set(sent).count == sent.count)
    let cancelled = run.log.filter { $0.hasPrefix("cancel") }
    #expect(Set(cancelled).count == cancelled.count)
  }

  @Test("When the client goes, it is told of every call that is out, and of none that was never sent")
  func farewell() {
    var run = Run(CallLimits(perProvider: 2))
    for _ in 0..<3 { run.begin() }
    run.note(run.calls.close())
    let all = ["send 1", "send 2", "cancel 1", "1: providerGone", "cancel 2", "2: providerGone", "3: providerGone"]
    #expect(run.log == all)
  }
}

/// A generator whose numbers follow from its seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
