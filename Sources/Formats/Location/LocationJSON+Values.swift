internal import Foundation
internal import JSONRPC

extension LocationJSON {
  /// Degrees times ten millions under two names. Old files have some from which 2³² is to be taken.
  static func coordinateE7(_ value: JSONValue?, _ latitude: String, _ longitude: String) -> Coordinate? {
    guard let value, let north = value.number(latitude), let east = value.number(longitude) else { return nil }
    func degrees(_ number: Double, _ limit: Double) -> Double {
      (number > limit * 1e7 ? number - 4_294_967_296 : number) / 1e7
    }
    return Coordinate(latitude: degrees(north, 90), longitude: degrees(east, 180))
  }

  /// `48.8566°, 2.3522°` or `geo:48.8566,2.3522`.
  static func coordinate(text: String?) -> Coordinate? {
    guard let text, text.utf8.count <= 100 else { return nil }
    let bare = text.hasPrefix("geo:") ? text.dropFirst(4).prefix { $0 != ";" && $0 != "?" } : text[...]
    let parts = bare.split(separator: ",").map { part in
      DecimalText.number(Array(part.filter { $0 != "°" }.utf8)[...])
    }
    guard parts.count >= 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// A coordinate that stands as a text, or as the member `latLng` of an object.
  static func coordinate(_ value: JSONValue?) -> Coordinate? {
    coordinate(text: value?.string ?? value?["latLng"]?.string)
  }
}
