/// How a session comes to its end.
public struct Ending: Sendable, Equatable {
  /// The exit code of the process.
  public let code: Int32
  /// What stderr is told; nil for a quiet end.
  public let message: String?
  /// How long the client may take nothing while answers wait, in milliseconds; for a prompt ending, how long all of
  /// them may take.
  public let flushMilliseconds: Int
  /// Whether the process must be gone soon, also if the client still takes answers.
  public let isPrompt: Bool

  /// By default a quiet end that gives a client which takes nothing two seconds.
  public init(code: Int32, message: String? = nil, flushMilliseconds: Int = 2_000, isPrompt: Bool = false) {
    self.code = code
    self.message = message
    self.flushMilliseconds = flushMilliseconds
    self.isPrompt = isPrompt
  }

  /// The client takes nothing.
  public static let dropped = Ending(
    code: 1, message: "the client reads nothing; it is dropped", flushMilliseconds: 0)
}
