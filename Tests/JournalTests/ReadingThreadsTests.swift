import Foundation
import Store
import Synchronization
import TestSupport
import Testing

@testable import Journal

@Suite("Files are read on several threads")
struct ReadingThreadsTests {
  private final class Started: Sendable {
    let count = Mutex(0)
  }

  /// A state of its own over the life's files.
  private struct Reader {
    let state: TemporaryDirectory
    let store: Store
    let journal: Journal
    let started = Started()

    init(_ life: TestLife, threads: Int) throws {
      state = try TemporaryDirectory()
      store = try Store(directory: state.path, origin: "first", schemas: [Journal.schema])
      let reading = ReadingThreads(count: threads) { [started] body in
        started.count.withLock { $0 += 1 }
        Thread.detachNewThread(body)
      }
      journal = Journal(store: store, threads: reading, makeID: TestLife.counter("id"))
      _ = try journal.addSource(life.files.path, now: TestLife.now)
    }

    /// Every column of every row that came from files.
    func rows() throws -> [String] {
      let tables = [
        ("journal_file", "id, source, path, size, modified, changed, imported, reason, problem, kind"),
        (
          "journal_event",
          "file, id, entry, kind, wall_start, wall_end, utc_offset, end_offset, zone_source, zone, latitude, longitude, "
            + "device, flags, details, facts"
        ),
        (
          "journal_details",
          "id, file, title, place, people, texts, series, sequence, modified, series_sequence, series_modified"
        ),
        ("journal_place", "file, name, latitude, longitude"),
        ("journal_number", "file, name, number"),
      ]
      return try store.use { database in
        try tables.flatMap { table, columns in
          try database.query("SELECT '\(table)', \(columns) FROM \(table) ORDER BY 2, 3") { row in
            (0...columns.split(separator: ",").count).map { row.text($0) }.joined(separator: "|")
          }
        }
      }
    }
  }

  /// A life with files of many kinds, a third of them broken in some way, and some that are left for their turn.
  private static func life() throws -> TestLife {
    let life = try TestLife()
    try life.birthday()
    var random = Mutation(seed: 3)
    let photo = EXIFBuilder.photo("2026:05:16 10:00:00", offset: "+02:00", xmp: "<x><a>Ada Lark</a></x>")
    let calendar = Array(HostileTests.calendar.utf8)
    let track =
      "<gpx><wpt lat=\"1\" lon=\"2\"><name>Mill</name></wpt><trk><trkseg>"
      + (0..<50).map { "<trkpt lat=\"48.2\" lon=\"16.3\"><time>2026-05-16T10:\($0 + 10):00Z</time></trkpt>" }.joined()
      + "</trkseg></trk></gpx>"
    for index in 0..<60 {
      try life.photo("p/\(index).jpg", "2026:05:\(10 + index % 9) 1\(index % 10):00:\(10 + index % 50)")
      try life.write("broken/\(index).jpg", random.mutated(photo))
      if index % 20 == 0 { try life.write("broken/\(index).ics", random.mutated(calendar)) }
      if index % 10 == 0 {
        try life.write("broken/\(index).gpx", random.mutated(Array(track.utf8)))
        try life.write("empty/\(index)", "")
        try life.write("other/\(index).bin", random.mutated([UInt8](repeating: 7, count: 1_000)))
        try life.write("zip/\(index).zip", random.mutated(Array("PK\u{3}\u{4}".utf8) + photo))
      }
    }
    try life.write("track.gpx", track)
    try life.write("large.gpx", track + String(repeating: " ", count: 300_000))
    try life.write("many.ics", HostileTests.daily(2))
    try life.write("names.vcf", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Lark\r\nTEL:+431234567\r\nEND:VCARD\r\n")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: life.files.path + "/p/7.jpg")
    return life
  }

  @Test("what is in the store afterwards is the same, byte for byte, with any number of threads")
  func same() throws {
    let life = try Self.life()
    let alone = try Reader(life, threads: 0)
    var reports: [Int] = []
    try alone.journal.rescan(now: TestLife.now) { done, _ in reports.append(done) }
    let rows = try alone.rows()
    #expect(rows.count > 300)
    #expect(Set(try alone.journal.sources().first?.skipped.map(\.reason) ?? []).count > 4)
    for threads in [1, 2, 5] {
      let reader = try Reader(life, threads: threads)
      var told: [Int] = []
      try reader.journal.rescan(now: TestLife.now) { done, _ in told.append(done) }
      #expect(reader.started.count.withLock { $0 } == threads)
      #expect(try reader.rows() == rows)
      #expect(told == reports)
      #expect(try reader.journal.rescan(now: TestLife.now) == false)
    }
  }

  @Test(
    "an import that is cancelled keeps what came before, and goes on there", arguments: [1, 100, 130])
  func cancelled(_ after: Int) throws {
    let life = try Self.life()
    let alone = try Reader(life, threads: 0)
    try alone.journal.rescan(now: TestLife.now)
    let reader = try Reader(life, threads: 2)
    var done = 0
    var isAsked = false
    try reader.journal.rescan(
      now: TestLife.now, progress: { now, _ in done = now },
      isCancelled: {
        // It stays cancelled, whatever is answered later.
        guard done == after, !isAsked else { return false }
        isAsked = true
        return true
      })
    #expect(done == after)
    let kept = try reader.store.use { database in
      try database.first("SELECT count(*) FROM journal_file") { row in row.int(0) } ?? 0
    }
    let unreadable = try alone.journal.sources().first?.skipped.count { $0.reason == "unreadable" } ?? 0
    #expect(((after - unreadable)...after).contains(kept))
    try reader.journal.rescan(now: TestLife.now)
    #expect(try reader.rows() == alone.rows())
  }

  @Test("an import that was cancelled before reads nothing, and one that cannot write ends with its error")
  func ends() throws {
    let life = try Self.life()
    let reader = try Reader(life, threads: 3)
    try reader.journal.rescan(now: TestLife.now, isCancelled: { true })
    #expect(try reader.rows().isEmpty)
    try reader.store.use { database in try database.execute("ALTER TABLE journal_details RENAME TO gone") }
    #expect(throws: StoreError.self) { try reader.journal.rescan(now: TestLife.now) }
    try reader.store.use { database in try database.execute("ALTER TABLE gone RENAME TO journal_details") }
    try reader.journal.rescan(now: TestLife.now)
    let alone = try Reader(life, threads: 0)
    try alone.journal.rescan(now: TestLife.now)
    #expect(try reader.rows() == alone.rows())
  }

  @Test("of a few files none is read on a thread of its own")
  func few() throws {
    let life = try TestLife()
    try life.photo("a.jpg", "2026:05:16 10:00:00")
    let reader = try Reader(life, threads: 3)
    try reader.journal.rescan(now: TestLife.now)
    #expect(reader.started.count.withLock { $0 } == 0)
    #expect(try reader.rows().count == 2)
  }
}
