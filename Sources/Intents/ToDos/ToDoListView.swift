import CivilTime
import Foundation
import Formats
import JSONRPC
import Snippets

/// The to-dos, list by list where there are several.
struct ToDoListView: View {
  /// Rows beyond these are only counted; a view has room for 50 controls.
  static let mostRows = 40

  let contents: ToDoDirectory.Contents
  /// The list that is shown; nil for all.
  let list: String?
  let undo: NodeView?
  let zone: TimeZone

  /// The to-dos of one list.
  private struct Rows: Identifiable {
    let name: String
    let toDos: [ToDo]

    var id: String { "list \(name)" }
  }

  private var sorted: [ToDo] { contents.toDos.sorted { order($0) < order($1) } }

  private func rows(of toDos: ArraySlice<ToDo>) -> [Rows] {
    Set(toDos.map { OpaqueID($0.list) }).sorted().map { list in
      Rows(name: list.text, toDos: toDos.filter { $0.list.hasSameBytes(as: list.text) })
    }
  }

  var body: some View {
    if contents.toDos.isEmpty {
      ContentUnavailableView(
        contents.lacksList ? "To-Dos Unavailable" : "No To-Dos", systemImage: "checklist",
        description: contents.unreadable.isEmpty && !contents.lacksList ? nil : Text("Some files cannot be read.")
      ) {
        undo
      }
    } else {
      list(sorted)
    }
  }

  private func list(_ toDos: [ToDo]) -> some View {
    let lists = rows(of: toDos.prefix(Self.mostRows))
    let more = toDos.count - min(toDos.count, Self.mostRows)
    return List {
      if lists.count > 1 {
        ForEach(lists) { list in
          Section(list.name.isEmpty ? "To-Dos" : list.name) { rows(list.toDos) }
        }
      } else if let only = lists.first {
        rows(only.toDos)
      }
      if more > 0 { Text("and \(more) more") }
      clearButton(isNeeded: toDos.contains { $0.isCompleted && $0.isClearable })
      undo
    }
  }

  private func rows(_ toDos: [ToDo]) -> some View {
    ForEach(toDos, id: \.place) { ToDoRow(toDo: $0, list: list, zone: zone) }
  }

  private func clearButton(isNeeded: Bool) -> NodeView {
    let button = ViewNode.button(
      "Clear Completed", role: .destructive,
      intent: ControlIntent(ClearCompletedToDosIntent.name, parameters: ShowTodoList.parameters(list: list))
    ).id("clear")
    return NodeView(node: isNeeded ? button : button.modifier(.disabled()))
  }

  /// The open ones first, by the day when they are due; then by title and file, so that the order is always the same.
  private func order(_ toDo: ToDo) -> (Int, String, String, String) {
    let due = toDo.due?.civil(in: zone).description ?? "9999"
    return (toDo.isCompleted ? 1 : 0, toDo.isCompleted ? "" : due, toDo.title.lowercased(), toDo.place)
  }
}

extension ToDo {
  /// The file and the place in it: UIDs may occur twice. No file's name has the separator in it.
  fileprivate var place: String {
    let name = String(file.dropLast(4))
    return index == 0 ? name : "\(name)/\(index)"
  }
}
