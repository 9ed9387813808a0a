/// A thing of yours that a parameter names by its id. It is fetched anew, by its query, each time an intent is performed
/// and each time a snippet is drawn.
public protocol AppEntity: IntentTextValue, Identifiable where ID: EntityIdentifierConvertible {
  /// What finds the things.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What finds the things.
  static var defaultQuery: DefaultQuery { get }
  /// What things of this type are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What this one is called.
  var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
  public static var entityName: String? { typeDisplayRepresentation.name.text }

  public var text: String { id.entityIdentifierString }

  /// The thing as something to pick.
  var option: InputOption {
    InputOption(text, title: displayRepresentation.line)
  }

  public static func values(of texts: [String]) async throws -> [Self] {
    let query = try resolvedQuery()
    let ids = texts.map(ID.entityIdentifier(for:))
    let known = Array(Set(ids.compactMap(\.self)))
    let found = known.isEmpty ? [] : try await query.entities(for: known)
    let entities = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var values: [Self] = []
    for (id, text) in zip(ids, texts) {
      if let entity = id.flatMap({ entities[$0] }) {
        values.append(entity)
      } else {
        values.append(try await entity(named: text, by: query))
      }
    }
    return values
  }

  /// The query, with all that it depends on.
  private static func resolvedQuery() throws(SnippetError) -> DefaultQuery {
    let query = defaultQuery
    try IntentPerformance.current?.registry.resolveDependencies(of: query)
    return query
  }

  /// What a person said instead of an id.
  private static func entity(named text: String, by query: DefaultQuery) async throws -> Self {
    let name = typeDisplayRepresentation.name.text
    guard let query = query as? any EntityStringQuery<Self> else {
      throw SnippetError.entityNotFound("There is no such \(name).")
    }
    let matches = try await query.entities(matching: text)
    guard let match = matches.first else { throw SnippetError.entityNotFound("There is no such \(name).") }
    guard matches.count == 1 else { throw AmbiguousValueError(options: matches.map(\.option)) }
    return match
  }

  public static func suggestions() async throws -> [InputOption]? {
    try await resolvedQuery().suggestedEntities().map(\.option)
  }
}

/// Several things are meant by what a person said.
struct AmbiguousValueError: Error {
  let options: [InputOption]
}
