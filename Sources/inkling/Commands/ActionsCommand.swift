import ActionSuggestions
import JSONRPC

/// `actions outcomes [--client NAME [--conversation ID]] [--kind KIND] [--json] [--reset]`.
struct ActionsCommand {
  let actions: ActionSuggestions
  let out: (String) -> Void

  func run(_ word: String, _ options: inout CommandOptions) throws {
    guard word == "outcomes" else { throw UsageError("unknown command: actions \(word)") }
    let isJSON = options.flag("--json")
    let isReset = options.flag("--reset")
    let scope = OutcomeScope(
      client: try options.value("--client"), conversationId: try options.value("--conversation"),
      kind: try options.value("--kind"))
    try options.end()
    guard scope.conversationId == nil || scope.client != nil else {
      throw UsageError("--conversation needs the --client whose it is")
    }
    let forgotten = isReset ? try actions.resetOutcomes(scope).forgotten : nil
    let tallies = try actions.outcomes(scope)
    guard !isJSON else { return out(JSONWriter.text(of: .object(json(tallies, forgotten)))) }
    if let forgotten { out("Outcomes of \(forgotten) actions are forgotten.") }
    if tallies.isEmpty, forgotten == nil { out("Nothing is kept of what became of suggested actions.") }
    for tally in tallies {
      out("\(tally.client), \(tally.conversationId): \(tally.kind)")
      out(
        "  \(tally.performed) performed, \(tally.dismissed) dismissed, \(tally.offered) only seen; "
          + sentence(tally.offering))
    }
  }

  private func sentence(_ offering: Offering) -> String {
    switch offering {
    case .usual: "offered as usual"
    case .seldom: "offered only where it is sure"
    case .never: "not offered there any more"
    }
  }

  private func json(_ tallies: [OutcomeTally], _ forgotten: Int?) -> JSONObject {
    let outcomes = tallies.map { tally -> JSONValue in
      var object: JSONObject = ["client": .string(tally.client)]
      for member in tally.json.members { object[member.key] = member.value }
      return .object(object)
    }
    var result: JSONObject = ["outcomes": .array(outcomes)]
    result["forgotten"] = forgotten.map { JSONValue($0) }
    return result
  }
}
