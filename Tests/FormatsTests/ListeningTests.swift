import Formats
import Foundation
import Store
import TestSupport
import Testing

@Suite("Listening histories")
struct ListeningTests {
  static func read(_ bytes: [UInt8]) throws -> ListeningHistory {
    // A file with an object on each line is known by its second line.
    let isLines =
      bytes.first == UInt8(ascii: "{") && !bytes.prefix(3).contains(10) && bytes.contains(10)
      && bytes.split(separator: 10).allSatisfy { $0.first == UInt8(ascii: "{") }
    return isLines
      ? try ListeningHistory(lines: ByteSource(bytes)) : try ListeningHistory(source: ByteSource(bytes))
  }

  static let samples: [(String, [String])] = [
    (
      """
      [{"ts": "2026-05-16T10:04:00Z", "ms_played": 240000, "master_metadata_track_name": "Harbour", "master_metadata_album_artist_name": "The Ferries", "incognito_mode": false, "ip_addr": "1.2.3.4", "skipped": null, "reason_end": "trackdone"},
       {"ts": "2026-05-16T11:00:00Z", "ms_played": 1800000, "master_metadata_track_name": null, "episode_name": "Tides", "episode_show_name": "Sea Talk", "incognito_mode": true},
       {"ts": "2026-05-16T11:00:00Z", "ms_played": 10}]
      """,
      ["song Harbour/The Ferries 2026-05-16 10:00:00 240", "podcast Tides/Sea Talk 2026-05-16 10:30:00 1800 private"]
    ),
    (
      """
      [{"endTime": "2026-05-16 10:04", "artistName": "The Ferries", "trackName": "Harbour", "msPlayed": 60000}]
      """, ["song Harbour/The Ferries 2026-05-16 10:03:00 60"]
    ),
    (
      """
      {"listened_at": 1778925600, "track_metadata": {"track_name": "Harbour", "artist_name": "The Ferries", "additional_info": {"duration_ms": 200000}}}
      {"listened_at": 1778925600000000000, "track_metadata": {"track_name": "Harbour", "artist_name": "The Ferries"}}
      {"listened_at": 100, "track_metadata": {"track_name": "Harbour", "artist_name": "The Ferries"}}
      {"listened_at": 1778925600, "track_metadata": {"track_name": "", "artist_name": "The Ferries"}}
      {"listened_at"
      """, ["song Harbour/The Ferries 2026-05-16 10:00:00 200", "song Harbour/The Ferries 2026-05-16 10:00:00"]
    ),
    (
      """
      {"timeMs": 1778925600000, "artist": "The Ferries", "track": "Harbour", "durationMs": 200000, "event": "scrobble"}
      {"timeMs": 1778925600000, "artist": "The Ferries", "track": "Harbour", "event": "love"}
      """, ["song Harbour/The Ferries 2026-05-16 10:00:00 200"]
    ),
    (
      """
      {"maloja": {}, "scrobbles": [{"time": 1778925600, "track": {"title": "Harbour", "artists": ["The Ferries", "A"], "length": 200}}, {"time": 1, "track": {}}]}
      """, ["song Harbour/The Ferries, A 2026-05-16 10:00:00 200"]
    ),
    (
      """
      {"recenttracks": {"track": [{"name": "Harbour", "artist": {"#text": "The Ferries"}, "date": {"uts": "1778925600"}}]}}
      """, ["song Harbour/The Ferries 2026-05-16 10:00:00"]
    ),
    (
      """
      [{"track": "Harbour", "artist": "The Ferries", "album": "Quays", "date": "1778925600"}]
      """, ["song Harbour/The Ferries 2026-05-16 10:00:00"]
    ),
  ]

  private static func line(_ play: Play) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return "\(play.kind) \(play.title)/\(play.artist ?? "") \(formatter.string(from: play.start.instant))"
      + (play.seconds.map { " \(Int($0))" } ?? "") + (play.isPrivate ? " private" : "")
  }

  @Test("plays are read with their beginning, whatever the program keeps", arguments: samples)
  func plays(sample: (String, [String])) throws {
    #expect(try Self.read(Array(sample.0.utf8)).plays.map(Self.line) == sample.1)
  }

  @Test(
    "what is no history says what it is",
    arguments: [
      ("", FormatError.Reason.empty), ("[1]", .notThisFormat), (#"{"lovedtracks": {"track": []}}"#, .wrongExport),
      (#"{"locations": [{"latitudeE7": 1}]}"#, .notThisFormat), ("[", .truncated),
    ])
  func errors(text: String, reason: FormatError.Reason) {
    #expect { try Self.read(Array(text.utf8)) } throws: { ($0 as? FormatError)?.reason == reason }
  }

  @Test("no mutation crashes", arguments: samples)
  func fuzz(sample: (String, [String])) {
    var random = Mutation(seed: 12)
    var read = 0
    for _ in 0..<200 where (try? Self.read(random.mutated(Array(sample.0.utf8)))) != nil { read += 1 }
    #expect(read > 5)
  }

  @Test("the files of other programs are read", .enabled(if: Corpus.isPresent, "the corpora are not here"))
  func corpus() throws {
    let expected = [
      "lb_listenbrainz_listens.jsonl": 2, "lb_listenbrainz_mixed_validity.jsonl": 3, "lb_panoscrobbler.jsonl": 2,
      "lb_spotify_streaming_2023.json": 5, "lb_spotify_streaming_endsong_0.json": 5, "lb_same_batch_duplicates.json": 3,
      "lb_timestamp_in_ns.json": 1, "lb_timestamp_before_lfm_founding.json": 0,
      "lb_invalid_listen_null_listened_at.json": 0,
    ]
    for (name, count) in expected {
      let bytes = try #require(Corpus.bytes("music/" + name))
      #expect(try Self.read(bytes).plays.count == count, "\(name)")
    }
  }
}
