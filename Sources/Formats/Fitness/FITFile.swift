/// An activity file of a watch or a cycling computer (Garmin's Flexible and Interoperable Data Transfer protocol).
public struct FITFile: Sendable, Hashable {
  /// Seconds from 1970 to 1989-12-31T00:00:00Z, from which the format counts.
  static let epoch = 631_065_600

  /// One for each session; of a file that was broken off before its session, one of what was recorded.
  public let workouts: [Workout]
  /// How many points were recorded, with a place or without.
  public let recordCount: Int
  /// Why the rest of the file could not be read, or why it is not to be trusted; what stands before is here.
  public let problem: FormatError?

  /// Reads a file, or several that stand one behind the other.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is here.
  /// - Throws: ``FormatError``, if it is no FIT file, or is broken before anything was read.
  public init(bytes: [UInt8], isCancelled: () -> Bool = { false }) throws(FormatError) {
    guard !bytes.isEmpty else { throw FormatError(format: .fit, position: .offset(0), reason: .empty) }
    guard bytes.count >= 12, matches(bytes[8..<12], ".FIT") else {
      throw FormatError(format: .fit, position: .offset(0), reason: .notThisFormat)
    }
    var reader = FITReader()
    reader.read(bytes, isCancelled: isCancelled)
    workouts = reader.workouts
    recordCount = reader.recordCount
    problem = reader.problem
    if let problem, workouts.isEmpty, recordCount == 0 { throw problem }
  }
}
