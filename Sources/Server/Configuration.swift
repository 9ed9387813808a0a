public import Foundation
internal import JSONRPC

/// What the person has settled about clients and directories. It comes from the person's own file, never from a client.
public struct Configuration: Sendable {
  /// How much of a moment a client sees before one is chosen.
  public enum JournalLevel: String, Sendable, CaseIterable {
    /// Kinds, days and counts alone.
    case opaque
    /// Titles and reasons too.
    case titles
  }

  /// What the person has settled about one client.
  public struct Client: Sendable {
    /// The entitlements that it does not get, whatever it asks for; `scripts` keeps the person's scripts from it.
    public var refused: Set<String> = []
    /// How much this client sees of a moment that was not chosen yet; by default as little as there is.
    public var journalLevel = JournalLevel.opaque
    /// Whether it may give the journal's consent for the person.
    public var isTrusted = false

    /// What holds for a client that the person has settled nothing about: nothing refused, nothing trusted.
    public init() {}
  }

  private var clients: [OpaqueID: Client] = [:]
  /// The vdir into which events are written; nil for the default.
  public var calendar: String?
  /// The vdir into which contacts are written; nil for the default.
  public var contacts: String?
  /// The vdir of to-dos; nil for the default.
  public var toDos: String?
  /// The directory of the person's scripts; nil for none.
  public var scripts: String?
  /// The person's zone; nil for the system's.
  public var timeZone: TimeZone?

  /// No client is settled about, and the directories and the zone are the default ones.
  public init() {}

  /// What is settled about the client of that name.
  public func client(_ name: String) -> Client {
    clients[OpaqueID(name)] ?? Client()
  }

  /// Settles something about the client of that name.
  public mutating func set(_ client: Client, for name: String) {
    clients[OpaqueID(name)] = client
  }
}

extension Configuration {
  /// Reads the configuration's file.
  ///
  /// - Throws: ``ConfigurationError``, which says where in the file something is wrong.
  public init(json bytes: [UInt8]) throws(ConfigurationError) {
    do {
      guard let object = try JSONParser.parse(bytes).object else {
        throw ConfigurationError(message: "the configuration must be a JSON object")
      }
      try self.init(Parameters(object))
    } catch let error as ConfigurationError {
      throw error
    } catch let error as ResponseError {
      throw ConfigurationError(message: "\(error.details["pointer"]?.string ?? "") \(error.message)")
    } catch {
      throw ConfigurationError(message: "\(error)")
    }
  }

  private init(_ parameters: Parameters) throws(ResponseError) {
    try parameters.refuseOthers(than: ["clients", "calendar", "contacts", "toDos", "timeZone", "scripts"])
    calendar = try parameters.optionalString("calendar")
    contacts = try parameters.optionalString("contacts")
    toDos = try parameters.optionalString("toDos")
    scripts = try parameters.optionalString("scripts")
    timeZone = try parameters.optionalTimeZone("timeZone")
    guard let entries = try parameters.optionalObject("clients") else { return }
    for name in entries.object.keys {
      let entry = try entries.object(name)
      try entry.refuseOthers(than: ["refuse", "journal", "trusted"])
      var client = Client()
      client.refused = Set(try entry.optionalStrings("refuse") ?? [])
      for word in client.refused where Entitlement(rawValue: word) == nil && word != ScriptLibrary.provider {
        throw entry.invalid("refuse", "names no entitlement: \(word)")
      }
      client.journalLevel = try entry.optionalChoice("journal", of: JournalLevel.self) ?? .opaque
      client.isTrusted = try entry.optionalBool("trusted") ?? false
      set(client, for: name)
    }
  }
}

extension Parameters {
  /// A person's file is checked to the letter: a misspelt name must not be passed over.
  fileprivate func refuseOthers(than names: Set<String>) throws(ResponseError) {
    for name in object.keys where !names.contains(name) { throw invalid(name, "is unknown") }
  }
}
