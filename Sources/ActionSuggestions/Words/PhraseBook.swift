import Detection

/// The phrases of a language, and the vocabulary that they are written in.
///
/// A line of the book is a meaning and its phrases, which `/` parts; `a|b` are words that may stand in one place, and a
/// word behind `?` may be left out. A word that a line of the spellings knows is read as the first one of that line.
struct PhraseBook: Sendable {
  private var terms: [WordKey: UInt16] = [:]
  private var phrases: [[Phrase]] = [[]]

  init(spellings: String, phrases lines: String) {
    for line in spellings.split(separator: "\n") {
      var first: UInt16?
      for word in line.split(separator: " ") {
        guard let key = WordKey(word.utf8) else { continue }
        let term = first ?? number(of: key)
        terms[key] = term
        first = term
      }
    }
    for line in lines.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":"), let meaning = Meaning(rawValue: String(line[..<colon])) else {
        continue
      }
      for phrase in line[line.index(after: colon)...].split(separator: "/") { add(phrase, meaning) }
    }
  }

  /// The word's number; 0 for one that is in no phrase.
  func term(_ key: WordKey) -> UInt16 { terms[key] ?? 0 }

  /// The phrases that begin with the term, in the order of the book.
  func phrases(from term: UInt16) -> [Phrase] { phrases[Int(term)] }

  private mutating func number(of key: WordKey) -> UInt16 {
    if let term = terms[key] { return term }
    let term = UInt16(truncatingIfNeeded: phrases.count)
    phrases.append([])
    terms[key] = term
    return term
  }

  private mutating func add(_ text: Substring, _ meaning: Meaning) {
    var places: [Phrase.Place] = []
    for word in text.split(separator: " ") {
      let isOptional = word.hasPrefix("?")
      let keys = (isOptional ? word.dropFirst() : word).split(separator: "|").compactMap { WordKey($0.utf8) }
      places.append(Phrase.Place(terms: keys.map { number(of: $0) }, isOptional: isOptional))
    }
    guard let first = places.first, !first.isOptional else { return }
    let phrase = Phrase(meaning: meaning, places: places)
    for term in Set(first.terms) { phrases[Int(term)].append(phrase) }
  }
}
