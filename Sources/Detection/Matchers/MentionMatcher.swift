/// Finds mentions (`@name`) and hashtags (`#tag`), which begin behind a blank, a mark or an emoji.
///
/// A name is made of letters, digits and low lines; what is a word of the language in small letters ("@home", "@7pm")
/// says where or when. A tag has a letter at least, and is neither a colour nor the number of a thing ("#4b").
struct MentionMatcher {
  let text: TokenizedText

  /// A longer one is no name; a longer one is no tag. In bytes.
  static let maximumNameBytes = 64
  static let maximumTagBytes = 280

  private var bytes: [UInt8] { text.bytes }

  /// All of them, or those alone that address somebody and so cannot name a place: "@Ana, …", "ask @Ana".
  func matches(isAddressed: Bool = false) -> [Match] {
    var matches: [Match] = []
    var index = 0
    while index < text.count, matches.count < Detector.maximumDetections {
      let token = text[index]
      if token.kind == .mark, token.isMark("@") || (token.isMark("#") && !isAddressed),
        !isAddressed || addresses(index), let match = token.isMark("@") ? mention(at: index) : hashtag(at: index)
      {
        matches.append(match)
        index = max(match.tokens.upperBound, index + 1)
      } else {
        index += 1
      }
    }
    return matches
  }

  private func mention(at index: Int) -> Match? {
    guard text.isGlued(index + 1), mayBegin(index, forbidden: "_!#$%&*@/+=\\") || text.isWord(index - 1, "rt") else {
      return nil
    }
    let start = Int(text[index].stop)
    let name = start..<end(from: start, limit: Self.maximumNameBytes, isTag: false)
    let letters = letters(in: name)
    let digits = bytes[name].filter(\.isDigit).count
    guard name.count < Self.maximumNameBytes, letters > 0 || digits >= 5, isFree(behind: name.upperBound),
      !isDomain(name)
    else { return nil }
    if let first = bytes[name].first, first.isDigit, letters > 0, letters < 3 { return nil }
    let word = text[index + 1]
    if Int(word.stop) == name.upperBound, word.lexeme.isKnown, !word.isCapitalised,
      let key = text.key(index + 1), !Self.everybody.contains(key)
    {
      return nil
    }
    return match(.mention, start: Int(text[index].start), name, value: .mention(text.string(name)), around: index)
  }

  /// Whether the name behind the sign is spoken to or asked for.
  private func addresses(_ index: Int) -> Bool {
    let next = text[index + 2]
    if next.isMark(",") || next.isMark(":") || text[index + 2].isMark("_") { return true }
    if text[index - 1].isOver { return next.kind == .word || next.isOver }
    return text.key(index - 1).map(Self.addressing.contains) ?? false
  }

  private static let addressing: WordSet = [
    "hi", "hey", "hello", "thanks", "thx", "cc", "ask", "contact", "tell", "ping", "dm", "follow", "rt", "via",
    "message",
    "hallo", "hola", "salut", "danke", "gracias", "merci",
  ]

  private static let everybody: WordSet = ["all", "here", "everyone", "everybody", "channel"]

  private func hashtag(at index: Int) -> Match? {
    guard text.isGlued(index + 1), mayBegin(index, forbidden: "_#&/=?\\") else { return nil }
    let start = Int(text[index].stop)
    let tag = start..<end(from: start, limit: Self.maximumTagBytes, isTag: true)
    let letters = letters(in: tag)
    guard tag.count < Self.maximumTagBytes, letters > 0, isFree(behind: tag.upperBound), !isColour(tag) else {
      return nil
    }
    if let first = bytes[tag].first, first.isDigit, letters < 3 { return nil }
    return match(.hashtag, start: Int(text[index].start), tag, value: .hashtag(text.string(tag)), around: index)
  }

  private func match(
    _ type: DetectionType, start: Int, _ name: Range<Int>, value: DetectionValue, around index: Int
  ) -> Match? {
    text.visits.count += name.count
    let range = start..<name.upperBound
    let tokens = text.tokens(of: range, around: index)
    for token in tokens where text[token].kind == .masked { return nil }
    return Match(tokens: tokens, detection: Detection(type: type, range: range, value: value, confidence: 0.9))
  }

  /// Whether a sign may begin something at the token: it touches no word and none of the marks.
  private func mayBegin(_ index: Int, forbidden: StaticString) -> Bool {
    guard text.isGlued(index) else { return true }
    let before = text[index - 1]
    switch before.kind {
    case .mark: return !forbidden.withUTF8Buffer { $0.contains(before.mark) && before.mark != 0 }
    case .word:
      var last = Int(before.stop) - 1
      while last > Int(before.start), bytes[last] & 0xC0 == 0x80 { last -= 1 }
      guard bytes[last] >= 0x80 else { return false }
      // What joins an emoji is read as a word.
      let character = NonASCII(bytes, at: last)
      return character.isIdeographic || !character.isHostLetter
    default: return false
    }
  }

  private func end(from start: Int, limit: Int, isTag: Bool) -> Int {
    var index = start
    while index < bytes.count, index - start < limit {
      let byte = bytes[index]
      if byte < 0x80 {
        guard byte.isDigit || byte.isLetter || byte == UInt8(ascii: "_") else { break }
        index += 1
      } else {
        let character = NonASCII(bytes, at: index)
        let isJoint = isTag && (character.scalar == 0xB7 || (0x200C...0x200D).contains(character.scalar))
        guard character.digit != nil || character.isHostLetter || (isTag && character.isIdeographic) || isJoint else {
          break
        }
        guard isTag || !character.isIdeographic else { break }
        index += character.count
      }
    }
    return index
  }

  private func letters(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    var letters = 0
    while index < range.upperBound {
      if bytes[index] < 0x80 {
        letters += bytes[index].isLetter ? 1 : 0
        index += 1
      } else {
        let character = NonASCII(bytes, at: index)
        // One letter of another script says as much as three.
        letters += character.digit == nil && character.isHostLetter ? 3 : 0
        index += character.count
      }
    }
    return letters
  }

  private func isFree(behind end: Int) -> Bool {
    guard end < bytes.count else { return true }
    if bytes[end] == UInt8(ascii: "@") { return false }
    // "@example/tools" is a package.
    if bytes[end] == UInt8(ascii: "/"), end + 1 < bytes.count, bytes[end + 1].isLetter { return false }
    return !bytes[end...].prefix(3).elementsEqual("://".utf8)
  }

  /// "@example.com" is an address without its name.
  private func isDomain(_ name: Range<Int>) -> Bool {
    let dot = name.upperBound
    guard dot + 1 < bytes.count, bytes[dot] == UInt8(ascii: "."), bytes[dot + 1].isLetter,
      let host = HostName.read(bytes, from: dot + 1, isDelimited: false)
    else { return false }
    return TopLevelDomains.kind(bytes[host.last]) == .plain
  }

  /// "#ff8800".
  private func isColour(_ tag: Range<Int>) -> Bool {
    (tag.count == 3 || tag.count == 6 || tag.count == 8) && bytes[tag].contains(where: \.isDigit)
      && bytes[tag].allSatisfy { $0.isDigit || ($0 | 0x20) &- 97 < 6 }
  }
}
