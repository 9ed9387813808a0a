internal import JSONRPC

/// Everything about a session that changes, behind one lock.
struct SessionState {
  var connection: Connection
  var outbox = Outbox()
  var client: Client?
  var jobs: [Ticket: Job] = [:]
  var lanes = Lanes<Job>()
  /// The names of what goes on in the background, with what stops it.
  var background: [String: Cancellation] = [:]
  var answers = AnswerCache()
  /// Counts the changes of action lists, so that an answer that was overtaken by one is made anew.
  var listChanges = 0
  var trace = TraceValue.off
  /// How many jobs have ended: the measure of progress while the input has ended.
  var ended = 0
  /// The input has ended; how long nothing may end before the rest is cancelled, in milliseconds.
  var draining: Int?
  var ending: Ending?
  /// Bytes that were taken out of the outbox and are being written.
  var bytesInWriting = 0
  /// The reader waits for room.
  var isRoomAwaited = false

  init(limits: Connection.Limits) {
    connection = Connection(limits: limits)
  }

  /// How many answers and bytes are owed.
  var isIdle: Bool { connection.inFlightCount == 0 && background.isEmpty }
  var isWritten: Bool { outbox.isEmpty && bytesInWriting == 0 }

  func hasRoom(_ limits: ServerLimits) -> Bool {
    connection.inFlightCount + background.count < limits.inFlight
      && outbox.replyBytes + bytesInWriting < limits.outbox
  }
}
