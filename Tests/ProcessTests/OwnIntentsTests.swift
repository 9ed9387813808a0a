import Foundation
import JSONRPC
import TestSupport
import Testing

/// The example of intents of one's own, as the article shows it and as it runs.
@Suite("Intents of one's own", .timeLimit(.minutes(1)))
struct OwnIntentsTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  /// The Swift code of an article, block after block.
  private static func code(of article: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in article.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```swift" {
        block = []
      } else if line == "```", let lines = block {
        blocks.append(lines.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  @Test("The article's code is that of the example, all of it and in its order")
  func article() throws {
    let blocks = Self.code(of: try Self.text("Sources/Snippets/Snippets.docc/WritingIntents.md"))
    let example = [try Self.text("Examples/Groceries/Groceries.swift"), try Self.text("Examples/Groceries/main.swift")]
    #expect(blocks.count > 3)
    #expect(blocks.joined(separator: "\n\n") + "\n" == example.joined(separator: "\n"))
  }

  static let program: URL? = {
    let program = PersonCommandTests.program?.deletingLastPathComponent().appending(path: "Groceries")
    return program.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
  }()

  /// The example as a process, asked one request after another.
  private final class Client {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var rest = Data()
    private var lastID = 0
    private(set) var notifications: [JSONValue] = []

    init(_ program: URL) throws {
      process.executableURL = program
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      _ = try result("initialize", ["clientInfo": ["name": "test"]])
      let initialized: JSONValue = ["jsonrpc": "2.0", "method": "initialized"]
      input.fileHandleForWriting.write(Data(JSONWriter.bytes(of: initialized) + [0x0A]))
    }

    func result(_ method: String, _ params: JSONValue) throws -> JSONValue {
      lastID += 1
      let request: JSONValue = ["jsonrpc": "2.0", "id": JSONValue(lastID), "method": .string(method), "params": params]
      input.fileHandleForWriting.write(Data(JSONWriter.bytes(of: request) + [0x0A]))
      while true {
        let message = try JSONParser.parse(Array(try line()))
        guard message["id"]?.int == lastID else {
          notifications.append(message)
          continue
        }
        return try #require(message["result"], "\(JSONWriter.text(of: message))")
      }
    }

    private func line() throws -> Data {
      while true {
        if let end = rest.firstIndex(of: 0x0A) {
          defer { rest = Data(rest[(end + 1)...]) }
          return rest[..<end]
        }
        let more = output.fileHandleForReading.availableData
        try #require(!more.isEmpty, "the process ended")
        rest += more
      }
    }

    func perform(_ name: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
      try result("snippet.perform", ["intent": ["name": .string("groceries/" + name), "parameters": parameters]])
    }

    func interact(_ shown: JSONValue, _ control: String, value: JSONValue? = nil) throws -> JSONValue {
      var params: JSONObject = [
        "snippetId": shown["snippetId"] ?? .null, "revision": shown["revision"] ?? .null,
        "controlId": .string(control), "interactionId": .string("tap \(lastID)"),
      ]
      params["value"] = value
      return try result("snippet.interact", .object(params))
    }

    func end() throws -> Int32 {
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test("The example serves its intents", .enabled(if: program != nil, "the example is not built"))
  func served() throws {
    let client = try Client(try #require(Self.program))
    let listed = try client.result("intents.list", ["provider": "groceries"])["intents"]?.array
    #expect(
      listed?.map { $0["name"] } == [
        "groceries/AddGrocery", "groceries/RemoveGroceries", "groceries/SetInCart", "groceries/ShowGroceries",
      ])
    #expect(listed?.last?["isDiscoverable"] == false)
    #expect(listed?.first?["returnsValue"] == true)
    let shown = try client.perform("ShowGroceries")
    #expect(shown["fallbackText"] == "Groceries\n[ ] Apples\n[ ] Bread\n[ ] Coffee\n[Remove…]")
    let tapped = try client.interact(shown, "/:2", value: true)
    #expect(tapped["outcome"] == "performed")
    #expect(tapped["fallbackText"] == "Groceries\n[ ] Apples\n[x] Bread\n[ ] Coffee\n[Remove…]")
    let which = try client.perform("SetInCart", ["value": true, "item": "e"])
    #expect(which["needsInput"]?["optionTitles"] == ["Apples", "Bread", "Coffee"])
    _ = try client.result(
      "snippet.perform", ["token": which["needsInput"]?["token"] ?? .null, "parameters": ["item": "1"]])
    let asked = try client.perform("AddGrocery", ["name": "Dates"])
    #expect(client.notifications.contains { $0["method"] == "snippet.reload" })
    #expect(asked["kind"] == "confirmation")
    let added = try client.interact(asked, "$confirm")
    #expect(added["value"] == 4)
    #expect(added["fallbackText"] == "Groceries\n[x] Apples\n[x] Bread\n[ ] Coffee\n[ ] Dates\n[Remove…]")
    let choice = try client.perform("RemoveGroceries")
    let left = try client.interact(choice, "option1")
    #expect(left["fallbackText"] == "Groceries\n[ ] Coffee\n[ ] Dates\n[Remove…]")
    let refused = try client.interact(try client.perform("RemoveGroceries"), "option3")
    #expect(refused["outcome"] == "dismissed")
    #expect(try client.perform("ShowGroceries", ["onlyMissing": true])["fallbackText"] == left["fallbackText"])
    #expect(try client.end() == 0)
  }
}
