/// Exit codes beside those of the protocol, by their names in `sysexits.h`.
enum ExitCode {
  /// The command line is wrong.
  static let usage: Int32 = 64
  /// What was asked for is not there, or may not be.
  static let refused: Int32 = 1
  /// The state cannot be had.
  static let cannotCreate: Int32 = 73
  /// Standard output cannot be written.
  static let output: Int32 = 74
  /// The configuration is wrong.
  static let configuration: Int32 = 78
}
