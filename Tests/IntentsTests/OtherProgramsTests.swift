import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

/// Programs that read the same files, where they are installed.
enum OtherProgram {
  static let todoman = path(of: "todoman") ?? path(of: "todo")
  static let khal = path(of: "khal")

  private static func path(of name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func run(_ program: String?, _ arguments: [String], in directory: TestDirectory) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: try #require(program))
    process.arguments = arguments
    process.environment = ["HOME": directory.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "Europe/Berlin"]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

}

/// What other programs make of the files, and we of theirs.
@Suite struct OtherProgramsTests {
  private func todoman(_ arguments: [String], in directory: TestDirectory) throws -> String {
    let configuration = directory.path + "/config.py"
    let text = "path = \"\(directory.path)/todos/*\"\ncache_path = \"\(directory.path)/cache.sqlite3\"\n"
    try Data(text.utf8).write(to: URL(filePath: configuration))
    return try OtherProgram.run(OtherProgram.todoman, ["--config", configuration] + arguments, in: directory)
  }

  @Test(
    "todoman lists our to-dos, and we see what it completes",
    .enabled(if: OtherProgram.todoman != nil, "todoman is not there"))
  func toDos() throws {
    let directory = try TestDirectory()
    try FileManager.default.createDirectory(atPath: directory.path + "/todos/shop", withIntermediateDirectories: true)
    _ = try directory.output(
      "AddToDo", ["title": "Milk; 2 l, fresh – \(String(repeating: "ü", count: 60))", "due": "2026-03-06"])
    let bread = try directory.output("AddToDo", ["title": "Bread"])
    _ = try directory.output("CompleteToDo", ["uid": try #require(bread.value?["uid"]), "isCompleted": true])
    let listed = try JSONParser.parse(todoman(["--porcelain", "list", "--status", "ANY"], in: directory)).array ?? []
    let milk = listed.first { $0["completed"] == false }
    #expect(listed.count == 2)
    #expect(milk?["summary"]?.string == "Milk; 2 l, fresh – \(String(repeating: "ü", count: 60))")
    #expect(milk?["list"] == "shop")
    #expect(listed.first { $0["summary"] == "Bread" }?["percent"] == 100)
    _ = directory.toDosChangedOutside()
    _ = try todoman(["done", String(try #require(milk?["id"]?.int))], in: directory)
    #expect(directory.toDosChangedOutside())
    #expect(try directory.tree().fallbackText.contains("[x] Milk; 2 l, fresh"))
  }

  @Test("khal lists our events", .enabled(if: OtherProgram.khal != nil, "khal is not there"))
  func events() throws {
    let directory = try TestDirectory()
    let lunch: JSONObject = ["title": "Lunch, at last", "start": "2026-03-06T12:30:00", "location": "Nopa"]
    let fair: JSONObject = ["title": "Fair", "start": "2026-03-07", "end": "2026-03-09"]
    _ = try directory.output("CreateEvent", lunch, isConfirmed: true)
    _ = try directory.output("CreateEvent", fair, isConfirmed: true)
    let configuration = directory.path + "/khal.conf"
    let text = """
      [calendars]
      [[calendar]]
      path = \(directory.path)/calendar
      [locale]
      local_timezone = Europe/Berlin
      default_timezone = Europe/Berlin
      dateformat = %Y-%m-%d
      longdateformat = %Y-%m-%d
      timeformat = %H:%M
      datetimeformat = %Y-%m-%d %H:%M
      longdatetimeformat = %Y-%m-%d %H:%M
      [sqlite]
      path = \(directory.path)/khal.db

      """
    try Data(text.utf8).write(to: URL(filePath: configuration))
    let format = "{start-long}|{end-long}|{title}|{location}"
    let listed = try OtherProgram.run(
      OtherProgram.khal, ["-c", configuration, "list", "--format", format, "2026-03-06", "2d"], in: directory)
    let lines = listed.split(separator: "\n").map(String.init)
    #expect(lines.contains("2026-03-06 12:30|2026-03-06 13:30|Lunch, at last|Nopa"), "\(listed)")
    #expect(lines.contains("2026-03-07|2026-03-08|Fair|"), "\(listed)")
  }
}
