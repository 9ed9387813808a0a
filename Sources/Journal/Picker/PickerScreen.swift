internal import JSONRPC

/// What a picker shows. Those behind it are returned to.
enum PickerScreen: Sendable, Equatable {
  /// The journal was not turned on yet; which of its choices is the current one.
  case introduction(row: Int)
  case about
  case learnMore
  case categories(row: Int)
  case list
  /// One suggestion; what was taken out, by event.
  case review(PickerSuggestion, row: Int, excluded: Set<String>)
  /// The questions about a suggestion, and which of them is asked.
  case reflecting(PickerSuggestion, row: Int)
  /// What would be handed over, and the first line of it that is shown.
  case handOver(PickerSubject, preview: JSONValue, top: Int)
  case rename(PickerSuggestion, text: String)
  case decline(PickerSuggestion)
  /// What of it is to be left out from now on.
  case exclude(PickerSuggestion, row: Int)
  case help(top: Int)
}
