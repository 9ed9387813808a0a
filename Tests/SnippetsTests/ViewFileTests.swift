import Foundation
import JSONRPC
import Testing

@testable import Snippets

/// The folder of this file, and what the tests find from it.
enum Folder {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  static let schemas = tests.appending(path: "../../Schemas").standardized

  static func run(_ script: String, _ arguments: [String]) throws -> (status: Int32, output: Data) {
    let process = Process()
    let pipe = Pipe()
    // The environment that the command for all tests makes has the validator in it.
    let own = tests.appending(path: "../../.venv/bin/python").standardized.path
    let python = FileManager.default.isExecutableFile(atPath: own) ? own : "python3"
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [python, tests.appending(path: script).path] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  static let hasPython = (try? run("open-profile.py", [schemas.appending(path: "view.schema.json").path]))?.status == 0
  static let hasValidator = (try? run("check-views.py", ["--probe"]))?.status == 0
}

@Suite struct ViewFileTests {
  static func tree(_ node: ViewNode) throws -> ViewTree {
    try ViewTree(node) { $0 == "test/Set" ? "Set" : nil }
  }

  /// With `RECORD_VIEWS` in the environment the files are written instead.
  @Test("What is sent of each sample is what its file holds", arguments: SampleViews.all.map(\.name))
  func files(name: String) throws {
    let node = try #require(SampleViews.all.first { $0.name == name }?.node)
    let text = JSONWriter.text(of: try Self.tree(node).json) + "\n"
    let file = Folder.tests.appending(path: "Views/\(name).json")
    if ProcessInfo.processInfo.environment["RECORD_VIEWS"] != nil { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("Decoding what was encoded gives the same", arguments: SampleViews.all.map(\.name))
  func roundTrip(name: String) throws {
    let node = try #require(SampleViews.all.first { $0.name == name }?.node)
    let root = try Self.tree(node).root
    let decoded = try ViewDecoder.decode(root.json(for: .author))
    #expect(decoded.node.json(for: .author) == root.json(for: .author))
    #expect(decoded.warnings.isEmpty)
    #expect(try ViewDecoder.decode(root.json(for: .author), profile: .open).node == decoded.node)
  }

  @Test("Every node and every modifier is in the samples")
  func complete() throws {
    var types: Set<String> = []
    var modifiers: Set<String> = []
    func visit(_ node: ViewNode) {
      types.insert(node.content.typeName)
      modifiers.formUnion(node.modifiers.map(\.name))
      node.content.children.forEach(visit)
    }
    for sample in SampleViews.all { visit(sample.node) }
    #expect(types.count == 23)
    #expect(modifiers == Set(ModifierRule.all.keys))
  }

  @Test(
    "A member that is not known, or of the wrong type, is refused wherever it stands",
    arguments: SampleViews.all.map(\.name))
  func mutations(name: String) throws {
    let node = try #require(SampleViews.all.first { $0.name == name }?.node)
    var count = 0
    // Child by child: a whole view would be decoded again for each of its members.
    let json = try Self.tree(node).json
    for mutated in (json["children"]?.array ?? [json]).flatMap(Self.mutations) {
      count += 1
      #expect(throws: ViewError.self, "\(JSONWriter.text(of: mutated).prefix(2_000))") {
        try ViewDecoder.decode(mutated)
      }
    }
    #expect(count > 20)
  }

  /// Each object once with one more member, and once for each member with a value of the wrong type.
  private static func mutations(of value: JSONValue) -> [JSONValue] {
    switch value {
    case .array(let elements):
      return elements.indices.flatMap { index in
        mutations(of: elements[index]).map { mutated in
          var copy = elements
          copy[index] = mutated
          return .array(copy)
        }
      }
    case .object(let object):
      // A font may be a word or an object, and an array of styles is a value of its own: their insides count below.
      var result: [JSONValue] = []
      var more = object
      more["unknown"] = true
      result.append(.object(more))
      for key in object.keys {
        var wrong = object
        wrong[key] = ["wrong": true]
        result.append(.object(wrong))
        for mutated in object[key].map(mutations) ?? [] {
          var copy = object
          copy[key] = mutated
          result.append(.object(copy))
        }
      }
      return result
    default: return []
    }
  }

  @Test("The open profile's schema is what the script makes", .enabled(if: Folder.hasPython, "python3 is not there"))
  func openProfile() throws {
    let made = try Folder.run("open-profile.py", [Folder.schemas.appending(path: "view.schema.json").path])
    #expect(made.status == 0)
    #expect(made.output == (try Data(contentsOf: Folder.schemas.appending(path: "view.open.schema.json"))))
  }

  @Test(
    "The samples follow the schema, and what is taken out or added is caught",
    .enabled(if: Folder.hasValidator, "python3 with jsonschema is not there"))
  func schema() throws {
    let checked = try Folder.run("check-views.py", [])
    #expect(checked.status == 0, "\(String(decoding: checked.output, as: UTF8.self))")
  }
}
