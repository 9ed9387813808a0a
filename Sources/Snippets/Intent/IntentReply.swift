public import JSONRPC

/// What a person answers an intent that asked in the middle of its work.
public enum IntentReply: Sendable, Equatable {
  /// They want it done.
  case confirmed
  /// They picked the option of that id.
  case chose(String)
  /// They gave the parameter's value; it has the parameter's type.
  case value(JSONValue)
}
