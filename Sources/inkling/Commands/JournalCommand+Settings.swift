import JSONRPC
import Journal

/// `journal consent | categories | banner | erase`.
extension JournalCommand {
  func consent(_ options: inout CommandOptions) throws {
    let isOn = options.flag("--turn-on")
    let isOff = options.flag("--turn-off")
    let isJSON = options.flag("--json")
    try options.end()
    guard !(isOn && isOff) else { throw UsageError("--turn-on and --turn-off exclude each other") }
    if isOn || isOff { try journal.setConsent(isOn) }
    let state = try journal.consent()
    guard !isJSON else { return out.json(["state": .string(state.rawValue)]) }
    let sentence =
      switch state {
      case .notAsked: "not turned on yet"
      case .on: "on"
      case .off: "off"
      }
    out.line("Journaling suggestions are \(sentence).")
  }

  /// A switch takes a category, or one kind of it.
  func categories(_ options: inout CommandOptions) throws {
    let isJSON = options.flag("--json")
    // By their order: of two that contradict each other the last one counts.
    var decisions: [(kinds: Set<EventKind>, isShown: Bool)] = []
    while let (option, name) = try options.first(of: ["--on", "--off"]) {
      let kinds = JournalCategory(rawValue: name)?.kinds ?? EventKind(rawValue: name).map { [$0] }
      guard let kinds else {
        throw UsageError(
          "a category is one of " + JournalCategory.allCases.map(\.rawValue).joined(separator: ", ")
            + "; or a kind of " + EventKind.allCases.map(\.rawValue).joined(separator: ", "))
      }
      decisions.append((kinds, option == "--on"))
    }
    try options.end()
    for (kinds, isShown) in decisions { try journal.setKinds(kinds, isShown: isShown) }
    let hidden = try journal.hiddenKinds()
    guard !isJSON else {
      let categories = JournalCategory.allCases.map { category -> JSONValue in
        let kinds = Self.kinds(category).map { ($0.rawValue, JSONValue.bool(!hidden.contains($0))) }
        return [
          "category": .string(category.rawValue), "state": .string(category.state(hiding: hidden).rawValue),
          "kinds": .object(JSONObject(kinds)),
        ]
      }
      return out.json(["categories": .array(categories)])
    }
    for category in JournalCategory.allCases {
      let off = Self.kinds(category).filter(hidden.contains).map(\.rawValue).joined(separator: ", ")
      let state = category.state(hiding: hidden)
      out.line("\(category.rawValue)  \(state.rawValue)\(state == .partly ? " (\(off) off)" : "")")
    }
  }

  private static func kinds(_ category: JournalCategory) -> [EventKind] {
    EventKind.allCases.filter(category.kinds.contains)
  }

  func banner(_ options: inout CommandOptions) throws {
    guard options.flag("--close") else { throw UsageError("journal banner takes --close") }
    let isJSON = options.flag("--json")
    try options.end()
    try journal.closeBanner()
    if isJSON { out.json(["banner": "closed"]) } else { out.line("The banner is closed.") }
  }

  func erase(_ options: inout CommandOptions) throws {
    let isJSON = options.flag("--json")
    try options.end()
    try journal.erase()
    guard !isJSON else { return out.json(["erased": true]) }
    out.line(
      "Sources, consent, exclusions, corrections, decisions, disclosures and the table of towns are erased. "
        + "Your files are as they were.")
  }
}
