import Foundation

/// What happens where a program reads what it never set: there is nothing to go on with, and nothing that could be made up
/// in its place.
@usableFromInline
enum MissingValue {
  /// The exit code of a program that is wrong (`EX_SOFTWARE` of sysexits.h).
  static let exitCode: Int32 = 70

  /// Says on standard error what was read, and ends the process.
  @usableFromInline
  static func end(reading what: String) -> Never {
    let line = "A program read \(what), which has no value.\n"
    FileHandle.standardError.write(Data(line.utf8))
    exit(exitCode)
  }
}
