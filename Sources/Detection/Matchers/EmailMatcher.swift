/// Finds e-mail addresses around each `@`.
struct EmailMatcher {
  let text: TokenizedText

  func matches() -> [Match] {
    var matches: [Match] = []
    var floor = 0
    for index in 0..<text.count where text[index].isMark("@") && text.isGlued(index) && text.isGlued(index + 1) {
      guard let match = match(at: index, floor: floor) else { continue }
      matches.append(match)
      floor = match.tokens.upperBound
    }
    return matches
  }

  private func match(at sign: Int, floor: Int) -> Match? {
    // RFC 5321: 64 bytes in front of the sign, 255 behind it; there are no more tokens than bytes.
    var start = sign
    while start > max(floor, sign - 64), isLocalPart(start - 1), start == sign || text.isGlued(start) { start -= 1 }
    while start < sign, text[start].isMark(".") || text[start].isMark("'") || text[start].isMark("-") { start += 1 }
    guard start < sign, !text[sign - 1].isMark("."), let host = HostReader.read(text, sign + 1, limit: 128) else {
      return nil
    }
    guard host.labels >= 2, HostReader.isDomainEnding(text, host) else { return nil }
    let tokens = start..<host.end
    let range = text.byteRange(tokens)
    let address = text.string(range)
    guard Int(text[sign].start) - range.lowerBound <= 64, address.utf8.count <= 254 else { return nil }
    let detection = Detection(type: .emailAddress, range: range, value: .emailAddress(address), confidence: 0.98)
    return Match(tokens: tokens, detection: detection)
  }

  private func isLocalPart(_ index: Int) -> Bool {
    let token = text[index]
    switch token.kind {
    case .word, .number: return true
    case .mark: return ".!#$%&'*+/=?^_{|}~-".utf8.contains(token.mark) && token.count == 1
    default: return false
    }
  }
}
