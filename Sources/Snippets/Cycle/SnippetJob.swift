import JSONRPC

/// One piece of work on a snippet, and who waits for it.
struct SnippetJob: Sendable {
  enum Work: Sendable {
    /// Performs the intent that the snippet is about: first, or with an input that was missing.
    case perform
    /// An interaction: the control as it was when the interaction was accepted, and of a toggle or a picker the
    /// wanted value.
    case interact(id: String, control: ViewControl, value: JSONValue?)
    /// Draws anew.
    case pull
  }

  struct Waiter: Sendable {
    /// How a request came to wait for the job.
    enum Manner: Sendable {
      case first, coalesced, replayed
    }

    let ticket: SnippetSession.Ticket
    var interactionID: String?
    var manner = Manner.first
    /// The revision that the host has already.
    var knownRevision: Int?
  }

  var work: Work
  var waiters: [Waiter]

  func isInteraction(with id: String, action: ViewControl.Action) -> Bool {
    guard case .interact(let otherID, let control, _) = work else { return false }
    return otherID.hasSameBytes(as: id) && control.action == action
  }

  var wantedValue: JSONValue? {
    if case .interact(_, _, let value) = work { value } else { nil }
  }

  var isPerform: Bool {
    if case .perform = work { true } else { false }
  }
}
