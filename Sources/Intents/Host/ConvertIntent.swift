import JSONRPC
import Snippets

/// `inkling/Convert`: shows a quantity beside the same in other units.
struct ConvertIntent: Intent {
  let description = IntentDescription(
    name: BuiltInIntents.provider + "/Convert", title: "Convert", description: "Shows a quantity in other units.",
    kind: .action,
    parameters: [
      IntentParameter("value", title: "Value", type: .number), IntentParameter("unit", title: "Unit"),
      IntentParameter("results", title: "Results", type: .strings),
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let unit = try parameters.line("unit", limit: 64) ?? ""
    let results = parameters.strings("results").prefix(12).map(DisplayText.sanitised).filter { !$0.isEmpty }
    guard !results.isEmpty else { throw SnippetError.invalidParameter("results", "must name a quantity") }
    let given = "\(Self.text(parameters["value"]?.double ?? 0)) \(unit)"
    var rows: [ViewNode] = [.text(given).modifier(.font(.headline))]
    rows += results.map { .label($0, systemImage: "equal") }
    let dialog = IntentDialog("\(given) is \(results.joined(separator: ", ")).")
    return .finished(
      IntentOutput(
        value: .array(results.map(JSONValue.string)), dialog: dialog,
        view: .verticalStack(alignment: .leading, spacing: 4, rows)))
  }

  /// Whole numbers without a fraction.
  private static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
