/// A postal address in its parts, each as it is written in the text.
public struct PostalAddress: Sendable, Hashable {
  /// The house number with the street, and the flat where it is named.
  public var street: String
  /// The town; nil where the text names none.
  public var city: String?
  /// The state, as a name or an abbreviation; nil where the text names none.
  public var state: String?
  /// The postal code; nil where the text names none.
  public var postalCode: String?
  /// The country, as a name or an abbreviation; nil where the text names none.
  public var country: String?

  /// Only the street is needed: a part that is nil does not stand in the text.
  public init(
    street: String, city: String? = nil, state: String? = nil, postalCode: String? = nil, country: String? = nil
  ) {
    self.street = street
    self.city = city
    self.state = state
    self.postalCode = postalCode
    self.country = country
  }
}
