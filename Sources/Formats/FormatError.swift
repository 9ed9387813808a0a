/// Why a file, or a part of it, cannot be read: which format, where, and what is wrong there.
public struct FormatError: Error, Sendable, Hashable {
  /// The formats that this module reads.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    case jpeg
    case exif
    case media
    case takeout
    case png
    case iso
    case iCalendar
    case vCard
    case xml
    case gpx
    case json
    case kml
    case zip
    case ownTracks
    case csv
    case fit
    case tcx
    case health
    case listening
    case calls
    case diary
    case geoNames
  }

  /// A place in the file.
  public enum Position: Sendable, Hashable {
    /// Bytes from the start of the file.
    case offset(Int)
    /// Lines from 1.
    case line(Int)
  }

  /// What is wrong. Each has a stable word, for counting.
  public enum Reason: String, Sendable, Hashable {
    /// The file has no bytes.
    case empty
    /// The file is something else than its name says.
    case notThisFormat
    /// The file is part of an export, but not the part that has anything to be read.
    case wrongExport
    /// The file ends in the middle of something.
    case truncated
    /// A length, a count or an offset points outside the file.
    case outOfBounds
    /// A structure contains itself.
    case loop
    /// Nested too deep.
    case tooDeep
    /// More entries, or longer ones, than are read.
    case tooLarge
    /// Something that the format does not allow.
    case malformed
    /// Packed or encoded in a way that is not read here.
    case unsupported
    /// The file could not be read any further.
    case unreadable
    /// There is no date and time by which it could be placed in a day.
    case noDate
    /// The person has thrown it away.
    case thrownAway
  }

  /// What the file was read as.
  public let format: Format
  /// Where in the file reading failed.
  public let position: Position
  /// What was wrong at that place.
  public let reason: Reason

  /// For readers of files: nothing of a file's text goes into an error.
  public init(format: Format, position: Position, reason: Reason) {
    self.format = format
    self.position = position
    self.reason = reason
  }
}

extension FormatError {
  /// What the person can do about it, where that is known.
  public var advice: String? {
    if (format, reason) == (.zip, .unsupported) {
      return "it is packed by a method that is not read; unpack it, or pack it anew as ZIP archives usually are"
    }
    guard reason == .wrongExport else { return nil }
    switch format {
    case .json:
      return "this part of the export has no places; on the phone, export the Timeline itself "
        + "(Settings, Location, Location services, Timeline, Export)"
    case .listening: return "a list of loved tracks says nothing of when they were played; export the scrobbles"
    case .takeout: return "it describes an album; the pictures have files of their own"
    default: return nil
    }
  }
}

extension FormatError: CustomStringConvertible {
  public var description: String {
    switch position {
    case .offset(let offset): "\(format.rawValue), byte \(offset): \(reason.rawValue)"
    case .line(let line): "\(format.rawValue), line \(line): \(reason.rawValue)"
    }
  }
}
