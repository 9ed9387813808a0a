import CivilTime
import Detection

/// What one sentence says of a plan: all of it, or a part that another message completes.
struct PlanFragment: Hashable {
  /// "Dinner"; nil where nothing says what it is.
  var occasion: String?
  /// When such a thing is mostly done, and the part of the day that is named.
  var sense: DayPart = .none
  var when: When?
  /// An hour that is no more than a number, and can be one only where an hour is talked about.
  var bareHour: BareHour?
  var place: PlanPlace?
  /// A name that is a place only where one was asked for.
  var guessedPlace: PlanPlace?
  /// "Green Bowl instead": a name that is a place only where another one was named.
  var otherPlace: PlanPlace?
  var guests: [String] = []
  /// Where the time is named, else the sentence.
  var range: Range<Int>
  var confidence = 0.0
  /// It is a plan by itself.
  var isPlan = false
  /// It proposes something to do, without a time.
  var isOpening = false
  var isQuestion = false
  /// It says little more than the time, or answers: it may belong to a plan that is talked about.
  var isContextual = false
  /// It speaks of the past, of a habit, or of what is not sure.
  var isAside = false
  /// It speaks of the sender alone.
  var isOwn = false
  var cues: Cues = []

  struct Cues: OptionSet, Hashable {
    let rawValue: UInt16
    static let accept = Cues(rawValue: 1)
    static let refuse = Cues(rawValue: 2)
    static let cancel = Cues(rawValue: 4)
    static let correct = Cues(rawValue: 8)
    static let sameTime = Cues(rawValue: 16)
    static let topic = Cues(rawValue: 32)
    static let asksWhere = Cues(rawValue: 64)
    static let asksWhen = Cues(rawValue: 128)
    static let arranged = Cues(rawValue: 256)
  }
}
