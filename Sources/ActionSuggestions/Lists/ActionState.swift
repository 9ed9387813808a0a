/// How far a message has been read. The raw values are the protocol's words.
public enum ActionState: String, Sendable, Hashable {
  /// Being read.
  case pending
  case ready
  /// Read; nothing is due.
  case none
  /// It cannot be read.
  case unavailable
  case failed
}
