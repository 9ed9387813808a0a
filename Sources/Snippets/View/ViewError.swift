/// Why a view cannot be shown, and where.
public struct ViewError: Error, Sendable, Equatable {
  /// What is wrong with a view.
  public enum Reason: Sendable, Equatable {
    /// A member is missing, of the wrong type, unknown or out of its range.
    case invalid
    /// The view is beyond one of ``ViewLimits``.
    case tooLarge
  }

  /// What is wrong.
  public let reason: Reason
  /// The JSON Pointer (RFC 6901) of the place in the view.
  public let path: String
  /// What must be, for the author of the view.
  public let message: String

  static func invalid(_ path: String, _ message: String) -> ViewError {
    ViewError(reason: .invalid, path: path, message: message)
  }

  static func tooLarge(_ path: String, _ message: String) -> ViewError {
    ViewError(reason: .tooLarge, path: path, message: message)
  }

  /// The same error where the view stands inside another value.
  func below(_ pointer: String) -> ViewError {
    ViewError(reason: reason, path: pointer + path, message: message)
  }
}
