/// How much of one kind is offered in a conversation, by what the person did with those that were.
///
/// Each action that was performed makes up for three that were dismissed. What is left of the dismissed ones tells: from
/// three on the kind is offered seldom, from six on never. Nothing else is learned. The kind comes back when one of it
/// is performed, when the messages on which actions were dismissed are forgotten, and by a reset.
public enum Offering: String, Sendable, Hashable, CaseIterable {
  /// Whatever the messages call for.
  case usual
  /// Only what has at least the confidence ``seldomConfidence``.
  case seldom
  /// Nothing.
  case never

  /// From 0 to 1.
  public static let seldomConfidence = 0.8
  /// How many that were dismissed one that was performed makes up for; also how many it takes to be offered less.
  static let patience = 3

  init(performed: Int, dismissed: Int) {
    switch dismissed - performed * Self.patience {
    case ..<Self.patience: self = .usual
    case ..<(2 * Self.patience): self = .seldom
    default: self = .never
    }
  }

  func allows(confidence: Double) -> Bool {
    switch self {
    case .usual: true
    case .seldom: confidence >= Self.seldomConfidence
    case .never: false
    }
  }
}
