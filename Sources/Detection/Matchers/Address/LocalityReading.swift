/// What stands behind a street: the town and what locates it, each in tokens.
struct LocalityReading {
  var city: Range<Int>?
  var state: Range<Int>?
  var postalCode: Range<Int>?
  var country: Range<Int>?
  var end: Int
  /// Whether a postal code has a form that nothing else has.
  var isUnmistakable = false

  /// Whether there is more than the name of a town.
  var isLocated: Bool { state != nil || postalCode != nil || country != nil }
  /// Whether it shows an address where the street does not.
  var isConclusive: Bool { isUnmistakable || (postalCode != nil && (state != nil || city != nil)) }
}
