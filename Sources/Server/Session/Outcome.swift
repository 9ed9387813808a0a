internal import JSONRPC

/// How a call ended, and what follows from it. All of it takes effect at one moment: the answer first, the rest behind it.
struct Outcome: Sendable {
  var answer: Answer
  /// Notifications that must not come before the answer.
  var pushes: [Push] = []
  /// The messages whose action lists have changed.
  var changedMessages: [String] = []
  /// The answer shows action lists: it is made anew if one changes before it is given.
  var showsLists = false
  /// The message whose list the answer is, to be kept at hand.
  var listedMessage: String?
  /// Work that goes on after the answer.
  var background: [BackgroundWork] = []

  init(_ answer: Answer) {
    self.answer = answer
  }

  init(_ result: JSONValue) {
    answer = .result(result)
  }
}

/// Work that no request waits for; what it finds out is pushed.
struct BackgroundWork: Sendable {
  /// While work of this name runs, the same is not begun again.
  let name: String
  let lane: String?
  let run: @Sendable (RequestContext) async -> Outcome
}
