/// The symbols that the engine itself gives to tokens, or asks for among the constituents.
struct WellKnownSymbols: Sendable {
  /// Digits, by what they may be: an hour (0 to 24), a day (1 to 31), a month (1 to 12), two digits of a minute, of a year.
  /// An hour of two digits that begins with 0 is padded.
  let hour, hourPadded, day, month, minute, year2, year4: Symbol?
  /// Three, four and eight digits in one.
  let digits3, digits4, digits8: Symbol?
  /// A number in digits, with its decimals and groups.
  let number: Symbol?
  /// A word that may follow a bare hour; a word that tells when a thing is mostly done.
  let follow, sense: Symbol?
  /// A preposition that is left out of a time's range.
  let lead: Symbol?
  /// A word that links a thing to its number: "is", "of".
  let link: Symbol?
  /// A preposition that belongs to what follows only where that is no longer by itself.
  let inside: Symbol?
  /// What is a time behind another one of its kind and a comma or a word that joins them: "on 3/4 or 3/5".
  let listed, joining: Symbol?
  /// The first word of names such as "Europe/Berlin", and such a name.
  let zoneArea, zoneName: Symbol?
  /// What becomes a detection, the preferred one first.
  let outputs: [(symbol: Symbol, kind: OutputKind)]
  /// The place in ``outputs`` by the symbol's number; -1 for those that are none.
  private let ranks: [Int8]

  init(_ grammar: Grammar) {
    hour = grammar.existing("hour-digits")
    hourPadded = grammar.existing("hour-padded")
    day = grammar.existing("day-digits")
    month = grammar.existing("month-digits")
    minute = grammar.existing("minute-digits")
    year2 = grammar.existing("year-digits2")
    year4 = grammar.existing("year-digits4")
    digits3 = grammar.existing("digits3")
    digits4 = grammar.existing("digits4")
    digits8 = grammar.existing("digits8")
    number = grammar.existing("digits")
    follow = grammar.existing("follow")
    sense = grammar.existing("sense")
    lead = grammar.existing("lead")
    link = grammar.existing("link")
    inside = grammar.existing("in-word")
    listed = grammar.existing("listed")
    joining = grammar.existing("joining")
    zoneArea = grammar.existing("zone-area")
    zoneName = grammar.existing("zone-of-database")
    outputs = OutputKind.allCases.compactMap { kind in grammar.existing(kind.rawValue).map { ($0, kind) } }
    var ranks: [Int8] = []
    for (rank, output) in outputs.enumerated() {
      while ranks.count <= Int(output.symbol.id) { ranks.append(-1) }
      ranks[Int(output.symbol.id)] = Int8(clamping: rank)
    }
    self.ranks = ranks
  }
}

extension WellKnownSymbols {
  /// The place of a symbol in ``outputs``.
  @inline(__always) func rank(of symbol: Symbol) -> Int? {
    let id = Int(symbol.id)
    return id < ranks.count && ranks[id] >= 0 ? Int(ranks[id]) : nil
  }
}

/// What a constituent of a language's grammar becomes, by the name of its symbol.
enum OutputKind: String, CaseIterable, Sendable {
  /// What names no time though it could be read as one: "24/7".
  case idiom = "found-idiom"
  // "Monday to Friday at 9" recurs rather than that it lasts four days.
  case recurrence = "found-recurrence"
  case time = "found-time"
  case timeZone = "found-zone"
  /// Words that look like a time or an amount and are none, such as a greeting: nothing is found in them.
  case nothing = "found-nothing"
  case money = "found-money"
  case measurement = "found-measurement"
  case duration = "found-duration"
  case number = "found-number"
  case ordinal = "found-ordinal"
}
