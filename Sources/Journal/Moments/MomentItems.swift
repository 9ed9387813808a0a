/// Which members of a moment are shown: at most ``most`` items.
enum MomentItems {
  static let most = 13
  private static let mostEntries = 3
  private static let mostOthers = 4
  /// More entries of one moment are not compared with each other.
  private static let mostInvitations = 50

  /// The entries, the stays and the workouts as one item each, and then photos, one of a burst, as far from each other in
  /// time as can be.
  static func chosen(from members: [PlacedEvent]) -> [MomentItem] {
    let group = MomentGroup(members: members)
    let entries = invitations(group.entries).prefix(mostEntries).map { MomentItem($0) }
    let groups = [MomentItem(group.workouts), MomentItem(group.stays)].compactMap { $0 }
    let free = most - entries.count - groups.count - group.photos.count
    let others = group.others.prefix(max(mostOthers, free)).map { MomentItem($0) }
    let photos = LivePhotos.joined(group.photos)
    let representatives = Set(Bursts.representatives(photos.map(\.first)).map(\.event.id))
    let room = most - entries.count - groups.count - others.count
    let shown = spread(photos.filter { representatives.contains($0.first.event.id) }, room)
    return (entries + groups + others + shown).sorted(by: MomentItem.isOrdered)
  }

  /// The entries, of which one may be in several calendars: those that begin together, and of which one's title says what
  /// the other's does, are told once.
  private static func invitations(_ entries: [PlacedEvent]) -> [PlacedEvent] {
    var kept: [PlacedEvent] = []
    var titles: [String] = []
    for entry in entries.prefix(mostInvitations) {
      let title = ExclusionFilter.folded(entry.event.title ?? "")
      let index = kept.indices.first { index in
        kept[index].start == entry.start && !title.isEmpty && !titles[index].isEmpty
          && (titles[index].contains(title) || title.contains(titles[index]))
      }
      guard let index else {
        kept.append(entry)
        titles.append(title)
        continue
      }
      if entry.end - entry.start > kept[index].end - kept[index].start { kept[index] = entry }
    }
    return kept
  }

  /// The first one, the last one, and each time the one that is farthest from those that are chosen.
  private static func spread(_ photos: [MomentItem], _ count: Int) -> [MomentItem] {
    guard photos.count > count, let first = photos.first, let last = photos.last else { return photos }
    var chosen = [first, last]
    // How far each one is from the nearest chosen one.
    var distances = photos.map { min($0.first.start - first.first.start, last.first.start - $0.first.start) }
    while chosen.count < count {
      guard let farthest = distances.indices.max(by: { distances[$0] < distances[$1] }) else { break }
      let photo = photos[farthest]
      chosen.append(photo)
      for index in photos.indices {
        distances[index] = min(distances[index], abs(photos[index].first.start - photo.first.start))
      }
      distances[farthest] = -1
    }
    return chosen
  }
}
