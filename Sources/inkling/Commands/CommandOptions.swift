/// The words behind a command, taken one by one.
struct CommandOptions {
  private var rest: [String]

  init(_ words: some Sequence<String>) {
    rest = Array(words)
  }

  /// Takes a flag out, and tells whether it was there.
  mutating func flag(_ name: String) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    return true
  }

  /// Takes an option with its value out: `--name VALUE` or `--name=VALUE`.
  mutating func value(_ name: String) throws(UsageError) -> String? {
    if let index = rest.firstIndex(where: { $0.hasPrefix(name + "=") }) {
      return String(rest.remove(at: index).dropFirst(name.count + 1))
    }
    guard let index = rest.firstIndex(of: name) else { return nil }
    guard rest.indices.contains(index + 1) else { throw UsageError("\(name) needs a value") }
    defer { rest.removeSubrange(index...(index + 1)) }
    return rest[index + 1]
  }

  /// Takes whichever of these options comes first out, with its value.
  mutating func first(of names: [String]) throws(UsageError) -> (name: String, value: String)? {
    for word in rest {
      guard let name = names.first(where: { word == $0 || word.hasPrefix($0 + "=") }) else { continue }
      let index = rest.firstIndex(of: word) ?? 0
      if word != name { return (name, String(rest.remove(at: index).dropFirst(name.count + 1))) }
      guard rest.indices.contains(index + 1) else { throw UsageError("\(name) needs a value") }
      defer { rest.removeSubrange(index...(index + 1)) }
      return (name, rest[index + 1])
    }
    return nil
  }

  /// Takes the next word that is no option.
  mutating func word(_ what: String) throws(UsageError) -> String {
    guard let index = rest.firstIndex(where: { !$0.hasPrefix("--") }) else { throw UsageError("\(what) is missing") }
    return rest.remove(at: index)
  }

  /// - Throws: ``UsageError``, if anything is left.
  func end() throws(UsageError) {
    if let word = rest.first { throw UsageError("unknown: \(word)") }
  }
}
