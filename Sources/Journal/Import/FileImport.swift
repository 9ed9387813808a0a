internal import CivilTime
internal import Formats
internal import Foundation

/// Reads one file of a source.
enum FileImport {
  /// Bytes of a calendar or a track beyond which it is not read.
  static let largest = 64 << 20

  /// The reason of what cannot be opened or read; it is tried again each time.
  static let unreadable = "unreadable"

  /// What could be read, and why the rest could not.
  struct Outcome {
    var file = ImportedFile()
    var reason: String?
    var problem: String?
  }

  static func read(_ found: FoundFile, in directory: String, day: CivilDate, isCancelled: () -> Bool) -> Outcome {
    if found.format != .jpeg, found.size > largest {
      return Outcome(reason: "tooLarge", problem: "\(found.size) bytes, more than \(largest)")
    }
    let path = directory + "/" + found.path
    var file: ImportedFile?
    switch found.format {
    case .jpeg: file = PhotoImport.read(size: found.size) { bytes(path, $0) }
    case .iCalendar: file = bytes(path, found.size).map { CalendarImport.read($0, day: day, isCancelled: isCancelled) }
    case .gpx: file = bytes(path, found.size).map { TrackImport.read($0, isCancelled: isCancelled) }
    }
    guard let file else { return Outcome(reason: unreadable, problem: "the file cannot be opened or read") }
    return Outcome(file: file, reason: file.problem?.reason.rawValue, problem: file.problem?.description)
  }

  private static func bytes(_ path: String, _ count: Int) -> [UInt8]? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    guard count > 0 else { return [] }
    return (try? handle.read(upToCount: count)).map { [UInt8]($0) }
  }
}
