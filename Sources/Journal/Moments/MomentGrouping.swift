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
  /// More entries at one time are not compared with each other.
  static let mostAround = 20
  /// Seconds of pictures, and how many things they show, that are a whole day's doing.
  static let halfDay = 7_200
  static let manyThings = 6
  /// Seconds before and after an entry in which pictures tell where the person was about then.
  static let around = 10_800
  /// Seconds for which an entry lasts of which no end is known.
  static let openEnded = 5_400
  /// Meters from an entry's place at which the person was not there.
  static let elsewhere = 1_000.0
  /// A longer stay holds several moments and is none itself.
  static let longestStay = 21_600
  static let longestEntry = 86_400

  let routine: RoutinePlaces
  let stays: [PlacedEvent]
  private let longestOfStays: Int
  private let now: Int
  var groups: [MomentGroup] = []
  /// Where workouts led, by their ids.
  var routes: [String: RouteLine] = [:]

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
      guard !wasElsewhere(entry, photos), !entry.event.isTentative || wasThere(entry, photos) else { continue }
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
    guard let place = entry.coordinate else { return entry.event.isRecurring && wasTravelling(entry, photos) }
    let evidence = evidence(of: entry, photos)
    return !evidence.isEmpty && evidence.allSatisfy { $0.distance(to: place) > Self.elsewhere }
  }

  /// Whether something tells that the person was at the place of the entry.
  private func wasThere(_ entry: PlacedEvent, _ photos: [PlacedEvent]) -> Bool {
    guard let place = entry.coordinate else { return false }
    return evidence(of: entry, photos).contains { $0.distance(to: place) <= Self.elsewhere }
  }

  /// Where the person was during the entry, as far as pictures and stays tell.
  private func evidence(of entry: PlacedEvent, _ photos: [PlacedEvent]) -> [Coordinate] {
    let first = photos.partitioningIndex { $0.start >= entry.start }
    let taken = photos[first...].prefix { $0.start <= entry.end }.compactMap(\.coordinate)
    let begin = stays.partitioningIndex { $0.start >= entry.start - longestOfStays }
    let stayed = stays[begin...].prefix { $0.start <= entry.end }.filter { $0.overlap(entry) >= 600 }
      .compactMap(\.coordinate)
    return taken + stayed
  }

  /// Whether the pictures around an entry of a series, of which no place is known, show that the person was on a journey:
  /// far from home, or where clocks show another time.
  private func wasTravelling(_ entry: PlacedEvent, _ photos: [PlacedEvent]) -> Bool {
    let first = photos.partitioningIndex { $0.start >= entry.start - Self.around }
    let taken = photos[first...].prefix { $0.start <= entry.end + Self.around }.filter { $0.coordinate != nil }
    guard !taken.isEmpty else { return false }
    if let home = routine.home(at: entry.start),
      taken.allSatisfy({ $0.coordinate.map { $0.distance(to: home) > Trips.far } == true })
    {
      return true
    }
    let clocks = taken.filter { $0.event.zoneSource == .explicit || $0.event.zoneSource == .gps }
    guard entry.event.zoneSource == .calendar else { return false }
    return clocks.count { $0.offset != entry.offset } * 2 > taken.count
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
    let isMostlyThere = stay.overlap(entry) * 2 >= stay.end - stay.start
    return places.contains { $0.distance(to: place) <= Self.near }
      && (isMostlyThere || places.allSatisfy { $0.distance(to: place) <= Self.near })
  }
}
