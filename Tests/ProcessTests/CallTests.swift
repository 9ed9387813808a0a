import Foundation
import JSONRPC
import TestSupport
import Testing

@Suite("inkling call", .enabled(if: PersonCommandTests.program != nil, "the program is not built"))
struct CallTests {
  private static func run(
    _ arguments: [String], input: String = "", output: FileHandle? = nil
  ) throws -> (code: Int32, out: String, error: String) {
    let process = Process()
    process.executableURL = PersonCommandTests.program
    process.arguments = ["--ephemeral"] + arguments
    let (standardInput, out, error) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    if let output { process.standardOutput = output } else { process.standardOutput = out }
    process.standardError = error
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    if output != nil { try out.fileHandleForWriting.close() }
    let written = out.fileHandleForReading.readDataToEndOfFile()
    let errors = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: written, as: UTF8.self), String(decoding: errors, as: UTF8.self)
    )
  }

  @Test("A result goes to standard output, with the parameters given or read", arguments: [false, true])
  func result(isRead: Bool) throws {
    let parameters = #"{"text":"see example.org","referenceDate":"2026-03-02T18:00:00Z"}"#
    let run = try Self.run(["call", "text.detect", isRead ? "-" : parameters], input: isRead ? parameters : "")
    #expect(run.code == 0)
    let detections = try JSONParser.parse(run.out)["detections"]?.array
    #expect(detections?.first?["value"] == ["url": "https://example.org", "host": "example.org"])
  }

  @Test(
    "An error goes to standard error, whichever request it answers",
    arguments: [
      (["call", "journal.nothing"], -32601), (["call", "text.detect", "{}"], -32602),
      (["call", "--client", String(repeating: "x", count: 300), "intents.list"], -32602),
      (["call", "text.detect", String(repeating: "[", count: 128) + String(repeating: "]", count: 128)], -32700),
    ])
  func error(arguments: [String], code: Int) throws {
    let run = try Self.run(arguments)
    #expect(run.code == 1)
    #expect(run.out.isEmpty)
    #expect(try JSONParser.parse(run.error)["code"]?.int == code)
  }

  @Test(
    "A command line that is wrong ends with 64",
    arguments: [
      ["call"], ["call", "--help"], ["call", "--frob", "m"], ["call", "--client"], ["call", "--render"],
      ["call", "--render", "svg", "m"], ["call", "m", "{", "x"],
      ["call", "m", "{"],
      ["call", "-"], ["frob"], ["--frob"], ["--state"], ["--framing", "morse"], ["--state", "x"],
    ])
  func usage(arguments: [String]) throws {
    #expect(try Self.run(arguments).code == 64)
  }

  @Test(
    "A view is printed in the form that is asked for, and as JSON where nobody is told to read it",
    arguments: [("text", "[1]"), ("html", "<!doctype html>"), ("tree", "{\"snippetId\""), ("", "{\"snippetId\"")])
  func render(form: String, start: String) throws {
    let parameters = #"{"intent":{"name":"inkling/Convert","parameters":{"value":5,"unit":"mi","results":["8 km"]}}}"#
    let confirmed =
      #"{"intent":{"name":"inkling/AddContact","parameters":{"name":"Ada","phoneNumbers":["+41446681800"]}}}"#
    let options = form.isEmpty ? [] : ["--render", form]
    let run = try Self.run(["call"] + options + ["snippet.perform", confirmed])
    #expect(run.code == 0)
    #expect(form == "text" ? run.out.contains("] Cancel") : run.out.hasPrefix(start), "\(run.out.prefix(300))")
    #expect(!run.out.contains("\u{1B}"))
    let shown = try Self.run(["call"] + options + ["snippet.perform", parameters])
    #expect(shown.out.contains("8 km"))
    // What is no view is JSON in every form.
    #expect(try Self.run(["call"] + options + ["intents.list"]).out.hasPrefix("{\"intents\""))
  }

  @Test("--client may stand with = as well")
  func client() throws {
    #expect(try Self.run(["call", "--client=chat", "intents.list"]).code == 0)
  }

  @Test(
    "An output that cannot be written is an error, not a crash",
    arguments: [["--help"], ["--version"], ["call", "intents.list"]])
  func full(arguments: [String]) throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try Self.run(arguments, output: full)
    #expect(run.code == 74)
    #expect(!run.error.contains("Fatal"))
  }
}
