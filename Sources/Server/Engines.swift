internal import ActionSuggestions
internal import Journal
internal import Store

/// What needs the store: it is there once the store is open.
struct Engines: Sendable {
  let store: Store
  let actions: ActionSuggestions
  let journal: Journal

  init(store: Store, environment: Environment) {
    self.store = store
    actions = ActionSuggestions(store: store, now: environment.now)
    journal = Journal(
      store: store, homeDirectory: environment.homeDirectory, threads: .machine, makeID: environment.makeID)
  }

  /// The tables of all features.
  static let schemas = [ActionSuggestions.schema, Journal.schema]
}
