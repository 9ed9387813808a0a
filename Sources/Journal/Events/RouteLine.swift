internal import Formats
internal import Foundation
internal import JSONRPC

/// Where a workout led, by few of its points.
struct RouteLine: Sendable, Hashable {
  /// More points are not kept.
  static let most = 200

  let points: [Coordinate]

  /// Of more than ``most`` points those at even steps, the first and the last among them; nil of fewer than two.
  init?(_ route: [Coordinate]) {
    guard route.count > 1 else { return nil }
    guard route.count > Self.most else {
      points = route
      return
    }
    points = (0..<Self.most).map { route[$0 * (route.count - 1) / (Self.most - 1)] }
  }

  /// As it was kept.
  init?(text: String) {
    let points = text.split(separator: " ").prefix(Self.most).compactMap { pair -> Coordinate? in
      let numbers = pair.split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2 ? Coordinate(latitude: numbers[0], longitude: numbers[1]) : nil
    }
    self.init(points)
  }

  /// As it is kept: hundred-thousandths of a degree, which are about a meter.
  var text: String {
    points.map { "\(Self.rounded($0.latitude)),\(Self.rounded($0.longitude))" }.joined(separator: " ")
  }

  private static func rounded(_ degrees: Double) -> Double { (degrees * 100_000).rounded() / 100_000 }

  /// Whether it comes within so many meters of the place, or may do so between two points.
  func passes(_ place: Coordinate, within meters: Double) -> Bool {
    zip(points, points.dropFirst()).contains { first, second in
      place.distance(to: first) + place.distance(to: second) <= first.distance(to: second) + 2 * meters
    }
  }

  /// What a client gets.
  var json: JSONValue {
    .array(points.map { ["latitude": JSONValue($0.latitude), "longitude": JSONValue($0.longitude)] })
  }
}
