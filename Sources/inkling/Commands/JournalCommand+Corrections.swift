import JSONRPC
import Journal

/// `journal merge | split | rename | decline | wrong-place | corrections`: moments are named by their ids, or by a
/// beginning of them that no other one has.
extension JournalCommand {
  func merge(_ options: inout CommandOptions) throws {
    let title = try options.value("--title")
    let isJSON = options.flag("--json")
    let first = try options.word("the id of a moment")
    let second = try options.word("the id of the other moment")
    try options.end()
    try journal.merge(first, with: second, title: title, now: now, home: timeZone)
    try done("Merged.", isJSON)
  }

  func split(_ options: inout CommandOptions) throws {
    guard let text = try options.value("--items") else { throw UsageError("journal split needs --items") }
    let isJSON = options.flag("--json")
    let moment = try options.word("the id of a moment")
    try options.end()
    try journal.split(moment, items: try Self.numbers(text), now: now, home: timeZone)
    try done("Split.", isJSON)
  }

  /// `2,4-6`.
  private static func numbers(_ text: String) throws(UsageError) -> Set<Int> {
    var numbers: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil, first >= 1, first <= last,
        last <= 1_000_000
      else { throw UsageError("--items takes numbers as 2,4-6") }
      numbers.formUnion(first...last)
    }
    return numbers
  }

  func rename(_ options: inout CommandOptions) throws {
    let isJSON = options.flag("--json")
    let moment = try options.word("the id of a moment")
    let title = try options.word("the name (an empty one gives the first one back)")
    try options.end()
    try journal.rename(moment, title: title, now: now, home: timeZone)
    try done("Renamed.", isJSON)
  }

  func decline(_ options: inout CommandOptions) throws {
    let isUndone = options.flag("--undo")
    let isJSON = options.flag("--json")
    let moment = try options.word("the id of a moment")
    try options.end()
    let isNew = try journal.decline(moment, isDeclined: !isUndone, now: now, home: timeZone)
    guard !isJSON else { return out.json(["declined": .bool(!isUndone), "isNew": .bool(isNew)]) }
    out.line(isUndone ? "It may be suggested again." : "It will not be suggested again.")
  }

  func rejectPlace(_ options: inout CommandOptions) throws {
    let isJSON = options.flag("--json")
    let moment = try options.word("the id of a moment")
    try options.end()
    let name = try journal.rejectPlace(of: moment, now: now, home: timeZone)
    try done("It is no longer called by “\(name)”.", isJSON)
  }

  func corrections(_ options: inout CommandOptions) throws {
    let isJSON = options.flag("--json")
    if let number = try options.value("--remove") {
      try options.end()
      guard let number = Int(number), try journal.removeCorrection(number) else {
        throw UsageError("no correction has the number \(number)")
      }
    }
    try options.end()
    let corrections = try journal.corrections()
    guard !isJSON else { return out.json(Self.json(corrections)) }
    if corrections.isEmpty { out.line("Nothing was put right.") }
    for (number, correction) in corrections { out.line("\(number)  \(correction.sentence)") }
  }

  /// Tells the person, or tells a program what is put right by now.
  private func done(_ sentence: String, _ isJSON: Bool) throws {
    if isJSON { out.json(Self.json(try journal.corrections())) } else { out.line(sentence) }
  }

  private static func json(_ corrections: [(number: Int, correction: Correction)]) -> JSONValue {
    [
      "corrections": .array(
        corrections.map { ["number": JSONValue($0.number), "correction": $0.correction.json] })
    ]
  }
}
