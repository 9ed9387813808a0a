public import Foundation

extension TimeZone {
  /// Names of the tz database that are also abbreviations, in the meaning of the former.
  private static let shortNames: Set<String> = ["CET", "EET", "EST", "GMT", "HST", "MET", "MST", "UTC", "WET"]

  /// The zone of that name in the tz database, or of `GMT+HHMM`, an offset that no place has.
  ///
  /// Foundation takes more for a name, such as `GMT+5` and `PST`, which other programs read otherwise or not at all: nil.
  public init?(named name: String) {
    guard Self.shortNames.contains(name) || TimeZone.abbreviationDictionary[name] == nil,
      let zone = TimeZone(identifier: name),
      name.utf8.elementsEqual(zone.identifier.utf8) || name == "UTC"
    else { return nil }
    self = zone
  }
}
