/// How pleasant a feeling is, in the seven words that HealthKit has for it: each for a seventh of the scale from -1 to 1.
enum ValenceClassification: String, CaseIterable {
  case veryUnpleasant
  case unpleasant
  case slightlyUnpleasant
  case neutral
  case slightlyPleasant
  case pleasant
  case veryPleasant

  /// Nil for what is no number.
  init?(_ valence: Double) {
    guard valence.isFinite else { return nil }
    let all = Self.allCases
    self = all[Int((min(max(valence, -1), 1) + 1) / 2 * Double(all.count) * 0.999_999)]
  }
}
