internal import Foundation
internal import JSONRPC

extension LocationJSON {
  /// A GeoJSON feature. Times stand in its properties, under names that differ by program.
  static func take(feature value: JSONValue, into history: inout LocationHistory) -> Bool {
    guard let geometry = value["geometry"], let type = geometry["type"]?.string else { return value["geometry"] != nil }
    let properties = value["properties"] ?? .null
    let time = properties.timestamp(
      "timestamp", "time", "datetime", "date", "tst", "recorded_at", "when", "time_long", "created_at")
    switch type {
    case "Point":
      add(geometry["coordinates"], properties, at: time, to: &history)
    case "LineString", "MultiPoint":
      let times = (properties["coordTimes"] ?? properties["coordinateProperties"]?["times"])?.array ?? []
      for (index, point) in (geometry["coordinates"]?.array ?? []).enumerated() {
        let own = index < times.count ? times[index].string.flatMap(LenientTimestamp.init) : nil
        add(point, properties, at: own, to: &history)
      }
    default:
      history.skipped += 1
    }
    return true
  }

  private static func add(
    _ position: JSONValue?, _ properties: JSONValue, at time: LenientTimestamp?, to history: inout LocationHistory
  ) {
    guard let numbers = position?.array?.map(\.lenientNumber), numbers.count >= 2, let longitude = numbers[0],
      let latitude = numbers[1], let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else {
      history.skipped += 1
      return
    }
    if let time {
      history.add(
        LocationFix(
          time: time.instant, offset: time.offset, coordinate: coordinate,
          accuracy: properties.number("horizontal_accuracy", "accuracy", "acc"),
          elevation: (numbers.count > 2 ? numbers[2] : nil) ?? properties.number("altitude", "alt")),
        device: (properties["device_id"] ?? properties["tracker_id"] ?? properties["deviceId"])?.significantString)
    } else if let name = properties["name"]?.significantString {
      history.places.append(LocationPlace(name: name, coordinate: coordinate))
    } else {
      history.skipped += 1
    }
  }

  /// A flat point: `lat`, `lon` or `lng`, and a time; with `arrived` and `departed` it is a visit.
  static func take(point value: JSONValue, into history: inout LocationHistory) -> Bool {
    guard let latitude = value.number("lat"), let longitude = value.number("lon", "lng"),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude),
      let time = value.timestamp("arrived", "timestamp", "time", "tst")
    else {
      history.skipped += 1
      return true
    }
    if value["type"]?.string == "place_visit", let end = value.timestamp("departed") {
      history.visits.append(
        LocationVisit(start: time, end: end, coordinate: coordinate, name: value["name"]?.significantString))
    } else {
      history.add(
        LocationFix(
          time: time.instant, offset: time.offset, coordinate: coordinate, accuracy: value.number("acc", "accuracy"),
          elevation: value.number("alt", "altitude")))
    }
    return true
  }
}
