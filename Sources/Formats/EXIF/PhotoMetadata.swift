public import CivilTime

/// What a photo file says of when, where and with what it was taken.
public struct PhotoMetadata: Sendable, Hashable {
  /// Where the offset from UTC came from.
  public enum ZoneSource: String, Sendable, Hashable {
    /// It stands beside the time (OffsetTimeOriginal and the like).
    case explicit
    /// It is the difference between the camera's clock and the time of the satellites.
    case gps
  }

  /// Which of its dates a photo has.
  public enum DateSource: String, Sendable, Hashable {
    /// DateTimeOriginal: when the picture was taken.
    case original
    /// DateTimeDigitized: when it became a file; of a scan that is long after.
    case digitized
    /// DateTime: when the file was changed last.
    case modified
  }

  /// What the camera's clock showed.
  public var captured: CivilDateTime?
  /// The part of the second, from 0 to 999.
  public var milliseconds = 0
  public var dateSource: DateSource?
  /// Seconds east of UTC.
  public var offset: Int?
  public var zoneSource: ZoneSource?
  public var coordinate: Coordinate?
  public var make: String?
  public var model: String?
  public var software: String?
  /// What was written about the picture (ImageDescription).
  public var imageDescription: String?
  /// Every text that says something about the picture, of EXIF, IPTC-IIM, comments and XMP: descriptions, keywords, names
  /// of people. At most 64 KiB.
  public var texts: [String] = []
  /// Whether there were more texts.
  public var hasMoreTexts = false
  /// How the picture must be turned, from 1 to 8 (TIFF 6.0, section 8).
  public var orientation: Int?
  /// The picture's size in pixels, as it is stored.
  public var width: Int?
  public var height: Int?

  /// Whether all segments in front of the picture were read.
  public var isComplete = false

  public init() {}

  /// Whether a scanner made the file, so that its date is not the picture's.
  public var isScan: Bool {
    [make, model, software, imageDescription].contains { text in
      guard let words = text?.lowercased().split(whereSeparator: { !$0.isLetter }) else { return false }
      return words.contains { $0.hasPrefix("scan") }
    }
  }
}
