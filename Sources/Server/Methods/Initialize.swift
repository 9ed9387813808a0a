internal import Foundation
internal import JSONRPC
internal import Snippets

/// `initialize`: who the client is, and what it will find here.
enum Initialize {
  static let name = "initialize"

  static func client(_ parameters: Parameters, _ server: Server) throws(ResponseError) -> Client {
    let info = try parameters.object("clientInfo")
    let name = try info.identifier("name")
    guard name.unicodeScalars.count <= 256 else { throw info.invalid("name", "must have at most 256 characters") }
    _ = try info.optionalString("version")
    // Words that are unknown here are those of another version: no error.
    let entitlements = try parameters.optionalStrings("entitlements") ?? []
    let encodings = try parameters.optionalStrings("positionEncodings") ?? []
    let timeZone = try parameters.optionalTimeZone("timeZone") ?? server.configuration.timeZone
    var presentation = ViewPresentation()
    presentation.terminal.timeZone = timeZone ?? server.environment.timeZone
    presentation.locale = try parameters.optionalString("locale") ?? server.environment.locale
    presentation = try parameters.presentation(over: presentation) ?? presentation
    return Client(
      name: name,
      processID: try parameters.optionalInt("processId", in: 0...Int(Int32.max)).map { Int32($0) },
      entitlements: Set(entitlements.compactMap { Entitlement(rawValue: $0) }),
      positionEncoding: encodings.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16,
      locale: try parameters.optionalString("locale") ?? server.environment.locale,
      statedTimeZone: timeZone, timeZone: timeZone ?? server.environment.timeZone,
      style: try parameters.optionalStyle("style") ?? SnippetStyle(),
      presentation: presentation)
  }

  /// What the client declares along with `initialize`, so that there is no moment without it.
  static func registrations(_ parameters: Parameters) throws(ResponseError) -> [Registration] {
    var registrations: [Registration] = []
    for provider in try parameters.optionalObjects("providers") ?? [] {
      // Who only offers actions has no intents.
      guard provider.has("intents") || !provider.has("actions") else { continue }
      registrations.append(try Registration(provider))
    }
    guard registrations.count <= ProviderRegistry.providerLimit else {
      throw parameters.invalid("providers", "must have at most \(ProviderRegistry.providerLimit) elements")
    }
    return registrations
  }

  /// Registers what the client has declared.
  ///
  /// - Returns: The result's `registrations`; nil where nothing was declared.
  static func register(
    _ registrations: [Registration], _ client: Client, _ server: Server, host: Host
  ) throws(ResponseError) -> JSONValue? {
    guard !registrations.isEmpty else { return nil }
    var results: [JSONValue] = []
    for registration in registrations {
      results.append(
        try server.providers.register(
          registration, id: server.environment.makeID(), host: host, for: client.name))
    }
    return .array(results)
  }

  static func result(
    _ client: Client, _ server: Server, framing: Framing, registrations: JSONValue?
  ) -> JSONValue {
    var result: JSONObject = [
      "serverInfo": ["name": .string(Server.name), "version": .string(Server.version)],
      "positionEncoding": .string(client.positionEncoding.rawValue),
      "limits": .object(server.limits.json),
      "capabilities": [
        "methods": .array(server.methods.keys.sorted().map { .string($0) }),
        "framing": .string(framing.rawValue),
        "progress": true,
      ],
      "network": false,
    ]
    result["registrations"] = registrations
    return .object(result)
  }
}
