internal import Formats
internal import Foundation

/// Finds where somebody listened to an album, and not to songs by the way.
enum AlbumRuns {
  /// How many songs of one album, one behind the other, for how many seconds; more than so many are no album.
  static let fewest = 5
  private static let most = 100
  static let shortest = 1_500
  /// Seconds between two songs in which something else may have been done.
  static let pause = 600
  /// Days before one on which the album was heard, and on how many of them it may have been heard as well.
  private static let before = 28
  private static let mostDays = 2

  /// Seconds; of a file that says what cannot be, a day.
  private static func length(_ play: Play) -> Int { Int(min(max(play.seconds ?? 0, 0), 86_400)) }

  /// The indices of the plays that are part of a run of one album, which was not heard all the time.
  static func indices(in plays: [Play]) -> Set<Int> {
    let songs = plays.indices.lazy.filter { plays[$0].kind == .song && plays[$0].album != nil }
      .map { (index: $0, start: Int(plays[$0].start.instant.timeIntervalSince1970)) }
      .sorted { ($0.start, $0.index) < ($1.start, $1.index) }
    var days: [String: [Int]] = [:]
    var found: Set<Int> = []
    var run: [(index: Int, start: Int)] = []
    func close() {
      defer { run = [] }
      let titles = Set(run.prefix(most).map { plays[$0.index].title })
      guard (fewest...most).contains(run.count), titles.count >= fewest, let first = run.first, let last = run.last,
        let album = plays[first.index].album,
        last.start + length(plays[last.index]) - first.start >= shortest
      else { return }
      let day = first.start / 86_400
      let heard = Set((days[album] ?? []).reversed().prefix(1_000).filter { (day - before..<day).contains($0) })
      guard heard.count <= mostDays else { return }
      found.formUnion(run.map(\.index))
    }
    for song in songs {
      if let last = run.last {
        let end = last.start + length(plays[last.index])
        if plays[last.index].album != plays[song.index].album || song.start - max(end, last.start) > pause { close() }
      }
      run.append(song)
      let day = song.start / 86_400
      if let album = plays[song.index].album, days[album]?.last != day { days[album, default: []].append(day) }
    }
    close()
    return found
  }
}
