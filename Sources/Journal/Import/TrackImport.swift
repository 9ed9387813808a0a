internal import CivilTime
internal import Formats
internal import Foundation

/// A GPX file becomes the stays in its tracks and the names of its waypoints.
enum TrackImport {
  static func read(_ bytes: [UInt8]) -> ImportedFile {
    do throws(FormatError) {
      let document = try GPXDocument(bytes: bytes)
      var file = ImportedFile(problem: document.problem)
      let fixes = document.tracks.flatMap(\.segments).joined().compactMap { point in
        point.time.map { TrackFix(time: Int($0.timeIntervalSince1970), coordinate: point.coordinate) }
      }
      let hash = ContentHash.hexadecimal(bytes)
      file.events = StayFinder.stays(in: TrackCleaning.cleaned(fixes)).map { event($0, hash) }
      file.places = document.waypoints.prefix(10_000).compactMap { waypoint in
        waypoint.name.map { NamedPlace(name: String($0.prefix(200)), coordinate: waypoint.point.coordinate) }
      }
      return file
    } catch {
      return ImportedFile(problem: error)
    }
  }

  private static func event(_ stay: Stay, _ hash: String) -> JournalEvent {
    var event = JournalEvent(
      id: ContentHash.id("location", hash, String(stay.start)), kind: .location, wallStart: stay.start,
      wallEnd: stay.end, offset: 0, zoneSource: .utc)
    event.coordinate = stay.center
    event.entry = "stay@\(CivilDateTime(secondsSinceEpoch: stay.start))Z"
    return event
  }
}
