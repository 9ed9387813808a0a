/// A letter that is also written with two others: `ä` and `ae`.
struct Spelling {
  let letter: [UInt8]
  let digraph: [UInt8]

  /// The word with the digraph in place of the letter; nil where it has no such letter.
  func form(of word: Span<UInt8>) -> [UInt8]? {
    guard let first = letter.first, word.index(of: first, in: 0..<word.count) != nil else { return nil }
    var form: [UInt8] = []
    var start = 0
    var index = 0
    while index + letter.count <= word.count {
      guard letter.indices.allSatisfy({ word[index + $0] == letter[$0] }) else {
        index += 1
        continue
      }
      for position in start..<index { form.append(word[position]) }
      form += digraph
      index += letter.count
      start = index
    }
    guard start > 0 else { return nil }
    for position in start..<word.count { form.append(word[position]) }
    return form
  }
}
