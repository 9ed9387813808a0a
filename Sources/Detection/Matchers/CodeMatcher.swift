/// Finds codes for signing in, doors and the like: numbers and mixed codes that a word such as "code" or "PIN" names.
///
/// Of several numbers the one nearest to the word is the code: another number between them parts them.
struct CodeMatcher {
  let text: TokenizedText
  /// The code that the last line binds to a site. It wins: of the others only its repetition counts.
  let bound: OriginBoundCode?

  /// How many tokens between code and word are looked over.
  private static let reach = 16

  func matches() -> [Match] {
    var matches: [Match] = []
    var index = 0
    while index < text.count {
      guard let match = match(at: index) else {
        index += 1
        continue
      }
      matches.append(match)
      index = match.tokens.upperBound
    }
    return matches
  }

  private func match(at index: Int) -> Match? {
    if let end = PasswordReader(text: text).end(of: index) {
      return match(index..<end, text.string(text.byteRange(index..<end)))
    }
    guard let candidate = CodeCandidate(text, at: index), !isOther(candidate), isNamed(candidate) else { return nil }
    return match(candidate.tokens, candidate.code)
  }

  private func match(_ tokens: Range<Int>, _ code: String) -> Match? {
    if let bound, bound.code != code { return nil }
    let detection = Detection(
      type: .oneTimeCode, range: text.byteRange(tokens), value: .oneTimeCode(code: code, domain: bound?.domain),
      confidence: 0.9)
    return Match(tokens: tokens, detection: detection)
  }

  private func meaning(_ index: Int) -> CodeWords? { CodeWords.shared.meaning(text, index) }

  /// Whether the words at its sides say that it is a sum, a sender, an account's tail or a time.
  private func isOther(_ candidate: CodeCandidate) -> Bool {
    let (start, end) = (candidate.tokens.lowerBound, candidate.tokens.upperBound)
    var index = start - 1
    if text[index].isMark("$") || text[end].isMark("$") || text[end].isMark("%") { return true }
    // Asterisks stand around what is emphasised, or for the digits that are not shown.
    if text[index].isMark("*"), text.isGlued(start), !text[end].isMark("*") { return true }
    if text[index].isMark("."), text.isGlued(start), text[index - 1].kind != .word { return true }
    while index > start - 4, text[index].kind == .mark, !text[index].isMark(":"), !text[index].isMark("=") {
      index -= 1
    }
    if meaning(index) == .other {
      // Polish "kod to 1234" is no sender.
      return !(text.isWord(index, "to") && (text.isWord(index - 1, "kod") || text.isWord(index - 1, "kód")))
    }
    if text.isWord(index, "in"), let before = text.key(index - 1), Self.endings.contains(before) { return true }
    return text.isGlued(end) && text[end].kind == .mark ? false : meaning(end) == .unit
  }

  private static let endings: WordSet = ["ending", "ends", "ended"]

  private func isNamed(_ candidate: CodeCandidate) -> Bool {
    isNamedBefore(candidate) || isNamedBehind(candidate) || isUsed(candidate)
  }

  /// "code is 1234", "OTP 1234", "PIN: 1234".
  private func isNamedBefore(_ candidate: CodeCandidate) -> Bool {
    let start = candidate.tokens.lowerBound
    var words = 0
    var newlines = 0
    var isLinked = false
    for position in stride(from: start - 1, through: start - Self.reach, by: -1) {
      let token = text[position]
      switch token.kind {
      case .end: return false
      case .newline:
        newlines += 1
        if newlines > 2 || words > 0 { return false }
      case .number: if token.digits >= 4, !isAccount(position) { return false }
      case .mark:
        if token.isMark("!") || token.isMark("?") || token.isMark(";") { return false }
        // A dot inside of "Rs.500" ends nothing.
        if token.isMark("."), !text.isGlued(position + 1) { return false }
        if words == 0, token.isMark(":") || token.isMark("=") || token.isMark("-") || token.isMark("#") {
          isLinked = true
        }
      case .masked: break
      case .word:
        switch meaning(position) {
        case .secret:
          return isWritten(candidate, isLinked || words == 0) && (isLinked || words <= 4) && isSecret(position)
        case .code:
          return isWritten(candidate, isLinked || words == 0) && (isLinked || words == 0) && isSecret(position)
        case .link where words == 0: isLinked = true
        default: if text.role(position) == .reference && words == 0 { return false }
        }
        words += 1
      }
    }
    return false
  }

  /// Whether the number is a sum or an account's tail, which may stand between word and code.
  private func isAccount(_ index: Int) -> Bool {
    if text.isGlued(index), text[index - 1].kind == .word { return true }
    let before = text[index - 1].kind == .mark ? index - 2 : index - 1
    return text[index - 1].isMark("$") || meaning(before) == .other || meaning(before) == .unit
  }

  /// "1234 is your code", "1234 (your OTP)".
  private func isNamedBehind(_ candidate: CodeCandidate) -> Bool {
    guard candidate.isPlain else { return false }
    var end = candidate.tokens.upperBound
    // What closes an emphasis or a quotation.
    while end < candidate.tokens.upperBound + 2,
      text[end].isMark("*") || text[end].isMark("\"") || text[end].isMark("]")
    {
      end += 1
    }
    let first = text[end]
    let isLinked =
      meaning(end) == .link || first.isMark("-") || first.isMark("(") || first.isMark("=") || first.isMark(":")
      || text.isWord(end, "as") || text.isWord(end, "como") || text.isWord(end, "comme") || text.isWord(end, "als")
      || (first.kind == .word && text.isGlued(end))
    var words = 0
    for position in end..<end + Self.reach {
      let token = text[position]
      if token.isOver || token.isMark(".") || token.isMark("!") || token.isMark(";") { return false }
      guard token.kind == .word else {
        if token.kind == .number { return false }
        continue
      }
      switch meaning(position) {
      case .secret: return (isLinked || words <= 3) && isSecret(position) && !hasOwnCode(position)
      case .code: return isLinked && isSecret(position) && !hasOwnCode(position)
      case .other: if words == 0 { return false }
      default: break
      }
      words += 1
    }
    return false
  }

  /// Whether the word leads to a code behind it, so that a number in front of it is another one.
  private func hasOwnCode(_ cue: Int) -> Bool {
    for position in cue + 1..<cue + 5 {
      let token = text[position]
      if token.kind == .end || token.isMark(".") { return false }
      if token.kind == .number { return token.digits >= 4 }
    }
    return false
  }

  /// "use 1234 to sign in".
  private func isUsed(_ candidate: CodeCandidate) -> Bool {
    guard candidate.isPlain, meaning(candidate.tokens.lowerBound - 1) == .use else { return false }
    return text.key(candidate.tokens.upperBound).map(Self.purposes.contains) ?? false
  }

  private static let purposes: WordSet = [
    "to", "as", "para", "pour", "per", "um", "als", "como", "comme", "om", "aby",
  ]

  /// Small letters make a code only where a word leads to it at once.
  private func isWritten(_ candidate: CodeCandidate, _ isLinked: Bool) -> Bool { candidate.isPlain || isLinked }

  /// Whether the word means a code that is kept secret, and no postal code or the like.
  private func isSecret(_ cue: Int) -> Bool {
    meaning(cue - 1) != .kind && meaning(cue + 1) != .kind
      && (text.key(cue - 1).map { !Self.papers.contains($0) } ?? true)
  }

  private static let papers: WordSet = ["order", "ref", "invoice", "txn", "transaction"]
}
