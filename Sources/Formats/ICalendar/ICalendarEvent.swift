internal import CivilTime
public import Foundation

/// A VEVENT (RFC 5545, section 3.6.1): a view over its component, which keeps what is not read here.
public struct ICalendarEvent: Sendable, Hashable {
  /// The VEVENT behind the view; a change to it shows in every property here.
  public var component: ICalendarComponent

  /// Nil if the component is no VEVENT.
  public init?(_ component: ICalendarComponent) {
    guard component.isNamed("VEVENT") else { return nil }
    self.component = component
  }

  /// A new event.
  ///
  /// - Parameters:
  ///   - uid: A name that no other event has.
  ///   - stamp: When it is made.
  ///   - end: Exclusive; for a DATE the day after the last one.
  public init(uid: String, stamp: Date, summary: String, start: ICalendarTime, end: ICalendarTime?) {
    component = ICalendarComponent(name: "VEVENT", properties: [ICalendarProperty(name: "UID", text: uid)])
    component.set(ICalendarTime(stamp).property("DTSTAMP"))
    component.setText("SUMMARY", summary)
    component.set(start.property("DTSTART"))
    if let end { component.set(end.property("DTEND")) }
  }

  /// What names the event, the same in every revision and instance of its series (UID); nil where it is missing.
  public var uid: String? { component.text("UID") }
  /// What the event is called (SUMMARY); nil where it has no name or an empty one.
  public var summary: String? { nonEmpty("SUMMARY") }
  /// Where it takes place, in free words (LOCATION); nil where it is missing or empty.
  public var location: String? { nonEmpty("LOCATION") }
  /// When it begins (DTSTART), of a series the first time; nil where it is missing or cannot be read.
  public var start: ICalendarTime? { component.property("DTSTART").flatMap { ICalendarTime($0) } }
  /// Which instance of a series this one replaces.
  public var recurrenceID: ICalendarTime? { component.property("RECURRENCE-ID").flatMap { ICalendarTime($0) } }
  /// Whether it takes whole days: its start is a DATE.
  public var isAllDay: Bool { start.map { $0.time == nil } ?? false }
  /// Whether it was called off (STATUS is `CANCELLED`).
  public var isCancelled: Bool { word("STATUS") == "CANCELLED" }
  /// Whether it may not take place (STATUS).
  public var isTentative: Bool { word("STATUS") == "TENTATIVE" }
  /// Whether the file says when it ends, by DTEND or DURATION.
  public var saysEnd: Bool { component.property("DTEND") != nil || component.property("DURATION") != nil }
  /// Whether it is kept from others: a CLASS that is not `PUBLIC`. One that is not known is to be taken for `PRIVATE`
  /// (RFC 5545, section 3.8.1.3).
  public var isPrivate: Bool {
    component.properties(named: "CLASS").contains { property in
      !["", "PUBLIC"].contains(property.text.filter { !$0.isWhitespace }.uppercased())
    }
  }
  /// How new it is.
  public var revision: ICalendarRevision { ICalendarRevision(component) }
  /// Whether it takes none of the person's time (TRANSP).
  public var isTransparent: Bool { word("TRANSP") == "TRANSPARENT" }
  /// Who is asked to come (ATTENDEE), rooms and groups among them, in the order of the file.
  public var attendees: [ICalendarAttendee] { component.properties(named: "ATTENDEE").map(ICalendarAttendee.init) }
  /// Who calls the others together (ORGANIZER); nil for an event of one's own.
  public var organizer: ICalendarAttendee? { component.property("ORGANIZER").map(ICalendarAttendee.init) }
  /// The picture that goes with it, where it is in the file: IMAGE (RFC 7986, section 5.10), else an attachment that is
  /// one. Addresses of pictures elsewhere are none.
  public var picture: [UInt8]? {
    let attached = component.properties(named: "ATTACH").filter { attachment in
      attachment.parameter("FMTTYPE")?.lowercased().hasPrefix("image/") == true
    }
    return (component.properties(named: "IMAGE") + attached).lazy.compactMap(\.binary).first
  }
  /// The words under which the person files it (CATEGORIES), of all such properties together.
  public var categories: [String] { component.properties(named: "CATEGORIES").flatMap(\.texts) }

  /// The end, exclusive: DTEND, else DTSTART and DURATION, else one day for a DATE and no time for a DATE-TIME.
  ///
  /// An end before the start is taken for the start.
  public var end: ICalendarTime? {
    guard let start else { return nil }
    let standard = start.time == nil ? ICalendarTime(date: start.date.adding(days: 1)) : start
    if let end = component.property("DTEND").flatMap({ ICalendarTime($0) }) {
      guard (end.time == nil) == (start.time == nil) else { return standard }
      return end.instant(floatingIn: .gmt) > start.instant(floatingIn: .gmt) ? end : standard
    }
    guard let duration = component.property("DURATION").flatMap({ ICalendarDuration($0.value) }) else {
      return standard
    }
    let end = duration.end(after: start)
    return end.civil > start.civil ? end : standard
  }

  /// The rules by which it recurs; what cannot be read is left out.
  public var recurrenceRules: [RecurrenceRule] {
    component.properties(named: "RRULE").compactMap { RecurrenceRule($0.value) }
  }

  /// The further starts of the series (RDATE; of a PERIOD its start).
  public var additionalStarts: [ICalendarTime] { times("RDATE") }
  /// The starts that are left out (EXDATE).
  public var excludedStarts: [ICalendarTime] { times("EXDATE") }

  private func times(_ name: String) -> [ICalendarTime] {
    component.properties(named: name).flatMap { property in
      property.value.split(separator: ",").prefix(10_000).compactMap { part in
        ICalendarTime(String(part.prefix { $0 != "/" }), zoneName: property.parameter("TZID"))
      }
    }
  }

  private func word(_ name: String) -> String {
    component.text(name)?.filter { !$0.isWhitespace }.uppercased() ?? ""
  }

  private func nonEmpty(_ name: String) -> String? {
    component.text(name).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}
