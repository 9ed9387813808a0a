import Foundation
import JSONRPC
import TestSupport
import Testing

@Suite("The person's commands, in a process of their own")
struct PersonCommandTests {
  /// The built program lies beside the tests.
  static let program: URL? = {
    guard let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
    let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "inkling")
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
  }()

  static func run(_ state: TemporaryDirectory, _ arguments: [String]) throws -> (code: Int32, out: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = ["--state", state.path + "/state"] + arguments
    process.environment = ["HOME": state.path, "TZ": "Europe/Berlin"]
    let out = Pipe()
    process.standardOutput = out
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(
    "arguments that are wrong end with 64",
    .enabled(if: program != nil, "the program is not built"),
    arguments: [
      ["sources"], ["sources", "frob"], ["sources", "add"], ["sources", "list", "more"], ["journal"],
      ["journal", "frob"],
      ["journal", "consent", "--turn-on", "--turn-off"], ["journal", "exclude", "--circle", "1,2"],
      ["journal", "exclude", "--circle", "a,48.1,11.5,100"], ["journal", "exclude", "--circle", "48.1,11.5,100,"],
      ["journal", "exclude", "--person", ""], ["journal", "exclude", "--word", "  "],
      ["journal", "exclude", "--from", "soon"], ["journal", "moments", "--now", "soon"],
      ["journal", "moments", "--time-zone", "Mars/Olympus"], ["journal", "categories", "--off", "everything"],
    ])
  func wrong(arguments: [String]) throws {
    let state = try TemporaryDirectory()
    #expect(try Self.run(state, arguments).code == 64)
  }

  @Test("categories are switched in the order of the options", .enabled(if: program != nil, "the program is not built"))
  func categories() throws {
    let state = try TemporaryDirectory()
    func photos(_ options: String...) throws -> String? {
      try Self.run(state, ["journal", "categories"] + options).out.split(separator: "\n").first.map(String.init)
    }
    #expect(try photos("--off", "photo", "--on", "photo") == "photo  on")
    #expect(try photos("--on=photo", "--off", "photo") == "photo  off")
    #expect(try Self.run(state, ["journal", "categories", "--on", "photo", "--off"]).code == 64)
    #expect(try photos() == "photo  off", "a command that is wrong changes nothing")
  }

  @Test("from a directory to moments", .enabled(if: program != nil, "the program is not built"))
  func moments() throws {
    let state = try TemporaryDirectory()
    let files = state.url.appending(path: "files")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    for minute in [10, 20] {
      let photo = EXIFBuilder.photo("2026:05:16 16:\(minute):00", offset: "+02:00")
      try Data(photo).write(to: files.appending(path: "p\(minute).jpg"))
    }
    try Data("x".utf8).write(to: files.appending(path: "bad\u{1B}[2J.jpg"))
    let added = try Self.run(state, ["sources", "add", files.path])
    #expect(added.code == 0 && added.out.contains("3 files, 2 events, 1 files with problems"))
    #expect(!added.out.contains("\u{1B}"))
    #expect(try Self.run(state, ["journal", "consent", "--turn-on"]).out == "Journaling suggestions are on.\n")
    let json = try JSONParser.parse(
      try Self.run(
        state, ["journal", "moments", "--json", "--now", "2026-05-18T09:00:00+02:00", "--time-zone", "Europe/Berlin"]
      ).out)
    let moment = try #require(json["moments"]?.array?.first)
    #expect(moment["title"] == "Photos, Saturday afternoon" && moment["day"] == "2026-05-16")
    #expect(moment["start"] == "2026-05-16T16:10:00+02:00" && moment["timeZone"] == "Europe/Berlin")
    #expect(moment["items"] == [["kind": "photo", "path": "p10.jpg"], ["kind": "photo", "path": "p20.jpg"]])
    #expect(try Self.run(state, ["journal", "exclude", "--from", "2026-05-16"]).code == 0)
    let excluded = try Self.run(state, ["journal", "moments", "--json"]).out
    #expect(excluded == "{\"moments\":[],\"visits\":[]}\n")
    #expect(try Self.run(state, ["sources", "remove", "nobody"]).code == 1)
    #expect(try Self.run(state, ["journal", "erase"]).code == 0)
    #expect(try Self.run(state, ["sources", "list", "--json"]).out == "{\"sources\":[]}\n")
  }
}
