import Foundation
import JSONRPC
import TestSupport
import Testing

/// One exchange: what is sent, and the lines that come back.
struct Exchange: Sendable, CustomTestStringConvertible {
  let row: String
  let sent: String
  let replies: [String]

  init(_ row: String, _ sent: String, _ replies: String...) {
    self.row = row
    self.sent = sent
    self.replies = replies
  }

  var testDescription: String { "\(row): \(sent)" }
}

private func refusal(_ code: Int, _ reason: String, id: String = "null") -> String {
  #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"message":"*","data":{"reason":"\#(reason)""#
}

@Suite("Messages")
struct MessageTests {
  static func call(id: String, method: String = "m", more: String = "") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"\#(more)}"#
  }

  static func result(id: String, method: String = "m") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"result":"\#(method)"}"#
  }

  static let exchanges: [Exchange] = [
    // M1
    Exchange("M1", #"{"id":1,"method":"m"}"#, refusal(-32600, "invalidRequest", id: "1")),
    Exchange("M1", #"{"jsonrpc":"1.0","id":1,"method":"m"}"#, refusal(-32600, "invalidRequest", id: "1")),
    Exchange("M1", #"{"jsonrpc":2.0,"id":1,"method":"m"}"#, refusal(-32600, "invalidRequest", id: "1")),
    // M2: the id comes back digit for digit and byte for byte
    Exchange("M2", call(id: "1"), result(id: "1")),
    Exchange("M2", call(id: #""1""#), result(id: #""1""#)),
    Exchange("M2", call(id: "0"), result(id: "0")),
    Exchange("M2", call(id: "-7"), result(id: "-7")),
    Exchange("M2", call(id: "9007199254740993"), result(id: "9007199254740993")),
    Exchange("M2", call(id: "9223372036854775808"), result(id: "9223372036854775808")),
    Exchange("M2", call(id: "123456789012345678901234567890"), result(id: "123456789012345678901234567890")),
    Exchange("M2", call(id: #""""#), result(id: #""""#)),
    Exchange("M2", call(id: #""a\u000a\/\u0041""#), result(id: #""a\u000a\/\u0041""#)),
    Exchange("M2, F3", call(id: "\"\u{2028}a\u{2029}\""), result(id: #""\u2028a\u2029""#)),
    // M4, M5
    Exchange("M4", call(id: "null"), refusal(-32600, "invalidRequest")),
    Exchange("M5", call(id: "true"), refusal(-32600, "invalidRequest")),
    Exchange("M5", call(id: "{}"), refusal(-32600, "invalidRequest")),
    Exchange("M5", call(id: "[1]"), refusal(-32600, "invalidRequest")),
    // M6
    Exchange("M6", call(id: "1.5"), result(id: "1.5")),
    Exchange("M6", call(id: "1.0"), result(id: "1.0")),
    Exchange("M6", call(id: "1e2"), result(id: "1e2")),
    // M8
    Exchange("M8", #"{"jsonrpc":"2.0","id":1}"#, refusal(-32600, "invalidRequest", id: "1")),
    Exchange("M8", #"{"jsonrpc":"2.0","id":1,"method":1}"#, refusal(-32600, "invalidRequest", id: "1")),
    Exchange("M8", #"{"jsonrpc":"2.0","method":1,"params":"bar"}"#, refusal(-32600, "invalidRequest")),
    Exchange("M8", call(id: "1", method: "rpc.x"), result(id: "1", method: "rpc.x")),
    // M9
    Exchange("M9", call(id: "1", more: #","params":"x""#), refusal(-32600, "invalidRequest", id: "1")),
    Exchange("M9", call(id: "1", more: #","params":7"#), refusal(-32600, "invalidRequest", id: "1")),
    Exchange("M9", call(id: "1", more: #","params":{}"#), result(id: "1")),
    Exchange("M9", call(id: "1", more: #","params":null"#), result(id: "1")),
    // M11
    Exchange("M11", call(id: "1", more: #","extra":{"deep":[1]},"trace":null"#), result(id: "1")),
    // F16
    Exchange("F16", #"{"jsonrpc":"2.0","id":1,"id":2,"method":"m"}"#, refusal(-32600, "duplicateMember")),
    Exchange("F16", call(id: "1", more: #","method":"n""#), refusal(-32600, "duplicateMember", id: "1")),
    Exchange("F16", call(id: "1", more: #","params":{},"params":{}"#), refusal(-32600, "duplicateMember", id: "1")),
    Exchange("F16", call(id: "1", more: #","jsonrpc":"2.0""#), refusal(-32600, "duplicateMember", id: "1")),
    Exchange("F16", #"{"jsonrpc":"2.0","method":"m","method":"m"}"#),
    // M13: never a reply to a notification
    Exchange("M13", #"{"jsonrpc":"2.0","method":"unknown"}"#),
    Exchange("M13", #"{"jsonrpc":"2.0","method":"m","params":"x"}"#),
    Exchange("M13", #"{"jsonrpc":"2.0","method":"m","params":[1]}"#),
    Exchange("M13", #"{"method":"m"}"#),
    // M14: never a reply to a response
    Exchange("M14", #"{"jsonrpc":"2.0","id":99,"result":1}"#),
    Exchange("M14", #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"x"}}"#),
    Exchange("M14", #"{"id":1,"result":1,"error":1}"#),
    // What is JSON but no message
    Exchange("M15", "42", refusal(-32600, "invalidRequest")),
    Exchange("M15", #""x""#, refusal(-32600, "invalidRequest")),
    Exchange("M15", "null", refusal(-32600, "invalidRequest")),
    Exchange("M15", "{}", refusal(-32600, "invalidRequest")),
    // M15: batches
    Exchange("M15", "[]", refusal(-32600, "invalidRequest")),
    Exchange("M15", "[1]", "[" + refusal(-32600, "invalidRequest")),
    Exchange("M15", "[[]]", "[" + refusal(-32600, "invalidRequest")),
    Exchange("M15", "[\(call(id: "1")),\(call(id: #""1""#))]", "[\(result(id: "1")),\(result(id: #""1""#))]"),
    Exchange("M15", #"[{"jsonrpc":"2.0","method":"a"},{"jsonrpc":"2.0","method":"b"}]"#),
    Exchange("M15", #"[{"jsonrpc":"2.0","id":1,"result":1}]"#),
    Exchange("M15", "[\(call(id: "1")),", refusal(-32700, "parseError")),
    Exchange("M15", "[\(call(id: "1"))]]", refusal(-32700, "parseError")),
    // M3: composed and decomposed letters are different ids
    Exchange(
      "M3", "[\(call(id: "\"\u{E9}\"")),\(call(id: "\"e\u{301}\""))]",
      "[\(result(id: "\"\u{E9}\"")),\(result(id: "\"e\u{301}\""))]"),
    // M16
    Exchange("M16", "[\(call(id: "1", method: "initialize"))]", "[" + refusal(-32600, "notInBatch", id: "1")),
    Exchange("M16", "[\(call(id: "1", method: "shutdown"))]", "[" + refusal(-32600, "notInBatch", id: "1")),
    Exchange("M16", #"[{"jsonrpc":"2.0","method":"exit"}]"#),
  ]

  @Test("An exchange goes as it must", arguments: exchanges)
  func exchange(_ exchange: Exchange) {
    let wire = TestWire.initialized()
    let replies = wire.send(exchange.sent)
    #expect(replies.count == exchange.replies.count)
    for (reply, expected) in zip(replies, exchange.replies) {
      #expect(withoutMessage(reply).utf8.starts(with: expected.utf8), "\(reply)")
    }
    #expect(wire.send(Self.call(id: "7")) == [Self.result(id: "7")], "the connection goes on")
  }

  /// The text of an error's message may change; it is compared as `*`.
  private func withoutMessage(_ reply: String) -> String {
    guard let start = reply.range(of: #""message":""#), let end = reply.range(of: #"","data""#) else { return reply }
    return reply.replacingCharacters(in: start.upperBound..<end.lowerBound, with: "*")
  }

  @Test("M16: A batch is limited in number")
  func batchLimit() {
    let wire = TestWire.initialized()
    let calls = (0..<101).map { Self.call(id: "\($0)") }
    #expect(wire.send("[" + calls.dropLast().joined(separator: ",") + "]").first?.contains("batchTooLarge") == false)
    let replies = wire.send("[" + calls.joined(separator: ",") + "]")
    #expect(replies.count == 1)
    #expect(replies.first?.contains(#""batchTooLarge","limit":100"#) == true)
  }

  @Test("M16: A long item of a batch delays nobody else")
  func longItem() throws {
    let wire = TestWire.initialized()
    #expect(wire.send("[\(Self.call(id: "1", method: "hold")),\(Self.call(id: "2"))]").isEmpty)
    #expect(wire.send(Self.call(id: "3")) == [Self.result(id: "3")])
    let ticket = try #require(wire.open.first?.ticket)
    #expect(
      wire.answer(ticket, with: .result("late")) == [
        "[\(Self.result(id: "2")),\(Self.result(id: "1", method: "late"))]"
      ])
  }

  @Test("M7: An id that is in flight is refused, and the first request goes on")
  func duplicateID() throws {
    let wire = TestWire.initialized()
    #expect(wire.send(Self.call(id: #""A""#, method: "hold")).isEmpty)
    #expect(wire.send(Self.call(id: #""\u0041""#)).first?.contains("duplicateId") == true)
    let ticket = try #require(wire.open.first?.ticket)
    #expect(wire.answer(ticket, with: .result(1)) == [#"{"jsonrpc":"2.0","id":"A","result":1}"#])
    #expect(wire.send(Self.call(id: #""A""#)) == [Self.result(id: #""A""#)])
  }

  @Test("M12: A result that is null is there, and an error has a number and a text")
  func shapes() throws {
    let wire = TestWire.initialized { $0.method == "null" ? .result(.null) : .failure(.internalError) }
    #expect(wire.send(Self.call(id: "1", method: "null")) == [#"{"jsonrpc":"2.0","id":1,"result":null}"#])
    let reply = try #require(wire.send(Self.call(id: "1")).first)
    let error = try #require(JSONParser.parse(reply)["error"])
    #expect(error["code"]?.int == -32603)
    #expect(error["message"]?.string?.isEmpty == false)
    #expect(try JSONParser.parse(reply)["result"] == nil)
  }

  @Test("F1: Each reply ends with one newline and holds no other, and no carriage return")
  func lineEnds() {
    let wire = TestWire.initialized()
    for number in 0..<1_000 {
      Array("\(Self.call(id: "\"\(number)\\r\\n\""))\r\n".utf8).withUnsafeBytes { wire.framer.append($0) }
      _ = wire.framer.next { _ = wire.connection.receive($0, into: &wire.outbox) }
      Array("x\r\n".utf8).withUnsafeBytes { wire.framer.append($0) }
    }
    let bytes = wire.outbox.take()
    #expect(!bytes.contains(0x0D))
    #expect(bytes.last == 0x0A)
    #expect(!bytes.indices.dropFirst().contains { bytes[$0] == 0x0A && bytes[$0 - 1] == 0x0A })
  }

  @Test("Frames that are no JSON end the conversation when 16 came running")
  func unreadable() {
    let wire = TestWire.initialized()
    func isOver() -> Bool { wire.effects.contains { if case .giveUp = $0 { true } else { false } } }
    for _ in 0..<15 { #expect(wire.send("x").count == 1) }
    _ = wire.send(Self.call(id: "1"))
    for _ in 0..<15 { _ = wire.send("x") }
    #expect(!isOver())
    _ = wire.send("x")
    #expect(isOver())
  }
}
