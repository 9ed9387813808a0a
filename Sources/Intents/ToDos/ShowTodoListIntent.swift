import CivilTime
import Formats
import JSONRPC
import Snippets

/// `inkling/ShowTodoList`: the to-dos, with a toggle each and a button that clears the completed ones.
struct ShowTodoListIntent: Intent {
  static let name = BuiltInIntents.provider + "/ShowTodoList"
  /// Rows beyond these are only counted; a view has room for 50 controls.
  static let mostRows = 40

  let directory: ToDoDirectory

  let description = IntentDescription(
    name: name, title: "To-Dos", description: "Shows the to-dos of a list, or of all lists.", kind: .snippet,
    parameters: [.list])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let list = parameters.string("list")
    let contents = try directory.contents(ofListNamed: list)
    return .finished(
      IntentOutput(
        dialog: Self.dialog(of: contents), view: view(of: contents, list: list, in: context),
        warnings: Self.warnings(of: contents)))
  }

  private static func dialog(of contents: ToDoDirectory.Contents) -> IntentDialog {
    if contents.toDos.isEmpty, contents.lacksList {
      return IntentDialog("Your to-dos cannot be read.", supporting: "Cannot be read")
    }
    let open = contents.toDos.count { !$0.isCompleted }
    let count = open == 1 ? "You have one open to-do." : "You have \(open == 0 ? "no" : String(open)) open to-dos."
    let isWhole = contents.unreadable.isEmpty && contents.cut.isEmpty
    return IntentDialog(isWhole ? count : count + " Some files are left out.", supporting: "\(open) open")
  }

  private static func warnings(of contents: ToDoDirectory.Contents) -> [ViewWarning] {
    func warning(_ message: String) -> ViewWarning { ViewWarning(code: .unreadable, message: message) }
    var warnings: [ViewWarning] = []
    if contents.toDos.isEmpty, contents.unreadable.isEmpty, contents.lacksList {
      warnings.append(warning("The directory of the to-dos cannot be read."))
    }
    warnings += contents.cut.prefix(10).map { list in
      warning("\(list.isEmpty ? "The directory" : list) has more than \(Vdir.mostFiles) files; the rest is left alone.")
    }
    return warnings + contents.unreadable.prefix(10).map { warning("\($0) cannot be read and is left alone.") }
  }

  private func view(of contents: ToDoDirectory.Contents, list: String?, in context: IntentContext) -> ViewNode {
    let undo = directory.log.last(shownBy: Self.name).map { [UndoIntent.button($0, title: "Undo: \($0.title)")] } ?? []
    guard !contents.toDos.isEmpty else {
      return ViewNode(
        .contentUnavailableView(
          title: contents.lacksList ? "To-Dos Unavailable" : "No To-Dos", systemImage: "checklist",
          description: contents.unreadable.isEmpty && !contents.lacksList ? nil : "Some files cannot be read.",
          actions: undo))
    }
    let sorted = contents.toDos.sorted { Self.order($0, in: context) < Self.order($1, in: context) }
    let shown = sorted.prefix(Self.mostRows)
    let names = Set(shown.map { OpaqueID($0.list) }).sorted().map(\.text)
    var children: [ViewNode] = names.flatMap { name in
      let rows = ViewNode.forEach(shown.filter { $0.list.hasSameBytes(as: name) }, key: Self.key(of:)) {
        row($0, list: list, in: context)
      }
      guard names.count > 1 else { return rows }
      let header = ViewNode.text(name.isEmpty ? "To-Dos" : name)
      return [ViewNode(.section(header: header, footer: nil, children: rows), key: "list \(name)")]
    }
    if sorted.count > shown.count { children.append(.text("and \(sorted.count - shown.count) more")) }
    let clear = ViewNode.button(
      "Clear Completed", role: .destructive,
      intent: ControlIntent(ClearCompletedToDosIntent.name, parameters: Self.parameters(list: list))
    ).id("clear")
    let hasCompleted = sorted.contains { $0.isCompleted && $0.isClearable }
    let buttons = [hasCompleted ? clear : clear.modifier(.disabled())]
    children += buttons + undo
    return ViewNode(.list(children: children))
  }

  private func row(_ toDo: ToDo, list: String?, in context: IntentContext) -> ViewNode {
    var title = ViewNode.text(toDo.title)
    if toDo.isCompleted { title = title.modifier(.strikethrough()).modifier(.foregroundStyle("secondary")) }
    var notes: [String] = []
    if let due = toDo.due { notes.append("Due " + WallTimeText.describe(due, in: context.surroundings.timeZone)) }
    if toDo.isRecurring { notes.append(toDo.isCompletable ? "Repeats" : "Repeats, and cannot be completed here") }
    var label = title
    if !notes.isEmpty {
      let lines = notes.map { ViewNode.text($0).modifier(.font(.footnote)).modifier(.foregroundStyle("secondary")) }
      label = .verticalStack(alignment: .leading, [title] + lines)
    }
    var parameters = Self.parameters(list: toDo.list.isEmpty ? list : toDo.list)
    parameters["uid"] = .string(toDo.uid)
    parameters["file"] = .string(toDo.file)
    parameters["index"] = JSONValue(toDo.index)
    // With it a tap on the row as it was does not complete the instance behind it.
    if let instance = toDo.instance { parameters["instance"] = .string(instance) }
    let toggle = ViewNode(
      .toggle(
        label: label, isOn: toDo.isCompleted,
        intent: ControlIntent(CompleteToDoIntent.name, parameters: parameters, valueParameter: "isCompleted")))
    return toDo.isWritable && toDo.isCompletable
      ? toggle.modifier(.invalidatableContent()) : toggle.modifier(.disabled())
  }

  /// The open ones first, by the day when they are due; then by title and file, so that the order is always the same.
  private static func order(_ toDo: ToDo, in context: IntentContext) -> (Int, String, String, String) {
    let due = toDo.due?.civil(in: context.surroundings.timeZone).description ?? "9999"
    return (toDo.isCompleted ? 1 : 0, toDo.isCompleted ? "" : due, toDo.title.lowercased(), key(of: toDo))
  }

  /// The file and the place in it: UIDs may occur twice. No file's name has the separator in it.
  private static func key(of toDo: ToDo) -> String {
    let name = String(toDo.file.dropLast(4))
    return toDo.index == 0 ? name : "\(name)/\(toDo.index)"
  }

  static func parameters(list: String?) -> JSONObject {
    list.map { ["list": .string($0)] } ?? [:]
  }
}
