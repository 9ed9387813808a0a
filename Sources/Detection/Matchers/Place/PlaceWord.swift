/// The parts that a word may play beside the name of a place.
struct PlaceWord: OptionSet {
  let rawValue: UInt32

  /// Leads to a place: "at". Where it leads to other things too: "in".
  static let lead = PlaceWord(rawValue: 1 << 0)
  static let weakLead = PlaceWord(rawValue: 1 << 1)
  /// Leads to a place behind a word of motion: "to".
  static let goal = PlaceWord(rawValue: 1 << 2)
  /// Leads to a place together with the word behind it, one of ``joint``: "next to".
  static let relation = PlaceWord(rawValue: 1 << 3)
  static let joint = PlaceWord(rawValue: 1 << 4)
  static let article = PlaceWord(rawValue: 1 << 5)
  /// A small word inside a name: "Café de Flore".
  static let link = PlaceWord(rawValue: 1 << 6)
  /// Says what kind of place it is: "station". Where it opens the name: "Café Central".
  static let category = PlaceWord(rawValue: 1 << 7)
  static let openingCategory = PlaceWord(rawValue: 1 << 8)
  /// A kind of place whose name is a number: "Pier 17".
  static let numbered = PlaceWord(rawValue: 1 << 9)
  /// A kind of street, which closes a name only behind a capital.
  static let street = PlaceWord(rawValue: 1 << 10)
  /// Is no name of a place, whatever its capitals: "Least", "English".
  static let nameless = PlaceWord(rawValue: 1 << 11)
  /// Says nothing of which place it is: "another", "nice".
  static let plain = PlaceWord(rawValue: 1 << 12)
  static let motion = PlaceWord(rawValue: 1 << 13)
  /// Makes what is behind "at" an employer or a person.
  static let work = PlaceWord(rawValue: 1 << 14)
  /// A first name.
  static let person = PlaceWord(rawValue: 1 << 15)
  /// A name with a possessive that is a shop or a restaurant: "Denny's".
  static let brand = PlaceWord(rawValue: 1 << 16)
  /// Behind it "at" leads to a place even in small letters: "dinner".
  static let occasion = PlaceWord(rawValue: 1 << 17)
  /// Closes the title of a work: "Movie".
  static let title = PlaceWord(rawValue: 1 << 18)

  /// By the names that the table of words gives them.
  static let names: [String: PlaceWord] = [
    "lead": .lead, "weakLead": .weakLead, "goal": .goal, "relation": .relation, "joint": .joint, "article": .article,
    "link": .link, "category": .category, "openingCategory": .openingCategory, "numbered": .numbered,
    "street": .street, "nameless": .nameless, "plain": .plain, "motion": .motion, "work": .work, "person": .person,
    "brand": .brand, "occasion": .occasion, "title": .title,
  ]
}
