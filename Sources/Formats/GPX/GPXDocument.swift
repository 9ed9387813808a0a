internal import CivilTime
internal import Foundation

/// A GPX file, version 1.0 or 1.1 (topografix.com/GPX/1/1).
public struct GPXDocument: Sendable, Hashable {
  /// The tracks (`trk`) in the order of the file; routes are passed over.
  public private(set) var tracks: [GPXTrack] = []
  /// The marked places (`wpt`) in the order of the file.
  public private(set) var waypoints: [GPXWaypoint] = []
  /// Why the rest of the file could not be read, where that is so; what stands before is here.
  public private(set) var problem: FormatError?

  /// Times before the satellites' own beginning are what devices write that know no time.
  private static let firstTime = Date(timeIntervalSince1970: 315_964_800)

  /// Reads a file.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is here.
  /// - Throws: ``FormatError``, if it is no GPX file, or is broken before anything was read.
  public init(bytes: [UInt8], isCancelled: () -> Bool = { false }) throws(FormatError) {
    guard !bytes.isEmpty else { throw FormatError(format: .gpx, position: .line(1), reason: .empty) }
    var reader = XMLReader(bytes)
    var isGPX = false
    var current = Point()
    // The element whose text is being read, as far as it matters.
    var path: [String] = []
    do throws(FormatError) {
      var count = 0
      while let event = try reader.next() {
        count += 1
        if count % 10_000 == 0, isCancelled() { break }
        switch event {
        case .start(let name, let attributes):
          if path.isEmpty, name == "gpx" { isGPX = true }
          path.append(name)
          begin(name, attributes, &current)
        case .text(let text):
          if let name = path.last, path.count >= 2 { current.take(text, of: name, in: path[path.count - 2]) }
        case .end(let name):
          end(name, &current, parent: path.dropLast().last)
          path.removeLast()
        }
      }
    } catch {
      problem = FormatError(format: .gpx, position: error.position, reason: error.reason)
    }
    guard isGPX else { throw FormatError(format: .gpx, position: .line(1), reason: .notThisFormat) }
    if let problem, tracks.isEmpty, waypoints.isEmpty { throw problem }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String], _ current: inout Point) {
    switch name {
    case "trk":
      tracks.append(GPXTrack())
      current.name = ""
    case "trkseg":
      if tracks.isEmpty { tracks.append(GPXTrack()) }
      tracks[tracks.count - 1].segments.append([])
    case "trkpt", "wpt", "rtept": current = Point(attributes)
    default: break
    }
  }

  private mutating func end(_ name: String, _ current: inout Point, parent: String?) {
    switch name {
    case "trkpt":
      guard let point = current.point(after: Self.firstTime), !tracks.isEmpty else { return }
      let track = tracks.count - 1
      if tracks[track].segments.isEmpty { tracks[track].segments.append([]) }
      tracks[track].segments[tracks[track].segments.count - 1].append(point)
    case "wpt":
      guard let point = current.point(after: Self.firstTime) else { return }
      waypoints.append(GPXWaypoint(name: current.trimmedName, point: point))
    case "name" where parent == "trk":
      guard !tracks.isEmpty else { return }
      tracks[tracks.count - 1].name = current.trimmedName
    default: break
    }
  }

  /// What has been read of a point so far.
  private struct Point {
    var latitude = ""
    var longitude = ""
    var time = ""
    var elevation = ""
    var name = ""

    init() {}

    init(_ attributes: [String: String]) {
      latitude = attributes["lat"] ?? ""
      longitude = attributes["lon"] ?? ""
    }

    mutating func take(_ text: String, of element: String, in parent: String) {
      guard ["trkpt", "wpt", "trk"].contains(parent) else { return }
      switch element {
      case "time": time += text.prefix(60)
      case "ele": elevation += text.prefix(60)
      case "name": name += text.prefix(500)
      default: break
      }
    }

    var trimmedName: String? {
      let text = name.trimmingCharacters(in: .whitespacesAndNewlines)
      return text.isEmpty ? nil : text
    }

    func point(after first: Date) -> GPXPoint? {
      func number(_ text: String) -> Double? { Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) }
      guard let latitude = number(latitude), let longitude = number(longitude),
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
      else { return nil }
      let text = time.trimmingCharacters(in: .whitespacesAndNewlines)
      let instant = (Timestamp(text) ?? Timestamp(text + "Z"))?.instant
      return GPXPoint(
        coordinate: coordinate, time: instant.flatMap { $0 >= first ? $0 : nil },
        elevation: number(elevation).flatMap { $0.isFinite ? $0 : nil })
    }
  }
}
