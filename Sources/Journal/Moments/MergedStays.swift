internal import Formats

/// Puts together the stays at one place that different files tell of.
enum MergedStays {
  /// Meters from a place, and seconds, within which a device that lies still there may seem to have gone elsewhere.
  private static let drift = 250.0
  private static let shortDrift = 1_200
  /// Seconds, over the small hours, for which a device that keeps a file for each day may have told nothing.
  private static let longestNight = 50_400
  private static let nightHour = 3

  /// Stays that overlap at one place, or follow each other there, as one. What another program has told of counts more
  /// than what was found in fixes: it has a name, and times that the program has seen.
  ///
  /// - Parameters:
  ///   - stays: In order of time.
  ///   - photos: Where pictures were taken the person has been.
  static func merged(_ stays: [PlacedEvent], photos: [PlacedEvent]) -> [PlacedEvent] {
    var result: [PlacedEvent] = []
    for stay in withoutDrift(stays, photos) {
      guard let last = result.last, areOne(last, stay) || isNight(between: last, stay, photos) else {
        result.append(stay)
        continue
      }
      result[result.count - 1] = joined(last, stay)
    }
    return result
  }

  private static func areOne(_ last: PlacedEvent, _ stay: PlacedEvent) -> Bool {
    guard stay.start - last.end <= StayFinder.pause, let here = last.coordinate, let there = stay.coordinate else {
      return false
    }
    return here.distance(to: there) <= StayFinder.radius
  }

  /// Whether two files tell of one place, the one of the evening and the other of the morning, and nothing of another one
  /// in between.
  private static func isNight(between last: PlacedEvent, _ stay: PlacedEvent, _ photos: [PlacedEvent]) -> Bool {
    guard stay.start > last.end, stay.start - last.end <= longestNight, !last.event.isVisit, !stay.event.isVisit,
      (last.event.source, last.event.path) != (stay.event.source, stay.event.path),
      let here = last.coordinate, let there = stay.coordinate, here.distance(to: there) <= StayFinder.radius
    else { return false }
    let hours = ((last.end + last.endOffset) / 3_600 + 1)...((stay.start + last.endOffset) / 3_600 + 1)
    guard hours.dropLast().contains(where: { $0 % 24 == nightHour }) else { return false }
    let first = photos.partitioningIndex { $0.start >= last.end }
    return photos[first...].prefix { $0.start <= stay.start }.allSatisfy { photo in
      photo.coordinate.map { $0.distance(to: here) <= MomentGrouping.elsewhere } ?? true
    }
  }

  private static func joined(_ last: PlacedEvent, _ stay: PlacedEvent) -> PlacedEvent {
    let (isTold, isToldToo) = (last.event.isVisit, stay.event.isVisit)
    var joined = isToldToo && !isTold ? stay : last
    let whole = max(last.end, stay.end) - last.start
    if isTold != isToldToo, (joined.end - joined.start) * 2 >= whole { return joined }
    (joined.start, joined.offset) = (last.start, last.offset)
    let end = stay.end > last.end ? stay : last
    (joined.end, joined.endOffset) = (end.end, end.endOffset)
    return joined
  }

  /// Without the short stays near by, before and after which the device was at one place.
  private static func withoutDrift(_ stays: [PlacedEvent], _ photos: [PlacedEvent]) -> [PlacedEvent] {
    guard stays.count > 2 else { return stays }
    return stays.indices.filter { index in
      let stay = stays[index]
      guard index > 0, index + 1 < stays.count, stay.end - stay.start <= shortDrift, !stay.event.isVisit,
        let place = stay.coordinate, let before = stays[index - 1].coordinate, let after = stays[index + 1].coordinate,
        before.distance(to: after) <= StayFinder.radius, before.distance(to: place) <= drift,
        stays[index + 1].start - stays[index - 1].end <= StayFinder.pause
      else { return true }
      let first = photos.partitioningIndex { $0.start >= stay.start }
      return photos[first...].prefix { $0.start <= stay.end }.contains { photo in
        photo.coordinate.map { $0.distance(to: place) < $0.distance(to: before) } == true
      }
    }.map { stays[$0] }
  }
}

extension JournalEvent {
  /// Whether another program has told of the stay, and it was not found in fixes.
  fileprivate var isVisit: Bool { place != nil || facts.role != nil || entry?.contains("visit@") == true }
}
