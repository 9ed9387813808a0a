/// Finds e-mail addresses around each `@`, with the `mailto:` in front of them.
struct EmailMatcher {
  let text: TokenizedText

  private var bytes: [UInt8] { text.bytes }

  func matches() -> [Match] {
    var matches: [Match] = []
    var floor = 0
    for index in 0..<text.count where text[index].isMark("@") && text.isGlued(index) && text.isGlued(index + 1) {
      guard matches.count < Detector.maximumDetections else { break }
      guard let (range, match) = match(at: index, floor: floor) else { continue }
      matches.append(match)
      floor = range.upperBound
    }
    return matches
  }

  private func match(at index: Int, floor: Int) -> (range: Range<Int>, match: Match)? {
    let sign = Int(text[index].start)
    // RFC 5321, section 4.5.3.1: 64 bytes in front of the sign.
    var start = sign
    while start > max(floor, sign - 65), let previous = localStart(before: start) { start = previous }
    while start < sign, !bytes[start].isDigit, !bytes[start].isLetter, bytes[start] < 0x80,
      bytes[start] != UInt8(ascii: "_")
    {
      guard bytes[start] != UInt8(ascii: ".") || start + 1 == sign else { return nil }
      start += 1
    }
    guard start < sign, sign - start <= 64, bytes[sign - 1] != UInt8(ascii: "."), !hasEmptyPart(start..<sign),
      let host = host(from: Int(text[index].stop))
    else { return nil }
    // "lunch u@home.so" are words.
    let kind = TopLevelDomains.kind(bytes[host.last])
    guard kind == .plain || (kind != nil && sign - start > 1) else { return nil }
    // "git@example.com:name" is a repository.
    guard !bytes[start..<sign].elementsEqual("git".utf8) else { return nil }
    let address = start..<host.range.upperBound
    var range = address
    let prefix = "mailto:".utf8.count
    if start - prefix >= floor, bytes[start - prefix..<start].map({ $0 | 0x20 }).elementsEqual("mailto:".utf8) {
      range = start - prefix..<LinkTail(bytes: bytes, start: start - prefix).end(from: address.upperBound)
    }
    let tokens = text.tokens(of: range, around: index)
    text.visits.count += range.count
    for token in tokens where text[token].kind == .masked { return nil }
    let detection = Detection(
      type: .emailAddress, range: range, value: .emailAddress(text.string(address)), confidence: 0.98)
    return (range, Match(tokens: tokens, detection: detection))
  }

  private func host(from start: Int) -> HostName? {
    guard var host = HostName.read(bytes, from: start, isDelimited: false), !host.isMalformed else { return nil }
    if host.labels.count > 2, TopLevelDomains.kind(bytes[host.last]) == nil { host.removeLast() }
    let end = host.range.upperBound
    guard host.labels.count > 1, end == bytes.count || bytes[end] != UInt8(ascii: "@"),
      bytes[host.last].contains(where: { !$0.isDigit })
    else { return nil }
    return host
  }

  /// Where the character of a local part begins that ends at the byte.
  private func localStart(before end: Int) -> Int? {
    var previous = end - 1
    let byte = bytes[previous]
    if byte < 0x80 {
      return byte.isDigit || byte.isLetter || "._%+-'&".utf8.contains(byte) ? previous : nil
    }
    while previous > 0, bytes[previous] & 0xC0 == 0x80 { previous -= 1 }
    let character = NonASCII(bytes, at: previous)
    return character.isHostLetter && !character.isIdeographic ? previous : nil
  }

  private func hasEmptyPart(_ range: Range<Int>) -> Bool {
    range.dropFirst().contains { bytes[$0] == UInt8(ascii: ".") && bytes[$0 - 1] == UInt8(ascii: ".") }
  }
}
