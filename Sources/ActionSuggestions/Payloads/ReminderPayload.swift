import JSONRPC

/// A thing to do, to be put onto a list.
public struct ReminderPayload: Sendable, Hashable {
  /// What is to be done, as the person would write it.
  public var title: String
  /// `YYYY-MM-DDTHH:MM:SS`, or `YYYY-MM-DD` where ``isAllDay``; nil where no time is named.
  public var due: String?
  /// Whether ``due`` is a day without a time of day; false where there is none.
  public var isAllDay: Bool
  /// The IANA name of the zone of ``due``.
  public var timeZone: String
  /// Where it is to be done, in the words of the message.
  public var location: String?

  /// The texts are taken as they are: ``due`` must be in the form that ``isAllDay`` asks for.
  public init(title: String, due: String? = nil, isAllDay: Bool, timeZone: String, location: String? = nil) {
    self.title = title
    self.due = due
    self.isAllDay = isAllDay
    self.timeZone = timeZone
    self.location = location
  }

  var json: JSONObject {
    var object: JSONObject = ["title": .string(title)]
    object["due"] = due.map(JSONValue.string)
    object["isAllDay"] = .bool(isAllDay)
    object["timeZone"] = .string(timeZone)
    object["location"] = location.map(JSONValue.string)
    return object
  }

  init?(json: JSONObject) {
    guard let title = json["title"]?.string, let isAllDay = json["isAllDay"]?.bool,
      let timeZone = json["timeZone"]?.string
    else { return nil }
    self.init(
      title: title, due: json["due"]?.string, isAllDay: isAllDay, timeZone: timeZone,
      location: json["location"]?.string)
  }
}
