internal import Formats

/// The table of populated places that the person has taken over.
public struct TownTable: Sendable, Hashable {
  /// What the license of the table asks to be shown with what is made of it.
  public static let attribution = GeoNamesTable.attribution

  /// The file's name.
  public let file: String
  /// How many places it has.
  public let places: Int
  /// Lines of the file that were none of the format.
  public let skipped: Int
  /// When it was taken over: seconds since 1970.
  public let imported: Int
}
