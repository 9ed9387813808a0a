import Snippets

/// `inkling/CompleteToDo`: marks a to-do as done, or takes that back.
struct CompleteToDo: SetValueIntent {
  static let title: LocalizedStringResource = "Complete To-Do"
  static let description: LocalizedStringResource = "Marks a to-do as completed, or takes that back."
  static let valueParameter = "isCompleted"

  @Parameter(title: "To-Do") var uid: String
  @Parameter(title: "Completed") var isCompleted: Bool
  @Parameter(title: "List") var list: String?
  @Parameter(title: "File", isPrivate: true) var file: String?
  @Parameter(title: "Place", isPrivate: true) var index: Int?
  @Parameter(title: "Instance", isPrivate: true) var instance: String?
  @Dependency var directory: ToDoDirectory

  var value: Bool {
    get { isCompleted }
    set { isCompleted = newValue }
  }

  init() {}

  /// What the row of a to-do performs, in a view of that list or of all.
  init(_ toDo: ToDo, in list: String?) {
    uid = toDo.uid
    self.list = toDo.list.isEmpty ? list : toDo.list
    file = toDo.file
    index = toDo.index
    // With it a tap on the row as it was does not complete the instance behind it.
    instance = toDo.instance
  }

  func perform() async throws -> some IntentResult {
    let context = try IntentContext.required()
    let lists = try directory.lists(named: list)
    let address = ToDoAddress(uid: uid, list: list, file: file, index: index, instance: instance)
    try context.change {
      try directory.setCompleted(
        isCompleted, address, in: lists, at: context.now, identifier: context.makeIdentifier())
    }
    context.reload([ShowTodoList.name])
    return .result()
  }
}
