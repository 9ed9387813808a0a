/// Someone in ATTENDEE or ORGANIZER (RFC 5545, sections 3.8.4.1 and 3.8.4.3).
public struct ICalendarAttendee: Sendable, Hashable {
  /// The name (CN), where one is given.
  public let name: String?
  /// The address, mostly `mailto:…`, as it was written.
  public let address: String
  /// Whether they take part (PARTSTAT), in capitals; `NEEDS-ACTION` where it is not said.
  public let participation: String

  public init(_ property: ICalendarProperty) {
    name = property.parameter("CN").flatMap { $0.isEmpty ? nil : $0 }
    address = property.value
    participation = property.parameter("PARTSTAT")?.uppercased() ?? "NEEDS-ACTION"
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
