internal import ActionSuggestions
internal import JSONRPC
internal import Snippets

/// The actions of a message as a view: a row of buttons under the inherited style, and nothing where there is nothing.
enum ActionRow {
  /// The list with `view`, drawn as it was asked for, and `environment`. The buttons' ids are the actions': a tap performs that action's intent.
  static func json(
    _ list: ActionList, _ style: SnippetStyle?, _ presentation: ViewPresentation?, _ context: RequestContext
  ) throws -> JSONObject {
    var object = list.json(positions: context.client.positionEncoding.positions)
    let catalogue = context.server.catalogue
    let tree = try ViewTree(view(of: list), intentTitle: { catalogue.description(of: $0)?.title })
    let style = try inherited(style, list, context)
    let drawn = (presentation ?? context.client.presentation).members(
      of: tree, style: style, snippetID: "", revision: list.revision, title: "Actions", now: context.server.environment.now())
    for member in drawn.members { object[member.key] = member.value }
    if !style.isEmpty { object["environment"] = .object(style.members) }
    return object
  }

  private static func view(of list: ActionList) -> ViewNode {
    guard !list.actions.isEmpty else { return .empty }
    let buttons = list.actions.map { action in
      ViewNode(
        .button(
          label: .label(action.title, systemImage: action.systemImage), role: nil,
          intent: ControlIntent(action.kind.intentName, parameters: action.payload.parameters), confirmation: nil),
        id: action.id
      ).modifier(.buttonStyle(.bordered))
    }
    return .horizontalStack(buttons)
  }

  /// The call's style inside the conversation's inside the client's.
  private static func inherited(
    _ style: SnippetStyle?, _ list: ActionList, _ context: RequestContext
  ) throws -> SnippetStyle {
    var result = context.client.style
    if let id = list.conversationId,
      let members = try context.server.engines().actions.style(for: id, client: context.client.name)
    {
      result = try SnippetStyle(.object(members), at: "").inheriting(result)
    }
    return style?.inheriting(result) ?? result
  }
}
