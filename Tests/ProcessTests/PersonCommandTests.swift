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
      ["places"], ["places", "frob"], ["places", "import"], ["places", "show", "more"],
      ["sources"], ["sources", "frob"], ["sources", "add"], ["sources", "list", "more"],
      ["sources", "add", "--client", ""], ["journal"],
      ["journal", "frob"],
      ["journal", "consent", "--turn-on", "--turn-off"], ["journal", "exclude", "--circle", "1,2"],
      ["journal", "exclude", "--circle", "a,48.1,11.5,100"], ["journal", "exclude", "--circle", "48.1,11.5,100,"],
      ["journal", "exclude", "--person", ""], ["journal", "exclude", "--word", "  "],
      ["journal", "exclude", "--from", "soon"], ["journal", "moments", "--now", "soon"],
      ["journal", "moments", "--time-zone", "Mars/Olympus"], ["journal", "categories", "--off", "everything"],
      ["journal", "merge", "one"], ["journal", "split", "one"], ["journal", "split", "one", "--items", "2-"],
      ["journal", "split", "one", "--items", "0"], ["journal", "rename", "one"], ["journal", "decline"],
      ["journal", "corrections", "--remove", "7"], ["journal", "export", "--to"], ["journal", "export", "more"],
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
    #expect(try photos("--off", "photos", "--on", "photos") == "photos  on")
    #expect(try photos("--on=photos", "--off", "photos") == "photos  off")
    #expect(try photos("--on", "photo") == "photos  partly (livePhoto, video off)")
    #expect(try Self.run(state, ["journal", "categories", "--on", "photos", "--off"]).code == 64)
    let json = try JSONParser.parse(try Self.run(state, ["journal", "categories", "--json"]).out)
    #expect(
      json["categories"]?.array?.first == [
        "category": "photos", "state": "partly", "kinds": ["photo": true, "livePhoto": false, "video": false],
      ], "a command that is wrong changes nothing")
  }

  @Test("each command has a face of JSON", .enabled(if: program != nil, "the program is not built"))
  func json() throws {
    let state = try TemporaryDirectory()
    func run(_ words: String...) throws -> JSONValue {
      try JSONParser.parse(try Self.run(state, words + ["--json"]).out)
    }
    #expect(try run("journal", "consent") == ["state": "notAsked"])
    #expect(try run("journal", "consent", "--turn-on") == ["state": "on"])
    #expect(try run("journal", "banner", "--close") == ["banner": "closed"])
    #expect(
      try run("journal", "exclude", "--word", "x") == ["exclusions": [["number": 1, "exclusion": ["word": "x"]]]])
    #expect(try run("journal", "exclude", "--remove", "1") == ["exclusions": []])
    #expect(try run("journal", "corrections") == ["corrections": []])
    let line =
      "1\tAltenmoor\tA\t\t52.5\t13.4\tP\tPPL\tDE\t\t01\t\t\t\t90000\t\t34\tEurope/Berlin\t2026-01-01\n"
    try Data(line.utf8).write(to: state.url.appending(path: "towns.txt"))
    let table = try run("places", "import", state.path + "/towns.txt")["table"]
    #expect(table?["file"] == "towns.txt" && table?["places"] == 1 && table?["skipped"] == 0)
    #expect(table?["attribution"]?.string?.contains("GeoNames") == true)
    #expect(try run("places", "show") == ["table": table ?? .null])
    #expect(try run("places", "remove") == ["removed": true])
    #expect(try run("places", "show") == ["table": .null])
    let source = try run("sources", "add", state.path)["source"]
    let id = try #require(source?["id"]?.string)
    #expect(try run("sources", "pause", id) == ["id": .string(id), "state": "paused"])
    #expect(try run("sources", "remove", id) == ["removed": .string(id)])
    #expect(try run("journal", "erase") == ["erased": true])
  }

  @Test("corrections by id, and an export of everything", .enabled(if: program != nil, "the program is not built"))
  func corrections() throws {
    let state = try TemporaryDirectory()
    let files = state.url.appending(path: "files")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    var calendar = "BEGIN:VCALENDAR\r\n"
    for (day, title) in [(16, "Lunch"), (17, "Walk\u{202E}x")] {
      calendar +=
        "BEGIN:VEVENT\r\nUID:\(day)\r\nDTSTART:202603\(day)T100000Z\r\nDTEND:202603\(day)T110000Z\r\n"
        + "SUMMARY:\(title)\r\nLOCATION:Park\r\nEND:VEVENT\r\n"
    }
    try Data((calendar + "END:VCALENDAR\r\n").utf8).write(to: files.appending(path: "a\u{202E}.ics"))
    #expect(try Self.run(state, ["sources", "add", files.path]).code == 0)
    func moments() throws -> [JSONValue] {
      let text = try Self.run(state, ["journal", "moments", "--json"]).out
      #expect(!text.contains("\u{202E}"))
      return try JSONParser.parse(text)["moments"]?.array ?? []
    }
    let before = try moments()
    #expect(before.count == 2)
    #expect(before.first?["items"]?.array?.first?["path"] == "a\u{202E}.ics", "what cannot be printed is escaped")
    let ids = before.compactMap { $0["id"]?.string }
    #expect(try Self.run(state, ["journal", "wrong-place", ids[0]]).out.contains("“Park”"))
    #expect(try Self.run(state, ["journal", "merge", ids[0], String(ids[1].prefix(10)), "--title", "Both"]).code == 0)
    #expect(try moments().map { $0["title"] } == ["Both"])
    let merged = try #require(try moments().first?["id"]?.string)
    #expect(try Self.run(state, ["journal", "moments"]).out.contains("Both  [\(merged.prefix(12))]"))
    #expect(try Self.run(state, ["journal", "split", merged, "--items", "1"]).code == 0)
    #expect(try moments().count == 2)
    #expect(try Self.run(state, ["journal", "rename", ids[0], "First"]).code == 0)
    #expect(try Self.run(state, ["journal", "decline", ids[0]]).code == 0)
    #expect(try moments().contains { $0["title"] == "First" && $0["declined"] == true })
    #expect(try Self.run(state, ["journal", "decline", ids[0], "--undo"]).code == 0)
    #expect(try Self.run(state, ["journal", "merge", ids[0], ids[0]]).code == 1)
    #expect(try Self.run(state, ["journal", "rename", "nothing", "x"]).code == 1)
    let list = try Self.run(state, ["journal", "corrections"]).out
    #expect(list.split(separator: "\n").count == 5 && list.contains("Renamed to “First”"))
    let target = state.path + "/export.jsonl"
    #expect(try Self.run(state, ["journal", "export", "--to", target]).code == 0)
    let exported = try String(contentsOfFile: target, encoding: .utf8).split(separator: "\n")
      .map { try JSONParser.parse(String($0)) }
    #expect(exported.first?["type"] == "journal" && exported.count { $0["type"] == "event" } == 2)
    let mode = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let printed = try Self.run(state, ["journal", "export"]).out.split(separator: "\n")
    #expect(try printed.map { try JSONParser.parse(String($0)) } == exported)
    #expect(try Self.run(state, ["journal", "export", "--to", state.path + "/none/x"]).code == 64)
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
