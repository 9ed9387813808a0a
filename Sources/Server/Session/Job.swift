internal import JSONRPC

/// A piece of work of a session: a request, or what goes on in the background.
final class Job: Sendable {
  /// The request to be answered; nil in the background.
  let ticket: Ticket?
  /// The request from which it comes.
  let origin: Ticket
  /// The method with the request's id, for the trace.
  let label: String
  /// The name of the background work; nil for a request.
  let background: OpaqueID?
  /// What it brings or forgets.
  let subjects: [OpaqueID]
  let lane: String?
  let context: RequestContext
  /// What is to be run where it runs together with others; nil where it always runs alone.
  let grouped: GroupedCall?
  let run: @Sendable (RequestContext) async -> Outcome

  init(
    ticket: Ticket?, origin: Ticket, label: String, background: OpaqueID?, subjects: [OpaqueID], lane: String?,
    context: RequestContext, grouped: GroupedCall? = nil, run: @escaping @Sendable (RequestContext) async -> Outcome
  ) {
    self.ticket = ticket
    self.origin = origin
    self.label = label
    self.background = background
    self.subjects = subjects
    self.lane = lane
    self.context = context
    self.grouped = grouped
    self.run = run
  }
}
