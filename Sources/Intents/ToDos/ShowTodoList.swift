import Foundation
import JSONRPC
import Snippets

/// `inkling/ShowTodoList`: the to-dos, with a toggle each and a button that clears the completed ones.
struct ShowTodoList: SnippetIntent {
  static let name = BuiltInIntents.provider + "/ShowTodoList"
  static let title: LocalizedStringResource = "To-Dos"
  static let description: LocalizedStringResource = "Shows the to-dos of a list, or of all lists."
  static let isDiscoverable = false

  @Parameter(title: "List") var list: String?
  @Dependency var directory: ToDoDirectory

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let contents = try directory.contents(ofListNamed: list)
    for warning in contents.warnings { IntentContext.warn(warning) }
    let undo = directory.log.last(shownBy: Self.name).map { UndoIntent.button($0, title: "Undo: \($0.title)") }
    return .result(
      dialog: contents.dialog,
      view: ToDoListView(
        contents: contents, list: list, undo: undo.map(NodeView.init),
        zone: IntentContext.current?.surroundings.timeZone ?? .gmt))
  }

  static func parameters(list: String?) -> JSONObject {
    list.map { ["list": .string($0)] } ?? [:]
  }
}

extension ToDoDirectory.Contents {
  var dialog: IntentDialog {
    if toDos.isEmpty, lacksList {
      return IntentDialog("Your to-dos cannot be read.", supporting: "Cannot be read")
    }
    let open = toDos.count { !$0.isCompleted }
    let count = open == 1 ? "You have one open to-do." : "You have \(open == 0 ? "no" : String(open)) open to-dos."
    let isWhole = unreadable.isEmpty && cut.isEmpty
    return IntentDialog(isWhole ? count : count + " Some files are left out.", supporting: "\(open) open")
  }

  var warnings: [ViewWarning] {
    func warning(_ message: String) -> ViewWarning { ViewWarning(code: .unreadable, message: message) }
    var warnings: [ViewWarning] = []
    if toDos.isEmpty, unreadable.isEmpty, lacksList {
      warnings.append(warning("The directory of the to-dos cannot be read."))
    }
    warnings += cut.prefix(10).map { list in
      warning("\(list.isEmpty ? "The directory" : list) has more than \(Vdir.mostFiles) files; the rest is left alone.")
    }
    return warnings + unreadable.prefix(10).map { warning("\($0) cannot be read and is left alone.") }
  }
}
