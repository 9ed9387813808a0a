import CivilTime
import Formats
import Foundation
import Testing

@testable import Journal

@Suite("Films")
struct FilmTests {
  private static func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }

  private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count + 8) + Array(name.utf8) + content
  }

  /// A film of twelve seconds whose head says that it was finished then.
  private static func film(_ end: String) throws -> [UInt8] {
    let seconds = try #require(CivilDateTime(end)).secondsSinceEpoch + 2_082_844_800
    let head = number(0) + number(seconds) + number(seconds) + number(1_000) + number(12_000)
    return box("ftyp", Array("isom".utf8) + number(0))
      + box("moov", box("mvhd", head + [UInt8](repeating: 0, count: 80)))
  }

  private static func event(_ name: String, _ end: String) throws -> JournalEvent {
    let bytes = try film(end)
    let file = MediaImport.read(FileBytes(bytes), path: name, head: bytes, companion: nil)
    return try #require(file.events.first)
  }

  @Test(
    "a film's zone is told by its name in local time and its head in UTC together",
    arguments: [
      ("VID_20260516_183000.mp4", "2026-05-16T16:30:12", 7_200),
      ("VID_20260516_183000.mp4", "2026-05-16T16:30:03", 7_200),
      ("VID_20260516_183000.mp4", "2026-05-16T13:00:12", 19_800),
      ("VID_20260516_183000.mp4", "2026-05-17T03:30:12", -32_400),
    ])
  func told(name: String, end: String, offset: Int) throws {
    let event = try Self.event(name, end)
    #expect(event.offset == offset)
    #expect(event.zoneSource == .explicit)
    #expect(event.wallStart == MomentTests.wall("2026-05-16T18:30"))
  }

  @Test(
    "it is not where the head may be in local time too, is minutes off, or says another day",
    arguments: ["2026-05-16T18:30:12", "2026-05-16T16:37:12", "2026-05-14T16:30:12"])
  func notTold(end: String) throws {
    let event = try Self.event("VID_20260516_183000.mp4", end)
    #expect(event.offset == nil)
    #expect(event.zoneSource == .floating)
  }
}
