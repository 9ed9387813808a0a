import Foundation
import JSONRPC
import TestSupport
import Testing

/// The example scripts, as the article shows them and as they run in a process of their own.
@Suite("Example scripts", .timeLimit(.minutes(1)))
struct ScriptExampleTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let names = ["disk-space.sh", "tally.py"]

  /// A directory with the examples, of whoever runs the tests.
  private final class Life {
    let state: TemporaryDirectory
    let scripts: URL

    init() throws {
      state = try TemporaryDirectory()
      scripts = state.url.appending(path: "scripts")
      try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
      for name in ScriptExampleTests.names {
        let copy = scripts.appending(path: name)
        try Data(contentsOf: ScriptExampleTests.repository.appending(path: "Examples/scripts/\(name)")).write(to: copy)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: copy.path)
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: scripts.path)
    }

    func run(_ arguments: String...) throws -> (code: Int32, out: String) {
      try PersonCommandTests.run(state, ["--scripts", scripts.path] + arguments)
    }

    func perform(_ name: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
      let params: JSONValue = ["intent": ["name": .string("scripts/" + name), "parameters": parameters]]
      return try JSONParser.parse(run("call", "snippet.perform", JSONWriter.text(of: params)).out)
    }
  }

  @Test("The article shows the scripts as they are", arguments: names)
  func article(name: String) throws {
    let article = try String(
      contentsOf: Self.repository.appending(path: "Sources/Snippets/Snippets.docc/ProvidingIntents.md"),
      encoding: .utf8)
    let script = try String(contentsOf: Self.repository.appending(path: "Examples/scripts/\(name)"), encoding: .utf8)
    #expect(article.contains("\n" + script + "```\n"))
  }

  @Test("A script that prints a line", .enabled(if: PersonCommandTests.program != nil, "the program is not built"))
  func diskSpace() throws {
    let life = try Life()
    let text = try life.perform("DiskSpace", ["path": "/"])["dialog"]?["full"]?.string
    #expect(text?.hasSuffix(" are free") == true)
    #expect(try life.perform("DiskSpace")["needsInput"]?["options"] == ["/", "/tmp"])
  }

  @Test("A script that is drawn", .enabled(if: PersonCommandTests.program != nil, "the program is not built"))
  func tally() throws {
    let life = try Life()
    #expect(try life.perform("Tally")["fallbackText"]?.string?.hasPrefix("0") == true)
  }

  @Test(
    "The person sees which scripts are taken, and why one is not",
    .enabled(if: PersonCommandTests.program != nil, "the program is not built"))
  func list() throws {
    let life = try Life()
    let copy = life.scripts.appending(path: "tally.py")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy.path)
    let text = try life.run("scripts", "list")
    #expect(text.code == 0)
    #expect(
      text.out == """
        \(life.scripts.path)/disk-space.sh  scripts/DiskSpace
        \(copy.path)  refused, notExecutable

        """)
    let json = try JSONParser.parse(life.run("scripts", "list", "--json").out)
    #expect(
      json["scripts"] == [
        [
          "path": .string(life.scripts.path + "/disk-space.sh"), "name": "scripts/DiskSpace", "state": "accepted",
        ], ["path": .string(copy.path), "state": "refused", "reason": "notExecutable"],
      ])
    #expect(try life.run("scripts").code == 64)
    #expect(try life.run("scripts", "show").code == 64)
    #expect(try life.run("scripts", "list", "more").code == 64)
    #expect(try PersonCommandTests.run(life.state, ["scripts", "list"]).code == 1, "no directory is named")
  }
}
