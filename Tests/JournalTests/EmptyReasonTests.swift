import CivilTime
import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Journal

@Suite("Why a list is empty")
struct EmptyReasonTests {
  private static func reason(_ life: TestLife, _ list: SuggestionList = .recommended) throws -> String? {
    let result = try life.journal.list(
      list, level: .opaque, client: "host", now: TestLife.now, home: TestLife.home)
    #expect(result["suggestions"] == [])
    return result["emptyReason"]?.string
  }

  @Test("no sources, paused ones, and ones that tell of nothing")
  func sources() throws {
    let life = try TestLife()
    try life.journal.setConsent(true)
    #expect(try Self.reason(life) == "noSources")
    let source = try life.journal.addSource(life.files.path, now: TestLife.now)
    #expect(try Self.reason(life) == "nothingFound")
    try life.write("notes.txt", "nothing that is read")
    try life.journal.rescan(now: TestLife.now)
    #expect(try Self.reason(life) == "nothingFound")
    try life.birthday()
    try life.journal.rescan(now: TestLife.now)
    try life.journal.setPaused(true, source: source.id)
    #expect(try Self.reason(life) == "allPaused" && Self.reason(life, .recent) == "allPaused")
    try life.journal.removeSource(source.id)
    #expect(try Self.reason(life) == "noSources")
  }

  @Test("switched off, as a whole or what of it there is")
  func categories() throws {
    let life = try SuggestionTests.life()
    for kind in EventKind.shown { try life.journal.setKind(kind, isShown: false) }
    #expect(try Self.reason(life) == "categoriesOff" && Self.reason(life, .recent) == "categoriesOff")
    for kind in EventKind.shown { try life.journal.setKind(kind, isShown: true) }
    try life.journal.setCategory(.photos, isShown: false)
    try life.journal.setCategory(.calendar, isShown: false)
    #expect(try Self.reason(life) == "categoriesOff")
    try life.journal.setCategory(.photos, isShown: true)
    #expect(try !life.list(.recent).isEmpty)
  }

  @Test("excluded, as a whole")
  func excluded() throws {
    let life = try SuggestionTests.life()
    let first = try #require(CivilDate("2026-01-01"))
    let last = try #require(CivilDate("2026-12-31"))
    try life.journal.exclude(.days(from: first, through: last))
    #expect(try Self.reason(life) == "allExcluded" && Self.reason(life, .recent) == "allExcluded")
    try life.journal.setCategory(.photos, isShown: false)
    #expect(try Self.reason(life) == "allExcluded", "the calendar is excluded, not switched off")
  }

  @Test("declined, as a whole")
  func declined() throws {
    let life = try SuggestionTests.life()
    for moment in try life.everything()["moments"]?.array ?? [] {
      try life.journal.decline(try #require(moment["id"]?.string), now: TestLife.now, home: TestLife.home)
    }
    #expect(try Self.reason(life) == "allDismissed" && Self.reason(life, .recent) == "allDismissed")
  }

  @Test("not worth it")
  func worth() throws {
    let life = try TestLife()
    // One of a series, of which there is no picture.
    try life.write(
      "cal.ics",
      TestLife.calendar(
        [
          "UID:weekly", "DTSTART;TZID=Europe/Berlin:20260504T090000", "DTEND;TZID=Europe/Berlin:20260504T093000",
          "RRULE:FREQ=WEEKLY;COUNT=2", "SUMMARY:Meeting",
        ]))
    try life.begin()
    #expect(try Self.reason(life) == "nothingStandsOut")
    #expect(try Self.reason(life, .recent) == "nothingRecent")
  }

  @Test("the reason tells nothing else")
  func silence() throws {
    let life = try SuggestionTests.life()
    try life.journal.exclude(.word("e"))
    let result = try life.journal.list(
      .recent, level: .titles, client: "host", now: TestLife.now, home: TestLife.home)
    #expect(Set(result.object?.keys ?? []) == ["suggestions", "banner", "emptyReason"])
  }
}
