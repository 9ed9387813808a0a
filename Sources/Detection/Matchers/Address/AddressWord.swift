/// The parts that a word may play in a postal address.
struct AddressWord: OptionSet {
  let rawValue: UInt32

  /// Closes the name of a street, and is little else: "street".
  static let street = AddressWord(rawValue: 1 << 0)
  /// Closes the name of a street, but is an everyday word too: "drive".
  static let plainStreet = AddressWord(rawValue: 1 << 1)
  /// Closes the name of some streets, so that the rest of an address must show it: "cove".
  static let rareStreet = AddressWord(rawValue: 1 << 2)
  /// Opens the name of a street: "rue".
  static let leading = AddressWord(rawValue: 1 << 3)
  /// Opens the name of a street, but is an everyday word too: "place".
  static let plainLeading = AddressWord(rawValue: 1 << 4)
  /// Names a street by itself: "Broadway".
  static let lone = AddressWord(rawValue: 1 << 5)
  /// A road that has a number in place of a name: "Highway 9".
  static let numbered = AddressWord(rawValue: 1 << 6)
  /// A point of the compass.
  static let direction = AddressWord(rawValue: 1 << 7)
  /// A small word inside the names of streets and towns: "de la".
  static let link = AddressWord(rawValue: 1 << 8)
  /// A part of a house, in front of its number: "apartment".
  static let unit = AddressWord(rawValue: 1 << 9)
  /// A part of a house, behind its number or rank: "floor".
  static let storey = AddressWord(rawValue: 1 << 10)
  /// A rank in words: "sixth".
  static let rank = AddressWord(rawValue: 1 << 11)
  /// Makes one house number of two: "bis".
  static let repeated = AddressWord(rawValue: 1 << 12)
  /// Stands in front of the number of a post box.
  static let box = AddressWord(rawValue: 1 << 13)
  /// A district that is no town: "county".
  static let county = AddressWord(rawValue: 1 << 14)
  /// Says that an address follows: "located".
  static let cue = AddressWord(rawValue: 1 << 15)
  /// Is no name of a street in small letters: "way street".
  static let nameless = AddressWord(rawValue: 1 << 16)
  /// What a number is counted in or told by: "Uhr".
  static let counted = AddressWord(rawValue: 1 << 17)
  /// Opens the name of a street that ends with a house number: "Am Markt 3".
  static let locative = AddressWord(rawValue: 1 << 18)
  /// May follow a finished address in small letters.
  static let following = AddressWord(rawValue: 1 << 19)
  /// Stands in front of a number that is no house's: "chapter".
  static let numbering = AddressWord(rawValue: 1 << 20)

  static let anyStreet: AddressWord = [.street, .plainStreet, .rareStreet]

  /// By the names that the table of words gives them.
  static let names: [String: AddressWord] = [
    "street": .street, "plainStreet": .plainStreet, "rareStreet": .rareStreet, "leading": .leading,
    "plainLeading": .plainLeading, "lone": .lone, "numbered": .numbered, "direction": .direction, "link": .link,
    "unit": .unit, "storey": .storey, "rank": .rank, "repeated": .repeated, "box": .box, "county": .county,
    "cue": .cue, "nameless": .nameless, "counted": .counted, "locative": .locative, "following": .following,
    "numbering": .numbering,
  ]
}
