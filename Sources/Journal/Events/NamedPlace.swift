internal import Formats

/// A place that the person has given a name.
struct NamedPlace: Sendable, Hashable {
  var name: String
  var coordinate: Coordinate
}
