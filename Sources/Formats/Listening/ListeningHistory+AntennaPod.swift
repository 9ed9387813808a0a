internal import Foundation
internal import Store

extension ListeningHistory {
  /// Episodes of which the play is taken over: the latest ones.
  private static let mostEpisodes = 200_000
  /// Milliseconds of one session at most: what was played of an episode is the sum of all sessions.
  private static let longestSession = 4.0 * 3_600_000

  /// Reads AntennaPod's exported database. Of each episode it knows when it was played last, and for how long in all.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - isCancelled: Is asked again and again.
  /// - Throws: ``FormatError``, if it is another program's database, or damaged.
  public init(antennaPod bytes: [UInt8], isCancelled: () -> Bool = { false }) throws(FormatError) {
    self.init()
    guard !bytes.isEmpty else { throw FormatError(format: .listening, position: .offset(0), reason: .empty) }
    do throws(StoreError) {
      let database = try ForeignDatabase(bytes: bytes)
      let media = try database.columns(of: "FeedMedia")
      let items = try database.columns(of: "FeedItems")
      let feeds = try database.columns(of: "Feeds")
      if media.isSuperset(of: ["feeditem", "duration", "played_duration", "playback_completion_date"]),
        items.isSuperset(of: ["id", "title", "feed"]), feeds.isSuperset(of: ["id", "title"])
      {
        try read(database, media, feeds, isCancelled)
        return
      }
    } catch {
      throw FormatError(format: .listening, position: .offset(0), reason: .malformed)
    }
    throw FormatError(format: .listening, position: .offset(0), reason: .notThisFormat)
  }

  private mutating func read(
    _ database: ForeignDatabase, _ media: Set<String>, _ feeds: Set<String>, _ isCancelled: () -> Bool
  ) throws(StoreError) {
    // Older versions do not say when an episode was played last, only when it was played to its end.
    let last =
      media.contains("last_played_time")
      ? "max(ifnull(m.last_played_time, 0), ifnull(m.playback_completion_date, 0))"
      : "ifnull(m.playback_completion_date, 0)"
    let show = feeds.contains("custom_title") ? "ifnull(f.custom_title, f.title)" : "f.title"
    // A column of SQLite's can hold a value of any type, which would be read as whatever number it begins with.
    func isNumber(_ column: String) -> String { "typeof(\(column)) IN ('integer', 'real', 'null')" }
    let columns = ["playback_completion_date", "last_played_time", "played_duration", "duration"]
    let numbers = columns.filter(media.contains).map { isNumber("m.\($0)") }.joined(separator: " AND ")
    let found = try database.query(
      """
      SELECT \(last) AS ended, ifnull(m.played_duration, 0), ifnull(m.duration, 0), i.title, \(show),
        \(numbers) AND typeof(i.title) = 'text' AND typeof(\(show)) IN ('text', 'null')
      FROM FeedMedia m CROSS JOIN FeedItems i ON i.id = m.feeditem LEFT JOIN Feeds f ON f.id = i.feed
      WHERE ended > 0 ORDER BY ended DESC, i.id LIMIT \(Self.mostEpisodes + 1)
      """, isCancelled: isCancelled
    ) { row in
      guard row.bool(5) else { return Play?.none }
      return Self.play(
        ended: row.double(0), played: row.double(1), length: row.double(2), title: row.text(3),
        show: row.optionalText(4))
    }
    for play in found.prefix(Self.mostEpisodes).reversed() { add(play) }
    if found.count > Self.mostEpisodes { noteRest() }
  }

  /// All times are milliseconds. The episode was stopped then; that it was played in one go is assumed, but for no
  /// longer than the episode is.
  private static func play(ended: Double, played: Double, length: Double, title: String, show: String?) -> Play? {
    guard ended.isFinite, abs(ended) < 1e15, !title.isEmpty else { return nil }
    let most = length > 0 ? min(length, longestSession) : longestSession
    let seconds = (min(max(played, 0), most) / 1_000).rounded()
    let written = String(Int(ended))
    let start = LenientTimestamp(
      instant: Date(timeIntervalSince1970: ended / 1_000 - seconds), offset: nil)
    return Play(
      kind: .podcast, start: start, seconds: seconds, title: title, artist: show, album: nil, written: written)
  }
}
