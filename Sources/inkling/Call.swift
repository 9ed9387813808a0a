import Foundation
import JSONRPC
import Server
import Serving
import Synchronization

/// `inkling call`: one call for people and shell scripts, with the handshake done for them.
enum Call {
  /// How an answer that holds a view is printed.
  enum Form: String {
    /// The answer in JSON.
    case tree
    /// The view as text.
    case text
    /// The view as a page.
    case html
  }

  /// Prints the result, or the error on stderr. A view is drawn as text where a person reads it.
  ///
  /// - Returns: 0 for a result, 1 for an error.
  static func run(_ method: String, _ parameters: String?, client: String, form: Form?, _ places: Places) -> Int32 {
    let text = parameters == "-" ? FileHandle.standardInput.readDataToEndOfFile() : Data((parameters ?? "{}").utf8)
    let params: JSONValue
    do {
      params = try JSONParser.parse(Array(text))
    } catch {
      StandardError.write("the parameters are not JSON: \(error)")
      return ExitCode.usage
    }
    let form = form ?? (Terminal.isStandardOutput ? .text : .tree)
    var hello: JSONObject = ["clientInfo": ["name": .string(client)], "entitlements": entitlements]
    if form != .tree {
      hello["render"] = ["tree", .string(form.rawValue)]
      hello["presentation"] = .object(Terminal.presentation(ProcessInfo.processInfo.environment))
    }
    let server = Server(directory: places.state, configuration: places.configuration, environment: .system())
    let output = Mutex<[UInt8]>([])
    let session = Session(server: server) {}
    let messages: [JSONValue] = [
      request(0, "initialize", .object(hello)),
      ["jsonrpc": "2.0", "method": "initialized"],
      request(1, method, params),
    ]
    for message in messages {
      JSONWriter.bytes(of: message).withUnsafeBufferPointer { _ = session.receive(.message($0)) }
    }
    session.endOfInput(patience: .max / 2_000_000)
    Threads.start("writer") {
      while let bytes = session.waitForOutput() {
        output.withLock { $0 += bytes }
        session.outputWritten()
      }
    }
    _ = session.waitForEnd()
    server.close()
    return report(output.withLock { $0 }, as: form)
  }

  private static let entitlements: JSONValue = ["suggested-actions", "journal.allow"]

  private static func request(_ id: Int, _ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": JSONValue(id), "method": .string(method), "params": params]
  }

  /// What is drawn of the answer, with what an assistant would say in front of it; nil where there is no view.
  private static func drawn(_ result: [UInt8], as form: Form) -> String? {
    guard let answer = try? JSONParser.parse(result), let text = answer["rendered"]?[form.rawValue]?.string else {
      return nil
    }
    guard form == .text else { return text }
    let words = answer["dialog"]?["full"]?.string
    return [words, text].compactMap(\.self).filter { !$0.isEmpty }.map { $0 + "\n" }.joined(separator: "\n")
  }

  /// Prints the answer. An error of the handshake, or one of a call that could not be read, is the answer too.
  private static func report(_ output: [UInt8], as form: Form) -> Int32 {
    let lines = output.split(separator: 0x0A)
    // The result is passed on as it was written: it may be longer than what is read here.
    let start = Array(#"{"jsonrpc":"2.0","id":1,"result":"#.utf8)
    if let line = lines.first(where: { $0.starts(with: start) }) {
      let bytes = line.dropFirst(start.count).dropLast()
      if form != .tree, let drawn = drawn(Array(bytes), as: form) {
        return StandardOutput.write(drawn) ? 0 : ExitCode.output
      }
      let result = String(decoding: bytes, as: UTF8.self)
      return StandardOutput.write(result + "\n") ? 0 : ExitCode.output
    }
    let error = lines.lazy.compactMap { try? JSONParser.parse(Array($0))["error"] }.first ?? .null
    try? FileHandle.standardError.write(contentsOf: Data(JSONWriter.bytes(of: error) + [0x0A]))
    return 1
  }
}
