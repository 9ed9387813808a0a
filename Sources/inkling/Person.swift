/// The person's side of the journal: sources, consent, what was made and what was disclosed.
enum Person {
  static func run(_ words: [String], _ places: Places) -> Int32 {
    StandardError.write("unknown command: \(words.joined(separator: " "))")
    return ExitCode.usage
  }
}
