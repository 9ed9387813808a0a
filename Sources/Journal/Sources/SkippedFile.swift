/// A file that could not be read, or not to its end, or a directory that could not be opened.
public struct SkippedFile: Sendable, Hashable {
  /// Relative to the source's directory; that of a directory ends in `/`. Octets that are not UTF-8 stand as `%XX`.
  public let path: String
  /// A stable word, see `FormatError.Reason` in `Formats`; or `unreadable`, `tooLarge`.
  public let reason: String
  /// Where in the file, for a person.
  public let problem: String
}
