internal import CivilTime

/// Names a question: which, and what it is about.
public struct ReflectionReference: Sendable, Hashable {
  /// The question's id.
  let id: String
  /// The moment that it is about; nil where it is about nothing but the day.
  let moment: String?
  let day: CivilDate

  init(id: String, moment: String?, day: CivilDate) {
    self.id = id
    self.moment = moment
    self.day = day
  }

  /// Reads what ``text`` has written; nil of anything else.
  init?(text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let day = CivilDate(parts[1]) else { return nil }
    self.init(id: parts[2], moment: parts[0].isEmpty ? nil : parts[0], day: day)
  }

  /// It in a line, for a handle.
  var text: String { [moment ?? "", day.description, id].joined(separator: "/") }
}
