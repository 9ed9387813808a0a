import Foundation
import Testing

@testable import Intents
@testable import Snippets

/// Programs that read the same files, where they are installed.
enum OtherProgram {
  static let todoman = path(of: "todoman") ?? path(of: "todo")
  static let khal = path(of: "khal")
  static let khard = path(of: "khard")

  private static func path(of name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func run(
    _ program: String?, _ arguments: [String], input: String = "", in directory: TestDirectory
  ) throws -> String {
    let process = Process()
    let (output, answers) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: try #require(program))
    process.arguments = arguments
    process.environment = ["HOME": directory.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "Europe/Berlin"]
    process.standardInput = answers
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try answers.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try answers.fileHandleForWriting.close()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  static func todoman(_ arguments: [String], in directory: TestDirectory) throws -> String {
    let configuration = directory.path + "/config.py"
    let text =
      "path = \"\(directory.path)/todos/*\"\ncache_path = \"\(directory.path)/cache.sqlite3\"\n"
      + "date_format = \"%Y-%m-%d\"\ntime_format = \"%H:%M\"\n"
    try Data(text.utf8).write(to: URL(filePath: configuration))
    return try run(todoman, ["--config", configuration] + arguments, in: directory)
  }

  static func khal(_ arguments: [String], input: String = "", in directory: TestDirectory) throws -> String {
    let configuration = directory.path + "/khal.conf"
    let text = """
      [calendars]
      [[calendar]]
      path = \(directory.path)/calendar
      [default]
      default_calendar = calendar
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
    return try run(khal, ["-c", configuration] + arguments, input: input, in: directory)
  }

  static func khard(_ arguments: [String], input: String = "", in directory: TestDirectory) throws -> String {
    let configuration = directory.path + "/khard.conf"
    let text = """
      [addressbooks]
      [[people]]
      path = \(directory.path)/contacts
      [general]
      default_action = list
      editor = true
      merge_editor = true

      """
    try Data(text.utf8).write(to: URL(filePath: configuration))
    return try run(khard, ["-c", configuration] + arguments, input: input, in: directory)
  }
}
