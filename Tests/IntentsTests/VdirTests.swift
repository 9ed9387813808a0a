import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

/// What may be wrong with a directory, and what a file keeps that is replaced.
@Suite struct VdirTests {
  private func link(_ name: String, to target: String, in directory: TestDirectory) throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.path + "/todos" + (name.isEmpty ? "" : "/" + name),
      withDestinationPath: directory.path + "/" + target)
  }

  @Test("A directory that cannot be read is not taken for an empty one, and nothing is changed")
  func unreadableDirectory() throws {
    let directory = try TestDirectory()
    try FileManager.default.removeItem(atPath: directory.path + "/todos")
    try Data("a file".utf8).write(to: URL(filePath: directory.path + "/todos"))
    let output = try directory.output("ShowTodoList")
    #expect(output.dialog?.full == "Your to-dos cannot be read.")
    #expect(output.warnings.map(\.message) == ["The directory of the to-dos cannot be read."])
    #expect(try directory.tree().fallbackText.contains("No To-Dos") == false)
    for (name, parameters): (String, JSONObject) in [
      ("AddToDo", ["title": "Milk"]), ("ClearCompletedToDos", [:]),
      ("CompleteToDo", ["uid": "x", "isCompleted": true]),
      ("AddToDo", ["title": "Milk", "list": "shop"]),
    ] {
      #expect(throws: SnippetError.storeUnavailable("The directory cannot be read.")) {
        try directory.output(name, parameters)
      }
    }
  }

  @Test("A list that cannot be read is told", .enabled(if: geteuid() != 0, "root may read everything"))
  func unreadableList() throws {
    let directory = try TestDirectory()
    try directory.writeToDo("milk", "Milk", as: "shop/milk.ics")
    try directory.writeToDo("desk", "Desk", as: "home/desk.ics")
    chmod(directory.path + "/todos/shop", 0)
    defer { chmod(directory.path + "/todos/shop", 0o700) }
    #expect(try directory.output("ShowTodoList").warnings.map(\.message) == ["shop cannot be read and is left alone."])
    #expect(throws: SnippetError.self) { try directory.output("ClearCompletedToDos") }
  }

  @Test("Only items count, and more of them than are looked at are told")
  func manyFiles() throws {
    let directory = try TestDirectory()
    for number in 0..<20 { try directory.write("x", as: "a\(number).txt") }
    try directory.writeToDo("b", "Milk")
    let empty = directory.path + "/todos/c"
    for number in 0..<(Vdir.mostFiles - 1) { close(creat("\(empty)\(number).ics", 0o600)) }
    let vdir = Vdir(path: directory.path + "/todos")
    #expect(try vdir.entries().items.count == Vdir.mostFiles)
    #expect(try !vdir.entries().isCut)
    try directory.writeToDo("d", "Bread")
    let entries = try vdir.entries()
    #expect(entries.isCut)
    #expect(entries.items.first == "b.ics")
    let messages = try directory.output("ShowTodoList").warnings.map(\.message)
    #expect(messages.first == "The directory has more than 5000 files; the rest is left alone.")
  }

  @Test("Symbolic links inside the directory are not followed, and are told")
  func links() throws {
    let directory = try TestDirectory()
    try directory.writeToDo("milk", "Milk", as: "../elsewhere/milk.ics")
    try directory.writeToDo("desk", "Desk", as: "home/desk.ics")
    try link("shop", to: "elsewhere", in: directory)
    try link("milk.ics", to: "elsewhere/milk.ics", in: directory)
    try link("notes", to: "elsewhere/milk.ics", in: directory)
    #expect(
      Set(try directory.output("ShowTodoList").warnings.map { $0.message.prefix { $0 != " " } }) == ["shop", "milk.ics"])
    #expect(try directory.tree().fallbackText.contains("Milk") == false)
    for (name, parameters): (String, JSONObject) in [
      ("AddToDo", ["title": "Bread", "list": "shop"]), ("ShowTodoList", ["list": "shop"]),
      ("CompleteToDo", ["uid": "milk", "isCompleted": true]),
      ("CompleteToDo", ["uid": "milk", "isCompleted": true, "list": "shop"]),
    ] {
      #expect(throws: SnippetError.self) { try directory.output(name, parameters) }
    }
    let list = Vdir(path: directory.path + "/todos/shop", isLinkAllowed: false)
    #expect(throws: Vdir.Failure.unwritable) { try list.write([], as: "x.ics", replacing: nil) }
    #expect(directory.files(in: "elsewhere") == ["milk.ics"])
    #expect(directory.text(of: "../elsewhere/milk.ics")?.contains("COMPLETED") == false)
  }

  @Test("The person's own directory may be a symbolic link")
  func linkedRoot() throws {
    let directory = try TestDirectory()
    try FileManager.default.moveItem(atPath: directory.path + "/todos", toPath: directory.path + "/elsewhere")
    try link("", to: "elsewhere", in: directory)
    _ = try directory.output("AddToDo", ["title": "Milk"])
    #expect(try directory.tree().fallbackText.hasPrefix("[ ] Milk"))
    #expect(directory.files(in: "elsewhere").count == 1)
  }

  @Test("A file that is replaced keeps its mode and owner", arguments: [0o664, 0o600, 0o640, 0o444])
  func kept(mode: Int) throws {
    let directory = try TestDirectory()
    try directory.writeToDo("milk", "Milk")
    let file = directory.path + "/todos/milk.ics"
    let isRoot = geteuid() == 0
    if isRoot { chown(file, 65_534, 65_534) }
    chmod(file, mode_t(mode))
    _ = try directory.output("CompleteToDo", ["uid": "milk", "isCompleted": true])
    #expect(directory.text(of: "milk.ics")?.contains("STATUS:COMPLETED") == true)
    #expect(directory.mode(of: "todos/milk.ics") == mode)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.ownerAccountID] as? Int == (isRoot ? 65_534 : Int(geteuid())))
    #expect(directory.files() == ["milk.ics"])
  }

  @Test("Lists that come and go are changes, without a file in them too")
  func listsComeAndGo() throws {
    let directory = try TestDirectory()
    let list = directory.path + "/todos/shop"
    var digests: Set<UInt64> = []
    func changed() -> Bool {
      digests.insert(VdirSnapshot(directory: directory.path + "/todos").digest)
      return directory.toDosChangedOutside()
    }
    #expect(!changed())
    try FileManager.default.createDirectory(atPath: list, withIntermediateDirectories: false)
    #expect(changed())
    #expect(!changed())
    try FileManager.default.moveItem(atPath: list, toPath: list + "2")
    #expect(changed())
    try FileManager.default.removeItem(atPath: list + "2")
    #expect(changed())
    try FileManager.default.removeItem(atPath: directory.path + "/todos")
    try Data().write(to: URL(filePath: directory.path + "/todos"))
    #expect(changed())
    #expect(digests.count == 4)
  }
}
