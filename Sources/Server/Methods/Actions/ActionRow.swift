internal import ActionSuggestions
internal import JSONRPC
internal import Snippets

/// A list of actions as a view: a row of buttons, each with the id of its action and the action's intent.
enum ActionRow {
  /// The list with `view` in the place of `actions`, and the style around it as `environment`.
  static func json(_ list: ActionList, style: SnippetStyle) throws -> JSONObject {
    let buttons = list.actions.map { action in
      ViewNode.button(
        action.title, intent: ControlIntent(action.kind.intentName, parameters: action.payload.parameters)
      ).id(action.id)
    }
    let row = buttons.isEmpty ? ViewNode.empty : ViewNode.horizontalStack(spacing: 8, buttons)
    // A tap is a call of `snippet.perform`, so the host needs the parameters as well.
    let view = try ViewTree(row).root.json(for: .author)
    var object: JSONObject = [
      "messageId": .string(list.messageId), "revision": JSONValue(list.revision), "state": .string(list.state.rawValue),
      "view": view,
    ]
    object["reason"] = list.reason.map(JSONValue.string)
    if !style.isEmpty { object["environment"] = .object(style.members) }
    return object
  }
}
