import JSONRPC
import Snippets

/// `inkling/Undo`: takes back what was written last, or the change whose control was used.
struct UndoIntent: Intent {
  static let name = BuiltInIntents.provider + "/Undo"

  let log: ChangeLog

  let description = IntentDescription(
    name: name, title: "Undo",
    description: "Takes back the last event, reminder, contact or to-do that was written, unless it was changed since.",
    kind: .action, parameters: [.change])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    guard let change = log.change(parameters.string("change")) else {
      throw SnippetError.entityNotFound("There is nothing to undo.")
    }
    try context.change { try log.undo(change) }
    return .finished(
      IntentOutput(
        value: ["undone": .string(change.title)], dialog: IntentDialog("Undone: \(change.title)."),
        changed: change.shownBy))
  }

  /// The button, where the change can be taken back.
  static func row(_ change: WrittenChange?) -> [ViewNode] {
    guard let change, change.files.allSatisfy(\.isUntouched) else { return [] }
    return [button(change)]
  }

  /// A button that takes the change back.
  static func button(_ change: WrittenChange, title: String = "Undo") -> ViewNode {
    .button(title, intent: ControlIntent(name, parameters: ["change": .string(change.id)]))
      .modifier(.accessibilityLabel("Undo: \(change.title)")).id("undo")
  }
}
