/// A postal address in its parts, each as it is written in the text.
public struct PostalAddress: Sendable, Hashable {
  /// The house number with the street, and the flat where it is named.
  public var street: String
  public var city: String?
  public var state: String?
  public var postalCode: String?

  public init(street: String, city: String? = nil, state: String? = nil, postalCode: String? = nil) {
    self.street = street
    self.city = city
    self.state = state
    self.postalCode = postalCode
  }
}
