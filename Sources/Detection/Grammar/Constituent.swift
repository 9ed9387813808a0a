/// A stretch of tokens that has been recognised, from the position under which the chart keeps it.
struct Constituent: Sendable {
  let symbol: Symbol
  /// The token behind the last one.
  let end: Int
  let meaning: Meaning
}
