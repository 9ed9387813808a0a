internal import Foundation

extension ICalendarDocument {
  /// The components with names of zones that can be found, for reading alone: a TZID that names no zone is replaced by
  /// what its VTIMEZONE says, if that is a place (X-LIC-LOCATION) or one fixed offset.
  public var componentsWithKnownZones: [ICalendarComponent] {
    components.map { calendar in
      let names = Self.names(calendar)
      guard !names.isEmpty else { return calendar }
      var calendar = calendar
      calendar.children = calendar.children.map { child in
        var child = child
        child.properties = child.properties.map { Self.renamed($0, names) }
        return child
      }
      return calendar
    }
  }

  /// The better names of the zones that a calendar defines.
  private static func names(_ calendar: ICalendarComponent) -> [String: String] {
    var names: [String: String] = [:]
    for zone in calendar.children(named: "VTIMEZONE") {
      guard let name = zone.text("TZID"), ICalendarZoneName.zone(name) == nil else { continue }
      if let place = zone.text("X-LIC-LOCATION"), ICalendarZoneName.zone(place) != nil {
        names[name] = place
      } else if let offset = fixedOffset(zone) {
        names[name] = offset
      }
    }
    return names
  }

  /// `GMT±HHMM`, where every part of the zone has the same offset (UTC-OFFSET, RFC 5545, section 3.3.14).
  private static func fixedOffset(_ zone: ICalendarComponent) -> String? {
    let offsets = Set(zone.children.compactMap { $0.text("TZOFFSETTO") })
    guard offsets.count == 1, let text = offsets.first, let sign = text.first, sign == "+" || sign == "-" else {
      return nil
    }
    let digits = text.dropFirst().prefix(4)
    guard digits.count == 4, let number = Int(digits), number / 100 <= 14, number % 100 < 60 else { return nil }
    return "GMT\(sign)\(digits)"
  }

  private static func renamed(_ property: ICalendarProperty, _ names: [String: String]) -> ICalendarProperty {
    guard let index = property.parameters.firstIndex(where: { asciiEqual($0.name, "TZID") }),
      let name = property.parameters[index].values.first.flatMap({ names[$0] })
    else { return property }
    var property = property
    property.parameters[index].values = [name]
    return property
  }
}
