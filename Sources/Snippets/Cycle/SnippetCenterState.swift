import JSONRPC

/// What a ``SnippetCenter`` keeps under its lock.
struct SnippetCenterState: Sendable {
  struct Entry: Sendable {
    var session: SnippetSession
    let client: String
    var surroundings: IntentSurroundings
    /// Grows with each use, of whichever snippet.
    var lastUse: Int
  }

  /// A request that waits for its answer.
  struct Waiting: Sendable {
    let completion: @Sendable (SnippetCenter.Answer) -> Void
    let isCancelled: @Sendable () -> Bool
    /// Where an intent's parameters stand in the request.
    var pointer = ""
    var onProgress: (@Sendable (IntentProgress) -> Void)?
  }

  /// An intent that runs for a snippet.
  struct Run: Sendable {
    let run: IntentRun
    let isDrawing: Bool
    /// Since when its time counts.
    var since: Duration
    /// Whether its time counts anew from each report of progress.
    let isLongRunning: Bool
    /// What follows from an ending.
    let next: @Sendable (IntentRun.Ending) -> [Step]
  }

  /// An effect and the snippet that wants it.
  struct Step: Sendable {
    let snippetID: String
    let effect: SnippetEffect
  }

  var entries: [OpaqueID: Entry] = [:]
  /// What runs, by the snippet: of each at most one thing.
  var runs: [OpaqueID: Run] = [:]
  /// Whether a task watches the time limit.
  var isWatching = false
  private var waiting: [SnippetSession.Ticket: Waiting] = [:]
  private var lastTicket = 0
  private var uses = 0

  mutating func insert(_ session: SnippetSession, for client: String, surroundings: IntentSurroundings) {
    uses += 1
    makeRoom(for: client, keeping: SnippetCenter.snippetsPerClient - 1)
    entries[OpaqueID(session.id)] = Entry(session: session, client: client, surroundings: surroundings, lastUse: uses)
  }

  /// Forgets the client's least recently used snippets, but none that is busy: those make room when they are at rest.
  private mutating func makeRoom(for client: String, keeping limit: Int) {
    guard entries.count > limit else { return }
    var count = 0
    var idle: [(key: OpaqueID, lastUse: Int)] = []
    for (key, entry) in entries where entry.client.hasSameBytes(as: client) {
      count += 1
      if !entry.session.isBusy { idle.append((key, entry.lastUse)) }
    }
    guard count > limit, !idle.isEmpty else { return }
    idle.sort { $0.lastUse < $1.lastUse }
    for entry in idle.prefix(count - limit) { entries[entry.key] = nil }
  }

  /// Tells a client's session an event.
  ///
  /// - Returns: What it wants done; nil where the client has no such snippet, and then nobody waits.
  mutating func update(
    _ id: String, of client: String, _ event: (inout SnippetSession, SnippetSession.Ticket) -> [SnippetEffect],
    waiting makeWaiting: () -> Waiting? = { nil }
  ) -> [Step]? {
    guard entries[OpaqueID(id)]?.client.hasSameBytes(as: client) == true else { return nil }
    uses += 1
    entries[OpaqueID(id)]?.lastUse = uses
    lastTicket += 1
    let ticket = lastTicket
    waiting[ticket] = makeWaiting()
    return tell(id) { event(&$0, ticket) }
  }

  /// Tells a session that something has ended.
  mutating func tell(_ id: String, _ event: (inout SnippetSession) -> [SnippetEffect]) -> [Step] {
    let key = OpaqueID(id)
    // Taken out meanwhile, so that the session is changed in its place and not copied.
    guard var entry = entries.removeValue(forKey: key) else { return [] }
    let effects = event(&entry.session)
    // One that never showed anything is of no use to anyone.
    if !(entry.session.isEnded && entry.session.revision == 0) {
      entries[key] = entry
      if !entry.session.isBusy { makeRoom(for: entry.client, keeping: SnippetCenter.snippetsPerClient) }
    }
    return effects.map { Step(snippetID: id, effect: $0) }
  }

  mutating func dataChanged(_ intentNames: Set<String>, of client: String? = nil, reason: String) -> [Step] {
    guard !intentNames.isEmpty else { return [] }
    let shown = entries.filter { entry in
      intentNames.contains(entry.value.session.source?.name ?? "")
        && client.map { entry.value.client.hasSameBytes(as: $0) } ?? true
    }.keys.sorted()
    return shown.flatMap { id in tell(id.text) { $0.dataChanged(reason: reason) } }
  }

  mutating func takeWaiting(_ ticket: SnippetSession.Ticket) -> Waiting? {
    waiting.removeValue(forKey: ticket)
  }

  /// The run has ended; the snippet may run the next one already.
  mutating func forget(_ run: IntentRun, of id: String) {
    let key = OpaqueID(id)
    if runs[key]?.run === run { runs[key] = nil }
  }

  /// Who wants to hear how far what the snippet runs has come.
  mutating func noteProgress(of id: String, at moment: Duration) -> [@Sendable (IntentProgress) -> Void] {
    let key = OpaqueID(id)
    guard let entry = entries[key] else { return [] }
    if runs[key]?.isLongRunning == true { runs[key]?.since = moment }
    return entry.session.runningTickets.compactMap { waiting[$0]?.onProgress }
  }

  /// Whether all who wait for what the snippet runs have cancelled.
  func cancellations(of id: String) -> [@Sendable () -> Bool] {
    (entries[OpaqueID(id)]?.session.runningTickets ?? []).compactMap { waiting[$0]?.isCancelled }
  }
}
