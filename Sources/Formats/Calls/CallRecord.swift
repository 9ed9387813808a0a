/// A call.
public struct CallRecord: Sendable, Hashable {
  /// Who called whom, and whether they spoke.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case incoming, outgoing, missed, voicemail, rejected, blocked
  }

  /// When it began.
  public let start: LenientTimestamp
  /// How long it lasted, in seconds; 0 where nobody spoke.
  public let seconds: Int
  /// The other's number as it is written down; nil where it was withheld.
  public let number: String?
  /// The other's name in the address book of then.
  public let name: String?
  /// Who called whom.
  public let direction: Direction
  /// The time as it stands in the file, by which the file's other readers know the entry.
  public let written: String

  /// Nil means that the file does not say it.
  public init(
    start: LenientTimestamp, seconds: Int, number: String?, name: String?, direction: Direction, written: String
  ) {
    self.start = start
    self.seconds = seconds
    self.number = number
    self.name = name
    self.direction = direction
    self.written = written
  }
}
