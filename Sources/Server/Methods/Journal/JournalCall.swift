internal import JSONRPC
internal import Journal

/// What the methods of the journal have in common.
enum JournalCall {
  /// The calls of `journal.*` run in their order.
  static let lane = "journal"

  static func handle(_ parameters: Parameters) throws(ResponseError) -> String {
    let handle = try parameters.identifier("handle")
    guard handle.utf8.count <= 256 else { throw parameters.invalid("handle", "must have at most 256 bytes") }
    return handle
  }

  /// How much the client may see before a moment is chosen.
  static func level(_ context: RequestContext) -> DisclosureLevel {
    context.settings.journalLevel == .titles ? .titles : .opaque
  }
}
