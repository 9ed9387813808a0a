internal import JSONRPC

/// How a call ended, and what follows from it. All of it takes effect at one moment: the answer first, the rest behind
/// it.
struct Outcome: Sendable {
  var answer: Answer
  /// Notifications that must not come before the answer.
  var pushes: [Push] = []
  /// The messages whose action lists have changed.
  var changedMessages: [String] = []
  /// The action list that the answer shows: it is made anew if the client was told a newer one meanwhile.
  var shown: ListRevision?
  /// Whether the answer only looks lists up: then it is made anew if any has changed meanwhile.
  var looksUp = false
  /// Whether the answer is the shown list and nothing else, to be kept at hand.
  var isList = false
  /// The message for which providers are to be asked after the answer.
  var suggestion: Suggestion?
  /// Work that goes on after the answer.
  var background: [BackgroundWork] = []

  init(_ answer: Answer) {
    self.answer = answer
  }

  init(_ result: JSONValue) {
    answer = .result(result)
  }
}
