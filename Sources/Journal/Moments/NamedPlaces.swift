internal import Formats

/// The places that the person has named, to be found by where they are.
struct NamedPlaces: Sendable {
  private var grid = PlaceGrid(radius: MomentTitle.near)
  private let places: [NamedPlace]
  private let wrong: [WrongPlace]
  /// What is said where the person has named nothing.
  let towns: Towns

  /// - Parameter wrong: Names that are not said there.
  init(_ places: [NamedPlace] = [], wrong: [WrongPlace] = [], towns: [PopulatedPlace] = []) {
    self.places = places
    self.towns = Towns(towns, wrong: wrong)
    self.wrong = wrong
    for place in places { grid.add(place.coordinate) }
  }

  /// The nearest one, if it is near.
  func nearest(to coordinate: Coordinate) -> NamedPlace? {
    grid.around(coordinate).lazy.map { (places[$0], places[$0].coordinate.distance(to: coordinate)) }
      .filter { place, distance in
        distance <= MomentTitle.near && !wrong.contains { $0.holds(place.name, at: coordinate) }
      }.min { $0.1 < $1.1 }?.0
  }
}
