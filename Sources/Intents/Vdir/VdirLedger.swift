import Synchronization

/// A directory of items together with what is known of its files, so that another program's changes are told from our
/// own.
final class VdirLedger: Sendable {
  let directory: String
  let ending: String
  private let known: Mutex<VdirSnapshot>
  /// Held while a file is read, changed and written: two of our own changes do not cross.
  private let changing = Mutex(())

  init(directory: String, ending: String = "ics") {
    self.directory = directory
    self.ending = ending
    known = Mutex(VdirSnapshot(directory: directory, ending: ending))
  }

  /// Whether the files differ from what was known; from now on this is what is known.
  func hasChangedOutside() -> Bool {
    // Not while a change of our own is on the disk and not noted yet.
    changing.withLock { _ in
      let now = VdirSnapshot(directory: directory, ending: ending)
      return known.withLock { known in
        defer { known = now }
        return known != now
      }
    }
  }

  /// Runs a change of our own, one at a time.
  func change<Value>(_ body: () throws -> Value) rethrows -> Value {
    try changing.withLock { _ throws in try body() }
  }

  /// Tells that we wrote or removed the file at the path below the directory.
  func note(_ path: String) {
    known.withLock { $0.update(path, in: directory) }
  }
}
