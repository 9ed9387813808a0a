extension LinkMatcher {
  /// The link without a scheme whose host holds the dot at the index, and where the next one may begin.
  func bare(at dot: Int, floor: Int) -> (found: Found?, end: Int) {
    let start = HostName.start(bytes, before: dot, floor: floor)
    guard start < dot, var host = HostName.read(bytes, from: start, isDelimited: false) else { return (nil, dot + 1) }
    let end = max(host.range.upperBound, dot + 1)
    // "see this.https://example.com": the scheme is looked at where its slashes are.
    if bytes[end...].prefix(3).elementsEqual("://".utf8) { return (nil, dot + 1) }
    guard !host.isMalformed, host.labels.count > 1, mayBegin(start) else { return (nil, end) }
    // "see example.com.Thanks": a new sentence.
    if host.labels.count > 2, isCapitalised(host.last), TopLevelDomains.kind(bytes[host.last]) == nil {
      host.removeLast()
    }
    let hostEnd = host.range.upperBound
    guard mayEnd(hostEnd) else { return (nil, end) }
    let linkEnd = LinkTail(bytes: bytes, start: start).end(from: hostEnd)
    let hasPath = linkEnd > hostEnd + 1
    if host.isNumericAddress(in: bytes) {
      guard hasPath, bytes[hostEnd] == UInt8(ascii: ":") || !bytes[hostEnd + 1].isDigit else { return (nil, end) }
    } else {
      guard isDomain(host, hasPath: hasPath) else { return (nil, end) }
    }
    let found = Found(range: start..<linkEnd, host: host.range, scheme: "https://", confidence: 0.9)
    return (found, max(linkEnd, end))
  }

  private func isDomain(_ host: HostName, hasPath: Bool) -> Bool {
    let name = bytes[host.secondLast]
    let isWWW = host.labels.count > 2 && bytes[host.labels[0]].map { $0 | 0x20 }.elementsEqual("www".utf8)
    guard let kind = TopLevelDomains.kind(bytes[host.last]) else {
      return isWWW && host.last.count > 1 && bytes[host.last].allSatisfy(\.isLetter)
    }
    if isWWW { return true }
    // "com.example.app" is the name of a program.
    if host.labels.count > 2, !hasPath, TopLevelDomains.isGeneric(bytes[host.labels[0]]) { return false }
    // "done.In" is two sentences, "ASP.NET" a name.
    let isShouted = bytes[host.last].allSatisfy { $0.isUppercaseLetter || $0 >= 0x80 }
    if bytes[host.last.lowerBound].isUppercaseLetter {
      guard isShouted, name.allSatisfy({ !$0.isLowercaseLetter }), hasPath || name.count > 3 else { return false }
    }
    let others = host.labels.dropLast()
    guard others.contains(where: { bytes[$0].contains { $0.isLetter || $0 >= 0x80 } || $0.count > 2 }) else {
      return false
    }
    switch kind {
    case .plain:
      // "till tomorrow.tk" is two words.
      return hasPath || host.last.count != 2 || !isKnownWord(name)
    case .word, .file:
      guard others.contains(where: { $0.count > 2 }) || hasPath, name.contains(where: { !$0.isDigit }) else {
        return false
      }
      if kind == .file, TopLevelDomains.isFileName(name) { return false }
      if host.labels.count > 2 { return hasPath || (kind == .word && !isKnownWord(name)) }
      if hasPath, !isKnownWord(name) { return true }
      return kind == .word && isAnnounced(host.range.lowerBound)
    }
  }

  private func isKnownWord(_ name: ArraySlice<UInt8>) -> Bool {
    name.count > 1 && WordKey(name).map { text.lexicon.lexeme(of: $0).isKnown } ?? false
  }

  /// Whether one of the two words in front says that a link follows.
  private func isAnnounced(_ start: Int) -> Bool {
    var end = start
    for _ in 0..<2 {
      while end > 0, end > start - 40, !bytes[end - 1].isLetter { end -= 1 }
      var first = end
      while first > 0, first > end - 16, bytes[first - 1].isLetter { first -= 1 }
      if let key = WordKey(bytes[first..<end]), Self.announcements.contains(key) { return true }
      end = first
    }
    return false
  }

  private static let announcements: WordSet = [
    "visit", "website", "webpage", "site", "url", "urls", "link", "links", "homepage", "domain", "http", "https",
    "webseite",
  ]

  private func isCapitalised(_ label: Range<Int>) -> Bool {
    label.count > 1 && bytes[label.lowerBound].isUppercaseLetter && bytes[label.lowerBound + 1].isLowercaseLetter
  }

  /// Whether a bare domain may begin at the byte: it is no part of a path, an address, a name or a price.
  private func mayBegin(_ start: Int) -> Bool {
    guard start > 0 else { return true }
    switch bytes[start - 1] {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "-"),
      UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "%"),
      UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "`"):
      return false
    case UInt8(ascii: ":"): return start < 2 || bytes[start - 2] != UInt8(ascii: ":")
    case UInt8(ascii: "."): return start > 1 && bytes[start - 2] == UInt8(ascii: ".")
    default: return !bytes[start - 1].isDigit && !bytes[start - 1].isLetter
    }
  }

  /// Whether a bare domain may end in front of the byte.
  private func mayEnd(_ end: Int) -> Bool {
    guard end < bytes.count else { return true }
    switch bytes[end] {
    case UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\\"), UInt8(ascii: "%"), UInt8(ascii: "$"),
      UInt8(ascii: "^"), UInt8(ascii: "+"), UInt8(ascii: "`"):
      return false
    default: return !bytes[end].isDigit && !bytes[end].isLetter
    }
  }
}
