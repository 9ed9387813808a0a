internal import Formats

/// Whose calendar a file is, as far as it tells: by that, what was declined is known.
struct CalendarOwner {
  private let address: String?
  /// The names of the calendars, which may be the owner's.
  private let names: Set<String>

  /// The owner is who the calendar is named after, or else who is invited most often and more than once.
  init(_ calendars: [ICalendarComponent]) {
    names = Set(calendars.compactMap { $0.text("X-WR-CALNAME")?.lowercased() })
    let name = calendars.lazy.compactMap { $0.text("X-WR-CALNAME") }.first { $0.contains("@") }
    if let name {
      address = name.lowercased()
      return
    }
    var counts: [String: Int] = [:]
    for event in calendars.flatMap({ $0.children(named: "VEVENT") }).compactMap(ICalendarEvent.init) {
      for address in Set(event.attendees.compactMap { $0.emailAddress?.lowercased() }) {
        counts[address, default: 0] += 1
      }
    }
    let most = counts.values.max() ?? 0
    let candidates = counts.filter { $0.value == most }.keys
    address = most > 1 && candidates.count == 1 ? candidates.first : nil
  }

  func isOwner(_ attendee: ICalendarAttendee) -> Bool {
    if let address { return attendee.emailAddress?.lowercased() == address }
    return attendee.name.map { names.contains($0.lowercased()) } == true
  }

  /// The people who, as far as it is said, were there beside the owner.
  ///
  /// Somebody whose answer is awaited may not have come. Where the owner is not known, it may be the organizer.
  func others(at event: ICalendarEvent) -> [ICalendarAttendee] {
    let organizer = event.organizer?.emailAddress?.lowercased()
    return event.attendees.filter { attendee in
      guard attendee.isPerson, !isOwner(attendee) else { return false }
      if attendee.hasStatedParticipation, !["ACCEPTED", "TENTATIVE"].contains(attendee.participation) { return false }
      return address != nil || organizer == nil || attendee.emailAddress?.lowercased() != organizer
    }
  }

  /// Whether the owner does not come. Where the owner is unknown, an answer of no that nobody contradicts counts.
  func hasDeclined(_ event: ICalendarEvent) -> Bool {
    let attendees = event.attendees
    if let own = attendees.first(where: isOwner) { return own.hasDeclined }
    return address == nil && attendees.contains(where: \.hasDeclined)
      && !attendees.contains { $0.participation == "ACCEPTED" }
  }
}
