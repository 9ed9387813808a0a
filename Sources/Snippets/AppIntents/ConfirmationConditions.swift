/// When a confirmation is asked for: where any of them holds, or always where there is none.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The intent was begun by something that may have misunderstood.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
