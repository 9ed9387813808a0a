/// Finds codes for signing in, doors and the like: beside a word such as "code" or "PIN", and in a last line `@host
/// #code`.
struct CodeMatcher {
  let text: TokenizedText

  private static let otherCodes: Set<WordKey> = [
    "zip", "area", "promo", "dress", "source", "country", "error", "exit", "status", "postal", "qr", "bar", "discount",
    "coupon", "dial", "dialing", "postcode", "referral", "voucher", "sort", "color", "colour", "product", "course",
    "morse", "http", "response", "return", "dialling", "module",
  ]

  func matches() -> [Match] {
    var matches: [Match] = []
    let bound = originBound()
    var domainOfCode: String?
    for index in 0..<text.count {
      guard index < (bound?.tokens.lowerBound ?? text.count) else { break }
      let password = passwordEnd(index)
      guard let end = password ?? codeEnd(index), password != nil || isNamed(index, end) else { continue }
      let code = password == nil ? compact(index..<end) : text.string(text.byteRange(index..<end))
      // The same code that the last line binds to a domain is one code.
      if let bound, case .oneTimeCode(code, let domain) = bound.detection.value { domainOfCode = domain }
      let detection = Detection(
        type: .oneTimeCode, range: text.byteRange(index..<end), value: .oneTimeCode(code: code, domain: domainOfCode),
        confidence: 0.9)
      matches.append(Match(tokens: index..<end, detection: detection))
      domainOfCode = nil
    }
    if let bound { matches.append(bound) }
    return matches
  }

  /// The last line in the form of WICG "Origin-bound one-time codes": `@host #code`.
  private func originBound() -> Match? {
    var last = text.count - 1
    while last >= 0, text[last].kind == .newline { last -= 1 }
    var start = last
    while start > 0, last - start < 80, text[start - 1].kind != .newline { start -= 1 }
    guard start >= 0, text[start].isMark("@"), text.isGlued(start + 1) || start == 0,
      let host = HostReader.read(text, start + 1, limit: 48), host.labels >= 2 || text.isWord(start + 1, "localhost"),
      text[host.end].isMark("#"), !text.isGlued(host.end), text.isGlued(host.end + 1)
    else { return nil }
    var end = host.end + 2
    while text.isGlued(end), !text[end].isMark("#"), end < host.end + 16 { end += 1 }
    let code = text.string(text.byteRange(host.end + 1..<end))
    let domain = text.string(text.byteRange(host.start..<host.end)).lowercased()
    let detection = Detection(
      type: .oneTimeCode, range: text.byteRange(start..<end), value: .oneTimeCode(code: code, domain: domain),
      confidence: 0.99)
    return Match(tokens: start..<end, detection: detection)
  }

  /// Where the code that begins at the token ends: 4 to 8 digits, two groups of three, or 5 to 8 capitals with digits.
  private func codeEnd(_ index: Int) -> Int? {
    let token = text[index]
    let isHash = text[index - 1].isMark("#") || text[index - 1].isMark("=") || text[index - 1].isMark(":")
    guard text.startsFreely(index) || isHash, token.kind == .number || (token.kind == .word && token.isUppercase)
    else { return nil }
    if token.kind == .number, token.count == 3, text[index + 1].kind == .number || text[index + 1].isMark("-") {
      let next = text[index + 1].isMark("-") ? index + 2 : index + 1
      if text[next].kind == .number, text[next].count == 3, text.endsFreely(next + 1) { return next + 1 }
    }
    var end = index
    var count = 0
    var digits = 0
    while end == index || text.isGlued(end), end < index + 6,
      text[end].kind == .number || (text[end].kind == .word && text[end].isUppercase)
    {
      count += text[end].count
      if text[end].kind == .number { digits += text[end].count }
      end += 1
    }
    guard digits > 0, text.endsFreely(end) || text[end].isMark("#") else { return nil }
    return digits == count ? ((4...8).contains(count) ? end : nil) : ((5...8).contains(count) ? end : nil)
  }

  /// Where the password that begins at the token ends: behind "password is", letters and digits with marks between
  /// them.
  private func passwordEnd(_ index: Int) -> Int? {
    let isLinked = text.role(index - 1) == .toBe || text[index - 1].isMark(":") || text[index - 1].isMark("=")
    guard isLinked,
      text.isWord(index - 2, "password") || text.isWord(index - 2, "passwd") || text.isWord(index - 2, "pw")
    else { return nil }
    var end = index
    var hasDigit = false
    var hasOther = false
    while end < index + 24, end == index || text.isGlued(end), !text[end].isOver, text[end].kind != .masked {
      hasDigit = hasDigit || text[end].kind == .number
      hasOther = hasOther || text[end].kind == .word
      end += 1
    }
    while end > index, text[end - 1].kind == .mark { end -= 1 }
    guard end > index, hasDigit, hasOther, (6...64).contains(text.byteRange(index..<end).count) else { return nil }
    return end
  }

  /// Whether the text calls it a code: "code is 1234", "1234 is your login code", "use 1234 to sign in".
  private func isNamed(_ index: Int, _ end: Int) -> Bool {
    isNamedBefore(index) || isNamedBehind(end) || isUsed(index, end)
  }

  private func isNamedBefore(_ index: Int) -> Bool {
    var position = index - 1
    var isLinked = false
    for _ in 0..<8 {
      let token = text[position]
      if token.isOver || token.kind == .masked || token.kind == .number { return false }
      if token.isMark(":") || token.isMark("=") || token.isMark("-") || token.isMark("#") { isLinked = true }
      if token.isMark(".") || token.isMark("!") || token.isMark("?") { return false }
      let role = text.role(position)
      if role == .toBe { isLinked = true }
      if role == .reference || (role == .telephone && position < index - 1) { return false }
      if role == .code { return (isLinked || position == index - 1) && isSecret(position) }
      position -= 1
    }
    return false
  }

  private func isNamedBehind(_ end: Int) -> Bool {
    guard text.role(end) == .toBe else { return false }
    for position in end + 1..<end + 9 {
      let token = text[position]
      if token.isOver || token.isMark(".") || token.kind == .number { return false }
      if text.role(position) == .code { return isSecret(position) }
    }
    return false
  }

  private func isUsed(_ index: Int, _ end: Int) -> Bool {
    guard text.isWord(index - 1, "use") || text.isWord(index - 1, "enter"),
      text.isWord(end, "to") || text.isWord(end, "as"),
      text[index].kind == .number
    else { return false }
    return true
  }

  private func isSecret(_ cue: Int) -> Bool {
    guard let key = text.key(cue - 1) else { return true }
    return !Self.otherCodes.contains(key)
  }

  private func compact(_ tokens: Range<Int>) -> String {
    tokens.filter { text[$0].kind != .mark }.map { text.string(text[$0].range) }.joined()
  }
}
