/// One way to reach somebody: a number, or an address on the net.
public struct VCardDetail: Sendable, Hashable {
  /// The number or the address, as it was written.
  public let value: String
  /// In capitals: `CELL`, `HOME`, `WORK`, `FAX`, …
  public let types: [String]
  /// What the person calls it.
  public let label: String?
  /// Whether it is the one to be used of several.
  public let isPreferred: Bool
}
