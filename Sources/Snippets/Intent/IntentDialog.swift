import JSONRPC

/// What an assistant says: in full where nothing is seen, and less beside a view.
public struct IntentDialog: Sendable, Equatable {
  /// For where nothing is seen.
  public var full: String
  /// For beside a view.
  public var supporting: String

  /// Without a supporting text the full one serves beside a view too.
  public init(_ full: String, supporting: String? = nil) {
    self.full = full
    self.supporting = supporting ?? full
  }

  var json: JSONValue {
    ["full": .string(Self.clean(full)), "supporting": .string(Self.clean(supporting))]
  }

  static func clean(_ text: String) -> String {
    DisplayText.clamped(DisplayText.sanitised(text), to: ViewLimits().fallbackText)
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// App Intents' way to say both.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full.text, supporting: supporting.text)
  }
}
