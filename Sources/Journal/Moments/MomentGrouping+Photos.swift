internal import CivilTime
internal import Formats

extension MomentGrouping {
  /// A photo belongs to the anchor that covers it; what is left over is cut by time and place.
  mutating func addPhotos(_ photos: [PlacedEvent], days: [PlacedEvent]) {
    var rest: [PlacedEvent] = []
    groups.sort { ($0.anchors.first?.start ?? 0) < ($1.anchors.first?.start ?? 0) }
    let starts = groups.map { $0.anchors.first?.start ?? 0 }
    routes = Dictionary(
      groups.lazy.flatMap(\.workouts).compactMap { workout in
        workout.event.facts.route.flatMap(RouteLine.init).map { (workout.event.id, $0) }
      }, uniquingKeysWith: { first, _ in first })
    for photo in photos {
      // An anchor lasts for a day at most.
      let first = starts.partitioningIndex { $0 >= photo.start - Self.longestEntry - 2 * Self.margin }
      let last = starts.partitioningIndex { $0 > photo.start + Self.margin + Self.longestEntry }
      let near = first..<max(first, last)
      // What is planned within something else counts also where it has hardly begun or is just over.
      let around = near.flatMap { groups[$0].entries }.filter { $0.start <= photo.start && photo.start <= $0.end }
      let best = near.compactMap { index in fit(photo, groups[index], within: around).map { (index, $0) } }
        .min { $0.1 < $1.1 }
      if let best { groups[best.0].photos.append(photo) } else { rest.append(photo) }
    }
    addRest(rest, days: days)
  }

  /// How well a photo fits to a group's anchors, the least being the best; nil if it does not.
  private func fit(_ photo: PlacedEvent, _ group: MomentGroup, within others: [PlacedEvent]) -> Int? {
    group.anchors.compactMap { anchor -> Int? in
      guard photo.start >= anchor.start - Self.margin, photo.start <= anchor.end + Self.margin else { return nil }
      if let place = anchor.coordinate, let taken = photo.coordinate, place.distance(to: taken) > Self.near,
        routes[anchor.event.id]?.passes(taken, within: Self.near) != true
      {
        return nil
      }
      let isInside = others.contains {
        $0.start <= anchor.start && anchor.end <= $0.end && $0.end - $0.start > anchor.end - anchor.start
      }
      let outside = isInside ? 0 : max(0, anchor.start - photo.start, photo.start - anchor.end)
      // Inside counts more than near by, an entry more than a stay, a short one more than a long one.
      let kind = anchor.event.kind == .eventPoster ? 0 : 100_000
      return outside * 1_000 + kind + (anchor.end - anchor.start)
    }.min()
  }

  private mutating func addRest(_ photos: [PlacedEvent], days: [PlacedEvent]) {
    var clusters: [[PlacedEvent]] = []
    for photo in photos {
      if let cluster = clusters.last, Self.goesOn(cluster, photo) {
        clusters[clusters.count - 1].append(photo)
      } else {
        clusters.append([photo])
      }
    }
    var outings: [Int: Int] = [:]
    let named = Dictionary(
      days.indices.filter { Self.namesOuting(days[$0]) }.map { (days[$0].day, $0) },
      uniquingKeysWith: { first, _ in first })
    var endings = GroupEndings(groups)
    let beginnings = GroupBeginnings(groups)
    let open = openEntries()
    for cluster in wholeDays(clusters) {
      if let index = Self.openEntry(in: cluster, open) {
        groups[index].photos += cluster
        endings.extend(index, by: cluster)
      } else if let index = endings.group(continuedBy: cluster) {
        groups[index].photos += cluster
        endings.extend(index, by: cluster)
      } else if let index = beginnings.group(precededBy: cluster),
        cluster.lazy.compactMap(\.coordinate).allSatisfy({ !routine.isRoutine($0) })
      {
        groups[index].photos = cluster + groups[index].photos
      } else if let day = outing(of: cluster, named) {
        if let index = outings[day] {
          groups[index].photos += cluster
        } else {
          outings[day] = groups.count
          groups.append(MomentGroup(entries: [days[day]], photos: cluster))
        }
      } else {
        groups.append(MomentGroup(photos: cluster))
      }
    }
  }

  /// The entries of which no end is known, and during which nothing was taken, by their beginnings.
  private func openEntries() -> [(start: Int, group: Int)] {
    groups.enumerated().compactMap { index, group in
      guard group.photos.isEmpty, group.entries.count == 1, let entry = group.entries.first, entry.end == entry.start,
        !entry.event.isAllDay, !entry.event.isRecurring
      else { return nil }
      return (entry.start, index)
    }.sorted { $0.start < $1.start }
  }

  /// The one that began while the photos were taken, or soon before.
  private static func openEntry(in cluster: [PlacedEvent], _ open: [(start: Int, group: Int)]) -> Int? {
    guard let first = cluster.first, let last = cluster.last else { return nil }
    let begin = open.partitioningIndex { $0.start >= first.start - openEnded }
    let found = open[begin...].prefix { $0.start <= last.start }.prefix(2)
    return found.count == 1 ? found.first?.group : nil
  }

  /// What was taken on one day, without leaving a place that is no routine, is one: a day by a lake has no gaps.
  private func wholeDays(_ clusters: [[PlacedEvent]]) -> [[PlacedEvent]] {
    let long = stays.filter { stay in
      stay.end - stay.start > Self.longestStay && stay.coordinate.map(routine.isRoutine) == false
    }
    guard !long.isEmpty else { return clusters }
    func stay(of cluster: [PlacedEvent]) -> PlacedEvent? {
      guard let first = cluster.first, let last = cluster.last else { return nil }
      let next = long.partitioningIndex { $0.start > first.start + Self.margin }
      return long[..<next].suffix(20).last { stay in
        stay.start - Self.margin <= first.start && last.start <= stay.end + Self.margin
          && cluster.lazy.compactMap(\.coordinate).allSatisfy { place in
            stay.coordinate.map { $0.distance(to: place) <= Self.elsewhere } == true
          }
      }
    }
    var result: [[PlacedEvent]] = []
    for cluster in clusters {
      if let last = result.last, let before = stay(of: last), before == stay(of: cluster), last[0].day == cluster[0].day
      {
        result[result.count - 1] += cluster
      } else {
        result.append(cluster)
      }
    }
    return result
  }

  private static func goesOn(_ cluster: [PlacedEvent], _ next: PlacedEvent) -> Bool {
    guard let last = cluster.last, next.start - last.start <= gap else { return false }
    // A picture that knows no place is no bridge between two places.
    guard let there = next.coordinate, let here = cluster.last(where: { $0.coordinate != nil })?.coordinate else {
      return true
    }
    let meters = here.distance(to: there)
    return meters <= near || (next.start - last.start <= pause && meters <= far)
  }

  /// The entry for a whole day, at a place, that names an outing on which the photos were taken.
  private func outing(of cluster: [PlacedEvent], _ days: [CivilDate: Int]) -> Int? {
    guard let first = cluster.first, let place = first.coordinate, !routine.isRoutine(place) else { return nil }
    return days[first.day]
  }

  private static func namesOuting(_ entry: PlacedEvent) -> Bool {
    let event = entry.event
    return !event.isTransparent && !event.isRecurring && event.place != nil && entry.end - entry.start <= 90_000
  }
}
