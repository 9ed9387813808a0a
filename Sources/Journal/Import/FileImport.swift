internal import CivilTime
internal import Formats
internal import Foundation

/// Reads one file of a source.
enum FileImport {
  /// Bytes of a calendar or a track beyond which it is not read.
  static let largest = 64 << 20

  /// What could be read, and why the rest could not.
  struct Outcome {
    var file = ImportedFile()
    var reason: String?
    var problem: String?
  }

  static func read(_ found: FoundFile, in directory: String, day: CivilDate) -> Outcome {
    if found.format != .jpeg, found.size > largest {
      return Outcome(reason: "tooLarge", problem: "\(found.size) bytes, more than \(largest)")
    }
    let count = found.format == .jpeg ? min(found.size, JPEGFile.headOctets) : found.size
    guard let bytes = bytes(directory + "/" + found.path, count) else {
      return Outcome(reason: "unreadable", problem: "the file cannot be opened or read")
    }
    let file =
      switch found.format {
      case .jpeg: PhotoImport.read(head: bytes, size: found.size)
      case .iCalendar: CalendarImport.read(bytes, day: day)
      case .gpx: TrackImport.read(bytes)
      }
    return Outcome(file: file, reason: file.problem?.reason.rawValue, problem: file.problem?.description)
  }

  private static func bytes(_ path: String, _ count: Int) -> [UInt8]? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    guard count > 0 else { return [] }
    return (try? handle.read(upToCount: count)).map { [UInt8]($0) }
  }
}
