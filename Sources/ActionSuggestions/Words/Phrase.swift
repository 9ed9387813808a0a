/// A run of words that means something: each place has the terms that may stand there.
struct Phrase {
  struct Place {
    var terms: [UInt16]
    var isOptional: Bool
  }

  var meaning: Meaning
  var places: [Place]

  /// How many words from the index on are the phrase; nil where they are not.
  func length(in words: ArraySlice<Word>, at index: Int) -> Int? {
    var position = index
    for place in places {
      if position < words.endIndex, place.terms.contains(words[position].term) {
        position += 1
      } else if !place.isOptional {
        return nil
      }
    }
    return position - index
  }
}
