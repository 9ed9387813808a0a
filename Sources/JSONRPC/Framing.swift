/// How messages are told apart on the wire.
public enum Framing: String, Sendable, Hashable, CaseIterable {
  /// One message a line.
  case lines
  /// A header with the length in front of each message (LSP 3.17, base protocol).
  case contentLength = "content-length"
}
