public import JSONRPC

/// Something that was changed so that a view could be shown.
public struct ViewWarning: Sendable, Equatable {
  /// What was done. Each has a stable word.
  public enum Code: String, Sendable, Hashable {
    /// A text was cut.
    case clamped
    /// A control does nothing, since its intent is no snippet intent.
    case inertControl
    /// An address is shown as text, since its scheme is not allowed.
    case linkRefused
    /// A node or modifier is not known and was replaced or left out.
    case unknownElement
    /// Two draws with the same data gave different views.
    case impureDraw
    /// Something that the view is made from cannot be read.
    case unreadable
  }

  /// What was done.
  public var code: Code
  /// The JSON Pointer of the place in the view.
  public var path: String
  /// One sentence for a person.
  public var message: String

  /// An empty path is the root of the view.
  public init(code: Code, path: String = "", message: String) {
    self.code = code
    self.path = path
    self.message = message
  }

  /// `{code, path, message}`
  public var json: JSONValue {
    ["code": .string(code.rawValue), "path": .string(path), "message": .string(DisplayText.sanitised(message))]
  }
}
