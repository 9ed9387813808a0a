internal import Formats

/// The places that the person has named, to be found by where they are.
struct NamedPlaces: Sendable {
  private var grid = PlaceGrid(radius: MomentTitle.near)
  private let places: [NamedPlace]

  init(_ places: [NamedPlace] = []) {
    self.places = places
    for place in places { grid.add(place.coordinate) }
  }

  /// The nearest one, if it is near.
  func nearest(to coordinate: Coordinate) -> NamedPlace? {
    grid.around(coordinate).lazy.map { (places[$0], places[$0].coordinate.distance(to: coordinate)) }
      .filter { $0.1 <= MomentTitle.near }.min { $0.1 < $1.1 }?.0
  }
}
