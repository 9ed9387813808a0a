internal import Foundation

/// Which time zone the name in a TZID means.
enum ICalendarZoneName {
  /// Looks for the IANA name, alone or behind a vendor's prefix (`/vendor/…/Europe/Berlin`), and for Windows' names.
  static func zone(_ name: String) -> TimeZone? {
    guard name.utf8.count <= 200 else { return nil }
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    if let windows = windowsNames[trimmed] { return TimeZone(identifier: windows) }
    // The longest suffix counts: "America/Indiana/Indianapolis" is not "Indianapolis".
    var parts = trimmed.split(separator: "/").suffix(3)
    while !parts.isEmpty {
      if let zone = known(parts.joined(separator: "/")) { return zone }
      parts = parts.dropFirst()
    }
    return nil
  }

  private static func known(_ name: String) -> TimeZone? {
    guard name.contains("/") || name == "UTC" || name == "GMT" || name.hasPrefix("GMT+") || name.hasPrefix("GMT-"),
      !name.contains(".."), let zone = TimeZone(identifier: name)
    else { return nil }
    return zone
  }

  /// The common zones of Windows by the mapping of Unicode CLDR (windowsZones), territory 001.
  private static let windowsNames: [String: String] = [
    "AUS Eastern Standard Time": "Australia/Sydney", "AUS Central Standard Time": "Australia/Darwin",
    "Alaskan Standard Time": "America/Anchorage", "Arab Standard Time": "Asia/Riyadh",
    "Arabian Standard Time": "Asia/Dubai", "Argentina Standard Time": "America/Argentina/Buenos_Aires",
    "Atlantic Standard Time": "America/Halifax", "Canada Central Standard Time": "America/Regina",
    "Central America Standard Time": "America/Guatemala", "Central Europe Standard Time": "Europe/Budapest",
    "Central European Standard Time": "Europe/Warsaw", "Central Standard Time": "America/Chicago",
    "China Standard Time": "Asia/Shanghai", "E. Africa Standard Time": "Africa/Nairobi",
    "E. Australia Standard Time": "Australia/Brisbane", "E. Europe Standard Time": "Europe/Chisinau",
    "E. South America Standard Time": "America/Sao_Paulo", "Eastern Standard Time": "America/New_York",
    "Egypt Standard Time": "Africa/Cairo", "FLE Standard Time": "Europe/Kyiv", "GMT Standard Time": "Europe/London",
    "GTB Standard Time": "Europe/Bucharest", "Greenwich Standard Time": "Atlantic/Reykjavik",
    "Hawaiian Standard Time": "Pacific/Honolulu", "India Standard Time": "Asia/Kolkata",
    "Israel Standard Time": "Asia/Jerusalem", "Korea Standard Time": "Asia/Seoul",
    "Mountain Standard Time": "America/Denver", "Mountain Standard Time (Mexico)": "America/Mazatlan",
    "New Zealand Standard Time": "Pacific/Auckland", "Newfoundland Standard Time": "America/St_Johns",
    "Pacific SA Standard Time": "America/Santiago", "Pacific Standard Time": "America/Los_Angeles",
    "Pakistan Standard Time": "Asia/Karachi", "Romance Standard Time": "Europe/Paris",
    "Russian Standard Time": "Europe/Moscow", "SA Pacific Standard Time": "America/Bogota",
    "SE Asia Standard Time": "Asia/Bangkok", "Singapore Standard Time": "Asia/Singapore",
    "South Africa Standard Time": "Africa/Johannesburg", "Taipei Standard Time": "Asia/Taipei",
    "Tokyo Standard Time": "Asia/Tokyo", "Turkey Standard Time": "Europe/Istanbul",
    "US Eastern Standard Time": "America/Indiana/Indianapolis", "US Mountain Standard Time": "America/Phoenix",
    "UTC": "UTC", "W. Australia Standard Time": "Australia/Perth",
    "W. Central Africa Standard Time": "Africa/Lagos", "W. Europe Standard Time": "Europe/Berlin",
    "West Asia Standard Time": "Asia/Tashkent",
  ]
}
