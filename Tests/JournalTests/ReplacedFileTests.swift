import CivilTime
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Journal

/// What lies under a file's name by the time that it is read.
@Suite("Files that are not what they were when they were found")
struct ReplacedFileTests {
  private static let calendar = TestLife.calendar([
    "UID:lunch", "DTSTART:20260516T101500Z", "DTEND:20260516T114500Z", "SUMMARY:Secret Lunch",
  ])

  private static func read(_ file: FoundFile, _ life: TestLife) -> FileImport.Outcome? {
    FileImport.read(
      file, in: life.files.path, day: CivilDate(daysSinceEpoch: 20_000), isAhead: false, isCancelled: { false })
  }

  @Test(
    "are not read, and the reading does not wait for them",
    arguments: ["fifo", "link", "folderLink", "other", "directory", "gone"])
  func replaced(way: String) throws {
    let life = try TestLife()
    let outside = try TemporaryDirectory()
    let secret = outside.url.appending(path: "plans.ics")
    try Data(Self.calendar.utf8).write(to: secret)
    try life.write("a/plans.ics", Self.calendar)
    let found = try #require(DirectoryWalk.walk(life.files.path, isCancelled: { false })?.files.first)
    #expect(Self.read(found, life)?.file.events.count == 1)
    let (file, folder) = (life.files.url.appending(path: "a/plans.ics"), life.files.url.appending(path: "a"))
    try FileManager.default.removeItem(at: way == "folderLink" ? folder : file)
    switch way {
    case "fifo": #expect(mkfifo(file.path, 0o600) == 0)
    case "link": try FileManager.default.createSymbolicLink(at: file, withDestinationURL: secret)
    case "folderLink": try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: outside.url)
    case "other": try FileManager.default.moveItem(at: secret, to: file)
    case "directory": try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    default: break
    }
    let outcome = Self.read(found, life)
    #expect(outcome?.reason == FileImport.unreadable)
    #expect(outcome?.file.events.isEmpty == true)
  }

  @Test("a sidecar that went is forgotten, however old it was; one that is there again is read")
  func sidecar() throws {
    let life = try TestLife()
    let people = #"{"title":"p.jpg","photoTakenTime":{"timestamp":"1778940000"},"people":[{"name":"Zora"}]}"#
    func names() throws -> String { "\(try life.everything())" }
    try life.write("p.jpg.json", people)
    try life.photo("p.jpg", "2026:05:16 16:00:00")
    try life.begin()
    #expect(try names().contains("Zora"))
    try FileManager.default.removeItem(at: life.files.url.appending(path: "p.jpg.json"))
    try life.journal.rescan(now: TestLife.now)
    #expect(try !names().contains("Zora"))
    try life.write("p.jpg.json", people)
    try life.journal.rescan(now: TestLife.now)
    #expect(try names().contains("Zora"))
    #expect(try !life.journal.rescan(now: TestLife.now), "nothing has changed since")
  }

  @Test("names that differ by the way in which a letter is written are two files")
  func normalisation() throws {
    let life = try TestLife()
    let names = ["caf\u{E9}.jpg", "cafe\u{301}.jpg"]
    for (index, name) in names.enumerated() { try life.photo(name, "2026:05:16 16:0\(index):00") }
    try life.begin()
    #expect(try life.summary() == ["Photos, Saturday afternoon: 2"])
    #expect(try !life.journal.rescan(now: TestLife.now), "nothing has changed since")
    #expect(unlink(life.files.path + "/" + names[1]) == 0)
    #expect(try life.journal.rescan(now: TestLife.now))
    #expect(try life.summary() == ["Photo, Saturday afternoon: 1"])
  }
}
