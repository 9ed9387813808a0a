/// Numbers of payment cards, which are never shown: they are known so that nothing else is made of them.
struct PaymentCard {
  let text: TokenizedText

  /// Whether the digits have the length and the beginning of an issuer's numbers, and pass the check of ISO/IEC 7812-1.
  static func isNumber(_ digits: ArraySlice<UInt8>) -> Bool {
    guard (14...19).contains(digits.count), digits.allSatisfy(\.isDigit) else { return false }
    let beginning = digits.prefix(4).reduce(0) { $0 * 10 + Int($1 &- 48) }
    let lengths: ClosedRange<Int>
    switch beginning {
    case 3000...3059, 3600...3699, 3800...3999: lengths = 14...14
    case 3400...3499, 3700...3799: lengths = 15...15
    case 3528...3589, 2221...2720, 5100...5599: lengths = 16...16
    case 4000...4999: lengths = digits.count == 19 ? 19...19 : 16...16
    case 6011, 6200...6299, 6440...6599, 5018, 5020, 5038, 6304, 6759, 6761...6763: lengths = 16...19
    default: return false
    }
    return lengths.contains(digits.count) && ParcelCheck.luhn.passes(digits)
  }

  /// The tokens of every card's number, in one group or in the groups that cards show.
  func tokens() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < text.count {
      let token = text[index]
      guard token.kind == .number, token.count >= 4, !text.isGlued(index) || text[index - 1].kind == .mark,
        let end = end(of: index)
      else {
        index += 1
        continue
      }
      found.append(index..<end)
      index = end
    }
    return found
  }

  private func end(of start: Int) -> Int? {
    var end = start
    var count = 0
    while text[end].kind == .number, end == start || text[end].count >= 2, count <= 19 {
      count += text[end].count
      end += 1
      let isJoined = text[end].isMark("-") && text.isGlued(end) && text.isGlued(end + 1)
      guard text[isJoined ? end + 1 : end].kind == .number else { break }
      if isJoined { end += 1 }
    }
    guard (14...19).contains(count), !text[start - 1].isMark("+"), !text.isGlued(end) || text[end].kind == .mark else {
      return nil
    }
    let digits = (start..<end).flatMap { text[$0].kind == .number ? Array(text.bytes[text[$0].range]) : [] }
    return Self.isNumber(digits[...]) ? end : nil
  }
}
