public import CivilTime

/// What a photo file says of when, where and with what it was taken.
public struct PhotoMetadata: Sendable, Hashable {
  /// Where the offset from UTC came from.
  public enum ZoneSource: String, Sendable, Hashable {
    /// It stands beside the time (OffsetTimeOriginal and the like).
    case explicit
    /// It is the difference between the camera's clock and the time of the satellites.
    case gps
    /// The moment is known, but not what a wall clock showed: the time is that of UTC.
    case utc
  }

  /// Which of its dates a photo has.
  public enum DateSource: String, Sendable, Hashable {
    /// DateTimeOriginal: when the picture was taken.
    case original
    /// DateTimeDigitized: when it became a file; of a scan that is long after.
    case digitized
    /// DateTime: when the file was changed last.
    case modified
    /// XMP's dates of when it was taken or created.
    case packet
    /// The head of a film, which is that of the last program that wrote it.
    case movieHeader
  }

  /// What the camera's clock showed.
  public var captured: CivilDateTime?
  /// Whether the time of day is known, and not the day alone.
  public var hasTimeOfDay = true
  /// The part of the second, from 0 to 999.
  public var milliseconds = 0
  /// Which of the photo's dates ``captured`` is; nil where it has none.
  public var dateSource: DateSource?
  /// Seconds east of UTC.
  public var offset: Int?
  /// How ``offset`` is known; nil where it is not.
  public var zoneSource: ZoneSource?
  /// Where the camera stood, by the photo's GPS directory; nil where that says no place on the earth.
  public var coordinate: Coordinate?
  /// Who made the camera (Make); nil where it is not said.
  public var make: String?
  /// Which camera it was (Model); nil where it is not said.
  public var model: String?
  /// The program that wrote the file (Software); nil where it is not said.
  public var software: String?
  /// What was written about the picture (ImageDescription).
  public var imageDescription: String?
  /// Every text that says something about the picture, of EXIF, IPTC-IIM, comments and XMP: descriptions, keywords,
  /// names of people. At most 64 KiB.
  public var texts: [String] = []
  /// Whether there were more texts.
  public var hasMoreTexts = false
  /// How the picture must be turned, from 1 to 8 (TIFF 6.0, section 8).
  public var orientation: Int?
  /// The picture's size in pixels, as it is stored.
  public var width: Int?
  /// The stored picture's height in pixels, before it is turned; nil where it is not known.
  public var height: Int?

  /// Whether it is a film.
  public var isVideo = false
  /// The length of a film in seconds.
  public var duration: Double?
  /// What a still and its short film have in common, which Apple's phones write in both.
  public var contentIdentifier: String?
  /// Whether a short film belongs to the picture, in the same file.
  public var isMotionPhoto = false
  /// The stars that the person gave it, from 1 to 5.
  public var rating: Int?
  /// Whether all segments in front of the picture were read.
  public var isComplete = false

  /// A photo of which nothing is known yet.
  public init() {}

  /// Whether a scanner made the file, so that its date is not the picture's.
  public var isScan: Bool {
    // Hardly any camera's name holds the letters at all.
    [make, model, software].contains {
      $0.map { PictureOrigin.holdsScan($0.utf8) && PictureOrigin.namesScanner($0) } ?? false
    }
      || imageDescription.map { PictureOrigin.holdsScan($0.utf8) && PictureOrigin.saysScan($0) } ?? false
  }
}
