/// The words, numbers and marks of a phrase, as a tokenizer would part them.
struct PhraseParts {
  struct Part {
    let range: Range<Int>
    /// Whether it touches what stands in front.
    let isGlued: Bool
  }

  private var parts: [Part] = []
  private var hasSpace = true
  /// Whether the phrase is one word or one number.
  private(set) var isOneWord = false

  var count: Int { parts.count }

  subscript(index: Int) -> Part { parts[index] }

  /// Parts what stands in the range.
  mutating func split(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    parts.removeAll(keepingCapacity: true)
    hasSpace = true
    isOneWord = false
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      let byte = bytes[index]
      if byte <= 0x20 {
        hasSpace = true
        index += 1
        continue
      }
      if byte.isDigit {
        while index < range.upperBound, bytes[index].isDigit { index += 1 }
        guard index == range.upperBound || bytes[index] < 0x80 else { return splitByTokens(bytes, range) }
      } else if let end = wordEnd(bytes, start, range.upperBound) {
        index = end
      } else if byte < 0x80 {
        index += 1
        append(start..<index)
        continue
      }
      guard index > start, index == range.upperBound || bytes[index] < 0x80 else { return splitByTokens(bytes, range) }
      isOneWord = parts.isEmpty && index - start == range.count
      append(start..<index)
    }
  }

  private mutating func append(_ range: Range<Int>) {
    parts.append(Part(range: range, isGlued: !hasSpace))
    hasSpace = false
  }

  /// Where the letters end that begin here; nil where none do.
  private func wordEnd(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      if bytes[index].isLetter {
        index += 1
      } else if bytes[index] >= 0x80 {
        let character = NonASCII(bytes, at: index)
        guard character.kind == .letter, character.digit == nil, !character.isUnspaced else { break }
        index += character.count
      } else {
        break
      }
    }
    return index > start ? index : nil
  }

  /// What has other scripts and signs, which are rare.
  private mutating func splitByTokens(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let tokens = Tokenizer.tokens(of: range.map { bytes[$0] }, lexicon: Lexicon())
    parts = tokens.map { token in
      Part(
        range: range.lowerBound + Int(token.start)..<range.lowerBound + Int(token.stop), isGlued: !token.hasSpaceBefore)
    }
    isOneWord = tokens.count == 1 && tokens[0].kind != .mark
  }
}
