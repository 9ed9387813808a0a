internal import CivilTime
internal import Formats
internal import Foundation

/// What was listened to becomes events.
enum ListeningImport {
  /// Seconds from which on something was listened to, and not passed over.
  private static let shortest = 30.0
  /// A file has no more plays than these: the latest ones.
  private static let most = 200_000

  static func events(of history: ListeningHistory) -> ImportedFile {
    var file = ImportedFile(skipped: history.skipped, problem: history.problem)
    let plays = history.plays.filter { $0.seconds ?? shortest >= shortest }
    let kept = Array(plays.suffix(most))
    let albums = AlbumRuns.indices(in: kept)
    file.events = kept.indices.map { index in
      var event = event(kept[index])
      event.isOfAlbumRun = albums.contains(index)
      return event
    }
    if plays.count > most {
      file.problem = file.problem ?? FormatError(format: .listening, position: .line(1), reason: .tooLarge)
    }
    return file
  }

  private static func event(_ play: Play) -> JournalEvent {
    let start = Int(play.start.instant.timeIntervalSince1970.rounded(.down))
    let offset = play.start.offset
    var event = JournalEvent(
      id: ContentHash.id("play", play.written, play.title), kind: play.kind == .song ? .song : .podcast,
      wallStart: start + (offset ?? 0), wallEnd: start + (offset ?? 0) + Int(min(play.seconds ?? 0, 86_400)),
      offset: offset ?? 0, zoneSource: offset == nil ? .utc : .explicit)
    event.entry = "play@\(play.written)"
    event.title = CleanText.line(play.title, limit: 300)
    event.facts.artist = play.artist.flatMap { CleanText.line($0, limit: 300) }
    event.facts.album = play.album.flatMap { CleanText.line($0, limit: 300) }
    // Who listens in private wants to see nothing of it.
    event.isSensitive = play.isPrivate
    return event
  }
}
