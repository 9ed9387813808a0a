internal import Formats

/// The populated places around what has happened, from the table that the person has taken over.
struct Towns: Sendable {
  /// Meters from a place's middle beyond which nothing is said of it.
  static let farthest = 25_000.0
  /// Coordinates of one moment that are looked at.
  private static let mostAsked = 20

  /// What is said of where something was: in a place, or near one.
  struct Mention: Sendable, Hashable {
    let name: String
    let isInside: Bool

    /// `in Name` or `near Name`.
    var text: String { (isInside ? "in " : "near ") + name }
  }

  private let places: [PopulatedPlace]
  private let wrong: [WrongPlace]
  private var grid = PlaceGrid(radius: farthest)

  /// - Parameter wrong: Names that are not said there.
  init(_ places: [PopulatedPlace] = [], wrong: [WrongPlace] = []) {
    self.places = places
    self.wrong = wrong
    for place in places { grid.add(place.coordinate) }
  }

  /// What can be said of most of the coordinates, if anything.
  func mention(of coordinates: [Coordinate]) -> Mention? {
    guard !places.isEmpty else { return nil }
    var counts: [Mention: Int] = [:]
    let mentions = coordinates.prefix(Self.mostAsked).compactMap(mention)
    for mention in mentions { counts[mention, default: 0] += 1 }
    let most = counts.values.max()
    return mentions.first { counts[$0] == most }
  }

  /// What can be said of the coordinate, if anything: the place inside of which it lies, the largest if there are several,
  /// or else the nearest one.
  func mention(of coordinate: Coordinate) -> Mention? {
    var inside: PopulatedPlace?
    var nearest: (place: PopulatedPlace, distance: Double)?
    for number in grid.around(coordinate) {
      let place = places[number]
      let distance = place.coordinate.distance(to: coordinate)
      guard distance <= Self.farthest, !wrong.contains(where: { $0.holds(place.name, at: coordinate) }) else {
        continue
      }
      if distance <= Self.extent(place), place.population >= inside?.population ?? 0 { inside = place }
      if distance < nearest?.distance ?? .infinity { nearest = (place, distance) }
    }
    if let inside { return Mention(name: inside.name, isInside: true) }
    return nearest.map { Mention(name: $0.place.name, isInside: false) }
  }

  /// Meters around the middle of a place that are surely in it: a city of four millions reaches ten kilometers, a village
  /// one.
  static func extent(_ place: PopulatedPlace) -> Double {
    min(12_000, max(1_000, Double(place.population).squareRoot() * 5))
  }
}
