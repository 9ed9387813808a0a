internal import CivilTime
internal import Formats

/// One thing that happened, as a source tells it.
struct JournalEvent: Sendable, Hashable {
  /// The same for the same content, wherever and however often its file lies.
  var id: String
  var kind: EventKind
  /// The source's id.
  var source = ""
  /// The file's path relative to the source's directory.
  var path = ""
  /// Which entry of the file, where it has several.
  var entry: String?
  /// What a wall clock showed, in seconds since 1970-01-01T00:00:00 on that clock.
  var wallStart: Int
  /// The start and the true length in seconds, exclusive; never before the start.
  var wallEnd: Int
  /// Seconds east of UTC, where they are known.
  var offset: Int?
  /// The same at its end, where the clock was changed in between.
  var endOffset: Int?
  var zoneSource: ZoneSource
  var zone: String?
  var coordinate: Coordinate?
  var title: String?
  var place: String?
  /// Names of people who took part.
  var people: [String] = []
  /// Everything else that is said about it, for exclusions alone.
  var texts: [String] = []
  /// Whether there were more texts than are kept: what they say is not known.
  var isTextCut = false
  /// A number that all events of one file have in common whose title, place, people and texts are the same ones.
  var details: Int?
  /// The camera that took it.
  var device: String?
  var isAllDay = false
  var isRecurring = false
  /// Whether it takes none of the person's time, as an entry of a feed of holidays.
  var isTransparent = false
  /// Whether it is marked as private: it is kept out of everything, and so is every copy of it.
  var isSensitive = false
  /// Whether the person does not come.
  var isDeclined = false
  /// Whether it was called off.
  var isCancelled = false
  /// Whether the calendar does not say when it ends.
  var isOpenEnded = false
  /// Whether the calendar says that it may not take place.
  var isTentative = false
  /// Whether it replaces one instance of its series.
  var isOverride = false
  /// Whether it is no event, but stands for a series as a whole: one that is private, called off, or without instances.
  var isSeriesMark = false
  /// The entry of a calendar with all its instances, the same in every file.
  var series: String?
  /// How new this copy is …
  var revision = ICalendarRevision(sequence: 0, modified: 0)
  /// … and the series that it is an instance of.
  var seriesRevision: ICalendarRevision?
  /// What is known of it beside all this.
  var facts = EventFacts()
  /// Seconds that were added to what the camera's clock showed, as it was wrong.
  var clockCorrection = 0
  /// Whether it is a changed copy of a picture that is there as well.
  var isEditedCopy = false
  /// Whether it is the film of a Live Photo.
  var isFilm = false
  /// Whether it is a song of an album that was listened to as a whole.
  var isOfAlbumRun = false
  /// Whether its date is not that of what it shows: a scan, or a file that only knows when it was changed.
  var isUndated = false

  init(id: String, kind: EventKind, wallStart: Int, wallEnd: Int, offset: Int?, zoneSource: ZoneSource) {
    self.id = id
    self.kind = kind
    self.wallStart = wallStart
    self.wallEnd = max(wallStart, wallEnd)
    self.offset = offset
    self.zoneSource = zoneSource
  }
}
