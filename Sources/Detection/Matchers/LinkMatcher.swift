/// Finds links: with `http`, `https` or `ftp`, with `//` or `www.` in front, and bare domains.
///
/// A bare domain ends in a top-level domain that people write; one that is a word or a file's ending too ("so", "md")
/// counts only with a path behind it, two labels in front or a word for a link beside it. Names of files are no links,
/// and a bare IP address needs a port or a path. Marks that end a sentence, and brackets and quotes that were opened in
/// front of the link, stay outside.
struct LinkMatcher {
  let text: TokenizedText

  /// A longer one is no link that a person sends.
  static let maximumBytes = 2_048

  var bytes: [UInt8] { text.bytes }

  func matches() -> [Match] {
    var matches: [Match] = []
    var floor = 0
    var index = 0
    while index < text.count, matches.count < Detector.maximumDetections {
      let token = text[index]
      defer { index += 1 }
      guard token.kind == .mark, !token.hasSpaceBefore || token.mark == UInt8(ascii: "/"), token.count == 1,
        token.mark == UInt8(ascii: ".") || token.mark == UInt8(ascii: "/"), Int(token.start) >= floor
      else { continue }
      let start = Int(token.start)
      let (found, end) =
        token.mark == UInt8(ascii: ".") ? bare(at: start, floor: floor) : delimited(at: start, floor: floor)
      text.visits.count += max(0, end - start)
      if let found {
        let tokens = text.tokens(of: found.range, around: index)
        matches.append(Match(tokens: tokens, detection: detection(found)))
      }
      floor = max(floor, end)
    }
    return matches
  }

  /// A link in bytes, what stands in front of it in the URL, and its host.
  struct Found {
    var range: Range<Int>
    var host: Range<Int>
    /// What the URL begins with where the text has no scheme.
    var scheme: String?
    var confidence: Double
  }

  private func detection(_ found: Found) -> Detection {
    let host = text.string(found.host).lowercased()
    let front = text.string(found.range.lowerBound..<found.host.lowerBound)
    // A scheme is of one case; a user's name is not.
    let schemeEnd = front.firstIndex(of: "/") ?? front.startIndex
    let written = front[..<schemeEnd].lowercased() + front[schemeEnd...]
    let url = (found.scheme ?? "") + written + host + text.string(found.host.upperBound..<found.range.upperBound)
    return Detection(
      type: .link, range: found.range, value: .link(url: url, host: host), confidence: found.confidence)
  }

  /// The link that begins with a scheme and `//`, or with `//` alone, whose first slash is at the index; and where the
  /// next one may begin.
  private func delimited(at slash: Int, floor: Int) -> (found: Found?, end: Int) {
    guard slash + 2 < bytes.count, bytes[slash + 1] == UInt8(ascii: "/") else { return (nil, slash + 1) }
    var start = slash
    var scheme = ""
    if slash > floor, bytes[slash - 1] == UInt8(ascii: ":") {
      start = slash - 1
      while start > floor, start > slash - 12, bytes[start - 1].isLetter { start -= 1 }
      scheme = text.string(start..<slash - 1).lowercased()
    }
    guard bytes[slash + 2] != UInt8(ascii: "/"), !isSpace(slash + 2) else { return (nil, slash + 2) }
    let isKnown = scheme == "http" || scheme == "https" || scheme == "ftp"
    guard isKnown || (start == slash && mayStand(behind: start)), mayFollowScheme(start) else {
      return (nil, runEnd(from: slash))
    }
    let authority = hostStart(from: slash + 2)
    guard let host = host(at: authority, hasScheme: isKnown) else { return (nil, runEnd(from: slash)) }
    let end = LinkTail(bytes: bytes, start: start).end(from: host.upperBound)
    guard end - start <= Self.maximumBytes else { return (nil, runEnd(from: slash)) }
    return (
      Found(range: start..<end, host: host, scheme: isKnown ? nil : "https:", confidence: isKnown ? 0.99 : 0.6), end
    )
  }

  /// Whether a scheme, or `//`, may begin at the byte: behind a blank, a bracket or a letter of another script.
  private func mayFollowScheme(_ start: Int) -> Bool {
    guard start > 0 else { return true }
    let byte = bytes[start - 1]
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "+"):
      return false
    default: return !byte.isDigit && !byte.isLetter
    }
  }

  private func mayStand(behind start: Int) -> Bool {
    start == 0 || bytes[start - 1] <= 0x20 || "(\"'[<".utf8.contains(bytes[start - 1])
  }

  /// Behind a user's name and password, which hide the host from a reader; whoever offers the link decides.
  private func hostStart(from start: Int) -> Int {
    var index = start
    while index < bytes.count, index < start + 64 {
      switch bytes[index] {
      case UInt8(ascii: "@"): return index + 1
      case 0...0x20, UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "<"): return start
      default: index += 1
      }
    }
    return start
  }

  /// The host that a scheme announces.
  private func host(at start: Int, hasScheme: Bool) -> Range<Int>? {
    if hasScheme, start < bytes.count, bytes[start] == UInt8(ascii: "[") { return bracketed(at: start) }
    guard var host = HostName.read(bytes, from: start, isDelimited: true), !host.isMalformed else { return nil }
    if TopLevelDomains.kind(bytes[host.last]) == nil, let cut = foreignCut(host) { host.end(at: cut) }
    let last = bytes[host.last]
    if host.labels.count == 1 {
      // A name in the local network; one with a hyphen or of digits alone is no more than a beginning.
      return last.elementsEqual("localhost".utf8)
        || (hasScheme && last.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "-") } && last.contains { $0.isLetter })
        ? host.range : nil
    }
    if TopLevelDomains.kind(last) != nil || host.isNumericAddress(in: bytes) { return host.range }
    guard last.count > 1, !last.contains(UInt8(ascii: "-")) else { return nil }
    if last.allSatisfy(\.isDigit) { return bytes[host.labels[0]].contains { !$0.isDigit } ? host.range : nil }
    return host.range
  }

  /// An address of IP version 6 in its brackets (RFC 3986, section 3.2.2).
  private func bracketed(at start: Int) -> Range<Int>? {
    var index = start + 1
    while index < bytes.count, index < start + 48 {
      let byte = bytes[index]
      if byte == UInt8(ascii: "]") { return index > start + 2 ? start..<index + 1 : nil }
      guard byte.isDigit || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") || (byte | 0x20) &- 97 < 6 else {
        return nil
      }
      index += 1
    }
    return nil
  }

  /// Where a known domain ends in front of ideographs: "example.comと".
  private func foreignCut(_ host: HostName) -> Int? {
    for label in host.labels.dropFirst() {
      guard let cut = bytes[label].firstIndex(where: { $0 >= 0x80 }), cut > label.lowerBound,
        NonASCII(bytes, at: cut).isIdeographic, TopLevelDomains.kind(bytes[label.lowerBound..<cut]) != nil
      else { continue }
      return cut
    }
    return nil
  }

  private func isSpace(_ index: Int) -> Bool {
    bytes[index] <= 0x20 || (bytes[index] >= 0x80 && NonASCII(bytes, at: index).kind == .space)
  }

  /// Where the next blank stands.
  private func runEnd(from index: Int) -> Int {
    var index = index
    while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return index
  }
}
