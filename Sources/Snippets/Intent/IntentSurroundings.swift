public import Foundation

/// Where the person is.
public struct IntentSurroundings: Sendable {
  /// The person's zone, in which wall times are read and shown.
  public var timeZone: TimeZone
  /// A BCP 47 tag.
  public var locale: String
  /// The host's name of the call inside which it asks, where it says one.
  public var invocation: String?
  /// The name of the program that asks, as it says itself.
  public var client = ""
  /// The entitlements that it has named.
  public var entitlements: Set<String> = []
  /// Whether what began the intent may have misunderstood the person.
  public var isLowConfidenceSource = false
  /// Whether it was begun by a control outside of any snippet, such as a button of a panel, beside which nothing can be
  /// shown.
  public var isStartedByControl = false

  /// The locale is English where nobody names another.
  public init(timeZone: TimeZone, locale: String = "en") {
    self.timeZone = timeZone
    self.locale = locale
  }
}
