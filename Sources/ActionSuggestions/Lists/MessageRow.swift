import JSONRPC
import Store

/// One message as the store has it.
struct MessageRow {
  var sequence: Int
  var id: String
  var thread: Int
  var date: Double
  var stored: Double
  /// Nil for a message that was only seen in front of another one.
  var content: [UInt8]?
  var state: ActionState
  var reason: String?
  var revision: Int
  var actions: String
  /// A bit for each of the actions that is not shown: an earlier message has it, a later one has made it untrue, or the
  /// person has dismissed it or others of its kind.
  var hidden: Int

  static let columns = "sequence, id, thread, date, stored, content, state, reason, revision, actions, hidden"

  init(_ row: Row) {
    sequence = row.int(0)
    id = row.text(1)
    thread = row.int(2)
    date = row.double(3)
    stored = row.double(4)
    content = row.isNull(5) ? nil : row.blob(5)
    state = ActionState(rawValue: row.text(6)) ?? .none
    reason = row.optionalText(7)
    revision = row.int(8)
    actions = row.text(9)
    hidden = row.int(10)
  }

  /// Those that are hidden too.
  var allActions: [SuggestedAction] {
    ((try? JSONParser.parse(actions))?.array ?? []).compactMap(SuggestedAction.init(stored:))
  }

  /// The list that a host sees.
  func list(conversationId: String?) -> ActionList {
    ActionList(
      messageId: id, conversationId: conversationId, revision: revision, state: state, found: allActions,
      hidden: hidden, reason: reason)
  }
}
