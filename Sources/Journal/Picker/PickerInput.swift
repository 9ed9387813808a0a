public import JSONRPC

/// What happens to a picker.
public enum PickerInput: Sendable, Equatable {
  case key(PickerKey)
  /// The content, and what has just been done, in a sentence.
  case loaded(PickerContent, notice: String?)
  /// How many files of how many have been read.
  case progress(done: Int, total: Int)
  /// What would be handed over.
  case preview(JSONValue, notice: String?)
  /// It was handed over.
  case chosen(JSONValue)
  /// What was asked for cannot be done.
  case failed(String)
}
