internal import Store

/// Who is told of moments.
enum MomentAudience: Sendable, Hashable {
  /// The person: everything is put together.
  case person
  /// Clients that have donated nothing: what others have donated is not told to them.
  case clients
  /// The client whose donations the source is: beside what all are told, those are, put together with nothing else, and
  /// whatever the person has excluded or switched off. So a client cannot donate things to see what they come to lie
  /// beside, or which of them are kept from it.
  case donor(String)
}

extension Journal {
  /// What the client is among those who are told.
  func audience(of client: String) throws -> MomentAudience {
    try store.use { database in
      try Self.donors(database).first { $0.value == client }.map { .donor($0.key) } ?? .clients
    }
  }
}
