internal import Foundation
internal import JSONRPC
internal import Snippets
internal import Synchronization

/// The person's scripts: executable files in one directory, each an intent of the provider `scripts`.
///
/// The directory is looked at anew each time, and what has changed is read again.
final class ScriptLibrary: IntentSource {
  /// What stands in front of a script's name.
  static let provider = "scripts"

  private struct State {
    var listing = ScriptListing.empty
    /// What clients can know; nil before anybody has looked.
    var announced: [OpaqueID: ScriptListing.Script]?

    mutating func look(into directory: String) {
      listing = .read(directory, known: listing)
      announced = announced ?? listing.scripts
    }
  }

  let directory: String?
  private let configuration: Configuration
  private let open: @Sendable (IntentInvocation) -> IntentInvocation
  private let state = Mutex(State())
  private let slots = ScriptSlots(count: 4)

  init(
    directory: String?, configuration: Configuration, open: @escaping @Sendable (IntentInvocation) -> IntentInvocation
  ) {
    // A path from the directory in which the process was started, where it is no whole one.
    self.directory = directory.map { URL(filePath: $0).standardizedFileURL.path }
    self.configuration = configuration
    self.open = open
  }

  func intent(_ name: String, for client: String) -> (any Intent)? {
    guard name.hasPrefix(Self.provider + "/"), isOpen(to: client) else { return nil }
    return current().scripts[OpaqueID(name)].map { intent($0) }
  }

  func intents(for client: String) -> [any Intent] {
    isOpen(to: client) ? current().scripts.values.map { intent($0) } : []
  }

  /// The names of the scripts that were changed, are new or are gone since this was asked last; nil where there are none.
  func changedNames() -> Set<String>? {
    guard let directory else { return nil }
    return state.withLock { state in
      state.look(into: directory)
      let (old, new) = (state.announced ?? [:], state.listing.scripts)
      state.announced = new
      let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
      return changed.isEmpty ? nil : Set(changed.map(\.text))
    }
  }

  /// Ends the scripts that run.
  func close() {
    slots.close()
  }

  private func isOpen(to client: String) -> Bool {
    directory != nil && !configuration.client(client).refused.contains(Self.provider)
  }

  private func current() -> ScriptListing {
    guard let directory else { return .empty }
    return state.withLock { state in
      state.look(into: directory)
      return state.listing
    }
  }

  private func intent(_ script: ScriptListing.Script) -> ScriptIntent {
    ScriptIntent(declaration: script.declaration, path: script.path, slots: slots, open: open)
  }
}

extension Server {
  /// What is in a directory of scripts, for the person.
  public static func scripts(in directory: String) -> [ScriptReport] {
    ScriptListing.read(URL(filePath: directory).standardizedFileURL.path, known: .empty).reports
  }
}
