public import JSONRPC

/// An intent that somebody else performs, a host or a script, as its author declares it.
public struct IntentDeclaration: Sendable, Equatable {
  /// What everybody may know of it.
  public var description: IntentDescription
  /// Whether the person is asked before it is performed.
  public var requiresConfirmation: Bool
  /// How long an answer may take, in milliseconds, from 100 to 30,000.
  public var timeoutMilliseconds: Int

  /// The most parameters of one intent.
  public static let parameterLimit = 16
  /// How long an answer may take where nothing is said, in milliseconds.
  public static let usualTimeout = 5_000
  static let timeouts = 100...30_000

  /// Reads `{name, title, description?, kind?, parameters?, isDiscoverable?, returnsValue?, systemImage?,
  /// requiresConfirmation?, timeoutMilliseconds?}`; members that are unknown are left out.
  ///
  /// - Parameter provider: What stands in front of the name.
  public init(_ json: JSONValue, provider: String) throws(DeclarationFault) {
    let members = DeclarationReader(json)
    let name = try Self.name(json["name"])
    let title = try members.text("title", limit: 80) ?? name
    guard let kind = IntentDescription.Kind(rawValue: try members.text("kind", limit: 20) ?? "action") else {
      throw DeclarationFault(.invalidMember, "kind must be action or snippet.")
    }
    description = IntentDescription(
      name: provider + "/" + name, title: title,
      description: try members.text("description", limit: 500) ?? title, kind: kind,
      parameters: try Self.parameters(json["parameters"]),
      isDiscoverable: try members.bool("isDiscoverable"),
      returnsValue: try members.bool("returnsValue") ?? false,
      systemImage: try members.text("systemImage", limit: 80))
    requiresConfirmation = try members.bool("requiresConfirmation") ?? false
    guard kind == .action || !requiresConfirmation else {
      throw DeclarationFault(.invalidMember, "requiresConfirmation is for actions: a snippet asks nothing.")
    }
    timeoutMilliseconds = try members.int("timeoutMilliseconds", in: Self.timeouts) ?? Self.usualTimeout
  }

  /// Whether a text may stand for a provider, an intent or a parameter: 1 to 64 ASCII letters, digits, `.`, `_` and `-`,
  /// the first one a letter.
  public static func isName(_ text: String) -> Bool {
    guard (1...64).contains(text.utf8.count), let first = text.utf8.first else { return false }
    func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }
    return isLetter(first)
      && text.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) || $0 == 46 || $0 == 45 || $0 == 95 }
  }

  private static func name(_ json: JSONValue?) throws(DeclarationFault) -> String {
    guard let name = json?.string, isName(name) else {
      throw DeclarationFault(.invalidName, "name must be 1 to 64 letters, digits, dots, dashes and underscores.")
    }
    return name
  }

  private static func parameters(_ json: JSONValue?) throws(DeclarationFault) -> [IntentParameter] {
    guard let json, json != .null else { return [] }
    guard let elements = json.array else { throw DeclarationFault(.invalidParameter, "parameters must be an array.") }
    guard elements.count <= parameterLimit else {
      throw DeclarationFault(.tooMany, "An intent has at most \(parameterLimit) parameters.")
    }
    var result: [IntentParameter] = []
    for element in elements {
      let parameter = try IntentParameter(declared: element)
      guard !result.contains(where: { $0.name.hasSameBytes(as: parameter.name) }) else {
        throw DeclarationFault(.invalidParameter, "The parameter \(parameter.name) stands twice.")
      }
      result.append(parameter)
    }
    return result
  }
}
