/// Words that say what a number beside them is.
///
/// Chinese, Japanese and Thai are written without blanks, Korean joins endings to its words: in words of such letters a
/// cue is also found inside.
struct CueWords<Meaning: Sendable>: Sendable {
  private var meanings = WordMap<Meaning>()

  /// How many bytes of a long word are searched, at each of its ends.
  private static var searchedBytes: Int { 60 }

  init() {}

  /// The words of each list, which are parted by blanks; the first list that has a word counts.
  init(_ lists: [(words: String, meaning: Meaning)]) {
    for list in lists {
      list.words.forEachWord { add($0, list.meaning) }
    }
  }

  /// Adds the word, or changes what it means where it is known.
  mutating func add(
    _ word: Span<UInt8>, _ initial: @autoclosure () -> Meaning, _ change: (inout Meaning) -> Void = { _ in }
  ) {
    // Of a longer word the beginning is enough to tell it.
    if let key = WordKey(word.extracting(first: 16)) { meanings.update(key, from: initial(), change) }
  }

  /// What the word at the index says; nil where it says nothing or is no word.
  func meaning(_ text: TokenizedText, _ index: Int) -> Meaning? {
    let token = text[index]
    guard token.kind == .word || token.kind == .masked else { return nil }
    let bytes = text.bytes[token.range]
    if let key = WordKey(bytes.prefix(16)), let meaning = meanings[key] { return meaning }
    guard token.count > 3, bytes.contains(where: { $0 >= 0xE0 }) else { return nil }
    if token.count <= Self.searchedBytes * 2 { return inside(bytes) }
    return inside(bytes.suffix(Self.searchedBytes)) ?? inside(bytes.prefix(Self.searchedBytes))
  }

  /// The longest cue of the last place that has one.
  private func inside(_ bytes: ArraySlice<UInt8>) -> Meaning? {
    var start = bytes.endIndex
    while start > bytes.startIndex {
      start -= 1
      let lead = bytes[start]
      guard lead >= 0xE0 || lead.isLetter && (start == bytes.startIndex || !bytes[start - 1].isLetter) else { continue }
      var end = min(start + 16, bytes.endIndex)
      while end > start {
        if end == bytes.endIndex || bytes[end] & 0xC0 != 0x80,
          lead >= 0xE0 || end == bytes.endIndex || !bytes[end].isLetter,
          let key = WordKey(bytes[start..<end]), let meaning = meanings[key]
        {
          return meaning
        }
        end -= 1
      }
    }
    return nil
  }
}
