import JSONRPC
import Store

/// The work on provided actions, inside one transaction.
struct ProvidedDesk {
  let desk: ActionDesk

  private struct Candidate {
    var row: MessageRow
    var actions: [ProvidedAction]
  }

  func arrange(
    _ messages: [ProvidedMessage], shown: [OpaqueID: [ProvidedAction]], touched: [String]?
  ) throws(StoreError) -> Arrangement {
    var threads: Set<Int>?
    if let touched {
      threads = []
      for id in touched { if let row = try desk.message(id) { threads?.insert(row.thread) } }
    }
    var candidates: [Int: [Candidate]] = [:]
    var result = Arrangement()
    for message in messages {
      guard let row = try desk.message(message.messageId), row.content != nil else { continue }
      if threads?.contains(row.thread) ?? true {
        candidates[row.thread, default: []].append(Candidate(row: row, actions: message.actions))
      } else {
        let id = OpaqueID(message.messageId)
        result.shown[id] = shown[id] ?? []
      }
    }
    for (thread, candidates) in candidates.sorted(by: { $0.key < $1.key }) {
      var taken: Set<String> = []
      var standings: [Substring: KindStanding] = [:]
      for candidate in try inOrder(candidates, thread) {
        let id = OpaqueID(candidate.row.id)
        let visible = try choose(candidate, &taken, &standings)
        result.shown[id] = visible
        guard visible != shown[id] ?? [] else { continue }
        var row = candidate.row
        row.revision = try desk.nextRevision()
        if var list = try desk.list(row) {
          list.add(visible)
          result.changed.append(list)
        }
      }
    }
    return result
  }

  private func choose(
    _ candidate: Candidate, _ taken: inout Set<String>, _ standings: inout [Substring: KindStanding]
  ) throws(StoreError) -> [ProvidedAction] {
    let room = candidate.row.roomForProvided
    var visible: [ProvidedAction] = []
    for action in candidate.actions where visible.count < room {
      let kind = Fingerprint.kind(action.fingerprint)
      if standings[kind] == nil { standings[kind] = try desk.standing(of: kind, in: candidate.row.thread) }
      guard standings[kind]?.allows(action.fingerprint, confidence: action.confidence) ?? true,
        !taken.contains(action.fingerprint), try !isOurs(action.fingerprint, in: candidate.row.thread)
      else { continue }
      taken.insert(action.fingerprint)
      visible.append(action)
    }
    return visible
  }

  /// Whether one of the conversation's own lists shows it.
  private func isOurs(_ fingerprint: String, in thread: Int) throws(StoreError) -> Bool {
    try database.first(
      """
      SELECT 1 FROM action_offer o JOIN action_message m ON m.sequence = o.message
      WHERE o.thread = ? AND o.fingerprint = ? AND m.hidden & (1 << o.position) = 0 LIMIT 1
      """, .int(thread), .text(fingerprint)
    ) { row in row.bool(0) } ?? false
  }

  private var database: Database { desk.database }

  /// By date, then by what the calls have shown, then by id.
  private func inOrder(_ candidates: [Candidate], _ thread: Int) throws(StoreError) -> [Candidate] {
    var ordered: [Candidate] = []
    let moments = Dictionary(grouping: candidates, by: \.row.date)
    for (date, group) in moments.sorted(by: { $0.key < $1.key }) {
      guard group.count > 1 else {
        ordered += group
        continue
      }
      let places = MessageOrder(links: try desk.links(at: date, in: thread)).places(of: group.map(\.row.id))
      ordered += group.sorted { places[OpaqueID($0.row.id), default: 0] < places[OpaqueID($1.row.id), default: 0] }
    }
    return ordered
  }
}

extension MessageRow {
  /// How many provided actions the message's list has room for; none where it could not be read.
  var roomForProvided: Int {
    guard state == .ready || state == .none else { return 0 }
    let own = state == .ready ? allActions.indices.count { hidden & (1 << $0) == 0 } : 0
    return max(0, ActionSuggestions.limit - own)
  }
}
