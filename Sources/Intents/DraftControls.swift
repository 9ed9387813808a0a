import JSONRPC
import Snippets

/// The rows of controls with which a draft is changed. They are made so that they read well as plain text too.
struct DraftControls {
  /// The intent that the controls perform.
  let intent: String
  let draft: String

  private func intent(_ change: String, _ parameters: JSONObject) -> ControlIntent {
    var all: JSONObject = ["draft": .string(draft), "change": .string(change)]
    for member in parameters.members { all[member.key] = member.value }
    return ControlIntent(intent, parameters: all, valueParameter: "isOn")
  }

  /// Rows of a title, a button for less and one for more, in columns.
  func steppers(_ rows: [ViewNode]) -> ViewNode {
    ViewNode(.grid(alignment: nil, horizontalSpacing: 8, verticalSpacing: 4, children: rows))
  }

  /// One row of ``steppers(_:)``.
  func stepper(
    _ title: String, _ change: String, by amount: Int, unit: String, less: String, more: String
  ) -> ViewNode {
    ViewNode(
      .gridRow(
        alignment: .center,
        children: [
          .text(title).modifier(.foregroundStyle("secondary")),
          ViewNode.button("−\(amount) \(unit)", intent: intent(change, ["amount": JSONValue(-amount)]))
            .modifier(.accessibilityLabel(less)).id(change + "-less"),
          ViewNode.button("+\(amount) \(unit)", intent: intent(change, ["amount": JSONValue(amount)]))
            .modifier(.accessibilityLabel(more)).id(change + "-more"),
        ]))
  }

  func toggle(_ title: String, _ change: String, isOn: Bool, amount: Int? = nil) -> ViewNode {
    var parameters = JSONObject()
    if let amount { parameters["amount"] = JSONValue(amount) }
    let id = amount.map { "\(change)-\($0)" } ?? change
    return ViewNode.toggle(DisplayText.clamped(title, to: 200), isOn: isOn, intent: intent(change, parameters)).id(id)
  }

  /// One of several; the chosen one bears a mark, and is told as selected.
  func choices(_ title: String, _ change: String, _ options: [Option]) -> ViewNode {
    let buttons = options.enumerated().map { index, option in
      var button = ViewNode.button(
        option.isSelected ? "✓ \(option.title)" : option.title, intent: intent(change, option.parameters)
      ).id("\(change)-\(index)")
      button = button.modifier(.accessibilityLabel("\(title): \(option.title)"))
      return option.isSelected ? button.modifier(.accessibilityAddTraits([.isSelected])) : button
    }
    return .verticalStack(
      alignment: .leading, spacing: 4,
      [.text(title).modifier(.font(.footnote)).modifier(.foregroundStyle("secondary"))] + buttons)
  }

  /// One of several directories, the first ones; nothing where there is no choice.
  func directories(
    _ title: String, _ change: String, _ all: [(name: String, title: String)], chosen: String, most: Int
  ) -> [ViewNode] {
    guard all.count > 1 else { return [] }
    let options = all.prefix(most).map { name, title in
      Option(title: title, isSelected: name.hasSameBytes(as: chosen), parameters: ["name": .string(name)])
    }
    return [choices(title, change, options)]
  }

  struct Option {
    let title: String
    let isSelected: Bool
    let parameters: JSONObject
  }

  func button(_ title: String, _ change: String, isOn: Bool) -> ViewNode {
    ViewNode.button(title, intent: intent(change, ["isOn": .bool(isOn)])).modifier(.buttonStyle(.borderless)).id(change)
  }
}
