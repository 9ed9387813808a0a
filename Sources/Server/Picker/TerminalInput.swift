/// What happens at a terminal.
public enum TerminalInput: Sendable, Hashable {
  /// Keys, as the terminal sends them.
  case bytes([UInt8])
  /// It has another size.
  case resized
  /// The time is over.
  case nothing
  /// It is gone, or nobody wants it any more.
  case ended
}
