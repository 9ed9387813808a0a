internal import CivilTime
internal import Formats

/// Something worth a line in a journal, or not: what belongs together, with a name and a worth.
struct Moment: Sendable, Hashable {
  /// The same as long as what it began with is there.
  var id: String
  var title: String
  /// The name that the person has given it.
  var name: String?
  /// Whether the title is the person's own text, and not made of kinds and times.
  var isNamed: Bool
  /// In order of time.
  var members: [PlacedEvent]
  /// Seconds since 1970.
  var start: Int
  /// Exclusive.
  var end: Int
  /// Seconds east of UTC of the wall clock where it happened.
  var offset: Int
  /// The same at its end, where the clock was changed in between.
  var endOffset: Int
  /// The IANA name of the zone, where it is known.
  var zone: String?
  /// The facts that speak for it, each a sentence.
  var why: [String]
  /// From 0 to 1.
  var worth: Double
  /// What it is worth, feature by feature.
  var features = WorthFeatures()
  var isRecommended: Bool
  /// Whether it was at a place where the person is known to have stayed that once alone.
  var isFirstVisit = false
  /// Whether it is made of a client's donations alone, for clients.
  var isDonated = false

  var localStart: CivilDateTime { CivilDateTime(secondsSinceEpoch: start + offset) }
  var localEnd: CivilDateTime { CivilDateTime(secondsSinceEpoch: end + endOffset) }
  var day: CivilDate { localStart.date }
  var lastDay: CivilDate { end > start ? CivilDateTime(secondsSinceEpoch: end + endOffset - 1).date : day }
}
