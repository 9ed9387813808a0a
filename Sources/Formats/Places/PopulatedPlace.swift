/// A city, a town or a village, as GeoNames lists it.
public struct PopulatedPlace: Sendable, Hashable {
  /// Its number in GeoNames.
  public let identifier: Int
  /// Its name, in UTF-8 as it stands in the table.
  public let name: String
  /// Two letters of ISO 3166; empty where the table does not say it.
  public let country: String
  /// Its middle.
  public let coordinate: Coordinate
  /// How many people live there; 0 where it is not known.
  public let population: Int

  /// The values are taken as they are.
  public init(identifier: Int, name: String, country: String, coordinate: Coordinate, population: Int) {
    self.identifier = identifier
    self.name = name
    self.country = country
    self.coordinate = coordinate
    self.population = population
  }
}
