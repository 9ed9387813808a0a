/// Reads a language's files: word lists and patterns.
///
/// A line is one of these; what stands behind `#` at its beginning is a remark.
///
///     month 5 = may, mai                      words or phrases that are a symbol, with its value
///     date : weekday? month day -> merge      a pattern, and what is made of its elements
///
/// An element is a symbol, a literal in quotation marks, or several of them with `|` between; `?` behind it makes it
/// optional, `~` in front of it forbids white space. `@clean`, `@behind:cue` and the like are predicates (``Predicate``). Behind `->` stands the action
/// with its arguments: `$2` is the second element (predicates do not count), others are constants. Without an action one
/// element passes its meaning on, and several are merged.
///
///     spell ä ae                                  words with the first are also written with the second
///     compound day-number : ones "und" tens -> add $1 $3
///
/// `spell` holds for the lines below it. `compound` makes words: each word of the lists above it with each of the next
/// ones, written together (`GrammarReader+Compounds.swift`).
struct GrammarReader {
  var grammar = Grammar()
  /// Lines that could not be read, with the reason.
  var faults: [String] = []
  /// The single words of each symbol, in the order of the lines.
  var lists: [String: [(word: String, meaning: Meaning)]] = [:]
  private var spellings: [(letter: String, digraph: String)] = []
  let conventions: Conventions
  /// Whether a line makes words of others, so that the lists must be at hand.
  private var keepsLists = false

  init(conventions: Conventions) {
    self.conventions = conventions
  }

  mutating func read(_ sources: [String]) {
    keepsLists = sources.contains { $0[...].asciiRange(of: "compound ") != nil }
    for source in sources { read(source) }
  }

  private mutating func read(_ source: String) {
    for line in source[...].pieces("\n") {
      let line = line.trimmed
      guard !line.isEmpty, line.utf8.first != UInt8(ascii: "#") else { continue }
      if line.hasPrefix("spell ") {
        let parts = line.split(separator: " ")
        if parts.count == 3 { spellings.append((String(parts[1]), String(parts[2]))) }
      } else if line.hasPrefix("compound "), let split = line.asciiRange(of: " : ") {
        compounds(line[..<split.lowerBound].dropFirst(9).trimmed, line[split.upperBound...])
      } else if let split = line.asciiRange(of: " = ") {
        words(line[..<split.lowerBound], line[split.upperBound...])
      } else if let split = line.asciiRange(of: " : ") {
        pattern(line[..<split.lowerBound].trimmed, line[split.upperBound...])
      } else {
        faults.append("neither words nor a pattern: \(line)")
      }
    }
  }

  // MARK: Words

  private mutating func words(_ head: Substring, _ phrases: Substring) {
    let blank = head.asciiRange(of: " ")
    let name = blank.map { head[..<$0.lowerBound] } ?? head
    let meaning = blank.map { Self.constant(head[$0.upperBound...].trimmed, of: name) } ?? .none
    let symbol = grammar.symbol(String(name))
    for phrase in phrases.pieces(",").flatMap({ spelled($0.trimmed) }) {
      if phrase.utf8.allSatisfy({ $0.isLetter }) {
        add(String(phrase), to: String(name), symbol, meaning)
        continue
      }
      let bytes = Array(phrase.utf8)
      let pieces = Tokenizer.tokens(of: bytes, lexicon: Lexicon()).map { token in
        (String(decoding: bytes[token.range], as: UTF8.self), token)
      }
      if pieces.count == 1, pieces[0].1.kind != .mark {
        add(String(phrase), to: String(name), symbol, meaning)
        continue
      }
      var node = 0
      for (index, piece) in pieces.enumerated() {
        // A mark inside a phrase touches what stands before and behind it, where it does in the list.
        if index > 0, !piece.1.hasSpaceBefore { node = grammar.step(node, .glued) }
        node = grammar.step(node, grammar.literal(piece.0))
      }
      guard node != 0 else { continue }
      let rule = grammar.addRule(Grammar.Rule(action: .constant, arguments: [.constant(meaning)]))
      let map = ElementMap(identity: pieces.count)
      grammar.complete(node, Grammar.Completion(symbol: symbol, rule: rule, elements: map))
    }
  }

  func spelled(_ phrase: Substring) -> [Substring] {
    var forms = [phrase]
    for (letter, digraph) in spellings where phrase.contains(letter) {
      forms.append(phrase.split(separator: letter, omittingEmptySubsequences: false).joined(separator: digraph)[...])
    }
    return forms
  }

  mutating func add(_ word: String, to name: String, _ symbol: Symbol, _ meaning: Meaning) {
    grammar.addWord(word, Vocabulary.Sense(symbol: symbol, meaning: meaning))
    if keepsLists { lists[name, default: []].append((word, meaning)) }
  }

  /// `unit:day`, `this:week`, `next:week`, `last:week`, `part:night`, `clock:12:00`, `workweek`, `weekendDays`, `now`, a number, or a name.
  private static func constant(_ text: Substring, of symbol: Substring) -> Meaning {
    if symbol == "unit" || symbol.hasPrefix("unit-"), let unit = CalendarUnit(named: text) { return .unit(unit) }
    if let colon = text.firstIndex(of: ":") {
      let value = text[text.index(after: colon)...]
      switch text[..<colon] {
      case "unit": return CalendarUnit(named: value).map { .unit($0) } ?? .name(String(text))
      case "this": return CalendarUnit(named: value).map { .time(.cycle($0, 0)) } ?? .name(String(text))
      case "next": return CalendarUnit(named: value).map { .time(.cycle($0, 1)) } ?? .name(String(text))
      case "last": return CalendarUnit(named: value).map { .time(.cycle($0, -1)) } ?? .name(String(text))
      case "part": return PartOfDay(rawValue: String(value)).map { .time(.dayPart($0)) } ?? .name(String(text))
      case "clock":
        let numbers = value.split(separator: ":").compactMap { Int($0) }
        if numbers.count == 2 {
          return .time(.clock(Clock(hour: numbers[0], minute: numbers[1], half: .exact, unit: .hour)))
        }
      default: break
      }
    }
    if text == "workweek" { return .weekdays(0x1F) }
    if text == "weekendDays" { return .weekdays(0x60) }
    if text == "now" { return .time(.now) }
    if let value = Int(text) { return .integer(value) }
    if let value = Double(text) { return .number(value) }
    return .name(String(text))
  }

  // MARK: Patterns

  private struct Element {
    var choices: [Symbol] = []
    var predicate: Predicate?
    var isOptional = false
    var isGlued = false
  }

  private mutating func pattern(_ name: Substring, _ rest: Substring) {
    let halves = rest.asciiRange(of: "->").map { (rest[..<$0.lowerBound], rest[$0.upperBound...]) }
    let elements = (halves?.0 ?? rest).pieces(" ").compactMap { element($0) }
    let consuming = elements.count { $0.predicate == nil }
    guard let rule = rule(halves?.1, of: consuming, "\(name) : \(rest)") else { return }
    if consuming > ElementMap.capacity { faults.append("too many elements: \(name) : \(rest)") }
    let symbol = grammar.symbol(String(name))
    expand(elements[...], element: 0, node: 0, map: ElementMap(), symbol: symbol, rule: grammar.addRule(rule))
  }

  /// What stands behind the arrow, for so many elements.
  mutating func rule(_ text: Substring?, of elements: Int, _ line: String) -> Grammar.Rule? {
    guard let parts = text?.pieces(" "), let word = parts.first else {
      return Grammar.Rule(action: elements == 1 ? .pass : .merge, arguments: (0..<elements).map { .element($0) })
    }
    guard let action = Action(rawValue: String(word)) else {
      faults.append("no such action: \(word)")
      return nil
    }
    let arguments = parts.dropFirst().map { argument in
      guard argument.hasPrefix("$"), let number = Int(argument.dropFirst()) else {
        return Grammar.Argument.constant(Self.constant(argument, of: ""))
      }
      if number < 1 || number > elements { faults.append("no such element: \(argument) in \(line)") }
      return .element(number - 1)
    }
    return Grammar.Rule(action: action, arguments: arguments)
  }

  private mutating func element(_ text: Substring) -> Element? {
    var text = text
    var element = Element()
    if text.hasPrefix("@") {
      let parts = text.dropFirst().split(separator: ":", maxSplits: 1)
      element.predicate = parts.first.flatMap { name in
        Predicate(String(name), parts.dropFirst().first.map { grammar.symbol(String($0)) })
      }
      if element.predicate == nil { faults.append("no such predicate: \(text)") }
      return element.predicate == nil ? nil : element
    }
    if text.hasSuffix("?"), text.count > 1, !text.hasSuffix("\"?\"") {
      element.isOptional = true
      text = text.dropLast()
    }
    if text.hasPrefix("~") {
      element.isGlued = true
      text = text.dropFirst()
    }
    for choice in text.pieces("|") {
      if choice.hasPrefix("\""), choice.hasSuffix("\""), choice.count > 2 {
        element.choices.append(grammar.literal(String(choice.dropFirst().dropLast())))
      } else {
        element.choices.append(grammar.symbol(String(choice)))
      }
    }
    return element
  }

  private mutating func expand(
    _ elements: ArraySlice<Element>, element: Int, node: Int, map: ElementMap, symbol: Symbol, rule: Int
  ) {
    guard let first = elements.first else {
      grammar.complete(node, Grammar.Completion(symbol: symbol, rule: rule, elements: map))
      return
    }
    let rest = elements.dropFirst()
    if let predicate = first.predicate {
      let next = grammar.step(node, predicate)
      expand(rest, element: element, node: next, map: map, symbol: symbol, rule: rule)
      return
    }
    var more = map
    more.append(element)
    let start = first.isGlued && node != 0 ? grammar.step(node, .glued) : node
    for choice in first.choices {
      let next = grammar.step(start, choice)
      expand(rest, element: element + 1, node: next, map: more, symbol: symbol, rule: rule)
    }
    if first.isOptional { expand(rest, element: element + 1, node: node, map: map, symbol: symbol, rule: rule) }
  }
}
