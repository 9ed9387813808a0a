/// A file that could not be read, or not to its end.
public struct SkippedFile: Sendable, Hashable {
  /// Relative to the source's directory.
  public let path: String
  /// A stable word, see `FormatError.Reason` in `Formats`; or `unreadable`, `tooLarge`.
  public let reason: String
  /// Where in the file, for a person.
  public let problem: String
}
