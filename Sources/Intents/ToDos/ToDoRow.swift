import Foundation
import Snippets

/// One to-do with its toggle.
struct ToDoRow: View {
  let toDo: ToDo
  /// The list that is shown; nil for all.
  let list: String?
  let zone: TimeZone

  var body: some View {
    if toDo.isWritable, toDo.isCompletable {
      toggle.invalidatableContent()
    } else {
      toggle.disabled(true)
    }
  }

  private var toggle: some View {
    Toggle(isOn: toDo.isCompleted, intent: CompleteToDo(toDo, in: list)) {
      if toDo.due == nil, !toDo.isRecurring {
        title
      } else {
        VStack(alignment: .leading) {
          title
          if let due = toDo.due { Note(text: "Due " + WallTimeText.describe(due, in: zone)) }
          if toDo.isRecurring {
            Note(text: toDo.isCompletable ? "Repeats" : "Repeats, and cannot be completed here")
          }
        }
      }
    }
  }

  @ViewBuilder private var title: some View {
    if toDo.isCompleted {
      Group { Text(toDo.title) }.strikethrough().foregroundStyle(.secondary)
    } else {
      Text(toDo.title)
    }
  }
}
