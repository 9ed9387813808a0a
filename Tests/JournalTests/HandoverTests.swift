import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Journal

@Suite("Copies of what was chosen")
struct HandoverTests {
  private static func files(_ suggestion: JSONValue) throws -> [URL] {
    let items = try #require(suggestion["items"]?.array)
    return items.flatMap { item in
      ["photo", "image", "video", "url"].compactMap { item["content"]?[$0]?.string.flatMap(URL.init(string:)) }
    }
  }

  private static func select(
    _ life: TestLife, _ handle: String, _ directory: String?, excluding items: [String] = []
  ) throws -> JSONValue {
    let answer = try life.journal.select(
      handle, excludedItems: items, directory: directory, client: "host", now: TestLife.now, home: TestLife.home)
    return try #require(answer["suggestion"])
  }

  @Test("the chosen files lie in the directory, under names that were free, and nothing else tells where they are")
  func copies() throws {
    let life = try SuggestionTests.life()
    let handle = try SuggestionTests.handle(life)
    let target = try TemporaryDirectory()
    let originals = try Self.files(Self.select(life, handle, nil))
    let taken = originals[0].lastPathComponent
    try Data("mine".utf8).write(to: target.url.appending(path: taken))
    let suggestion = try Self.select(life, handle, target.path)
    let copies = try Self.files(suggestion)
    #expect(copies.count == originals.count && copies.count > 2)
    for (copy, original) in zip(copies, originals) {
      #expect(copy.deletingLastPathComponent().path == target.url.standardizedFileURL.path)
      #expect(try Data(contentsOf: copy) == Data(contentsOf: original))
      #expect(try FileManager.default.attributesOfItem(atPath: copy.path)[.posixPermissions] as? Int == 0o600)
    }
    #expect(try Data(contentsOf: target.url.appending(path: taken)) == Data("mine".utf8))
    #expect(!JSONWriter.text(of: suggestion).contains(life.files.path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).count == copies.count + 1)
  }

  @Test("what was taken out is not copied")
  func excluded() throws {
    let life = try SuggestionTests.life()
    let handle = try SuggestionTests.handle(life)
    let target = try TemporaryDirectory()
    let whole = try Self.select(life, handle, nil)
    let all = try #require(whole["items"]?.array)
    let photos = all.filter { $0["content"]?["photo"] != nil }.compactMap { $0["id"]?.string }
    let copies = try Self.files(Self.select(life, handle, target.path, excluding: [photos[0]]))
    #expect(try copies.count == Self.files(whole).count - 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).count == copies.count)
  }

  @Test("a directory that is none, or a file that is gone, leaves nothing behind")
  func faults() throws {
    let life = try SuggestionTests.life()
    let handle = try SuggestionTests.handle(life)
    let target = try TemporaryDirectory()
    let file = target.url.appending(path: "file")
    try Data().write(to: file)
    for path in [target.path + "/missing", file.path, "relative"] {
      #expect { try Self.select(life, handle, path) } throws: { error in
        if case JournalError.cannotCopy = error { true } else { false }
      }
    }
    let suggestion = try Self.select(life, handle, nil)
    let last = try #require(try Self.files(suggestion).last)
    try FileManager.default.removeItem(at: last)
    try FileManager.default.createSymbolicLink(at: last, withDestinationURL: URL(filePath: "/etc/hostname"))
    #expect(throws: JournalError.self) { try Self.select(life, handle, target.path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path) == ["file"])
  }

  @Test(
    "a file that is not the one that was read is not handed over, whichever way it was changed",
    arguments: ["replaced", "longer", "sameLength", "sameTime", "older"])
  func changed(way: String) throws {
    let life = try TestLife()
    for folder in [".older", "a"] {
      for minute in [10, 20, 30, 40, 50] { try life.photo("\(folder)/\(minute).jpg", "2026:05:16 16:\(minute):00") }
    }
    try life.begin()
    let handle = try SuggestionTests.handle(life, in: .recent)
    let target = try TemporaryDirectory()
    let file = try #require(try Self.files(Self.select(life, handle, nil)).last)
    let given = try life.journal.disclosures().count
    let before = try Data(contentsOf: file)
    let modified = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    var bytes = before
    switch way {
    case "longer": bytes.append(0)
    default: bytes[bytes.count - 1] ^= 1
    }
    if way == "older" {
      // It lay there before the file was read, and now takes its place with its folder: its own times say nothing of that.
      try FileManager.default.moveItem(
        at: file.deletingLastPathComponent(), to: life.files.url.appending(path: "before"))
      try FileManager.default.moveItem(
        at: life.files.url.appending(path: ".older"), to: file.deletingLastPathComponent())
    } else {
      try bytes.write(to: file, options: way == "replaced" ? .atomic : [])
    }
    if way == "sameTime" {
      try FileManager.default.setAttributes([.modificationDate: modified as Any], ofItemAtPath: file.path)
    }
    #expect(
      throws: JournalError.cannotCopy("cannot get a file that was changed after it was read")
    ) {
      try Self.select(life, handle, target.path)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).isEmpty)
    #expect(try life.journal.disclosures().count == given)
  }

  @Test("where no copies can be made the app has nothing, and it is not said to have")
  func nothingGiven() throws {
    let life = try SuggestionTests.life()
    let handle = try SuggestionTests.handle(life)
    func isHandedOver() throws -> Bool? {
      try life.journal.card(handle, level: .titles, client: "host", now: TestLife.now, home: TestLife.home)[
        "isHandedOver"]?.bool
    }
    #expect(throws: JournalError.cannotCopy("is no directory")) {
      try Self.select(life, handle, life.files.path + "/none")
    }
    #expect(try isHandedOver() == false)
    #expect(try life.journal.disclosures().isEmpty)
    _ = try Self.select(life, handle, nil)
    #expect(try isHandedOver() == true)
    #expect(try life.journal.disclosures().count == 1)
  }

  @Test("a file beside which something new lies that does not belong to it is the same one")
  func unchanged() throws {
    let life = try SuggestionTests.life()
    let handle = try SuggestionTests.handle(life)
    let target = try TemporaryDirectory()
    let files = try Self.files(Self.select(life, handle, nil))
    try Data("new".utf8).write(to: files[0].deletingLastPathComponent().appending(path: "other.txt"))
    _ = try Data(contentsOf: files[0])
    #expect(try Self.files(Self.select(life, handle, target.path)).count == files.count)
  }
}
