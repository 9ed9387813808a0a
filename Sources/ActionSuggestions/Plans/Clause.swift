/// A sentence of the text: its tokens and bytes, and whether it asks.
struct Clause {
  var tokens: Range<Int>
  var bytes: Range<Int>
  var isQuestion: Bool
}
