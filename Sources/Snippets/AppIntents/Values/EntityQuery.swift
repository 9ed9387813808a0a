/// Finds things. Its properties marked `@Dependency` are there while an intent is performed.
public protocol EntityQuery<Entity>: Sendable {
  /// What is found.
  associatedtype Entity: AppEntity

  /// The things of those ids, in any order; those that are gone are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What a person could pick.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// Nothing is suggested.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds things by what a person calls them, too.
public protocol EntityStringQuery<Entity>: EntityQuery {
  /// The things that may be meant. One is taken; of several the person picks.
  func entities(matching string: String) async throws -> [Entity]
}
