import JSONRPC
import Snippets

/// `inkling/ClearCompletedToDos`: removes the to-dos that are done.
struct ClearCompletedToDosIntent: Intent {
  static let name = BuiltInIntents.provider + "/ClearCompletedToDos"

  let directory: ToDoDirectory

  let description = IntentDescription(
    name: name, title: "Clear Completed To-Dos",
    description: "Removes the completed to-dos of a list, or of all lists.",
    kind: .action, parameters: [.list])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let lists = try directory.lists(named: parameters.string("list"))
    var count = 0
    do {
      try context.change {
        try directory.removeCompleted(in: lists, identifier: context.makeIdentifier()) { count += $0 }
      }
    } catch var error as SnippetError {
      if count > 0 { error.changed = [ShowTodoList.name] }
      throw error
    }
    let dialog = IntentDialog(count == 1 ? "Removed one to-do." : "Removed \(count) to-dos.")
    return .finished(IntentOutput(value: JSONValue(count), dialog: dialog, changed: [ShowTodoList.name]))
  }
}
