public import CivilTime
public import Foundation

/// What a text is read against.
public struct DetectionContext: Sendable {
  /// When the text was written, on the writer's or reader's wall clock.
  public var reference: CivilDateTime
  /// The zone of that wall clock.
  public var timeZone: TimeZone?
  /// A locale such as `en_GB` or `en-GB`.
  public var locale: String?
  /// A region such as `GB`, ISO 3166-1 alpha-2; the locale's where it is nil.
  public var region: String?
  /// What to look for; nil for everything.
  public var types: Set<DetectionType>?

  /// Without locale and region a text is read as English of no region; without types everything is looked for.
  public init(
    reference: CivilDateTime, timeZone: TimeZone? = nil, locale: String? = nil, region: String? = nil,
    types: Set<DetectionType>? = nil
  ) {
    self.reference = reference
    self.timeZone = timeZone
    self.locale = locale
    self.region = region
    self.types = types
  }

  /// The region that was given, else the one that the locale names, in capitals.
  var effectiveRegion: String? {
    if let region, !region.isEmpty { return region.uppercased() }
    guard let locale else { return nil }
    let parts = locale.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "@"): true
      default: false
      }
    }
    return parts.dropFirst().first { $0.count == 2 }.map { Substring($0).uppercased() }
  }

  /// Whether `3/4` is the fourth of March: in the United States, and where the language has it so and no region is named
  /// (as CLDR has it).
  func isMonthFirst(_ conventions: Conventions) -> Bool {
    effectiveRegion.map { $0 == "US" } ?? conventions.isMonthFirst
  }
}
