internal import JSONRPC
internal import Snippets
internal import Synchronization

/// The person's scripts: executable files in one directory, each an intent of the provider `scripts`.
///
/// The directory is looked at anew each time, and what has changed is read again.
final class ScriptLibrary: IntentSource {
  /// What stands in front of a script's name.
  static let provider = "scripts"

  let directory: String?
  private let configuration: Configuration
  private let open: @Sendable (IntentInvocation) -> IntentInvocation
  private let listing = Mutex(ScriptListing.empty)
  private let slots = ScriptSlots(count: 4)

  init(
    directory: String?, configuration: Configuration, open: @escaping @Sendable (IntentInvocation) -> IntentInvocation
  ) {
    self.directory = directory
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

  /// The names of the scripts if the directory was changed since it was looked at last, those that are gone included;
  /// nil where nothing has changed.
  func changedNames() -> Set<String>? {
    guard let directory else { return nil }
    return listing.withLock { listing in
      let old = listing
      listing = .read(directory, known: old)
      guard listing.signatures != old.signatures else { return nil }
      return Set((Array(old.scripts.keys) + Array(listing.scripts.keys)).map(\.text))
    }
  }

  private func isOpen(to client: String) -> Bool {
    directory != nil && !configuration.client(client).refused.contains(Self.provider)
  }

  private func current() -> ScriptListing {
    guard let directory else { return .empty }
    return listing.withLock { listing in
      listing = .read(directory, known: listing)
      return listing
    }
  }

  private func intent(_ script: ScriptListing.Script) -> ScriptIntent {
    ScriptIntent(declaration: script.declaration, path: script.path, slots: slots, open: open)
  }
}

extension Server {
  /// What is in a directory of scripts, for the person.
  public static func scripts(in directory: String) -> [ScriptReport] {
    ScriptListing.read(directory, known: .empty).reports
  }
}
