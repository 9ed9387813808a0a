import Foundation
import JSONRPC
import Store
import Synchronization
import TestSupport

@testable import Journal

/// A person's directory of files, a store, and a journal over both.
final class TestLife {
  /// 2026-05-18T09:00:00+02:00.
  static let now = Date(timeIntervalSince1970: 1_779_087_600)
  static let home = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  let files: TemporaryDirectory
  let state: TemporaryDirectory
  let store: Store
  let journal: Journal

  init() throws {
    files = try TemporaryDirectory()
    state = try TemporaryDirectory()
    store = try Store(directory: state.path, origin: "first", schemas: [Journal.schema])
    journal = Journal(store: store, makeID: Self.counter("id"))
  }

  static func counter(_ prefix: String) -> @Sendable () -> String {
    let count = Counter()
    return { prefix + String(count.next()) }
  }

  private final class Counter: Sendable {
    private let value = Mutex(0)
    func next() -> Int {
      value.withLock {
        $0 += 1
        return $0
      }
    }
  }

  /// A second process with the same state.
  func otherProcess() throws -> Journal {
    Journal(
      store: try Store(directory: state.path, origin: "second", schemas: [Journal.schema]),
      makeID: Self.counter("other"))
  }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let url = files.url.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ path: String, _ text: String) throws {
    try write(path, Array(text.utf8))
  }

  func photo(_ path: String, _ local: String, at place: (Double, Double)? = nil, xmp: String? = nil) throws {
    try write(
      path, EXIFBuilder.photo(local, offset: "+02:00", latitude: place?.0, longitude: place?.1, xmp: xmp))
  }

  static func calendar(_ events: [String]...) -> String { calendarOf(events) }

  static func calendarOf(_ events: [[String]]) -> String {
    (["BEGIN:VCALENDAR"] + events.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] } + ["END:VCALENDAR"])
      .joined(separator: "\r\n")
  }

  /// A day with a birthday of two entries and nine photos, and an afternoon in the park.
  func birthday() throws {
    try write(
      "cal.ics",
      Self.calendar(
        [
          "UID:lunch", "DTSTART;TZID=Europe/Berlin:20260516T121500", "DTEND;TZID=Europe/Berlin:20260516T134500",
          "SUMMARY:Lunch with Wren",
        ],
        [
          "UID:party", "DTSTART;TZID=Europe/Berlin:20260516T150000", "DTEND;TZID=Europe/Berlin:20260516T183000",
          "SUMMARY:Robin's party", "LOCATION:Garden", "ATTENDEE;CN=Finch Gray:mailto:finch@example.org",
        ]))
    for minute in [20, 40] { try photo("a/lunch\(minute).jpg", "2026:05:16 12:\(minute):00") }
    for minute in [10, 20, 30, 40, 50] { try photo("a/party\(minute).JPG", "2026:05:16 16:\(minute):00") }
    for minute in [10, 20, 30] { try photo("b/park\(minute).jpeg", "2026:05:17 10:\(minute):00", at: (52.4, 13.3)) }
  }

  /// The sources are read and the journal is turned on.
  func begin() throws {
    _ = try journal.addSource(files.path, now: Self.now)
    try journal.rescan(now: Self.now)
    try journal.setConsent(true)
  }

  func list(
    _ list: SuggestionList = .recommended, level: DisclosureLevel = .titles, client: String = "host",
    now: Date = TestLife.now
  ) throws -> [JSONValue] {
    try journal.list(list, level: level, client: client, now: now, home: Self.home)["suggestions"]?.array ?? []
  }

  func everything(now: Date = TestLife.now) throws -> JSONValue {
    try journal.everything(now: now, home: Self.home)
  }

  /// The titles of everything, and how many members each has.
  func summary(now: Date = TestLife.now) throws -> [String] {
    try (everything(now: now)["moments"]?.array ?? []).map {
      "\($0["title"]?.string ?? ""): \($0["items"]?.array?.count ?? 0)"
    }
  }
}
