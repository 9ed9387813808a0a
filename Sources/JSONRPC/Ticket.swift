/// The connection's own number of a request in flight, never used twice. Ids may come again once they are answered.
public struct Ticket: Sendable, Hashable, Comparable {
  let number: Int

  public static func < (left: Ticket, right: Ticket) -> Bool {
    left.number < right.number
  }
}
