/// How a session comes to its end.
public struct Ending: Sendable, Equatable {
  /// The exit code of the process.
  public let code: Int32
  /// What stderr is told; nil for a quiet end.
  public let message: String?
  /// How long the answers that wait may take to be written, in milliseconds.
  public let flushMilliseconds: Int

  /// By default a quiet end that gives waiting answers two seconds.
  public init(code: Int32, message: String? = nil, flushMilliseconds: Int = 2_000) {
    self.code = code
    self.message = message
    self.flushMilliseconds = flushMilliseconds
  }
}
