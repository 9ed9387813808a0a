internal import CivilTime
internal import Formats
internal import Foundation

/// When a picture or a film was taken: by itself, by what lies beside it, or by its name, the best first.
struct MediaDate {
  let wall: CivilDateTime
  let offset: Int?
  let zoneSource: ZoneSource
  /// Whether it is the date of what it shows, and not of the file.
  let isOwn: Bool

  /// Nil if nothing tells it. The file's own times are never asked: copying changes them.
  init?(_ photo: PhotoMetadata, _ sidecar: TakeoutSidecar?, name: String) {
    let named = FileNameDate(name)
    if let captured = photo.captured, photo.dateSource != .modified, photo.dateSource != .movieHeader {
      self.init(captured, photo, isOwn: photo.hasTimeOfDay && photo.dateSource != .digitized)
    } else if let taken = sidecar?.taken {
      self.init(TimeZone.gmt.civil(at: taken), offset: 0, .utc, isOwn: true)
    } else if let named, named.hasTime {
      // A phone names its films by the moment of their beginning, their heads have that of their end.
      if !named.isUTC, let offset = Self.offset(of: named.wall, photo) {
        self.init(named.wall, offset: offset, .explicit, isOwn: true)
      } else {
        self.init(named.wall, offset: named.isUTC ? 0 : nil, named.isUTC ? .utc : .floating, isOwn: true)
      }
    } else if let captured = photo.captured {
      self.init(captured, photo, isOwn: photo.dateSource == .movieHeader)
    } else if let named {
      self.init(named.wall, offset: nil, .floating, isOwn: false)
    } else {
      return nil
    }
  }

  /// Whether it is the first day of a clock that nobody has set, or whose battery was empty.
  var isOfUnsetClock: Bool {
    let date = wall.date
    return zoneSource == .floating && date.month == 1 && date.day == 1 && [1970, 1980, 2000].contains(date.year)
  }

  /// The offset that the name of a film, by the local clock, and its head, by UTC, tell together: quarters of an hour. Where
  /// they are equal the head may have been written by the local clock too, and nothing is told.
  private static func offset(of wall: CivilDateTime, _ photo: PhotoMetadata) -> Int? {
    guard photo.dateSource == .movieHeader, let captured = photo.captured else { return nil }
    let end = wall.secondsSinceEpoch - captured.secondsSinceEpoch
    let length = Int(min(max(photo.duration ?? 0, 0), 86_400).rounded())
    for difference in [end + length, end] {
      let offset = Int((Double(difference) / 900).rounded()) * 900
      if abs(difference - offset) <= 60, offset != 0, (-43_200...50_400).contains(offset) { return offset }
    }
    return nil
  }

  private init(_ captured: CivilDateTime, _ photo: PhotoMetadata, isOwn: Bool) {
    let source: ZoneSource =
      switch photo.zoneSource {
      case .explicit: .explicit
      case .gps: .gps
      case .utc: .utc
      case nil: .floating
      }
    self.init(captured, offset: photo.offset, source, isOwn: isOwn)
  }

  private init(_ wall: CivilDateTime, offset: Int?, _ zoneSource: ZoneSource, isOwn: Bool) {
    self.wall = wall
    self.offset = offset
    self.zoneSource = zoneSource
    self.isOwn = isOwn
  }
}
