internal import Formats

/// A place that the person has given a name.
struct NamedPlace: Sendable, Hashable {
  var name: String
  var coordinate: Coordinate
  /// The source's id.
  var source = ""
  /// The file's path relative to the source's directory.
  var path = ""
}
