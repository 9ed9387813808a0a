internal import CivilTime
internal import Formats
internal import Foundation

/// Finds the moment and the local clock of each event.
///
/// A camera without a zone is taken to show the person's home time, unless its clock is known to be wrong. What
/// lacks an offset is told by the clock of the nearest photo that has one, within twelve hours, and else by home's; of a
/// photo that was taken far away, only if its clock is nearer to the sun's where it happened than home's is.
struct EventPlacing {
  private static let nearest = 43_200
  /// Meters from which on a photo was taken far away.
  private static let far = 300_000.0

  private let home: TimeZone
  /// The photos' own offsets by time.
  private let known: [(time: Int, offset: Int, place: Coordinate?)]
  private let clocks: CameraClocks

  init(_ events: some Sequence<JournalEvent>, clocks: CameraClocks? = nil, home: TimeZone) {
    self.home = home
    self.clocks = clocks ?? CameraClocks([], home: home)
    known = events.compactMap { event in
      guard event.kind.isMedia, !event.isUndated, event.zoneSource != .utc, let offset = event.offset else {
        return nil
      }
      return (event.wallStart - offset, offset, event.coordinate)
    }.sorted { $0.time < $1.time }
  }

  func placed(_ event: JournalEvent) -> PlacedEvent {
    placed(PlacedEvent(event: event, start: 0, end: 0, offset: 0, endOffset: 0))
  }

  /// The same event, where it is by what is known here.
  func placed(_ before: PlacedEvent) -> PlacedEvent {
    let event = before.event
    let length = event.wallEnd - event.wallStart
    var start: Int
    var correction = 0
    var end: Int?
    let offset: Int
    var endOffset: Int?
    switch event.zoneSource {
    case .explicit, .gps, .calendar:
      offset = event.offset ?? 0
      start = event.wallStart - offset
      endOffset = event.endOffset
    case .utc:
      start = event.wallStart
      offset = self.offset(at: start, event.coordinate)
      if length > 0 { endOffset = self.offset(at: start + length, event.coordinate) }
    case .floating:
      start = Int(home.instant(of: CivilDateTime(secondsSinceEpoch: event.wallStart)).timeIntervalSince1970)
      if event.kind.isMedia {
        correction = clocks.seconds(for: event, at: start)
        start += correction
      }
      offset = self.offset(at: start, event.coordinate)
      // A calendar's floating time is that of the place; a camera without a zone keeps home's.
      if !event.kind.isMedia {
        start = event.wallStart - offset
        let offset = self.offset(at: event.wallEnd - offset, event.coordinate)
        endOffset = offset
        end = max(start, event.wallEnd - offset)
      }
    }
    var placed = before
    if correction != before.event.clockCorrection { placed.event.clockCorrection = correction }
    placed.start = start
    placed.end = end ?? start + length
    placed.offset = offset
    placed.endOffset = endOffset ?? offset
    return placed
  }

  private func offset(at time: Int, _ place: Coordinate?) -> Int {
    let after = known.partitioningIndex { $0.time >= time }
    var best: (distance: Int, offset: Int, place: Coordinate?)?
    for index in [after - 1, after] where known.indices.contains(index) {
      let photo = known[index]
      let distance = abs(photo.time - time)
      if distance <= Self.nearest, distance < best?.distance ?? .max { best = (distance, photo.offset, photo.place) }
    }
    let here = home.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time)))
    guard let best else { return here }
    guard let place, let other = best.place, other.distance(to: place) > Self.far else { return best.offset }
    let sun = place.longitude * 240
    return abs(Double(here) - sun) < abs(Double(best.offset) - sun) ? here : best.offset
  }
}

extension Array {
  /// The first index from which on the condition holds, in an array in which it holds for all behind the first.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
