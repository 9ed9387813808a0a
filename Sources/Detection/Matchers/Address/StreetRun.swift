/// What the words behind a house number have shown so far.
struct StreetRun {
  var names = 0
  /// Words in capitals and in small letters that are names.
  var capitals = 0
  var small = 0
  /// Whether a point of the compass opens the name; whether a rank or a number is in it.
  var isDirected = false
  var isNumbered = false
  /// Behind the last word for a street, that word's meaning, and how it and the names in front of it are written.
  private(set) var end: Int?
  private(set) var closing: AddressWord = []
  private(set) var isEndSmall = false
  private(set) var capitalsAtEnd = 0
  private(set) var smallAtEnd = 0

  var isSmallAtEnd: Bool { capitalsAtEnd == 0 }

  /// Takes the word in front of the index for the one that closes the name. A better word is kept.
  mutating func close(_ index: Int, _ meaning: AddressWord, isCapitalised: Bool) {
    defer { if isCapitalised { capitals += 1 } else { small += 1 } }
    if end != nil, !isEndSmall, !isCapitalised { return }
    if end != nil, closing.contains(.street), !meaning.contains(.street), !isCapitalised { return }
    end = index
    closing = meaning
    isEndSmall = !isCapitalised
    capitalsAtEnd = capitals
    smallAtEnd = small
  }
}
