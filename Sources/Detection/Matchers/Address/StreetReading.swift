/// The street of an address, as far as it is read.
struct StreetReading {
  /// How much must stand beside a street before it counts.
  enum Strength {
    /// It is an address by itself.
    case sure
    /// A unit, a town with its code, or a word such as "address" must be there.
    case open
    /// A town with its code must be there, or the text must say that an address follows.
    case bare
    /// A town with its code must be there.
    case located
  }

  /// The tokens, among them the house number.
  var tokens: Range<Int>
  var strength: Strength
  /// Whether the name is in small letters.
  var isSmall = false
}
