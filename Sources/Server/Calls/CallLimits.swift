/// What is asked of a client at the most.
struct CallLimits: Sendable {
  /// How many calls of one provider are out at once. Calls inside other calls come on top, or they would wait for the
  /// calls that wait for them.
  var perProvider = 4
  /// How deep calls inside calls go.
  var depth = 4
  /// How many calls are out or wait for their turn, of all providers together.
  var calls = 4_096
  /// The longest answer, in bytes.
  var answerBytes = 1 << 20
  /// How long a call may take with all its waiting, although its provider says that it is still working, in
  /// milliseconds.
  var pendingMilliseconds = 30_000
}
