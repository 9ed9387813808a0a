internal import CivilTime
internal import Formats
internal import Foundation

/// A location history becomes the stays in it, and the names of its places.
enum LocationImport {
  /// A file has no more stays than these: the latest ones.
  private static let mostStays = 20_000
  /// A file names no more places than these: the first ones.
  private static let mostPlaces = 10_000
  /// A fix that is farther off than this, in meters, says nothing about a stay.
  private static let leastAccuracy = 115.0

  static func events(of document: GPXDocument) -> ImportedFile {
    var history = LocationHistory()
    var fixes: [TrackFix] = []
    fixes.reserveCapacity(document.tracks.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.count } })
    for track in document.tracks {
      for segment in track.segments {
        for point in segment {
          guard let time = point.time else {
            history.skipped += 1
            continue
          }
          fixes.append(TrackFix(time: Int(time.timeIntervalSince1970.rounded()), coordinate: point.coordinate))
        }
      }
    }
    history.places = document.waypoints.compactMap { waypoint in
      waypoint.name.map { LocationPlace(name: $0, coordinate: waypoint.point.coordinate) }
    }
    history.problem = document.problem
    return events(of: history, stays(in: fixes, ClockOffsets([])))
  }

  static func events(of history: LocationHistory) -> ImportedFile {
    events(
      of: history,
      history.tracks.flatMap { track in
        let usable = track.fixes.filter { $0.accuracy ?? 0 <= leastAccuracy }
        return stays(
          in: usable.map { TrackFix(time: Int($0.time.timeIntervalSince1970.rounded()), coordinate: $0.coordinate) },
          ClockOffsets(usable))
      })
  }

  private static func stays(in fixes: [TrackFix], _ offsets: ClockOffsets) -> [JournalEvent] {
    StayFinder.stays(in: TrackCleaning.cleaned(fixes)).map { stay in
      event(stay.start, stay.end, stay.center, offsets.offset(at: stay.start), firstSeen: stay.firstSeen)
    }
  }

  /// - Parameter found: The stays in the history's tracks.
  private static func events(of history: LocationHistory, _ found: [JournalEvent]) -> ImportedFile {
    var file = ImportedFile(skipped: history.skipped, skippedReason: .noDate, problem: history.problem)
    var stays: [JournalEvent] = history.visits.lazy.filter { !$0.isNested }.compactMap(visit)
    stays += found
    stays.sort { ($0.wallStart - ($0.offset ?? 0), $0.id) < ($1.wallStart - ($1.offset ?? 0), $1.id) }
    file.events = stays.suffix(mostStays)
    if stays.count > mostStays || history.places.count > mostPlaces {
      file.problem = file.problem ?? FormatError(format: .gpx, position: .line(1), reason: .tooLarge)
    }
    file.places = history.places.prefix(mostPlaces).compactMap { place in
      CleanText.line(place.name, limit: 200).map { NamedPlace(name: $0, coordinate: place.coordinate) }
    }
    return file
  }

  private static func visit(_ visit: LocationVisit) -> JournalEvent? {
    guard let place = visit.coordinate else { return nil }
    let start = Int(visit.start.instant.timeIntervalSince1970.rounded())
    let end = Int(visit.end.instant.timeIntervalSince1970.rounded())
    // Somebody who only passed was on no visit, whatever a program makes of it.
    guard end - start >= StayFinder.shortest else { return nil }
    var event = event(start, end, place, visit.start.offset)
    event.entry = "visit@\(CivilDateTime(secondsSinceEpoch: start + (visit.start.offset ?? 0)).description.prefix(16))"
    event.place = visit.name.flatMap { CleanText.line($0, limit: 200) }
    event.facts.role = visit.semanticType.map { String($0.prefix(40)) }
    if let address = visit.address { event.texts = [String(address.prefix(500))] }
    return event
  }

  private static func event(
    _ start: Int, _ end: Int, _ place: Coordinate, _ offset: Int?, firstSeen: Int? = nil
  ) -> JournalEvent {
    // The beginning of a stay does not change when a later export goes on.
    let spot = "\(Int((place.latitude * 500).rounded())),\(Int((place.longitude * 500).rounded()))"
    var event = JournalEvent(
      id: ContentHash.id("location", String(firstSeen ?? start), spot), kind: .location,
      wallStart: start + (offset ?? 0),
      wallEnd: end + (offset ?? 0), offset: offset ?? 0, zoneSource: offset == nil ? .utc : .explicit)
    event.coordinate = place
    event.entry =
      offset == nil
      ? "stay@\(CivilDateTime(secondsSinceEpoch: start))Z"
      : "stay@\(CivilDateTime(secondsSinceEpoch: start + (offset ?? 0)))"
    return event
  }
}
