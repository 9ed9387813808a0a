internal import JSONRPC
internal import Snippets

/// Which client has registered which intents.
struct ProviderRegistry: Sendable {
  struct Entry: Sendable {
    let id: String
    let intents: [OpaqueID: IntentDeclaration]
    let host: Host
  }

  static let providerLimit = 32

  private var clients: [OpaqueID: [OpaqueID: Entry]] = [:]

  /// Takes what a client declares; what the provider had before is replaced as a whole.
  ///
  /// - Returns: False where the client has too many providers.
  mutating func register(_ registration: Registration, id: String, host: Host, for client: String) -> Bool {
    let provider = OpaqueID(registration.provider)
    var own = clients[OpaqueID(client)] ?? [:]
    guard own[provider] != nil || own.count < Self.providerLimit else { return false }
    own[provider] = Entry(
      id: id,
      intents: Dictionary(
        registration.accepted.map { (OpaqueID($0.description.name), $0) }, uniquingKeysWith: { first, _ in first }),
      host: host)
    clients[OpaqueID(client)] = own
    return true
  }

  /// Takes back what a provider has, or what one registration has brought unless a newer one has replaced it.
  ///
  /// - Returns: The provider, where there was something to take back.
  mutating func unregister(provider: String?, id: String?, for client: String) -> (provider: String, entry: Entry)? {
    guard let own = clients[OpaqueID(client)] else { return nil }
    let found = own.first { key, entry in
      provider.map { key == OpaqueID($0) } ?? true && id.map { entry.id.hasSameBytes(as: $0) } ?? true
    }
    guard let (key, entry) = found else { return nil }
    clients[OpaqueID(client)]?[key] = nil
    return (key.text, entry)
  }

  /// The intent of that full name.
  func intent(_ name: String, for client: String) -> (IntentDeclaration, Host)? {
    guard let own = clients[OpaqueID(client)], let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")),
      let entry = own[OpaqueID(String(name[..<slash]))], let declaration = entry.intents[OpaqueID(name)]
    else { return nil }
    return (declaration, entry.host)
  }

  /// All intents of a client.
  func intents(for client: String) -> [(IntentDeclaration, Host)] {
    (clients[OpaqueID(client)] ?? [:]).values.flatMap { entry in entry.intents.values.map { ($0, entry.host) } }
  }
}
