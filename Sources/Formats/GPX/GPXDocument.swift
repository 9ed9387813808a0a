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
    try self.init(source: ByteSource(bytes), isCancelled: isCancelled)
  }

  /// Reads a file piece by piece; the rest is as for bytes.
  public init(source: ByteSource, isCancelled: () -> Bool = { false }) throws(FormatError) {
    var reader = XMLReader(source)
    var isGPX = false
    var current = Point()
    // Which elements are open, as far as they matter.
    var path: [Element] = []
    do throws(FormatError) {
      var count = 0
      while let event = try reader.next() {
        count += 1
        if count % 10_000 == 0, isCancelled() { break }
        switch event {
        case .start:
          let element = Element(reader)
          if path.isEmpty {
            isGPX = element == .gpx
            guard isGPX else { break }
          }
          path.append(element)
          begin(element, reader, &current)
        case .text:
          if let element = path.last, path.count >= 2 { current.take(reader, of: element, in: path[path.count - 2]) }
        case .end:
          guard let element = path.popLast() else { break }
          end(element, &current, parent: path.last)
        }
        if !isGPX { break }
      }
    } catch {
      problem = FormatError(format: .gpx, position: error.position, reason: error.reason)
    }
    guard isGPX else {
      if let problem, problem.reason == .unreadable { throw problem }
      let isEmpty = reader.isEmpty
      throw FormatError(format: .gpx, position: .line(1), reason: isEmpty ? .empty : .notThisFormat)
    }
    if let problem, tracks.isEmpty, waypoints.isEmpty { throw problem }
  }

  private enum Element {
    case gpx, trk, trkseg, trkpt, wpt, rtept, time, ele, name, other

    init(_ reader: borrowing XMLReader) {
      self =
        if reader.isNamed("trkpt") {
          .trkpt
        } else if reader.isNamed("time") {
          .time
        } else if reader.isNamed("ele") {
          .ele
        } else {
          Self.rare.first { reader.isNamed($0.name) }?.element ?? .other
        }
    }

    /// What does not stand in every point.
    private static let rare: [(name: StaticString, element: Element)] = [
      ("gpx", .gpx), ("trk", .trk), ("trkseg", .trkseg), ("wpt", .wpt), ("rtept", .rtept), ("name", .name),
    ]
  }

  private mutating func begin(_ element: Element, _ reader: borrowing XMLReader, _ current: inout Point) {
    switch element {
    case .trk:
      tracks.append(GPXTrack())
      current.name = ""
    case .trkseg:
      if tracks.isEmpty { tracks.append(GPXTrack()) }
      tracks[tracks.count - 1].segments.append([])
    case .trkpt, .wpt, .rtept: current.begin(reader)
    default: break
    }
  }

  private mutating func end(_ element: Element, _ current: inout Point, parent: Element?) {
    switch element {
    case .trkpt:
      guard let point = current.point(after: Self.firstTime), !tracks.isEmpty else { return }
      let track = tracks.count - 1
      if tracks[track].segments.isEmpty { tracks[track].segments.append([]) }
      tracks[track].segments[tracks[track].segments.count - 1].append(point)
    case .wpt:
      guard let point = current.point(after: Self.firstTime) else { return }
      waypoints.append(GPXWaypoint(name: current.trimmedName, point: point))
    case .name where parent == .trk:
      guard !tracks.isEmpty else { return }
      tracks[tracks.count - 1].name = current.trimmedName
    default: break
    }
  }

  /// What has been read of a point so far.
  private struct Point {
    var latitude: Double?
    var longitude: Double?
    var time: [UInt8] = []
    var elevation: [UInt8] = []
    var name = ""

    /// Begins another point in the same memory.
    mutating func begin(_ reader: borrowing XMLReader) {
      time.removeAll(keepingCapacity: true)
      elevation.removeAll(keepingCapacity: true)
      name = ""
      latitude = reader.number("lat")
      longitude = reader.number("lon")
    }

    mutating func take(_ reader: borrowing XMLReader, of element: Element, in parent: Element) {
      guard parent == .trkpt || parent == .wpt || parent == .trk else { return }
      switch element {
      case .time: reader.appendText(to: &time, limit: 60)
      case .ele: reader.appendText(to: &elevation, limit: 60)
      case .name: name += reader.text.prefix(500)
      default: break
      }
    }

    var trimmedName: String? {
      let text = name.trimmingCharacters(in: .whitespacesAndNewlines)
      return text.isEmpty ? nil : text
    }

    func point(after first: Date) -> GPXPoint? {
      guard let latitude, let longitude, let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
        return nil
      }
      let instant = TimestampText.instant(time.span)
      return GPXPoint(
        coordinate: coordinate, time: instant.flatMap { $0 >= first ? $0 : nil },
        elevation: DecimalText.number(elevation.span))
    }
  }
}
