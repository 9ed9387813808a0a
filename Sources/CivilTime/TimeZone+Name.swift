public import Foundation

extension TimeZone {
  /// Names of the tz database that are also abbreviations, in the meaning of the former.
  private static let shortNames: Set<String> = ["CET", "EET", "EST", "GMT", "HST", "MET", "MST", "UTC", "WET"]

  /// The zone of that name in the tz database.
  ///
  /// Foundation takes more for a name, such as `GMT+5`, `GMT+0530` and `PST`, which other programs read otherwise or
  /// not at all: nil.
  public init?(named name: String) {
    let isOffset = !name.contains("/") && (name.contains("+") || name.contains("-"))
    guard !isOffset, Self.shortNames.contains(name) || TimeZone.abbreviationDictionary[name] == nil,
      let zone = TimeZone(identifier: name),
      name.utf8.elementsEqual(zone.identifier.utf8) || name == "UTC"
    else { return nil }
    self = zone
  }
}
