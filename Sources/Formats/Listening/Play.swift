/// One piece of music, one episode or one chapter that a person has listened to.
public struct Play: Sendable, Hashable {
  /// What was played.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case song
    case podcast
    case audiobook
  }

  /// What was played.
  public let kind: Kind
  /// When it began.
  public let start: LenientTimestamp
  /// How long it was listened to, in seconds; nil where the file does not say it.
  public let seconds: Double?
  /// The song, the episode or the chapter.
  public let title: String
  /// Who made it: a band, a show, an author.
  public let artist: String?
  /// The album or the book.
  public let album: String?
  /// The time as it stands in the file, by which the file's other readers know the entry.
  public let written: String
  /// Whether the person listened in private: such a play is not to be shown.
  public let isPrivate: Bool
  /// Whether the person went on to the next one before its end.
  public let isSkipped: Bool

  /// Nil means that the file does not say it.
  public init(
    kind: Kind = .song, start: LenientTimestamp, seconds: Double?, title: String, artist: String?, album: String?,
    written: String, isPrivate: Bool = false, isSkipped: Bool = false
  ) {
    self.kind = kind
    self.start = start
    self.seconds = seconds
    self.title = title
    self.artist = artist
    self.album = album
    self.written = written
    self.isPrivate = isPrivate
    self.isSkipped = isSkipped
  }
}
