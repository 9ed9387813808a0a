internal import Foundation
internal import JSONRPC

/// Everything about a session that changes, behind one lock.
struct SessionState {
  struct Background: Sendable {
    let subject: OpaqueID
    let cancellation: Cancellation
    let endsWithInput: Bool
    /// The last request that wanted it.
    var origin: Ticket
  }

  var connection: Connection
  var outbox = Outbox()
  var client: Client?
  var jobs: [Ticket: Job] = [:]
  var lanes = Lanes<Job>()
  /// What goes on in the background, by its name.
  var background: [OpaqueID: Background] = [:]
  var answers = AnswerCache()
  /// The newest revision of each action list that the client was told, so that it is never told an older one
  /// afterwards.
  var told = RecentValues<Int>()
  /// The last call that brings or forgets a thing, done or not.
  var lastCalls = RecentValues<Ticket>()
  /// The last call that has brought or forgotten a thing, so that an older text is not read after it.
  var doneCalls = RecentValues<Ticket>()
  /// What other processes change is heard of; until then no list is kept at hand.
  var isFollowing = false
  /// Counts the changes of action lists, so that an answer that was overtaken by one is made anew.
  var listChanges = 0
  /// What the client was asked.
  var calls: OutgoingCalls
  /// Who waits for the ends of those calls.
  var callers: [OutgoingCalls.ID: Promise<Result<JSONValue, CallFault>>] = [:]
  /// When the timer of the calls is set to; nil where it is not set.
  var timer: Date?
  /// What was read of requests beyond the usual number, in bytes.
  var excessBytes = 0
  var trace = TraceValue.off
  /// How many jobs have ended: the measure of progress while the input has ended.
  var ended = 0
  /// The input has ended; how long nothing may end before the rest is cancelled, in milliseconds.
  var draining: Int?
  var ending: Ending?
  /// Nothing more comes from the client that would want what goes on in the background.
  var isInputOver = false
  /// Bytes that were taken out of the outbox and are being written.
  var bytesInWriting = 0
  /// A portion that was taken, but could not be written at once.
  var handedOver: [UInt8]?
  /// The reader waits for room.
  var isRoomAwaited = false

  init(limits: ServerLimits) {
    connection = Connection(limits: limits.connection)
    calls = OutgoingCalls(limits: limits.calls)
  }

  /// Whether a call that forgets lists is not done yet: nobody knows which ones before it is.
  var isForgetting: Bool {
    lanes.isBusy(ActionCall.lane) && jobs.values.contains { $0.method == ActionsInvalidate.name }
  }

  /// Nothing more comes from the client.
  mutating func endInput() {
    isInputOver = true
    for work in background.values where work.endsWithInput { work.cancellation.cancel() }
  }

  /// Whether a later call has brought or forgotten what the job works on.
  func isOutdated(_ job: Job) -> Bool {
    guard let origin = job.background.flatMap({ background[$0] })?.origin else { return false }
    return job.subjects.contains { subject in doneCalls[subject].map { $0 > origin } ?? false }
  }

  /// How many answers and bytes are owed.
  var isIdle: Bool { connection.inFlightCount == 0 && background.isEmpty }
  var isWritten: Bool { unwrittenBytes == 0 }
  var unwrittenBytes: Int { outbox.byteCount + bytesInWriting }

  func hasRoom(_ limits: ServerLimits) -> Bool {
    guard outbox.replyBytes + bytesInWriting < limits.outbox else { return false }
    let count = connection.inFlightCount + background.count
    // The answer to a call may stand behind many requests. Were they not read, both sides would wait for each other.
    return count < limits.inFlight
      || !calls.isEmpty && count < limits.inFlightWhileCalling && excessBytes < limits.line
  }

  /// Counts what is read while more requests are in flight than usual.
  mutating func noteRead(_ bytes: Int, _ limits: ServerLimits) {
    if connection.inFlightCount < limits.inFlight { excessBytes = 0 } else { excessBytes += bytes }
  }
}
