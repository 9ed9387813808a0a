import Foundation

/// The least that a JSON-RPC server in Swift can be: `readLine`, `JSONDecoder`, `JSONEncoder`, and the parameters as
/// the result. It is what the product's speed is measured against.
enum Echo {
  private struct Request: Decodable {
    let jsonrpc: String
    let id: Int
    let method: String
    let params: [String: String]
  }

  private struct Response: Encodable {
    let jsonrpc = "2.0"
    let id: Int
    let result: [String: String]
  }

  static func run() throws {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    while let line = readLine() {
      let request = try decoder.decode(Request.self, from: Data(line.utf8))
      var reply = try encoder.encode(Response(id: request.id, result: request.params))
      reply.append(0x0A)
      FileHandle.standardOutput.write(reply)
    }
  }
}
