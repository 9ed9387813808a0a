import CivilTime
import Detection

/// A plan that a conversation is about, with the parts that are known so far.
struct OpenPlan {
  /// An event that was offered on a message for it.
  struct Offer: Hashable {
    /// The message's place in the conversation.
    var message: Int
    var fingerprint: String
  }

  var occasion: String?
  var sense: DayPart = .none
  /// The day with its hour, or the day alone; nil where no day is known.
  var when: When?
  /// An hour that was named before the day.
  var hour: TimeValue?
  var place: PlanPlace?
  var guests: [String] = []
  var proposer: String
  var confidence: Double
  var isQuestion: Bool
  var isCancelled = false
  /// The place of the last message that said something of it.
  var lastTouched: Int
  var askedWhere: Int?
  var askedWhen: Int?
  /// An hour that somebody else asked about, and nobody has agreed to.
  var proposal: ClockTime?
  /// Where the message that carries the event names its time.
  var range: Range<Int>?
  /// Every event that was offered for it, the one that holds last.
  var offers: [Offer] = []
  var maps: [Offer] = []

  /// Whether the words for the occasion are about the same thing: "Film", "Film night".
  func isAbout(_ other: String) -> Bool {
    guard let occasion else { return false }
    let mine = occasion.lowercased().split(separator: " ")
    let theirs = other.lowercased().split(separator: " ")
    return mine.last == theirs.last || theirs.allSatisfy(mine.contains) || mine.allSatisfy(theirs.contains)
  }
}
