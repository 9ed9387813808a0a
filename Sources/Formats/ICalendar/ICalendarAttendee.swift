/// Someone in ATTENDEE or ORGANIZER (RFC 5545, sections 3.8.4.1 and 3.8.4.3).
public struct ICalendarAttendee: Sendable, Hashable {
  /// The name (CN), where one is given.
  public let name: String?
  /// The address, mostly `mailto:…`, as it was written.
  public let address: String
  /// Whether they take part (PARTSTAT), in capitals; `NEEDS-ACTION` where it is not said.
  public let participation: String
  /// Whether it was said whether they take part.
  public let hasStatedParticipation: Bool
  /// Whether it is a person, and no room, group or thing (CUTYPE).
  public let isPerson: Bool

  /// Reads an ATTENDEE or an ORGANIZER; of another property the value is taken for the address.
  public init(_ property: ICalendarProperty) {
    name = property.parameter("CN").flatMap { $0.isEmpty ? nil : $0 }
    address = property.value
    let stated = property.parameter("PARTSTAT")?.uppercased()
    participation = stated ?? "NEEDS-ACTION"
    hasStatedParticipation = stated != nil
    isPerson = ["INDIVIDUAL", "UNKNOWN", ""].contains(property.parameter("CUTYPE")?.uppercased() ?? "")
  }

  /// Whether they have said that they do not come.
  public var hasDeclined: Bool { participation == "DECLINED" }

  /// The address without `mailto:`.
  public var emailAddress: String? {
    guard let colon = address.firstIndex(of: ":"), asciiEqual(String(address[..<colon]), "mailto") else {
      return address.contains("@") ? address : nil
    }
    return String(address[address.index(after: colon)...])
  }
}
