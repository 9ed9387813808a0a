import JSONRPC
import TestSupport
import Testing

@Suite("Lifecycle and cancellation")
struct LifecycleTests {
  static let initialize = #"{"jsonrpc":"2.0","id":"i","method":"initialize","params":{}}"#
  static let initialized = #"{"jsonrpc":"2.0","method":"initialized"}"#
  static let shutdown = #"{"jsonrpc":"2.0","id":"s","method":"shutdown"}"#
  static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  static func call(_ id: Int, _ method: String = "m") -> String {
    MessageTests.call(id: "\(id)", method: method)
  }

  static func cancel(_ id: String) -> String {
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#
  }

  private func exitCodes(_ wire: TestWire) -> [Int32] {
    wire.effects.compactMap { if case .exit(let code) = $0 { code } else { nil } }
  }

  private func cancelled(_ wire: TestWire) -> Int {
    wire.effects.count { if case .cancel = $0 { true } else { false } }
  }

  @Test("L1: Before initialize a request is refused by -32002 and a notification is dropped")
  func beforeInitialize() {
    let wire = TestWire()
    #expect(wire.send(Self.call(1)).first?.contains(#""code":-32002"#) == true)
    #expect(wire.send(#"{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"verbose"}}"#).isEmpty)
    #expect(wire.effects.isEmpty)
    #expect(wire.send(Self.shutdown).first?.contains(#""code":-32002"#) == true)
  }

  @Test("L2, L4: Nothing is pushed before initialize is answered and initialized has come")
  func pushes() {
    let wire = TestWire()
    wire.outbox.appendNotification("$/logTrace", ["message": "m"], key: nil)
    #expect(wire.lines().isEmpty)
    #expect(wire.send(Self.initialize).count == 1)
    #expect(wire.lines().isEmpty)
    #expect(wire.send(Self.initialized) == [#"{"jsonrpc":"2.0","method":"$/logTrace","params":{"message":"m"}}"#])
  }

  @Test("L1: A request that comes while initialize runs is refused")
  func whileInitializing() {
    let wire = TestWire { _ in nil }
    #expect(wire.send(Self.initialize).isEmpty)
    #expect(wire.send(Self.call(1)).first?.contains("-32002") == true)
  }

  @Test("L3: A second initialize is refused, and a failed one may be repeated")
  func secondInitialize() {
    var isFirst = true
    let wire = TestWire { _ in
      defer { isFirst = false }
      return isFirst ? .failure(.invalidParams(at: "/clientInfo", "is missing")) : .result(true)
    }
    #expect(wire.send(Self.initialize).first?.contains("-32602") == true)
    #expect(wire.send(Self.call(1)).first?.contains("-32002") == true)
    #expect(wire.send(Self.initialize).first?.contains("result") == true)
    #expect(wire.send(Self.initialize).first?.contains("alreadyInitialized") == true)
  }

  @Test("L3: initialize cannot be cancelled")
  func cancelInitialize() {
    let wire = TestWire { _ in nil }
    _ = wire.send(Self.initialize)
    _ = wire.send(Self.cancel(#""i""#))
    #expect(cancelled(wire) == 0)
  }

  @Test("L5: shutdown waits for the requests before it, is answered by null, and refuses what comes after")
  func shutdown() throws {
    let wire = TestWire.initialized()
    _ = wire.send(Self.call(1, "hold"))
    #expect(wire.send(Self.shutdown).isEmpty)
    #expect(wire.send(Self.call(2)).first?.contains("shutDown") == true)
    let ticket = try #require(wire.open.first?.ticket)
    #expect(
      wire.answer(ticket, with: .result(1)) == [
        #"{"jsonrpc":"2.0","id":1,"result":1}"#, #"{"jsonrpc":"2.0","id":"s","result":null}"#,
      ])
    #expect(wire.send(Self.call(3)).first?.contains(#""code":-32600"#) == true)
    #expect(wire.send(#"{"jsonrpc":"2.0","id":1,"result":1}"#).isEmpty, "late responses are tolerated")
  }

  @Test(
    "L5, M9: shutdown may be called without params, with null and with {}",
    arguments: ["", #","params":null"#, #","params":{}"#])
  func shutdownParams(params: String) {
    let wire = TestWire.initialized()
    #expect(
      wire.send(MessageTests.call(id: "1", method: "shutdown", more: params)) == [
        #"{"jsonrpc":"2.0","id":1,"result":null}"#
      ])
  }

  @Test("L6: exit ends with 0 after shutdown, else with 1, before initialize and while a request runs too")
  func exitCode() {
    let fresh = TestWire()
    _ = fresh.send(Self.exit)
    #expect(exitCodes(fresh) == [1])
    let busy = TestWire.initialized()
    _ = busy.send(Self.call(1, "hold"))
    _ = busy.send(Self.exit)
    #expect(exitCodes(busy) == [1])
    let waiting = TestWire.initialized()
    _ = waiting.send(Self.call(1, "hold"))
    _ = waiting.send(Self.shutdown)
    _ = waiting.send(Self.exit)
    #expect(exitCodes(waiting).isEmpty)
    #expect(waiting.effects.contains { if case .finish = $0 { true } else { false } }, "shutdown is answered first")
    let done = TestWire.initialized()
    _ = done.send(Self.shutdown)
    _ = done.send(Self.exit)
    #expect(exitCodes(done) == [0])
  }

  @Test("C1: A cancel in the same read as its request finds it")
  func cancelAtOnce() throws {
    let wire = TestWire.initialized()
    #expect(wire.feed(Array("\(Self.call(1, "hold"))\n\(Self.cancel("1"))\n".utf8)).isEmpty)
    #expect(cancelled(wire) == 1)
    let ticket = try #require(wire.open.first?.ticket)
    #expect(wire.answer(ticket, with: .failure(.cancelled)).first?.contains(#""code":-32800"#) == true)
  }

  @Test(
    "C2, C3: A cancel of what is unknown, finished, malformed or of another type is ignored",
    arguments: ["99", #""1""#, "null", "{}", "[1]", "2", "1.0"])
  func cancelNothing(id: String) {
    let wire = TestWire.initialized()
    _ = wire.send(Self.call(2))
    _ = wire.send(Self.call(1, "hold"))
    #expect(wire.send(Self.cancel(id)).isEmpty)
    #expect(wire.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest"}"#).isEmpty)
    #expect(cancelled(wire) == 0)
  }

  @Test("C4: A request is answered once, whoever wins")
  func answeredOnce() throws {
    let wire = TestWire.initialized()
    _ = wire.send(Self.call(1, "hold"))
    let ticket = try #require(wire.open.first?.ticket)
    #expect(wire.answer(ticket, with: .result(1)).count == 1)
    #expect(wire.answer(ticket, with: .failure(.cancelled)).isEmpty)
    #expect(wire.send(Self.cancel("1")).isEmpty)
  }

  @Test("L7: What still runs at the end is answered, in the order in which it came")
  func answerAll() {
    let wire = TestWire.initialized()
    for id in 1...5 { _ = wire.send(Self.call(id, "hold")) }
    wire.connection.answerAll(with: .ending, into: &wire.outbox)
    let ids = wire.lines().compactMap { try? JSONParser.parse($0)["id"]?.int }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(wire.connection.inFlightCount == 0)
  }
}
