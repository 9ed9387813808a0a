internal import Foundation

/// What has been read of a placemark so far.
struct KMLPlacemark {
  private let depth: Int
  private var name = ""
  private var address = ""
  private var when: [String] = []
  private var begin = ""
  private var end = ""
  /// The text of `coordinates`: longitude, latitude and altitude with commas between them, points with spaces.
  private var coordinates: [UInt8] = []
  private var trackPoints: [[UInt8]] = []
  private var point: [UInt8] = []
  /// `LineString` and others: their points have no times of their own.
  private var isLine = false

  /// - Parameter depth: How deep the placemark itself stands.
  init(depth: Int) {
    self.depth = depth
  }

  mutating func begin(_ name: ArraySlice<UInt8>) {
    switch name {
    case "LineString", "LinearRing": isLine = true
    case "coordinates": coordinates.append(32)
    case "when": when.append("")
    case "coord": point = []
    default: break
    }
  }

  mutating func take(_ reader: XMLReader, of element: ArraySlice<UInt8>) {
    switch element {
    case "name" where reader.depth == depth + 1: name += reader.text.prefix(500)
    case "address" where reader.depth == depth + 1: address += reader.text.prefix(500)
    case "when" where !when.isEmpty: when[when.count - 1] += reader.text.prefix(60)
    case "begin": begin += reader.text.prefix(60)
    case "end": end += reader.text.prefix(60)
    case "coordinates": coordinates += reader.rawText
    case "coord": point += reader.rawText.prefix(200)
    default: break
    }
  }

  mutating func end(_ name: ArraySlice<UInt8>) {
    switch name {
    case "coord" where trackPoints.count < KMLDocument.mostPoints: trackPoints.append(point)
    default: break
    }
  }

  /// Adds what the placemark says.
  func add(to history: inout LocationHistory) {
    let times = when.map { LenientTimestamp(Self.trimmed($0) ?? "") }
    let title = Self.trimmed(name)
    // `gx:Track`: as many times as points, in the same order.
    for (index, point) in trackPoints.enumerated() {
      guard index < times.count, let time = times[index],
        let fix = Self.fix(point.split { $0 <= 32 }, at: time)
      else {
        history.skipped += 1
        continue
      }
      history.add(fix)
    }
    let points = coordinates.split { $0 <= 32 }.map {
      $0.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    }
    let place = points.first.flatMap(Self.coordinate)
    if let start = LenientTimestamp(Self.trimmed(begin) ?? "") {
      let end = LenientTimestamp(Self.trimmed(end) ?? "") ?? start
      if isLine {
        history.activities.append(
          LocationActivity(
            start: start, end: end, kind: title, distance: nil, origin: place,
            destination: points.last.flatMap(Self.coordinate)))
      } else {
        history.visits.append(
          LocationVisit(start: start, end: end, coordinate: place, name: title, address: Self.trimmed(address)))
      }
    } else if trackPoints.isEmpty, let time = times.first ?? nil, !points.isEmpty {
      // One time for all of them: only the first point is known to be of it.
      if let first = points.first, let fix = Self.fix(first, at: time) {
        history.add(fix)
      } else {
        history.skipped += 1
      }
    } else if let place, let title, !isLine {
      history.places.append(LocationPlace(name: title, coordinate: place))
    } else if trackPoints.isEmpty {
      history.skipped += 1
    }
  }

  private static func trimmed(_ text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }

  /// Longitude comes first.
  private static func coordinate(_ parts: [ArraySlice<UInt8>]) -> Coordinate? {
    guard parts.count >= 2, let longitude = DecimalText.number(parts[0]), let latitude = DecimalText.number(parts[1])
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func fix(_ parts: [ArraySlice<UInt8>], at time: LenientTimestamp) -> LocationFix? {
    coordinate(parts).map {
      LocationFix(
        time: time.instant, offset: time.offset, coordinate: $0,
        elevation: parts.count > 2 ? DecimalText.number(parts[2]) : nil)
    }
  }
}
