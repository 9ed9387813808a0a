/// What the outcomes of one kind in a conversation mean for its actions.
struct KindStanding {
  /// The fingerprints that were dismissed and not performed.
  private var dismissed: Set<String> = []
  private(set) var offering = Offering.usual

  static let usual = KindStanding()

  private init() {}

  init(_ outcomes: [(fingerprint: String, outcome: ActionOutcome)]) {
    var performed = 0
    for (fingerprint, outcome) in outcomes {
      switch outcome {
      case .offered: break
      case .dismissed: dismissed.insert(fingerprint)
      case .performed: performed += 1
      }
    }
    offering = Offering(performed: performed, dismissed: dismissed.count)
  }

  /// Whether an action may be shown.
  func allows(_ fingerprint: String, confidence: Double) -> Bool {
    offering.allows(confidence: confidence) && !dismissed.contains(fingerprint)
  }
}
