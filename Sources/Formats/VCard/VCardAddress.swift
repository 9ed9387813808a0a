/// A postal address (ADR: RFC 6350, section 6.3.1).
public struct VCardAddress: Sendable, Hashable {
  /// Street and number; lines of it are parted by line feeds.
  public let street: String
  /// The town.
  public let locality: String
  /// The state or province.
  public let region: String
  /// The postal code.
  public let postalCode: String
  /// The country, in words.
  public let country: String
  /// The post office box and the further address, which stand in front of the street.
  public let extended: [String]
  /// In capitals: `HOME`, `WORK`, …
  public let types: [String]
  /// What the person calls it.
  public let label: String?

  init(_ property: VCardProperty, label: String?) {
    let parts = property.components
    func part(_ index: Int) -> String { parts.indices.contains(index) ? VCard.trimmed(parts[index]) ?? "" : "" }
    (street, locality, region, postalCode, country) = (part(2), part(3), part(4), part(5), part(6))
    extended = [part(0), part(1)].filter { !$0.isEmpty }
    types = property.types.filter { $0 != "PREF" }
    self.label = label
  }

  /// The parts that there are, one a line; the town with its code.
  public var lines: [String] {
    let town = [postalCode, locality].filter { !$0.isEmpty }.joined(separator: " ")
    let parts = extended + street.split(separator: "\n").map(String.init) + [town, region, country]
    return parts.compactMap(VCard.trimmed)
  }
}
