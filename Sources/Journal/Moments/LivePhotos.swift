/// Finds stills and the short films that were taken with them.
enum LivePhotos {
  /// Seconds between a still and a film of the same name that belong together.
  private static let longestPause = 3

  /// The events with both halves of each pair as live photos. They share what the cameras write into both, or the name in
  /// one folder and the moment: a name alone says nothing, as cameras begin to count anew.
  static func paired(_ events: [PlacedEvent]) -> [PlacedEvent] {
    var stills: [String: Int] = [:]
    var names: [FileStem: Int] = [:]
    for (index, event) in events.enumerated() where event.event.kind == .photo {
      if let pair = event.event.facts.pair { stills[pair] = stills[pair] ?? index }
      let name = FileStem(event.event)
      names[name] = names[name] ?? index
    }
    guard !stills.isEmpty || !names.isEmpty else { return events }
    var events = events
    for index in events.indices where events[index].event.kind == .video {
      let film = events[index]
      var still = film.event.facts.pair.flatMap { stills[$0] }
      // A film `X.MP` may be that of `X.MP.jpg`.
      let whole = FileStem(source: film.event.source, path: film.event.path[...])
      if still == nil, film.event.facts.pair == nil, let near = names[FileStem(film.event)] ?? names[whole],
        abs(events[near].start - film.start) <= longestPause
      {
        still = near
      }
      guard let still else { continue }
      let pair = events[still].event.facts.pair ?? events[still].event.id
      for half in [still, index] {
        events[half].event.kind = .livePhoto
        events[half].event.facts.pair = pair
      }
      events[index].event.isFilm = true
    }
    return events
  }

  /// The photos, each pair as one item with the still in front.
  static func joined(_ photos: [PlacedEvent]) -> [MomentItem] {
    var members: [[PlacedEvent]] = []
    var pairs: [String: Int] = [:]
    for photo in photos {
      guard photo.event.kind == .livePhoto, let pair = photo.event.facts.pair else {
        members.append([photo])
        continue
      }
      if let index = pairs[pair] {
        // Of copies of a half the first one is enough.
        if members[index].count < 2, photo.event.isFilm != members[index][0].event.isFilm {
          members[index].append(photo)
        }
      } else {
        pairs[pair] = members.count
        members.append([photo])
      }
    }
    return members.compactMap { MomentItem($0.sorted { !$0.event.isFilm && $1.event.isFilm }) }
  }

  /// Without the films of pairs of which the still is there.
  static func withoutFilms(_ photos: [PlacedEvent]) -> [PlacedEvent] {
    var seen: Set<String> = []
    return photos.filter { photo in
      guard photo.event.kind == .livePhoto, let pair = photo.event.facts.pair else { return true }
      return seen.insert(pair).inserted
    }
  }
}
