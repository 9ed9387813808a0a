public import JSONRPC

/// What a parameter or a result may be: texts, numbers, truth values, days, cases of an ``AppEnum``, an ``AppEntity``, and
/// options and arrays of them.
public protocol IntentValue: Sendable {
  /// The type on the wire.
  static var valueType: IntentParameter.ValueType { get }
  /// The only texts that it may be; nil for any.
  static var allowedTexts: [String]? { get }
  /// What the id of a thing is one of; nil where it is a value.
  static var entityName: String? { get }
  /// The value where none is given; nil where one must be given.
  static var absent: Self? { get }

  /// The value on the wire.
  var json: JSONValue { get }
  /// Reads a value that has the type already; a thing is fetched.
  ///
  /// - Throws: ``SnippetError`` where there is no such value.
  static func value(of json: JSONValue) async throws -> Self
  /// What a person could pick; nil where there is nothing to suggest.
  static func suggestions() async throws -> [InputOption]?
}

extension IntentValue {
  public static var allowedTexts: [String]? { nil }
  public static var entityName: String? { nil }
  public static var absent: Self? { nil }
  public static func suggestions() async throws -> [InputOption]? { nil }

  static func refused(_ what: String) -> ValueFault {
    ValueFault(what: what)
  }
}
