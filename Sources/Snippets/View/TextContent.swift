/// What a `Text` says: plain text, or runs that differ in their look. There is no markup in either.
public enum TextContent: Sendable, Equatable {
  case plain(String)
  case runs([TextRun])

  /// The words alone.
  public var plainText: String {
    switch self {
    case .plain(let text): text
    case .runs(let runs): runs.map(\.text).joined()
    }
  }
}
