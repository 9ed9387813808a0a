/// A group as the person has put it right.
struct CorrectedGroup {
  var group: MomentGroup
  /// The name that the person has given it.
  var name: String?
}
