/// A name in parts (N: RFC 6350, section 6.2.2). Each may hold several words.
public struct VCardName: Sendable, Hashable {
  /// The family name.
  public let family: String
  /// The given name.
  public let given: String
  /// Further given names.
  public let additional: String
  /// What stands in front, such as a title.
  public let prefixes: String
  /// What stands behind, such as `Jr.`
  public let suffixes: String

  init(_ property: VCardProperty) {
    let parts = property.components
    func part(_ index: Int) -> String { parts.indices.contains(index) ? VCard.trimmed(parts[index]) ?? "" : "" }
    (family, given, additional, prefixes, suffixes) = (part(0), part(1), part(2), part(3), part(4))
  }

  /// The parts in the order in which they are said; nil where all are empty.
  public var display: String? {
    VCard.trimmed([prefixes, given, additional, family, suffixes].filter { !$0.isEmpty }.joined(separator: " "))
  }
}
