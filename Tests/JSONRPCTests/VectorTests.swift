import Foundation
import JSONRPC
import TestSupport
import Testing

/// The public JSON-RPC vectors, where they are there, with handlers for their methods.
@Suite(
  "JSON-RPC vectors",
  .enabled(if: SharedData.has("corpora/jsonrpc/vectors.jsonl"), "the vectors are not beside the project"))
struct VectorTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let json: JSONValue
    var name: String { json["name"]?.string ?? "" }
    var testDescription: String { name }
  }

  static let vectors: [Vector] = {
    guard let url = SharedData.url("corpora/jsonrpc/vectors.jsonl"), let data = try? Data(contentsOf: url) else {
      return []
    }
    return data.split(separator: 0x0A).compactMap { try? JSONParser.parse(Array($0)) }.map(Vector.init)
  }()

  @Test("There are 40 vectors")
  func count() {
    #expect(Self.vectors.count == 40)
  }

  @Test("A vector is answered as it says", arguments: vectors)
  func vector(_ vector: Vector) throws {
    let wire = TestWire.initialized(handler: Self.answer)
    let replies = wire.send(vector.json["in"]?.string ?? "")
    // JSON-RPC lets an id be null; here it may not be, and an id that is a number comes back digit for digit.
    switch vector.name {
    case "id null":
      #expect(replies.first?.contains(#""id":null,"error":{"code":-32600"#) == true)
      return
    case "id 1.0":
      #expect(replies == [#"{"jsonrpc":"2.0","id":1.0,"result":2}"#])
      return
    default: break
    }
    switch vector.json["out"] {
    case .null?: #expect(replies.isEmpty)
    case .string(let text)?:
      let id = text.dropFirst(#"{"id":"#.count).dropLast()
      #expect(replies.first?.contains("\"id\":\(id),") == true)
    case let expected?:
      let reply = try JSONParser.parse(replies.first ?? "")
      #expect(replies.count == 1)
      #expect(Self.fits(reply, expected), "\(JSONWriter.text(of: reply))")
    case nil: Issue.record("the vector has no answer")
    }
  }

  private static func answer(_ request: Request) -> Answer? {
    let params = request.params
    switch request.method {
    case "subtract":
      let left = params?.array?.first ?? params?["minuend"]
      let right = params?.array?.last ?? params?["subtrahend"]
      return .result(JSONValue((left?.int ?? 0) - (right?.int ?? 0)))
    case "sum": return .result(JSONValue((params?.array ?? []).compactMap(\.int).reduce(0, +)))
    case "get_data": return .result(["hello", 5])
    default: return .failure(.methodNotFound)
    }
  }

  /// Whether the reply is the expected one, but for the text of messages and for data; a batch in any order.
  private static func fits(_ reply: JSONValue, _ expected: JSONValue) -> Bool {
    if let wanted = expected.array {
      guard let replies = reply.array, replies.count == wanted.count else { return false }
      return wanted.allSatisfy { one in replies.contains { fits($0, one) } }
    }
    return reply["jsonrpc"] == "2.0" && reply["id"] == expected["id"] && reply["result"] == expected["result"]
      && reply["error"]?["code"] == expected["error"]?["code"]
  }
}
