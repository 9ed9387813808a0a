public import JSONRPC

/// A value that is a text on the wire, as a name, a case or an id.
public protocol IntentTextValue: IntentValue {
  /// The text on the wire.
  var text: String { get }
  /// Reads several at once, in the order of the texts.
  ///
  /// - Throws: ``SnippetError`` where there is no such value.
  static func values(of texts: [String]) async throws -> [Self]
}

extension IntentTextValue {
  public static var valueType: IntentParameter.ValueType { .string }

  public var json: JSONValue { .string(text) }

  public static func value(of json: JSONValue) async throws -> Self {
    guard let text = json.string, let value = try await values(of: [text]).first else {
      throw refused("must be a string")
    }
    return value
  }
}

extension String: IntentTextValue {
  public var text: String { self }

  public static func values(of texts: [String]) async throws -> [String] { texts }
}
