public import Foundation

/// Where the person is.
public struct IntentSurroundings: Sendable {
  public var timeZone: TimeZone
  /// A BCP 47 tag.
  public var locale: String

  public init(timeZone: TimeZone, locale: String = "en") {
    self.timeZone = timeZone
    self.locale = locale
  }
}
