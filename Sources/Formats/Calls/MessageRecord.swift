/// That a message was sent or came: with whom and when. What it says is never read.
public struct MessageRecord: Sendable, Hashable {
  /// When it was sent or came.
  public let time: LenientTimestamp
  /// The others' numbers or addresses.
  public let addresses: [String]
  /// The others' names in the address book of then.
  public let names: [String]
  /// Whether the person wrote it.
  public let isOutgoing: Bool

  /// Several addresses are those of a group.
  public init(time: LenientTimestamp, addresses: [String], names: [String], isOutgoing: Bool) {
    self.time = time
    self.addresses = addresses
    self.names = names
    self.isOutgoing = isOutgoing
  }
}
