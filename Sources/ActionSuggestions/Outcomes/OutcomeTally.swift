public import JSONRPC

/// What became of the actions of one kind in one conversation.
public struct OutcomeTally: Sendable, Hashable {
  /// Whose conversation it is.
  public var client: String
  /// The conversation's name.
  public var conversationId: String
  /// The kind's word in the protocol.
  public var kind: String
  /// How many actions were seen and neither performed nor dismissed.
  public var offered = 0
  /// How many were performed.
  public var performed = 0
  /// How many were dismissed and not performed.
  public var dismissed = 0

  /// What follows from it.
  public var offering: Offering { Offering(performed: performed, dismissed: dismissed) }

  /// The tally as the protocol writes it, without the client.
  public var json: JSONObject {
    [
      "conversationId": .string(conversationId), "kind": .string(kind), "offered": JSONValue(offered),
      "performed": JSONValue(performed), "dismissed": JSONValue(dismissed), "offering": .string(offering.rawValue),
    ]
  }

  mutating func add(_ outcome: ActionOutcome) {
    switch outcome {
    case .offered: offered += 1
    case .dismissed: dismissed += 1
    case .performed: performed += 1
    }
  }
}
