internal import JSONRPC

/// Work that no request waits for; what it finds out is pushed.
struct BackgroundWork: Sendable {
  /// While work of this name runs, the same is not begun again.
  let name: OpaqueID
  /// What it works on.
  let subject: OpaqueID
  /// The conversation to which that belongs, where it has a name.
  let conversation: OpaqueID?
  let lane: String?
  /// Whether it is cancelled as soon as nothing more comes from the client.
  var endsWithInput = false
  let run: @Sendable (RequestContext) async -> Outcome
}
