internal import JSONRPC

/// A piece of work of a session: a request, or what goes on in the background.
final class Job: Sendable {
  /// The request to be answered; nil in the background.
  let ticket: Ticket?
  /// The request from which it comes.
  let origin: Ticket
  /// The method that is called.
  let method: String
  /// The id of the request that calls it.
  let id: RequestID
  /// The name of the background work; nil for a request.
  let background: OpaqueID?
  /// What it brings or forgets.
  let subjects: [OpaqueID]
  let lane: String?
  let context: RequestContext
  /// What is to be run where it runs together with others; nil where it always runs alone.
  let grouped: GroupedCall?
  let run: @Sendable (RequestContext) async -> Outcome

  /// What it is called in the trace.
  var label: String { "\(method) \(id)" + (ticket == nil ? ", going on," : "") }

  init(
    ticket: Ticket?, origin: Ticket, method: String, id: RequestID, background: OpaqueID?, subjects: [OpaqueID],
    lane: String?,
    context: RequestContext, grouped: GroupedCall? = nil, run: @escaping @Sendable (RequestContext) async -> Outcome
  ) {
    self.ticket = ticket
    self.origin = origin
    self.method = method
    self.id = id
    self.background = background
    self.subjects = subjects
    self.lane = lane
    self.context = context
    self.grouped = grouped
    self.run = run
  }
}
