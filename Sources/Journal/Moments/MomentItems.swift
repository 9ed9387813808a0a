/// Which members of a moment are shown: at most ``most``.
enum MomentItems {
  static let most = 13
  private static let mostEntries = 3
  private static let mostOthers = 4

  /// The entries and one stay, and then photos, one of a burst, as far from each other in time as can be.
  static func chosen(from members: [PlacedEvent]) -> [PlacedEvent] {
    let group = MomentGroup(members: members)
    let entries = group.entries.prefix(mostEntries)
    let others = (group.workouts + group.others).prefix(mostOthers)
    let stays = group.stays.prefix(1)
    let photos = Bursts.representatives(LivePhotos.withoutFilms(group.photos))
    let room = most - entries.count - stays.count - others.count
    return (entries + stays + others + spread(photos, room)).sorted(by: PlacedEvent.isOrdered)
  }

  /// The first one, the last one, and each time the one that is farthest from those that are chosen.
  private static func spread(_ photos: [PlacedEvent], _ count: Int) -> [PlacedEvent] {
    guard photos.count > count, let first = photos.first, let last = photos.last else { return photos }
    var chosen = [first, last]
    // How far each one is from the nearest chosen one.
    var distances = photos.map { min($0.start - first.start, last.start - $0.start) }
    while chosen.count < count {
      guard let farthest = distances.indices.max(by: { distances[$0] < distances[$1] }) else { break }
      let photo = photos[farthest]
      chosen.append(photo)
      for index in photos.indices {
        distances[index] = min(distances[index], abs(photos[index].start - photo.start))
      }
      distances[farthest] = -1
    }
    return chosen
  }
}
