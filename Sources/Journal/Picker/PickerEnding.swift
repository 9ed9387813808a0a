public import JSONRPC

/// How a picker ended.
public enum PickerEnding: Sendable, Equatable {
  /// The suggestion in the shape of the protocol, recorded as disclosed.
  case chosen(JSONValue)
  case cancelled
}
