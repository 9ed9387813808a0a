/// What a `Text` says: plain text, runs that differ in their look, or a moment. There is no markup in any.
public enum TextContent: Sendable, Equatable {
  case plain(String)
  case runs([TextRun])
  /// A moment in RFC 3339 with its offset, as in `2026-03-01T12:00:00+01:00`, written when the view is drawn.
  case date(String, style: DateTextStyle)

  /// The words alone; of a moment its day and hour as they are at its own offset.
  public var plainText: String {
    switch self {
    case .plain(let text): text
    case .runs(let runs): runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    case .date(let moment, let style): DateText.absolute(moment, style: style)
    }
  }
}
