import CivilTime
import Foundation
import JSONRPC
import Testing

@testable import Journal

@Suite("Albums that were listened to")
struct AlbumTests {
  /// A row of Spotify's extended history; its time is that of the end.
  private static func play(_ start: String, _ title: String, album: String, minutes: Int = 5, isPrivate: Bool = false)
    -> String
  {
    let end = (CivilDateTime(start)?.secondsSinceEpoch ?? 0) + minutes * 60
    return """
      {"ts":"\(CivilDateTime(secondsSinceEpoch: end))Z","ms_played":\(minutes * 60_000),
      "master_metadata_track_name":"\(title)","master_metadata_album_artist_name":"Wren & Co",
      "master_metadata_album_album_name":"\(album)","incognito_mode":\(isPrivate)}
      """
  }

  private static func album(
    _ day: String, hour: Int = 18, _ album: String = "Letters", songs: Int = 7, minutes: Int = 5
  )
    -> [String]
  {
    (0..<songs).map { song in
      let minute = song * (minutes + 1)
      let time = String(format: "%02d:%02d:00", hour + minute / 60, minute % 60)
      return play("\(day)T\(time)", "Song \(song)", album: album, minutes: minutes)
    }
  }

  private static func life(_ plays: [String], _ more: (TestLife) throws -> Void = { _ in }) throws -> TestLife {
    let life = try TestLife()
    try life.write("Streaming_History_Audio_2026.json", "[" + plays.joined(separator: ",") + "]")
    try more(life)
    try life.begin()
    return life
  }

  @Test("an album is a moment with its name, once, though two services tell of it")
  func album() throws {
    let life = try Self.life(Self.album("2026-05-16")) { life in
      let begin = CivilDateTime("2026-05-16T18:00:07")?.secondsSinceEpoch ?? 0
      try life.write(
        "listens.jsonl",
        (0..<8).map { song in
          """
          {"listened_at":\(begin + song * 360),"track_metadata":{"track_name":"song \(song)","artist_name":"WREN & CO",
          "release_name":"Letters"}}
          """.replacing("\n", with: "")
        }.joined(separator: "\n"))
    }
    #expect(try life.summary() == ["Letters: 8"])
    let moment = try #require(try life.everything()["moments"]?.array?.first)
    #expect(moment["day"] == "2026-05-16" && moment["recommended"] == false)
    #expect(moment["why"]?.array?.first == "You listened to 8 songs of Letters.")
    let items = moment["items"]?.array ?? []
    #expect(items.allSatisfy { $0["kind"] == "song" && $0["entry"]?.string?.hasPrefix("play@") == true })
  }

  @Test("songs by the way, an album that is heard all the time, a short one and a private one are none")
  func none() throws {
    let mixed = (0..<8).map { Self.play("2026-05-10T18:\($0)5:00".replacing(":85", with: ":59"), "x", album: "\($0)") }
    #expect(try Self.life(mixed).summary() == [])
    let often = ["11", "12", "13", "14"].flatMap { Self.album("2026-05-\($0)") }
    #expect(try Self.life(often).summary().count == 3)
    #expect(try Self.life(Self.album("2026-05-16", songs: 4)).summary() == [])
    #expect(try Self.life(Self.album("2026-05-16", minutes: 2)).summary() == [])
    let hidden = (0..<7).map {
      Self.play("2026-05-16T18:\($0)5:00".replacing(":65", with: ":59"), "\($0)", album: "L", isPrivate: true)
    }
    #expect(try Self.life(hidden).summary() == [])
    // What is private in one export is private in every other one.
    let open = try Self.life(Self.album("2026-05-16")) { life in
      let plays = Self.album("2026-05-16").map { $0.replacing("false", with: "true") }
      try life.write("other.json", "[" + plays.joined(separator: ",") + "]")
    }
    #expect(try open.summary() == [])
  }

  @Test("what was heard during something belongs to it")
  func meanwhile() throws {
    let life = try Self.life(Self.album("2026-05-16", hour: 14)) { try $0.birthday() }
    #expect(try life.summary() == ["Lunch with Wren: 3", "Robin's party: 13", "Photos, Sunday morning: 3"])
  }
}
