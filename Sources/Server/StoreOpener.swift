internal import Store
internal import Synchronization

/// Opens the store when it is first needed, and tries again each time as long as it cannot be had: a full disk or a
/// locked directory is an error of the call, never of the process.
final class StoreOpener: Sendable {
  private let directory: String?
  private let origin: String
  private let opened = Mutex<Store?>(nil)

  init(directory: String?, origin: String) {
    self.directory = directory
    self.origin = origin
  }

  /// - Throws: ``StoreError``, if the store cannot be opened just now.
  func store() throws -> Store {
    try opened.withLock { store in
      if let store { return store }
      let new = try Store(directory: directory, origin: origin, schemas: [])
      store = new
      return new
    }
  }
}
