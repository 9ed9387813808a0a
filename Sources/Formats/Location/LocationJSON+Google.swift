internal import Foundation
internal import JSONRPC

extension LocationJSON {
  /// An element of `locations` in `Records.json`.
  static func take(record value: JSONValue, into history: inout LocationHistory) -> Bool {
    guard let time = value.timestamp("timestamp", "timestampMs"),
      let coordinate = coordinateE7(value, "latitudeE7", "longitudeE7")
    else {
      history.skipped += 1
      return true
    }
    let device = value["deviceTag"].flatMap { $0.string ?? $0.int.map(String.init) }
    history.add(
      LocationFix(
        time: time.instant, offset: time.offset, coordinate: coordinate, accuracy: value.number("accuracy"),
        elevation: value.number("altitude")),
      device: device)
    return true
  }

  /// A `placeVisit` of the semantic history's monthly files, with the visits inside it.
  static func take(placeVisit value: JSONValue, isNested: Bool, into history: inout LocationHistory) -> Bool {
    let location = value["location"] ?? .null
    let coordinate =
      coordinateE7(location, "latitudeE7", "longitudeE7") ?? coordinateE7(value, "centerLatE7", "centerLngE7")
      ?? coordinateE7(value["otherCandidateLocations"]?.array?.first, "latitudeE7", "longitudeE7")
    if let span = span(value["duration"]), let coordinate {
      history.visits.append(
        LocationVisit(
          start: span.start, end: span.end, coordinate: coordinate, name: location["name"]?.significantString,
          address: location["address"]?.significantString, semanticType: location["semanticType"]?.significantString,
          isNested: isNested))
    } else {
      history.skipped += 1
    }
    // One level is what the files have.
    guard !isNested else { return true }
    for child in value["childVisits"]?.array ?? [] { _ = take(placeVisit: child, isNested: true, into: &history) }
    return true
  }

  /// An `activitySegment` of the semantic history's monthly files, with the points on its way.
  static func take(activitySegment value: JSONValue, into history: inout LocationHistory) -> Bool {
    guard let span = span(value["duration"]) else {
      history.skipped += 1
      return true
    }
    let waypoints = (value["waypointPath"]?["waypoints"]?.array ?? []).compactMap {
      coordinateE7($0, "latE7", "lngE7")
    }
    let origin = coordinateE7(value["startLocation"], "latitudeE7", "longitudeE7") ?? waypoints.first
    let destination = coordinateE7(value["endLocation"], "latitudeE7", "longitudeE7") ?? waypoints.last
    if origin == nil, destination == nil { history.skipped += 1 }
    history.activities.append(
      LocationActivity(
        start: span.start, end: span.end, kind: value["activityType"]?.significantString,
        distance: value.number("distance"), origin: origin, destination: destination))
    for point in value["simplifiedRawPath"]?["points"]?.array ?? [] {
      guard let time = point.timestamp("timestamp", "timestampMs"),
        let coordinate = coordinateE7(point, "latE7", "lngE7")
      else { continue }
      history.add(
        LocationFix(
          time: time.instant, offset: time.offset, coordinate: coordinate, accuracy: point.number("accuracyMeters")))
    }
    return true
  }

  /// `duration` of the monthly files; where only the start can be read the end is the start.
  private static func span(_ value: JSONValue?) -> (start: LenientTimestamp, end: LenientTimestamp)? {
    guard let value, let start = value.timestamp("startTimestamp", "startTimestampMs") else { return nil }
    return (start, value.timestamp("endTimestamp", "endTimestampMs") ?? start)
  }
}
