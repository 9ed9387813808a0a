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

  /// Where copies of the chosen files are to lie, if the client has named a directory: an absolute path.
  static func directory(_ parameters: Parameters) throws(ResponseError) -> String? {
    guard let path = try parameters.optionalString("directory") else { return nil }
    guard isDirectoryPath(path) else { throw parameters.invalid("directory", "must be an absolute path") }
    return path
  }

  /// Whether the path can be that of a directory for copies.
  static func isDirectoryPath(_ path: String) -> Bool {
    path.hasPrefix("/") && path.utf8.count <= 4_000 && !path.utf8.contains(0)
  }

  /// How much the client may see before a moment is chosen.
  static func level(_ context: RequestContext) -> DisclosureLevel {
    context.settings.journalLevel == .titles ? .titles : .opaque
  }
}
