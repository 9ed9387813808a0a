/// The moments that were made last, and what they were made of.
struct MadeMoments: Sendable {
  var revision = ""
  var home = ""
  /// Seconds since 1970 for which they hold: from …
  var from = 0
  /// … to before …
  var until = 0
  var result = MomentMaking.Result()

  func holds(revision: String, home: String, now: Int) -> Bool {
    self.revision == revision && self.home == home && (from..<max(from, until)).contains(now)
  }
}
