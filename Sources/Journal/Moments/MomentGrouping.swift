internal import CivilTime
internal import Formats

/// Puts together what belongs to one moment.
///
/// Entries of the calendar that were attended, and stays, are anchors. A photo belongs to the anchor that covers it,
/// give or take ``margin`` and ``near``; what is left over is cut where nothing was taken for ``gap``, or for ``pause``
/// while the place changed. Anchors that share half of the longer one's time are one.
struct MomentGrouping {
  /// Seconds before and after an anchor that still belong to it.
  static let margin = 900
  /// Meters within which two things are at one place.
  static let near = 250.0
  /// Seconds without a photo that end a moment.
  static let gap = 5_400
  /// Seconds without a photo that end it when the next one is somewhere else.
  static let pause = 1_800
  /// Meters between two photos that end it in any case.
  static let far = 20_000.0
  /// Meters from an entry's place at which the person was not there.
  static let elsewhere = 1_000.0
  /// A longer stay holds several moments and is none itself.
  static let longestStay = 21_600
  static let longestEntry = 86_400

  let routine: RoutinePlaces
  private let stays: [PlacedEvent]
  private let longestOfStays: Int
  private let now: Int
  var groups: [MomentGroup] = []

  private init(stays: [PlacedEvent], routine: RoutinePlaces, now: Int) {
    self.stays = stays
    longestOfStays = stays.map { $0.end - $0.start }.max() ?? 0
    self.routine = routine
    self.now = now
  }

  /// - Parameters:
  ///   - events: In order of time, without stays.
  ///   - stays: In order of time, merged.
  ///   - now: Seconds since 1970; what lies behind it has not happened.
  static func groups(
    of events: [PlacedEvent], stays: [PlacedEvent], routine: RoutinePlaces, now: Int
  ) -> [MomentGroup] {
    var grouping = MomentGrouping(stays: stays, routine: routine, now: now)
    let photos = PicturesOfOthers.removed(
      from: events.filter { $0.event.kind.isMedia && !$0.event.isUndated && $0.start <= now })
    grouping.addEntries(events.filter { $0.event.kind == .eventPoster }, photos)
    grouping.addWorkouts(events.filter { $0.event.kind == .workout && $0.end <= now })
    grouping.addStays(photos)
    grouping.addPhotos(photos, days: events.filter { $0.event.kind == .eventPoster && $0.event.isAllDay })
    grouping.joinWalks()
    grouping.addOthers(events.filter { $0.end <= now })
    return grouping.groups
  }

  private mutating func addEntries(_ entries: [PlacedEvent], _ photos: [PlacedEvent]) {
    for entry in entries where !entry.event.isAllDay && entry.end <= now && entry.end - entry.start <= Self.longestEntry
    {
      guard !wasElsewhere(entry, photos) else { continue }
      let index = groups.indices.reversed().prefix(20).first { index in
        groups[index].entries.contains { Self.areOne($0, entry) }
      }
      if let index {
        groups[index].entries.append(entry)
      } else {
        groups.append(MomentGroup(entries: [entry]))
      }
    }
  }

  /// Whether everything that is known of the time of the entry was far from its place.
  private func wasElsewhere(_ entry: PlacedEvent, _ photos: [PlacedEvent]) -> Bool {
    guard let place = entry.coordinate else { return false }
    let first = photos.partitioningIndex { $0.start >= entry.start }
    let taken = photos[first...].prefix { $0.start <= entry.end }.compactMap(\.coordinate)
    let begin = stays.partitioningIndex { $0.start >= entry.start - longestOfStays }
    let stayed = stays[begin...].prefix { $0.start <= entry.end }.filter { $0.overlap(entry) >= 600 }
      .compactMap(\.coordinate)
    let evidence = taken + stayed
    return !evidence.isEmpty && evidence.allSatisfy { $0.distance(to: place) > Self.elsewhere }
  }

  static func areOne(_ left: PlacedEvent, _ right: PlacedEvent) -> Bool {
    let longer = max(left.end - left.start, right.end - right.start)
    return longer > 0 && left.overlap(right) * 2 >= longer
  }

  /// Whether nearly all of the stay was during the entry: what was planned had stops.
  static func isInside(_ stay: PlacedEvent, _ entry: PlacedEvent) -> Bool {
    stay.overlap(entry) * 10 >= (stay.end - stay.start) * 9
  }

  private mutating func addStays(_ photos: [PlacedEvent]) {
    // The groups are those of entries and workouts so far.
    groups.sort { ($0.anchors.first?.start ?? 0) < ($1.anchors.first?.start ?? 0) }
    let starts = groups.map { $0.anchors.first?.start ?? 0 }
    for stay in stays where stay.end <= now {
      let first = starts.partitioningIndex { $0 >= stay.start - Self.longestEntry }
      let last = starts.partitioningIndex { $0 > stay.end }
      let index = (first..<max(first, last)).first { index in
        groups[index].anchors.contains { Self.areOne($0, stay) || Self.isInside(stay, $0) }
          || groups[index].entries.contains { wereTaken(photos, at: stay, during: $0) }
      }
      if let index {
        groups[index].stays.append(stay)
      } else if stay.end - stay.start <= Self.longestStay, stay.coordinate.map(routine.isRoutine) == false {
        groups.append(MomentGroup(stays: [stay]))
      }
    }
  }

  /// Whether what was planned was there, where the person was before it began or after it was over as well.
  private func wereTaken(_ photos: [PlacedEvent], at stay: PlacedEvent, during entry: PlacedEvent) -> Bool {
    guard stay.overlap(entry) >= Self.pause, let place = stay.coordinate, !routine.isRoutine(place) else {
      return false
    }
    let first = photos.partitioningIndex { $0.start >= entry.start - Self.margin }
    let places = photos[first...].prefix { $0.start <= entry.end + Self.margin }.compactMap(\.coordinate)
    return !places.isEmpty && places.allSatisfy { $0.distance(to: place) <= Self.near }
  }

  private mutating func addPhotos(_ photos: [PlacedEvent], days: [PlacedEvent]) {
    var rest: [PlacedEvent] = []
    groups.sort { ($0.anchors.first?.start ?? 0) < ($1.anchors.first?.start ?? 0) }
    let starts = groups.map { $0.anchors.first?.start ?? 0 }
    for photo in photos {
      // An anchor lasts for a day at most.
      let first = starts.partitioningIndex { $0 >= photo.start - Self.longestEntry - 2 * Self.margin }
      let last = starts.partitioningIndex { $0 > photo.start + Self.margin + Self.longestEntry }
      let best = (first..<max(first, last)).compactMap { index in fit(photo, groups[index]).map { (index, $0) } }
        .min { $0.1 < $1.1 }
      if let best { groups[best.0].photos.append(photo) } else { rest.append(photo) }
    }
    addRest(rest, days: days)
  }

  /// How well a photo fits to a group's anchors, the least being the best; nil if it does not.
  private func fit(_ photo: PlacedEvent, _ group: MomentGroup) -> Int? {
    group.anchors.compactMap { anchor -> Int? in
      guard photo.start >= anchor.start - Self.margin, photo.start <= anchor.end + Self.margin else { return nil }
      if let place = anchor.coordinate, let taken = photo.coordinate, place.distance(to: taken) > Self.near {
        return nil
      }
      let outside = max(0, anchor.start - photo.start, photo.start - anchor.end)
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
    for cluster in clusters {
      if let index = endings.group(continuedBy: cluster) {
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
