/// Finds flights: the code of a known airline with a number, where flying is spoken of.
struct FlightMatcher {
  let text: TokenizedText

  /// How many tokens in front of the flight, and behind it, are searched for words.
  private static let reach = (before: 10, behind: 10)

  func matches() -> [Match] {
    var matches: [Match] = []
    var index = 0
    while index < text.count {
      if let match = match(at: index) {
        matches.append(match)
        index = match.tokens.upperBound
      } else {
        index += 1
      }
    }
    return matches
  }

  /// The airline's code with the flight's number, as they stand in the text.
  private struct Flight {
    var code: String
    var number: String
    /// Behind the last token.
    var end: Int
    var isCapital: Bool
    /// No blank stands between code and number.
    var isGlued: Bool
  }

  private func match(at index: Int) -> Match? {
    guard let flight = flight(at: index), FlightAirlines.isKnown(flight.code), isNumber(flight, index) else {
      return nil
    }
    let isWord = FlightAirlines.isWord(flight.code)
    let isCalled = isBehindFlight(index, isShout: isWord && !flight.isGlued)
    let isLikely = flight.isCapital && flight.number.utf8.count >= 2 && (!isWord || flight.isGlued)
    guard isCalled ? flight.isCapital || flight.isGlued || !isWord : isLikely && isTravel(index, flight.end) else {
      return nil
    }
    guard FlightWords.shared.meaning(text, index - 1) != .place else { return nil }
    let detection = Detection(
      type: .flightNumber, range: text.byteRange(index..<flight.end),
      value: .flightNumber(airline: flight.code, number: flight.number), confidence: isCalled ? 0.97 : 0.85)
    return Match(tokens: index..<flight.end, detection: detection)
  }

  private func flight(at index: Int) -> Flight? {
    let first = text[index]
    guard first.count <= 3, first.kind == .word || (first.kind == .number && first.count == 1), startsFreely(index)
    else {
      return nil
    }
    let next = text[index + 1]
    // `6E 203`: a digit and a letter are the code.
    if first.kind == .number {
      guard next.kind == .word, next.count == 1, text.isGlued(index + 1) else { return nil }
      return flight(index..<index + 2, isCapital: next.isUppercase)
    }
    guard text.bytes[Int(first.start)] < 0x80 else { return nil }
    if first.count == 1 {
      guard next.kind == .number, text.isGlued(index + 1) else { return nil }
      // `U2 8401`, and `U28401` in one.
      if next.count == 1 { return flight(index..<index + 2, isCapital: first.isUppercase) }
      guard (3...5).contains(next.count), text.endsFreely(index + 2) || text.isUnspaced(index + 2) else { return nil }
      let digits = text.string(next.range)
      return Flight(
        code: text.string(first.range).uppercased() + digits.prefix(1), number: String(digits.dropFirst()),
        end: index + 2, isCapital: first.isUppercase, isGlued: true)
    }
    return flight(index..<index + 1, isCapital: first.isUppercase)
  }

  private func flight(_ code: Range<Int>, isCapital: Bool) -> Flight? {
    var index = code.upperBound
    let isGlued = text.isGlued(index)
    if text[index].isMark("-"), text.isGlued(index + 1) { index += 1 }
    guard text[index].kind == .number, (1...4).contains(text[index].count), text[index].number > 0 else { return nil }
    var end = index + 1
    if text.isGlued(end), text[end].kind == .word, text[end].count == 1, text[end].isUppercase { end += 1 }
    guard text.endsFreely(end) || text.isUnspaced(end) else { return nil }
    return Flight(
      code: text.string(text.byteRange(code)).uppercased(), number: text.string(text.byteRange(index..<end)), end: end,
      isCapital: isCapital, isGlued: isGlued)
  }

  private func startsFreely(_ index: Int) -> Bool {
    guard text.isGlued(index) else { return true }
    if text.isUnspaced(index) { return true }
    let before = text[index - 1]
    return before.isMark("#") || before.isMark(":") || text.startsFreely(index)
  }

  /// Whether the number counts nothing: no time, no money, no unit follows.
  private func isNumber(_ flight: Flight, _ index: Int) -> Bool {
    let next = text[flight.end]
    if text[index - 1].kind == .number, text[index - 1].hasSpaceBefore, !flight.isGlued { return false }
    guard next.kind == .word else { return !next.isMark("$") && !next.isMark("%") && next.kind != .number }
    if text.role(flight.end) == .am || text.role(flight.end) == .pm { return false }
    return text.key(flight.end).map { !Self.units.contains($0) } ?? true
  }

  private static let units: WordSet = [
    "eur", "euro", "euros", "usd", "gbp", "chf", "dollars", "bucks", "pounds", "uhr", "h", "hrs", "hours", "people",
    "min", "mins", "minutes", "km", "miles", "kg", "lbs", "personen", "leute", "personas", "personnes", "heures",
    "horas",
    "times", "days", "percent", "o'clock", "stück", "pcs", "inr", "rs", "rupees", "ft", "am", "pm",
  ]

  /// Whether a word for a flight stands in front, with nothing but small words and marks between them.
  private func isBehindFlight(_ index: Int, isShout: Bool) -> Bool {
    for distance in 1...4 {
      let token = text[index - distance]
      if token.isOver || token.isMark(".") || token.isMark("!") || token.isMark("?") { return false }
      if token.kind == .mark { continue }
      if FlightWords.shared.meaning(text, index - distance) == .flight { return !isShout || !token.isUppercase }
      guard let key = text.key(index - distance), Self.links.contains(key) else { return false }
    }
    return false
  }

  private static let links: WordSet = [
    "is", "number", "no", "nr", "num", "my", "the", "on", "with", "nummer", "ist", "mit", "número", "es", "con", "el",
    "numéro", "n", "est", "le", "avec", "nº", "код",
  ]

  private func isTravel(_ start: Int, _ end: Int) -> Bool {
    for index in stride(from: start - 1, through: start - Self.reach.before, by: -1) {
      if text[index].isOver { break }
      if isTravel(index) { return true }
    }
    for index in end..<end + Self.reach.behind {
      if text[index].isOver { break }
      if isTravel(index) { return true }
    }
    return false
  }

  private func isTravel(_ index: Int) -> Bool {
    switch FlightWords.shared.meaning(text, index) {
    case .flight, .travel: return true
    case .place: return text.isWord(index, "gate") || text.isWord(index, "terminal")
    case nil: break
    }
    // "picking me up", "pick us up", "check in".
    if text.isWord(index, "up") {
      return (1...3).contains { text.isWord(index - $0, "picking") || text.isWord(index - $0, "pick") }
    }
    return text.isWord(index, "in") && (text.isWord(index - 1, "check") || text.isWord(index - 2, "check"))
  }
}
