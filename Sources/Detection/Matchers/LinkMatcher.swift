/// Finds links: with `http`, `https` or `ftp`, with `www.`, and bare domains.
///
/// A bare domain ends in a top-level domain that people write; one that is also a word or a file's ending ("so", "md")
/// counts only with a path behind it or two labels in front. Names of files are no links. Marks that end a sentence,
/// and brackets that were opened in front of the link, stay outside.
struct LinkMatcher {
  let text: TokenizedText

  /// A longer one is no link that a person sends.
  static let maximumBytes = 2_048

  func matches() -> [Match] {
    var matches: [Match] = []
    var index = 0
    while index < text.count {
      guard let (match, end) = match(at: index) else {
        index += 1
        continue
      }
      if let match { matches.append(match) }
      index = max(end, index + 1)
    }
    return matches
  }

  /// The link that begins at the token, and the token behind it; no match but an end where there is none to be looked
  /// for.
  private func match(at index: Int) -> (match: Match?, end: Int)? {
    let token = text[index]
    guard token.kind == .word || token.kind == .number else { return nil }
    if text[index + 1].isMark(":"), text[index + 2].isMark("/"), text[index + 3].isMark("/"), text.isGlued(index + 1),
      text.isGlued(index + 2), text.isGlued(index + 3), text.isGlued(index + 4)
    {
      return withScheme(index)
    }
    guard !text.isGlued(index) || isOpening(index - 1) else { return nil }
    return bare(index)
  }

  private func withScheme(_ index: Int) -> (match: Match?, end: Int)? {
    let end = runEnd(from: index + 4)
    guard text.isWord(index, "http") || text.isWord(index, "https") || text.isWord(index, "ftp") else {
      return (nil, end)
    }
    var authority = index + 4
    // "user@host" hides the host from a reader; it is kept, and whoever offers the link decides.
    var next = authority
    while next < end, next < authority + 64, !text[next].isMark("/"), !text[next].isMark("?") {
      if text[next].isMark("@") {
        authority = next + 1
        break
      }
      next += 1
    }
    guard let host = HostReader.read(text, authority, limit: 64), host.end <= end,
      host.labels > 1 || text.isWord(host.start, "localhost")
    else { return (nil, end) }
    return link(index..<trimmed(host.end, end, from: index), host: host, scheme: nil, runEnd: end)
  }

  private func bare(_ index: Int) -> (match: Match?, end: Int)? {
    guard let host = HostReader.read(text, index, limit: 48), host.labels >= 2 else { return nil }
    // Whatever touches a longer name on its right belongs to it.
    guard host.isASCII, !text[host.end].isMark("@") || !text.isGlued(host.end) else { return (nil, host.end) }
    let hasPath = text[host.end].isMark("/") && text.isGlued(host.end)
    let isFollowed =
      hasPath || (text[host.end].isMark(":") && text.isGlued(host.end + 1) && text[host.end + 1].kind == .number)
    guard isFollowed || text.endsFreely(host.end) || text[host.end].isMark("?"), host.end == host.lastLabel + 1,
      let ending = text.key(host.lastLabel)
    else { return (nil, host.end) }
    let isWWW = text.isWord(index, "www")
    let isCommon = TopLevelDomains.common.contains(ending)
    let isOther = TopLevelDomains.others.contains(ending)
    guard isWWW ? host.labels >= 3 : isCommon || (isOther && (hasPath || host.labels >= 3)) else {
      return (nil, host.end)
    }
    // "done.In" is two sentences, "ASP.NET" a name.
    guard
      isWWW || !text[host.lastLabel].isCapitalised
        || (text[index].isUppercase && text[host.lastLabel].isUppercase && (hasPath || text[index].count > 3))
    else {
      return (nil, host.end)
    }
    // A name of one letter or of digits alone is an abbreviation or a version.
    guard isWWW || host.lastLabel - 1 > index + 1 || (text[index].kind == .word && text[index].count > 1) else {
      return (nil, host.end)
    }
    let end = isFollowed ? runEnd(from: host.end) : host.end
    return link(index..<trimmed(host.end, end, from: index), host: host, scheme: "https://", runEnd: end)
  }

  private func link(_ tokens: Range<Int>, host: HostReader.Host, scheme: String?, runEnd: Int) -> (
    match: Match?, end: Int
  )? {
    let range = text.byteRange(tokens)
    guard range.count <= Self.maximumBytes else { return (nil, runEnd) }
    let name = text.string(text.byteRange(host.start..<host.end)).lowercased()
    let written: String
    if let scheme {
      written = scheme + name + text.string(Int(text[host.end - 1].stop)..<range.upperBound)
    } else {
      let authority = Int(text[host.start].start)
      let prefix = text.string(range.lowerBound..<Int(text[tokens.lowerBound].stop)).lowercased()
      written =
        prefix + text.string(Int(text[tokens.lowerBound].stop)..<authority) + name
        + text.string(Int(text[host.end - 1].stop)..<range.upperBound)
    }
    let detection = Detection(
      type: .link, range: range, value: .link(url: written, host: name), confidence: scheme == nil ? 0.99 : 0.9)
    return (Match(tokens: tokens, detection: detection), tokens.upperBound)
  }

  /// Where the run of characters ends that a link may hold.
  private func runEnd(from index: Int) -> Int {
    var index = index
    while text.isGlued(index) || text[index].kind == .masked && !text[index].hasSpaceBefore {
      let token = text[index]
      if token.isMark("<") || token.isMark(">") || token.isMark("\"") || token.isMark("`") || token.kind == .masked {
        break
      }
      index += 1
    }
    return index
  }

  /// Leaves out what ends the sentence or closes a bracket that was opened outside.
  private func trimmed(_ hostEnd: Int, _ end: Int, from start: Int) -> Int {
    var depth = 0
    var square = 0
    var end = end
    for index in hostEnd..<max(hostEnd, end) {
      let token = text[index]
      if token.isMark("(") { depth += 1 }
      if token.isMark("[") { square += 1 }
      if token.isMark(")") { depth -= 1 }
      if token.isMark("]") { square -= 1 }
      if depth < 0 || square < 0 {
        end = index
        break
      }
    }
    while end > hostEnd, isClosing(text[end - 1]) { end -= 1 }
    return end
  }

  private func isClosing(_ token: Token) -> Bool {
    token.kind == .mark && (token.mark == 0 || ".,;:!?'*~_{}|".utf8.contains(token.mark))
  }

  private func isOpening(_ index: Int) -> Bool {
    let token = text[index]
    return token.kind == .mark && (token.mark == 0 || "([<\"'*,:;!?|>".utf8.contains(token.mark))
  }
}
