/// A place where something is to happen.
struct PlanPlace: Hashable {
  var name: String
  /// The whole address, where the place is one.
  var address: String?
  var range: Range<Int>
}
