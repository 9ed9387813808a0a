public import CivilTime
internal import Foundation
public import Formats

/// Something that a client tells the journal of, and that it may suggest: in the words of what the journal itself hands over.
public struct Donation: Sendable, Hashable {
  /// Bytes of an id.
  public static let longestID = 256
  /// Bytes of each text.
  public static let longestText = 1_000
  /// Texts of one list.
  public static let mostTexts = 50
  /// Seconds from the start to the end: a year and a day.
  public static let longestSpan = 366 * 86_400
  /// How many a client has in the journal.
  public static let mostForClient = 10_000
  /// How many clients may donate.
  public static let mostClients = 64
  /// The kinds that can be donated: those that are no files, and what the person has written already.
  public static let kinds: [EventKind] = [
    .eventPoster, .location, .workout, .motionActivity, .contact, .song, .podcast, .genericMedia, .stateOfMind,
    .diaryEntry,
  ]

  /// When something was.
  public enum Span: Sendable, Hashable {
    /// Both ends; the end is exclusive and never before the start.
    case times(Timestamp, Timestamp)
    /// Whole days of the local calendar, both of them included.
    case days(CivilDate, CivilDate)
  }

  /// The client's own name for it.
  public var id: String
  public var kind: EventKind
  public var span: Span
  /// A title; of media the name of the song or the episode.
  public var title: String?
  /// The name of a place.
  public var place: String?
  /// The name of the town in which the place is.
  public var city: String?
  public var coordinate: Coordinate?
  /// The names of who took part, or was called.
  public var people: [String] = []
  /// What a workout was, in HealthKit's words.
  public var activity: String?
  /// Meters.
  public var distance: Double?
  /// Kilocalories.
  public var energy: Double?
  /// Beats a minute.
  public var averageHeartRate: Double?
  public var steps: Int?
  /// `running`, `walking` or `runningWalking`.
  public var movementType: String?
  /// Who made a song, or the show of an episode.
  public var artist: String?
  public var album: String?
  /// From -1 to 1.
  public var valence: Double?
  public var labels: [String] = []
  public var associations: [String] = []
  /// Whether it must be in no suggestion.
  public var isExcludedFromSuggestions = false

  public init(id: String, kind: EventKind, span: Span) {
    self.id = id
    self.kind = kind
    self.span = span
  }
}

extension Donation {
  /// The event that it becomes: one and the same for one client's id, so that what was declined stays declined.
  func event(client: String) -> JournalEvent {
    let wallStart: Int
    let wallEnd: Int
    var offset: Int?
    var endOffset: Int?
    switch span {
    case .times(let start, let end):
      let first = Int(start.instant.timeIntervalSince1970.rounded(.down))
      wallStart = first + start.offset
      wallEnd = wallStart + max(0, Int(end.instant.timeIntervalSince1970.rounded(.down)) - first)
      offset = start.offset
      endOffset = end.offset
    case .days(let first, let last):
      wallStart = CivilDateTime(date: first, time: .midnight).secondsSinceEpoch
      wallEnd = CivilDateTime(date: last, time: .midnight).secondsSinceEpoch + 86_400
    }
    var event = JournalEvent(
      id: ContentHash.id("donation", client, id), kind: kind, wallStart: wallStart, wallEnd: wallEnd, offset: offset,
      zoneSource: offset == nil ? .floating : .explicit)
    event.endOffset = endOffset
    event.isAllDay = offset == nil
    event.isSensitive = isExcludedFromSuggestions
    func line(_ text: String?) -> String? { text.flatMap { CleanText.line($0, limit: 300) } }
    event.title = line(title)
    event.place = line(place)
    event.coordinate = coordinate
    event.people = people.compactMap { line($0) }
    event.facts.activity = line(activity)
    event.facts.distance = distance
    event.facts.energy = energy
    event.facts.averageHeartRate = averageHeartRate
    event.facts.steps = steps.map(Double.init)
    event.facts.movementType = movementType
    event.facts.city = line(city)
    event.facts.artist = line(artist)
    event.facts.album = line(album)
    event.facts.valence = valence
    event.facts.labels = labels.compactMap { line($0) }
    event.facts.associations = associations.compactMap { line($0) }
    // Exclusions find what only the facts tell, too.
    event.texts =
      [event.facts.artist, event.facts.album, event.facts.city].compactMap { $0 } + event.facts.labels
      + event.facts.associations
    return event
  }
}

extension Donation {
  /// Says where it was; false for what is no place on the earth.
  public mutating func setCoordinate(latitude: Double, longitude: Double) -> Bool {
    coordinate = Coordinate(latitude: latitude, longitude: longitude)
    return coordinate != nil
  }
}
