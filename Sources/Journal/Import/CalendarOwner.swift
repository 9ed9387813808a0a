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
  /// Somebody whose answer is awaited may not have come. Of an invitation to somebody who is not known, nobody can tell
  /// which of the people is the owner.
  func others(at event: ICalendarEvent) -> [ICalendarAttendee] {
    let attendees = event.attendees
    if address == nil, event.organizer != nil, !attendees.contains(where: isOwner) { return [] }
    return attendees.filter { attendee in
      guard attendee.isPerson, !isOwner(attendee) else { return false }
      return !attendee.hasStatedParticipation || ["ACCEPTED", "TENTATIVE"].contains(attendee.participation)
    }
  }

  /// Whether the owner has invited to it; nil where nobody is said to have, or the owner is unknown.
  func isHost(of event: ICalendarEvent) -> Bool? {
    guard let organizer = event.organizer, address != nil || event.attendees.contains(where: isOwner) else {
      return nil
    }
    return isOwner(organizer)
  }

  /// Whether the owner does not come. Where the owner is unknown, an answer of no that nobody contradicts counts.
  func hasDeclined(_ event: ICalendarEvent) -> Bool {
    let attendees = event.attendees
    if let own = attendees.first(where: isOwner) { return own.hasDeclined }
    return address == nil && attendees.contains(where: \.hasDeclined)
      && !attendees.contains { $0.participation == "ACCEPTED" }
  }
}
