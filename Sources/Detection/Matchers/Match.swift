/// What a matcher has found: the tokens that it takes and what they mean.
struct Match {
  var tokens: Range<Int>
  var detection: Detection
}
