import JSONRPC

/// A parameter with a few fixed values.
public protocol AppEnum: IntentTextValue, CaseIterable, RawRepresentable, Hashable where RawValue == String {
  /// What the values are.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What each is called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public static var allowedTexts: [String]? { allCases.map(\.rawValue) }

  public var text: String { rawValue }

  public static func values(of texts: [String]) async throws -> [Self] {
    try texts.map { text in
      guard let value = Self(rawValue: text), value.rawValue.hasSameBytes(as: text) else {
        throw refused("must be one of " + allCases.map(\.rawValue).joined(separator: ", "))
      }
      return value
    }
  }

  public static func suggestions() async throws -> [InputOption]? {
    allCases.map { value in
      InputOption(value.rawValue, title: caseDisplayRepresentations[value]?.line ?? value.rawValue)
    }
  }
}
