import JSONRPC
import Testing

@testable import Snippets

@Suite("What scripts say")
struct ScriptTextTests {
  private func declaration(_ text: String, file: String = "weather.sh") throws -> IntentDeclaration? {
    try ScriptMetadata.declaration(in: Array(text.utf8), fileName: file, provider: "scripts")
  }

  @Test(
    "Comments of any language say what a script is",
    arguments: [
      ("# ", ""), ("#", ""), ("// ", ""), ("-- ", ""), (";; ", ""), ("\t% ", ""), ("/* ", " */"), ("<!-- ", " -->"),
      (" * ", "  "), ("# ", "\r"),
    ])
  func leaders(start: String, end: String) throws {
    let lines = [
      "schema 1", "name Weather", "title Weather in a city", "kind snippet",
      #"argument2 {"name":"days","type":"integer"}"#,
      #"argument1 {"name":"city"}"#, "timeout 9", "returnsValue true",
    ]
    let text = "#!/bin/sh\n" + lines.map { start + "@intent." + $0 + end + "\n" }.joined()
    let declaration = try #require(try declaration(text))
    #expect(declaration.description.name == "scripts/Weather")
    #expect(declaration.description.title == "Weather in a city")
    #expect(declaration.description.kind == .snippet)
    #expect(declaration.description.parameters.map(\.name) == ["city", "days"])
    #expect(declaration.description.returnsValue)
    #expect(declaration.timeoutMilliseconds == 9_000)
  }

  @Test(
    "What has no such comment is no script",
    arguments: [
      "", "#!/bin/sh\necho hello\n", "echo @intent.schema 1\n", "x = 1 # @intent.schema 1\n", "\u{0}\u{FF}",
      String(repeating: "#\n", count: 32) + "# @intent.schema 1\n",
    ])
  func none(text: String) throws {
    #expect(try declaration(text) == nil)
  }

  @Test("Without a name the file's counts")
  func fileName() throws {
    #expect(try declaration("# @intent.schema 1", file: "Show Hosts.py")?.description.name == "scripts/Show-Hosts")
    #expect(try declaration("# @intent.schema 1", file: "a.b.sh")?.description.name == "scripts/a.b")
    #expect(throws: DeclarationFault.self) { try declaration("# @intent.schema 1", file: "über.sh") }
  }

  @Test(
    "What is wrong is told",
    arguments: [
      ("title A", "schema"), ("schema 2", "schema"), ("schema one", "schema"),
      ("schema 1\n# @intent.schema 1", "twice"),
      ("schema 1\n# @intent.colour red", "colour"), ("schema 1\n# @intent.timeout 0", "timeout"),
      ("schema 1\n# @intent.timeout 31", "timeout"), ("schema 1\n# @intent.discoverable yes", "discoverable"),
      ("schema 1\n# @intent.argument1 city", "argument1"), ("schema 1\n# @intent.argument1 {\"name\":1}", "name"),
      ("schema 1\n# @intent.argument0 {}", "argument0"), ("schema 1\n# @intent.argument17 {}", "argument17"),
      ("schema 1\n# @intent.argument {}", "argument"), ("schema 1\n# @intent.argument2 {\"name\":\"a\"}", "gap"),
      ("schema 1\n# @intent.argument1 {\"name\":\"a\"}\n# @intent.argument1 {\"name\":\"b\"}", "twice"),
      ("schema 1\n# @intent.kind poem", "kind"),
      ("schema 1\n# @intent.argument1 {\"name\":\"a\",\"type\":\"entity\"}", "entities"),
      ("schema 1\n# @intent.", "unknown"),
    ])
  func wrong(text: String, place: String) {
    let fault = #expect(throws: DeclarationFault.self) { try declaration("# @intent." + text) }
    #expect(fault?.message.contains(place) == true, "\(fault?.message ?? "")")
  }

  private func output(_ text: String) throws -> IntentOutput {
    let declaration = try IntentDeclaration(["name": "A"], provider: "scripts")
    guard case .finished(let output) = try ScriptOutput.outcome(Array(text.utf8), of: declaration) else {
      return IntentOutput()
    }
    return output
  }

  @Test("Plain text is shown line by line; blank ends are left out")
  func plain() throws {
    let output = try output("Two hosts\n\n  up: 3\r\n \n\n")
    #expect(output.view == .verticalStack(alignment: .leading, ["Two hosts", "", "  up: 3"].map { .text($0) }))
    #expect(output.dialog?.full == "Two hosts\n\n  up: 3")
    #expect(try self.output(" \n\t") == IntentOutput())
  }

  @Test("JSON is an answer")
  func json() throws {
    #expect(try output(" \n{\"value\": 3}\n").value == 3)
    #expect(throws: SnippetError.self) { try output("{\"value\": 3") }
    #expect(throws: SnippetError.self) { try output("{\"value\": 3} trailing") }
    #expect(throws: SnippetError.self) { try output("{\"dialog\": 3}") }
  }

  @Test("A long text is cut, and says so")
  func long() throws {
    let output = try output(String(repeating: "x\n", count: 100_000))
    #expect(output.warnings.map(\.code) == [.clamped])
    _ = try ViewTree(#require(output.view))
  }

  @Test(
    "Escape sequences and what is written over are taken away",
    arguments: [
      ("\u{1B}[1;31mred\u{1B}[0m", "red"), ("\u{9B}31mred", "red"), ("\u{1B}]0;title\u{7}text", "text"),
      ("\u{1B}]8;;http://a\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"), ("\u{1B}]52;c;AAAA\u{9C}x", "x"),
      ("\u{1B}Pq#0\u{1B}\\x", "x"), ("\u{1B}(Bx", "x"), ("\u{1B}cx", "x"), ("\u{1B}", ""), ("\u{1B}[", ""),
      ("\u{1B}[999", ""), ("\u{1B}]open\nnext", "\nnext"), ("10%\r50%\rdone", "done"), ("done\r", "done"),
      ("a\u{8}b\u{0}c", "abc"), ("\u{202E}abc", "abc"), ("é 😀\u{1B}[m", "é 😀"), ("a\r\nb", "a\nb"),
    ])
  func terminal(text: String, plain: String) {
    #expect(TerminalText.plain(text) == plain)
  }

  @Test(
    "A complaint is the last line that says something",
    arguments: [
      ("", ""), ("one\ntwo\n", "two"), ("one\n \n\n", "one"), ("\u{1B}[31mred\u{1B}[m\n", "red"),
      ("no newline", "no newline"), ("a\r\nb\r\n", "b"),
    ])
  func complaint(text: String, line: String) {
    #expect(ScriptOutput.complaint(Array(text.utf8)) == line)
  }

  @Test("A complaint is short")
  func longComplaint() {
    #expect(ScriptOutput.complaint(Array(repeating: UInt8(ascii: "x"), count: 8_192)).unicodeScalars.count == 500)
    #expect(ScriptOutput.complaint([0xFF, 0xFE, 0x0A]) == "\u{FFFD}\u{FFFD}")
  }
}
