internal import Foundation
internal import JSONRPC

/// The phone's own Timeline, since 2024: `semanticSegments` of Android, the outermost array of iOS, where numbers are
/// texts and places are `geo:` addresses.
extension LocationJSON {
  static func take(segment value: JSONValue, into history: inout LocationHistory) -> Bool {
    guard
      value["visit"] != nil || value["activity"] != nil || value["timelinePath"] != nil
        || value["timelineMemory"] != nil
    else { return false }
    guard let start = moment(value, "startTime", "startTimeTimezoneUtcOffsetMinutes") else {
      history.skipped += 1
      return true
    }
    let end = moment(value, "endTime", "endTimeTimezoneUtcOffsetMinutes") ?? start
    if let visit = value["visit"] {
      let place = visit["topCandidate"] ?? .null
      history.visits.append(
        LocationVisit(
          start: start, end: end, coordinate: coordinate(place["placeLocation"]),
          semanticType: place["semanticType"]?.significantString,
          isNested: (visit.number("hierarchyLevel") ?? 0) > 0))
    }
    if let activity = value["activity"] {
      history.activities.append(
        LocationActivity(
          start: start, end: end, kind: activity["topCandidate"]?["type"]?.significantString,
          distance: activity.number("distanceMeters"), origin: coordinate(activity["start"]),
          destination: coordinate(activity["end"])))
    }
    for point in value["timelinePath"]?.array ?? [] {
      let minutes = point.number("durationMinutesOffsetFromStartTime")
      let time =
        point.timestamp("time")
        ?? minutes.map {
          LenientTimestamp(instant: start.instant.addingTimeInterval($0 * 60), offset: start.offset)
        }
      guard let time, let coordinate = coordinate(point["point"]) else {
        history.skipped += 1
        continue
      }
      history.add(LocationFix(time: time.instant, offset: time.offset ?? start.offset, coordinate: coordinate))
    }
    return true
  }

  /// An element of `rawSignals`: only positions are of use.
  static func take(signal value: JSONValue, into history: inout LocationHistory) -> Bool {
    guard let position = value["position"] else {
      return value["wifiScan"] != nil || value["activityRecord"] != nil
    }
    guard let time = position.timestamp("timestamp"),
      let coordinate = coordinate(text: position["LatLng"]?.string ?? position["latLng"]?.string)
    else {
      history.skipped += 1
      return true
    }
    history.add(
      LocationFix(
        time: time.instant, offset: time.offset, coordinate: coordinate, accuracy: position.number("accuracyMeters"),
        elevation: position.number("altitudeMeters")),
      device: "rawSignals")
    return true
  }

  /// `userLocationProfile`: the places that the phone takes for home and work.
  static func take(profile value: JSONValue, into history: inout LocationHistory) -> Bool {
    for place in value["frequentPlaces"]?.array ?? [] {
      guard let label = place["label"]?.significantString, let coordinate = coordinate(place["placeLocation"]) else {
        continue
      }
      // `HOME` and `WORK` are words of the format; a person writes them otherwise.
      let name =
        ["HOME", "WORK", "INFERRED_HOME", "INFERRED_WORK"].contains(label) ? String(label.suffix(4)).capitalized : label
      history.places.append(LocationPlace(name: name, coordinate: coordinate))
    }
    return value["frequentPlaces"] != nil
  }

  /// A time, with the offset of its own member where it has none itself.
  private static func moment(_ value: JSONValue, _ key: String, _ offset: String) -> LenientTimestamp? {
    guard let time = value.timestamp(key) else { return nil }
    guard let minutes = value.number(offset), abs(minutes) < 1_080 else { return time }
    return LenientTimestamp(instant: time.instant, offset: Int(minutes) * 60)
  }
}
