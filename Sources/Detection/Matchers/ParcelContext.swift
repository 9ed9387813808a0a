/// What the words around a number say of it.
struct ParcelContext {
  /// The carriers that are named.
  private(set) var carriers: Set<String> = []
  /// Whether a parcel is spoken of, and nothing nearer to the number says that it is something else.
  private(set) var isParcel = false
  private var isOther = false
  /// How near in front of the number a word makes it another one, whatever follows.
  private static let nearness = 3

  init(_ text: TokenizedText, _ tokens: Range<Int>, reach: (before: Int, behind: Int)) {
    var newlines = 0
    for distance in 1...reach.before {
      let index = tokens.lowerBound - distance
      let token = text[index]
      if token.kind == .end { break }
      if token.kind == .newline {
        newlines += 1
        if newlines > 2 { break }
      }
      look(text, index)
    }
    // A word that stands farther off in front may still be outdone by one behind.
    if isOther, !hasNearOther(text, tokens.lowerBound) { isOther = false }
    for index in tokens.upperBound..<tokens.upperBound + reach.behind {
      if text[index].isOver { break }
      look(text, index)
    }
  }

  private func hasNearOther(_ text: TokenizedText, _ start: Int) -> Bool {
    (1...Self.nearness).contains { ParcelWords.shared.meaning(text, start - $0) == .other }
  }

  private mutating func look(_ text: TokenizedText, _ index: Int) {
    guard text[index].kind == .word || text[index].kind == .masked else { return }
    switch ParcelWords.shared.meaning(text, index) {
    case .parcel: if !isOther { isParcel = true }
    case .other: if !isParcel { isOther = true }
    case nil: break
    }
    for name in ParcelCarrier.names.meaning(text, index) ?? [] {
      if let first = name.first {
        let distance = text[index - 1].kind == .mark ? 2 : 1
        guard text.isWord(index - distance, first) else { continue }
      }
      carriers.insert(name.carrier)
      if !isOther { isParcel = true }
    }
  }
}
