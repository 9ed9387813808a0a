import JSONRPC
import Snippets

/// `inkling/CompleteToDo`: marks a to-do as done, or takes that back.
struct CompleteToDoIntent: Intent {
  static let name = BuiltInIntents.provider + "/CompleteToDo"

  let directory: ToDoDirectory

  let description = IntentDescription(
    name: name, title: "Complete To-Do", description: "Marks a to-do as completed, or takes that back.", kind: .action,
    parameters: [
      IntentParameter("uid", title: "To-Do"), IntentParameter("isCompleted", title: "Completed", type: .boolean), .list,
      .file, .index, .instance,
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let list = parameters.string("list")
    let lists = try directory.lists(named: list)
    let address = ToDoAddress(
      uid: parameters.string("uid") ?? "", list: list, file: parameters.string("file"), index: parameters["index"]?.int,
      instance: parameters.string("instance"))
    try context.change {
      try directory.setCompleted(
        parameters.bool("isCompleted") ?? false, address, in: lists, at: context.now,
        identifier: context.makeIdentifier())
    }
    return .finished(IntentOutput(changed: [ShowTodoListIntent.name]))
  }
}
