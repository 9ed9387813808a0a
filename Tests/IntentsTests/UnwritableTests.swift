import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

/// What is written into a directory that takes nothing. The tests that need to be somebody else, or to have less room,
/// run in a process of their own.
@Suite("Directories that cannot be written")
struct UnwritableTests {
  private static let writing: [(name: String, parameters: JSONObject, directory: String)] = [
    ("CreateEvent", ["title": "Lunch", "start": "2026-03-06T12:30"], "calendar"),
    ("CreateReminder", ["title": "Milk"], "todos"), ("AddToDo", ["title": "Milk"], "todos"),
    ("AddContact", ["name": "Ada", "phoneNumbers": ["+41 44 668 18 00"]], "contacts"),
  ]

  /// Each of the writing intents fails with the error that says so, and nothing is left behind.
  private static func expectRefusals(in directory: TestDirectory, _ reason: String) {
    for (name, parameters, folder) in writing {
      do {
        _ = try directory.output(name, parameters, isConfirmed: true)
        Issue.record("\(name) wrote into a directory \(reason)")
      } catch {
        let error = error as? SnippetError
        #expect(error?.code == SnippetError.storeUnavailable("").code, "\(name), \(reason)")
        #expect(error?.message.contains("can") == true, "\(name), \(reason): \(error?.message ?? "")")
      }
      #expect(directory.files(in: folder).isEmpty, "\(name), \(reason)")
    }
  }

  @Test("Where the path is that of a file, the file stays as it is")
  func file() throws {
    let directory = try TestDirectory()
    for folder in ["calendar", "contacts", "todos"] {
      let path = directory.path + "/" + folder
      try? FileManager.default.removeItem(atPath: path)
      try Data("mine".utf8).write(to: URL(filePath: path))
    }
    Self.expectRefusals(in: directory, "that is a file")
    for folder in ["calendar", "contacts", "todos"] {
      #expect(try String(contentsOfFile: directory.path + "/" + folder, encoding: .utf8) == "mine")
    }
  }

  @Test("Somebody who may not write there is told so")
  func permissions() async {
    await #expect(processExitsWith: .success) {
      let directory = try TestDirectory()
      for folder in ["calendar", "contacts", "todos"] {
        let path = directory.path + "/" + folder
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
      }
      // For root there are no permissions.
      if geteuid() == 0 { try #require(seteuid(65_534) == 0) }
      Self.expectRefusals(in: directory, "of somebody else")
      if getuid() == 0 { try #require(seteuid(0) == 0) }
    }
  }

  @Test("A file for which there is no room is not there afterwards, and the one that was keeps its contents")
  func room() async {
    await #expect(processExitsWith: .success) {
      let directory = try TestDirectory()
      try directory.writeToDo("milk", "Milk", lines: "STATUS:NEEDS-ACTION\r\n")
      let before = directory.text(of: "milk.ics")
      for folder in ["calendar", "contacts"] {
        try FileManager.default.createDirectory(
          atPath: directory.path + "/" + folder, withIntermediateDirectories: true)
      }
      // As on a full disk a write ends in its middle; the signal that comes with this one is not for us.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit()
      try #require(getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      limit.rlim_cur = 40
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      for (name, parameters, folder) in Self.writing {
        #expect(throws: SnippetError.storeUnavailable("The disk is full, or the directory cannot be written.")) {
          try directory.output(name, parameters, isConfirmed: true)
        }
        #expect(directory.files(in: folder) == (folder == "todos" ? ["milk.ics"] : []), "\(name)")
      }
      #expect(throws: SnippetError.self) { try directory.output("CompleteToDo", ["uid": "milk", "isCompleted": true]) }
      #expect(directory.text(of: "milk.ics") == before)
      #expect(directory.files() == ["milk.ics"])
    }
  }
}
