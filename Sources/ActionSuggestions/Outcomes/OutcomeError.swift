/// Why an outcome is not taken.
public enum OutcomeError: Error, Sendable, Hashable {
  /// No message of this id was read.
  case unknownMessage
  /// The message has no action of this id.
  case unknownAction
}
