internal import Store
internal import Synchronization

/// Opens the store when it is first needed, and tries again each time as long as it cannot be had: a full disk or a
/// locked directory is an error of the call, never of the process.
final class EngineRoom: Sendable {
  private let directory: String?
  private let environment: Environment
  private let opened = Mutex<Engines?>(nil)

  init(directory: String?, environment: Environment) {
    self.directory = directory
    self.environment = environment
  }

  /// - Throws: ``StoreError``, if the store cannot be opened just now.
  func engines() throws -> Engines {
    try opened.withLock { engines in
      if let engines { return engines }
      let store = try Store(directory: directory, origin: environment.makeID(), schemas: Engines.schemas)
      let new = Engines(store: store, environment: environment)
      engines = new
      return new
    }
  }
}
