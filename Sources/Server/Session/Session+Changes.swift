internal import Intents
internal import JSONRPC
internal import Journal
internal import Snippets
internal import Store

extension Session {
  /// Looks for what other processes have changed, and tells the client. Costs next to nothing if nothing has.
  public func noticeChanges() {
    guard let client = monitor.withLock({ $0.client }) else { return }
    let changes = changes.changes(for: client.name)
    guard !changes.isEmpty else { return }
    let lists = changes.filter { $0.kind == ActionsReady.name }.map(\.key)
    if actionProviders.isActive, !lists.isEmpty, let engines = try? server.engines() {
      let settled = try? actionProviders.settle(lists, engines.actions, client: client.name)
      deliver(settled ?? [], client)
    }
    let pushes = changes.compactMap { server.push(for: $0, client, actionProviders) }
    monitor.withLock { state in
      state.listChanges += 1
      for change in changes where change.kind == ActionsReady.name { state.answers.remove(OpaqueID(change.key)) }
      enqueue(pushes, &state)
    }
    if pushes.contains(where: { $0.method == Journal.changeKind }) {
      server.snippets.dataChanged(intentNames: [ShowSuggestionsIntent.name], of: client.name)
    }
    outputChanged()
  }

  /// Opens the store as soon as the client is there, so that what other processes change is heard of from then on.
  func followChanges() {
    Task { follow() }
  }

  /// Begins to follow the store, unless that is done already. It comes before every look into the store, so that
  /// nothing that changes after the look is missed.
  func follow() {
    guard !monitor.withLock({ $0.isFollowing }) else { return }
    // An error here is an error of the first call that needs the store, which tries again.
    guard let engines = try? server.engines(), (try? changes.follow(engines.store)) != nil else { return }
    monitor.withLock { $0.isFollowing = true }
  }

  /// The directories in which other programs may change what the client was shown.
  public func watchedDirectories() -> [String] {
    server.directories.watched + [server.stateDirectory, server.scripts.directory].compactMap { $0 }
  }

  /// Looks whether other programs have changed what the client was shown.
  public func noticeFiles() {
    let changed = server.intents.changedOutside()
    if !changed.isEmpty { server.snippets.dataChanged(intentNames: changed) }
    guard let scripts = server.scripts.changedNames() else { return }
    push([IntentsChanged.push])
    server.snippets.dataChanged(intentNames: scripts)
  }
}
