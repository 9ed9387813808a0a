internal import CivilTime
internal import Formats
internal import Foundation

/// A GPX file becomes the stays in its tracks and the names of its waypoints.
enum TrackImport {
  /// A file has no more stays than these: the latest ones.
  private static let mostStays = 20_000
  /// A file names no more places than these: the first ones.
  private static let mostPlaces = 10_000

  /// - Parameter isCancelled: Is asked again and again; what was read until then is returned.
  static func read(_ bytes: [UInt8], isCancelled: () -> Bool = { false }) -> ImportedFile {
    do throws(FormatError) {
      let document = try GPXDocument(bytes: bytes, isCancelled: isCancelled)
      var file = ImportedFile(problem: document.problem)
      let fixes = document.tracks.flatMap(\.segments).joined().compactMap { point in
        point.time.map { TrackFix(time: Int($0.timeIntervalSince1970), coordinate: point.coordinate) }
      }
      let hash = ContentHash.hexadecimal(bytes)
      let stays = StayFinder.stays(in: TrackCleaning.cleaned(fixes))
      file.events = stays.suffix(mostStays).map { event($0, hash) }
      if stays.count > mostStays || document.waypoints.count > mostPlaces {
        file.problem = file.problem ?? FormatError(format: .gpx, position: .line(1), reason: .tooLarge)
      }
      file.places = document.waypoints.prefix(mostPlaces).compactMap { waypoint in
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
