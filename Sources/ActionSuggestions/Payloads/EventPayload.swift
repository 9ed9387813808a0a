import JSONRPC

/// An event to be put into a calendar.
public struct EventPayload: Sendable, Hashable {
  /// What the calendar shows as the event's name.
  public var title: String
  /// `YYYY-MM-DDTHH:MM:SS` on the wall clock of ``timeZone``, or `YYYY-MM-DD` where ``isAllDay``.
  public var start: String
  /// Exclusive, written as ``start`` is.
  public var end: String?
  /// Whether the event takes whole days and has no times of day.
  public var isAllDay: Bool
  /// An IANA name.
  public var timeZone: String
  /// Where it takes place, in the words of the message; nil where the message names no place.
  public var location: String?
  /// Names.
  public var attendees: [String]
  /// How it recurs, as the value of an RRULE (RFC 5545, 3.3.10); nil where it happens once.
  public var recurrence: String?

  /// The texts are taken as they are and not checked: ``start`` and ``end`` must be in the form that ``isAllDay`` asks
  /// for.
  public init(
    title: String, start: String, end: String? = nil, isAllDay: Bool, timeZone: String, location: String? = nil,
    attendees: [String], recurrence: String? = nil
  ) {
    self.title = title
    self.start = start
    self.end = end
    self.isAllDay = isAllDay
    self.timeZone = timeZone
    self.location = location
    self.attendees = attendees
    self.recurrence = recurrence
  }

  var json: JSONObject {
    var object: JSONObject = ["title": .string(title), "start": .string(start)]
    object["end"] = end.map(JSONValue.string)
    object["isAllDay"] = .bool(isAllDay)
    object["timeZone"] = .string(timeZone)
    object["location"] = location.map(JSONValue.string)
    object["attendees"] = .array(attendees.map(JSONValue.string))
    object["recurrence"] = recurrence.map(JSONValue.string)
    return object
  }

  init?(json: JSONObject) {
    guard let title = json["title"]?.string, let start = json["start"]?.string, let isAllDay = json["isAllDay"]?.bool,
      let timeZone = json["timeZone"]?.string
    else { return nil }
    self.init(
      title: title, start: start, end: json["end"]?.string, isAllDay: isAllDay, timeZone: timeZone,
      location: json["location"]?.string, attendees: (json["attendees"]?.array ?? []).compactMap(\.string),
      recurrence: json["recurrence"]?.string)
  }
}
