/// How a person felt, as they have written it down themselves.
public struct StateOfMind: Sendable, Hashable {
  /// When they felt so, or when they wrote it down.
  public let time: LenientTimestamp
  /// Whether it is about the whole day, and not about a moment.
  public let isDaily: Bool
  /// From -1 (very unpleasant) to 1 (very pleasant); nil where it is not said.
  public let valence: Double?
  /// Words for the feeling.
  public let labels: [String]
  /// What it has to do with.
  public let associations: [String]

  /// A valence outside of -1 to 1 is taken for none.
  public init(time: LenientTimestamp, isDaily: Bool, valence: Double?, labels: [String], associations: [String]) {
    self.time = time
    self.isDaily = isDaily
    self.valence = valence.flatMap { (-1...1).contains($0) ? $0 : nil }
    self.labels = labels
    self.associations = associations
  }
}
