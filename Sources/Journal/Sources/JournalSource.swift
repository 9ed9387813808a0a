/// A directory of the person's own files from which the journal is made, or a client that tells of things.
public struct JournalSource: Sendable, Hashable {
  /// What the source is called in requests; it does not tell the directory.
  public let id: String
  /// The absolute path, where it is a directory. It is for the person alone.
  public let directory: String?
  /// The name of the client, where it is one.
  public let client: String?
  /// Whether it is left as it is: not read again, and none of its events are used.
  public let isPaused: Bool
  /// How many files were read or tried.
  public let files: Int
  /// How many events they gave.
  public let events: Int
  /// What could not be read, or not to its end.
  public let skipped: [SkippedFile]

  /// How many could not be read, by the reason's word, the words in order.
  public var skippedCounts: [(reason: String, count: Int)] {
    Dictionary(grouping: skipped, by: \.reason).map { ($0.key, $0.value.count) }.sorted { $0.reason < $1.reason }
  }
}
