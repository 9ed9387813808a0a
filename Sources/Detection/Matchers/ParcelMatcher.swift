/// Finds the numbers under which carriers track parcels.
///
/// The number must have a carrier's form and pass its check. Forms that other numbers have too need a word for a parcel
/// or a carrier's name beside them.
struct ParcelMatcher {
  let text: TokenizedText

  /// How many tokens in front of the number, and behind it, are searched for words.
  private static let reach = (before: 12, behind: 8)
  /// No number has fewer digits, besides LaserShip's `1LSCX`.
  private static let minimumDigits = 7

  /// After so many tokens in a row that begin no number the rest of the row is a table or nonsense.
  private static let maximumFailures = 8

  func matches() -> [Match] {
    var matches: [Match] = []
    var index = 0
    // How many tokens in a row, of letters and digits, began no number.
    var failures = 0
    while index < text.count {
      guard mayStart(index) else {
        failures = 0
        index += 1
        continue
      }
      if failures < Self.maximumFailures, let match = match(at: index) {
        matches.append(match)
        failures = 0
        index = match.tokens.upperBound
      } else {
        failures += 1
        index += 1
      }
    }
    return matches
  }

  /// Whether enough letters and digits begin here, told without making anything of them.
  private func mayStart(_ index: Int) -> Bool {
    let token = text[index]
    guard token.kind == .number || (token.kind == .word && token.count <= 4 && text.bytes[Int(token.start)] < 0x80),
      startsFreely(index)
    else { return false }
    if token.kind == .word, text[index + 1].kind != .number {
      // Letters with blanks between them, one by one.
      guard token.count == 1, token.isUppercase, text[index + 1].count == 1, text[index + 1].isUppercase else {
        return false
      }
    }
    if token.kind == .number, token.number == 1, text.isWord(index + 1, "lscx") || text[index + 1].count > 5 {
      return true
    }
    var digits = 0
    for position in index..<index + CompactRun.maximumLength * 2 {
      let token = text[position]
      if token.kind == .number {
        digits += token.count
        if digits >= Self.minimumDigits { return true }
      } else if token.kind == .word {
        if token.count > 8 || (token.hasSpaceBefore && !token.isUppercase && position > index) { return false }
      } else if !token.isMark("-") || !text.isGlued(position) {
        return false
      }
    }
    return false
  }

  private func startsFreely(_ index: Int) -> Bool {
    guard text.isGlued(index) else { return true }
    if text.isUnspaced(index) { return true }
    let before = text[index - 1]
    return before.isMark("#") || before.isMark("=") || before.isMark(":") || text.startsFreely(index)
  }

  private func match(at index: Int) -> Match? {
    let run = CompactRun(text, from: index)
    guard let unbroken = run.ends.first else { return nil }
    // A number that is written without blanks is one; otherwise the longest that the blanks allow.
    if let match = match(run, unbroken, at: index) { return match }
    for end in run.ends.dropFirst().reversed() {
      if let match = match(run, end, at: index) { return match }
    }
    return nil
  }

  private func match(_ run: CompactRun, _ end: (length: Int, token: Int), at index: Int) -> Match? {
    let characters = run.bytes.prefix(end.length)
    guard end.length >= 8, endsFreely(end.token) else { return nil }
    let formats = ParcelFormats.shared.fitting(characters)
    let post = ParcelPost.carrier(characters)
    guard !formats.isEmpty || post != nil else { return nil }
    let context = ParcelContext(text, index..<end.token, reach: Self.reach)
    var readings = formats.compactMap { format -> (carrier: String, isNamed: Bool, strength: Int)? in
      let isNamed = context.carriers.contains(format.carrier)
      let isSaid =
        switch format.need {
        case .nothing: true
        case .word: context.isParcel
        case .name: isNamed
        }
      return isSaid ? (format.carrier, isNamed, format.need == .nothing ? 1_000 : format.check.strength) : nil
    }
    if let post, context.isParcel || ParcelPost.isUnmistakable(characters) {
      readings.append((post, context.carriers.contains(post), 1_000))
    }
    let isNamed = readings.contains { $0.isNamed }
    if !isNamed, PaymentCard.isNumber(characters) || isTelephone(characters, index..<end.token, readings) { return nil }
    guard let best = readings.max(by: { ($0.isNamed ? 1 : 0, $0.strength) < ($1.isNamed ? 1 : 0, $1.strength) }) else {
      return nil
    }
    // Equal readings keep the order of the table.
    let first = readings.first { $0.isNamed == best.isNamed && $0.strength == best.strength } ?? best
    let number = run.prefix(end.length)
    var carriers = [first.carrier]
    for reading in readings.sorted(by: { $0.strength > $1.strength }) where !carriers.contains(reading.carrier) {
      carriers.append(reading.carrier)
    }
    let values = carriers.map {
      DetectionValue.shipmentTrackingNumber(
        carrier: $0, trackingNumber: number, url: ParcelCarrier.page(of: $0, number: number))
    }
    let detection = Detection(
      type: .shipmentTrackingNumber, range: text.byteRange(index..<end.token), value: values[0],
      candidates: Array(values.dropFirst()), confidence: first.isNamed || first.strength >= 1_000 ? 0.97 : 0.85)
    return Match(tokens: index..<end.token, detection: detection)
  }

  private func endsFreely(_ index: Int) -> Bool {
    let before = text[index - 1]
    if text.isUnspaced(index) { return true }
    return text.endsFreely(index) || (before.kind != .masked && text[index].isMark("#"))
  }

  /// Ten or eleven digits in the groups of a telephone number.
  private func isTelephone(
    _ characters: ArraySlice<UInt8>, _ tokens: Range<Int>, _ readings: [(carrier: String, isNamed: Bool, strength: Int)]
  ) -> Bool {
    guard characters.count <= 11, characters.allSatisfy(\.isDigit) else { return false }
    if text[tokens.lowerBound - 1].isMark("+") || text[tokens.lowerBound - 1].isMark("(") { return true }
    guard tokens.count > 1, tokens.count < characters.count else { return false }
    return text[tokens.upperBound - 1].count == 4
  }
}
