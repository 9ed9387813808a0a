/// A method of which several calls that wait in one lane are run together, for what is costly once for each time.
protocol GroupedMethod: Method {
  /// Runs the calls of one client in their order. Each has its own end: what one of them is refused for is no concern of
  /// the others.
  static func perform(_ calls: [GroupedCall]) -> [Result<Outcome, any Error>]
}
