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
      var others: [PlacedEvent] = []
      for index in near where others.count < Self.mostAround {
        others += groups[index].entries.filter { $0.start <= photo.start && photo.start <= $0.end }
      }
      let best = near.compactMap { index in fit(photo, groups[index], within: others).map { (index, $0) } }
        .min { $0.1 < $1.1 }
      if let best { groups[best.0].photos.append(photo) } else { rest.append(photo) }
    }
    addRest(rest, days: days)
  }

  /// How well a photo fits to a group's anchors, the least being the best; nil if it does not.
  private func fit(_ photo: PlacedEvent, _ group: MomentGroup, within others: [PlacedEvent]) -> Int? {
    group.anchors.compactMap { anchor -> Int? in
      // A moment without a length is no time in which something was done.
      guard anchor.end > anchor.start || anchor.event.kind != .eventPoster else { return nil }
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
    let only = Dictionary(grouping: days.indices.filter { Self.isOneOff(days[$0]) }) { days[$0].day }
      .compactMapValues { $0.count == 1 ? $0[0] : nil }
    var endings = GroupEndings(groups)
    let beginnings = GroupBeginnings(groups)
    let open = openEntries()
    let halts = haltsWithPhotos()
    for cluster in wholeDays(clusters) {
      if let index = Self.openEntry(in: cluster, open) {
        groups[index].photos += cluster
        endings.extend(index, by: cluster)
      } else if let index = endings.group(continuedBy: cluster) {
        groups[index].photos += cluster
        endings.extend(index, by: cluster)
      } else if let index = beginnings.group(
        precededBy: cluster, isRoutine: cluster.lazy.compactMap(\.coordinate).contains(where: routine.isRoutine))
      {
        groups[index].photos = cluster + groups[index].photos
      } else if let index = Self.stayGroup(around: cluster, halts) {
        groups[index].photos += cluster
      } else if let day = outing(of: cluster, named) ?? wholeDay(of: cluster, only) {
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
  private func openEntries() -> [(start: Int, place: Coordinate?, group: Int)] {
    groups.enumerated().compactMap { index, group in
      guard group.photos.isEmpty, group.entries.count == 1, let entry = group.entries.first, entry.event.isOpenEnded,
        !entry.event.isAllDay, !entry.event.isRecurring
      else { return nil }
      return (entry.start, entry.coordinate, index)
    }.sorted { $0.start < $1.start }
  }

  /// The one that began while the photos were taken, or soon before.
  private static func openEntry(
    in cluster: [PlacedEvent], _ open: [(start: Int, place: Coordinate?, group: Int)]
  ) -> Int? {
    guard let first = cluster.first, let last = cluster.last else { return nil }
    let begin = open.partitioningIndex { $0.start >= first.start - openEnded }
    let found = open[begin...].prefix { $0.start <= last.start }.prefix(2)
    guard found.count == 1, let entry = found.first else { return nil }
    let isThere = cluster.lazy.compactMap(\.coordinate).allSatisfy { taken in
      entry.place.map { $0.distance(to: taken) <= elsewhere } ?? true
    }
    return isThere ? entry.group : nil
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
    guard let there = next.coordinate, let before = cluster.last(where: { $0.coordinate != nil }),
      let here = before.coordinate
    else { return true }
    let meters = here.distance(to: there)
    return meters <= near || (next.start - before.start <= pause && meters <= far)
  }

  /// The entry for a whole day, at a place, that names an outing on which the photos were taken.
  private func outing(of cluster: [PlacedEvent], _ days: [CivilDate: Int]) -> Int? {
    guard let first = cluster.first, let place = first.coordinate, !routine.isRoutine(place) else { return nil }
    return days[first.day]
  }

  /// The only entry for the whole day on which somebody took pictures for hours, also if nothing tells where.
  private func wholeDay(of cluster: [PlacedEvent], _ only: [CivilDate: Int]) -> Int? {
    guard let first = cluster.first, let last = cluster.last, last.start - first.start >= Self.halfDay,
      Bursts.things(cluster) >= Self.manyThings,
      !cluster.lazy.compactMap(\.coordinate).contains(where: routine.isRoutine)
    else { return nil }
    return only[first.day]
  }

  /// Stays of groups that were not planned, by their beginnings.
  private func haltsWithPhotos() -> [(stay: PlacedEvent, group: Int)] {
    groups.enumerated().flatMap { index, group in
      group.entries.isEmpty && !group.photos.isEmpty ? group.stays.map { ($0, index) } : []
    }.sorted { PlacedEvent.isOrdered($0.stay, $1.stay) }
  }

  /// The group whose stay went on all the time, no farther away than a walk about the place.
  private static func stayGroup(
    around cluster: [PlacedEvent], _ halts: [(stay: PlacedEvent, group: Int)]
  ) -> Int? {
    guard let first = cluster.first, let last = cluster.last else { return nil }
    let places = cluster.compactMap(\.coordinate)
    let next = halts.partitioningIndex { $0.stay.start > first.start }
    return halts[..<next].suffix(10).last { halt in
      last.start <= halt.stay.end && !places.isEmpty
        && places.allSatisfy { place in halt.stay.coordinate.map { $0.distance(to: place) <= elsewhere } == true }
    }?.group
  }

  private static func namesOuting(_ entry: PlacedEvent) -> Bool { isOneOff(entry) && entry.event.place != nil }

  private static func isOneOff(_ entry: PlacedEvent) -> Bool {
    !entry.event.isTransparent && !entry.event.isRecurring && entry.end - entry.start <= 90_000
  }
}
