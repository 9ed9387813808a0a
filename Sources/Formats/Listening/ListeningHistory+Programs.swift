internal import Foundation
internal import JSONRPC

extension ListeningHistory {
  /// The extended history of Spotify. Its time is that of the end (the start where it was offline is not kept), the
  /// address that it was played from is never looked at.
  static func spotify(_ value: JSONValue) -> Play? {
    guard let written = value["ts"]?.string, let end = LenientTimestamp(written) else { return nil }
    let seconds = (value.number("ms_played") ?? 0) / 1_000
    let song = value["master_metadata_track_name"]?.significantString
    let episode = value["episode_name"]?.significantString
    let chapter = value["audiobook_chapter_title"]?.significantString
    guard let title = song ?? episode ?? chapter else { return nil }
    let reason = value["reason_end"]?.string
    return Play(
      kind: song != nil ? .song : episode != nil ? .podcast : .audiobook, start: start(end, seconds),
      seconds: seconds, title: title,
      artist: (song != nil ? value["master_metadata_album_artist_name"] : value["episode_show_name"])?
        .significantString,
      album: (value["master_metadata_album_album_name"] ?? value["audiobook_title"])?.significantString,
      written: written, isPrivate: value["incognito_mode"]?.bool ?? false,
      isSkipped: value["skipped"]?.bool ?? (reason == "fwdbtn"))
  }

  /// The history of the last year, which knows minutes.
  static func spotifyYear(_ value: JSONValue) -> Play? {
    guard let written = value["endTime"]?.string, let end = LenientTimestamp(written) else { return nil }
    let seconds = (value.number("msPlayed") ?? 0) / 1_000
    let song = value["trackName"]?.significantString
    guard let title = song ?? value["episodeName"]?.significantString else { return nil }
    return Play(
      kind: song != nil ? .song : .podcast, start: start(end, seconds), seconds: seconds, title: title,
      artist: (value["artistName"] ?? value["podcastName"])?.significantString, album: nil, written: written)
  }

  static func listenBrainz(_ value: JSONValue) -> Play? {
    let track = value["track_metadata"] ?? .null
    guard let start = value.timestamp("listened_at"), let title = track["track_name"]?.significantString,
      let artist = track["artist_name"]?.significantString
    else { return nil }
    let length = track["additional_info"].flatMap { $0.number("duration_ms") }.map { $0 / 1_000 }
    return Play(
      start: start, seconds: length, title: title, artist: artist, album: track["release_name"]?.significantString,
      written: written(value["listened_at"]))
  }

  static func panoScrobbler(_ value: JSONValue) -> Play? {
    guard let start = value.timestamp("timeMs"), let title = value["track"]?.significantString,
      let artist = value["artist"]?.significantString, value["event"]?.string ?? "scrobble" == "scrobble"
    else { return nil }
    return Play(
      start: start, seconds: value.number("durationMs").map { $0 / 1_000 }, title: title, artist: artist,
      album: value["album"]?.significantString, written: written(value["timeMs"]))
  }

  static func maloja(_ value: JSONValue, _ track: JSONValue) -> Play? {
    let artists = (track["artists"]?.array ?? []).compactMap(\.significantString)
    guard let start = value.timestamp("time"), let title = track["title"]?.significantString,
      !artists.isEmpty
    else { return nil }
    return Play(
      start: start, seconds: value.number("duration") ?? track.number("length"),
      title: title, artist: artists.joined(separator: ", "), album: track["album"]?["albumtitle"]?.significantString,
      written: written(value["time"]))
  }

  /// Answers of Last.fm's programming interface, and the flat lists that programs make of them.
  static func lastFM(_ value: JSONValue) -> Play? {
    let date = value["date"] ?? .null
    let stamp =
      date.timestamp("uts") ?? date.string.flatMap(LenientTimestamp.init)
      ?? date.double.flatMap(LenientTimestamp.init(number:))
    func name(_ key: String) -> String? {
      value[key].flatMap { $0.significantString ?? $0["#text"]?.significantString ?? $0["name"]?.significantString }
    }
    guard let start = stamp, let title = name("name") ?? name("track"), let artist = name("artist") else { return nil }
    return Play(
      start: start, seconds: nil, title: title, artist: artist, album: name("album"),
      written: written(date["uts"] ?? date))
  }

  private static func start(_ end: LenientTimestamp, _ seconds: Double) -> LenientTimestamp {
    let length = min(max(seconds, 0), 86_400)
    return LenientTimestamp(instant: end.instant.addingTimeInterval(-length), offset: end.offset)
  }

  private static func written(_ value: JSONValue?) -> String {
    switch value {
    case .string(let text): String(text.prefix(60))
    case .number(let number): String(number.literal.prefix(60))
    default: ""
    }
  }
}
