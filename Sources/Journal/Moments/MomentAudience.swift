/// Who is told of moments.
enum MomentAudience: Sendable, Hashable {
  /// The person: everything is put together.
  case person
  /// Clients. What one of them has donated is put together with nothing else, and nothing else is told by it: or one could
  /// donate things to see what they come to lie beside.
  case clients
}
