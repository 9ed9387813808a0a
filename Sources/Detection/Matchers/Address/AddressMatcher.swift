/// Finds postal addresses: a street with a house number on the side that its country puts it, a corner of two streets, a
/// post box, or a street in front of a postal code that is one beyond doubt; then parts of the house, the town, its
/// state, its code and the country where they follow.
///
/// What the countries write is data (``AddressLexicon``). Every address has a number, so that only numbers are looked at.
struct AddressMatcher {
  let text: TokenizedText
  let lexicon = AddressLexicon.shared

  func matches() -> [Match] {
    var matches: [Match] = []
    var index = 0
    var free = 0
    while index < text.count {
      if text[index].kind == .number, let match = match(at: index, from: free) {
        matches.append(match)
        free = match.tokens.upperBound
        index = max(free, index + 1)
      } else {
        index += 1
      }
    }
    return matches
  }

  /// The address whose number is at the index and that begins behind all that are found.
  private func match(at index: Int, from free: Int) -> Match? {
    if let street = numberFirst(index), let match = match(street, from: free) { return match }
    if let street = numberLast(index, from: free), let match = match(street, from: free) { return match }
    if let street = corner(index, from: free) ?? box(index, from: free), let match = match(street, from: free) {
      return match
    }
    return postcode(index, from: free)
  }

  private func match(_ reading: StreetReading, from free: Int) -> Match? {
    let street = reading.tokens
    guard street.lowerBound >= free else { return nil }
    let house = houseEnd(street.upperBound)
    let locality = locality(house ?? street.upperBound, isSmall: reading.isSmall)
    let isAnnounced = locality == nil && isAnnounced(street.lowerBound)
    let isLocated = locality?.isLocated ?? false
    switch reading.strength {
    case .sure: break
    case .open:
      guard isLocated || house != nil || isAnnounced else { return nil }
    case .bare:
      guard locality?.isConclusive ?? false || (isAnnounced && text[street.upperBound].isClosing) else { return nil }
    case .located: guard locality?.isConclusive ?? false else { return nil }
    }
    if locality == nil, house == nil, !isFollowed(street, reading) { return nil }
    let start = buildingStart(street.lowerBound, from: free)
    let streetEnd = locality != nil && house == nil ? abbreviationEnd(street.upperBound) : house ?? street.upperBound
    let end = max(locality?.end ?? streetEnd, streetEnd)
    guard text.endsFreely(end) || text[end].isMark("(") else { return nil }
    return match(start..<end, street: start..<streetEnd, locality)
  }

  func match(_ tokens: Range<Int>, street: Range<Int>, _ locality: LocalityReading?) -> Match {
    func part(_ tokens: Range<Int>?) -> String? { tokens.map { text.string(text.byteRange($0)) } }
    let address = PostalAddress(
      street: text.string(text.byteRange(street)), city: part(locality?.city), state: part(locality?.state),
      postalCode: part(locality?.postalCode), country: part(locality?.country))
    let detection = Detection(
      type: .postalAddress, range: text.byteRange(tokens), value: .postalAddress(address),
      confidence: locality == nil ? 0.85 : 0.95)
    return Match(tokens: tokens, detection: detection)
  }

  /// Whether what stands behind a street alone lets it be one: no noun that the name could belong to.
  private func isFollowed(_ street: Range<Int>, _ reading: StreetReading) -> Bool {
    let end = street.upperBound
    guard text.endsFreely(end) || text[end].isMark("(") else { return false }
    let next = text[end]
    guard next.kind == .word, !next.isCapitalised else { return next.kind != .number || !reading.isSmall }
    let meaning = word(end)
    if meaning.contains(.counted), word(end - 1).isDisjoint(with: .anyStreet) { return false }
    if next.lexeme.isKnown || !meaning.isDisjoint(with: [.following, .unit]) { return true }
    let year = text[street.lowerBound].number
    let before = text[street.lowerBound - 1].lexeme.role
    return !reading.isSmall && !(1900...2099).contains(year) && before != .the && before != .this
  }

  /// Whether a word in front says that an address follows: "located at".
  private func isAnnounced(_ start: Int) -> Bool {
    // "at 1001 Alder Common." names a house, "at 5 Alder Common" may count.
    if text.role(start - 1) == .at, text[start].number >= 100, text[start + 1].isCapitalised { return true }
    for index in (start - 6..<start).reversed() {
      let token = text[index]
      if token.isOver || token.isMark(".") || token.isMark("?") || token.isMark("!") { return false }
      if word(index).contains(.cue) { return index < start - 1 }
    }
    return false
  }

  func word(_ index: Int) -> AddressWord {
    let token = text[index]
    guard token.kind == .word, let key = text.foldedKey(index) else { return [] }
    return lexicon.word(key)
  }

  /// Behind the dot of an abbreviation.
  func abbreviationEnd(_ index: Int) -> Int {
    text[index].isMark(".") && text.isGlued(index) && text[index - 1].kind == .word && text[index - 1].count <= 4
      ? index + 1 : index
  }
}

extension Token {
  /// Whether a phrase ends in front of it.
  var isClosing: Bool {
    isOver || isMark(".") || isMark(",") || isMark("!") || isMark("?") || isMark(";") || isMark(")")
  }
}
