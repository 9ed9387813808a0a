extension MomentGrouping {
  /// Seconds between the beginnings of one play, as two services have written them down.
  private static let samePlay = 60

  private struct Song: Hashable {
    let title: String
    let artist: String
  }

  /// An album that somebody listened to belongs to what they did meanwhile, and is a moment of its own otherwise.
  ///
  /// - Parameters:
  ///   - plays: Songs of runs of one album, and copies of them, in order of time.
  ///   - spans: When the groups lasted.
  mutating func addAlbums(_ plays: [PlacedEvent], _ spans: GroupSpans) {
    var runs: [[PlacedEvent]] = []
    for play in Self.withoutCopies(plays) {
      if let last = runs.last?.last, last.event.facts.album == play.event.facts.album,
        play.start - last.end <= AlbumRuns.pause
      {
        runs[runs.count - 1].append(play)
      } else {
        runs.append([play])
      }
    }
    for run in runs {
      // What is here beside runs was heard around a workout, or is a copy of a play.
      guard run.contains(where: \.event.isOfAlbumRun), Set(run.map(\.event.title)).count >= AlbumRuns.fewest,
        let first = run.first, let last = run.last,
        last.end - first.start >= AlbumRuns.shortest
      else { continue }
      let meanwhile = Set(run.map { spans.group(around: $0, margin: 0) })
      if meanwhile.count == 1, let index = meanwhile.first.flatMap(\.self) {
        groups[index].others += run
      } else {
        groups.append(MomentGroup(others: run))
      }
    }
  }

  private static func withoutCopies(_ plays: [PlacedEvent]) -> [PlacedEvent] {
    var latest: [Song: Int] = [:]
    return plays.filter { play in
      let song = Song(
        title: ExclusionFilter.folded(play.event.title ?? ""),
        artist: ExclusionFilter.folded(play.event.facts.artist ?? ""))
      if let start = latest[song], play.start - start <= samePlay { return false }
      latest[song] = play.start
      return true
    }
  }
}
