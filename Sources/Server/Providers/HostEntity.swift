internal import JSONRPC
internal import Snippets

/// A thing of the client's, as it answers `intent.entities`: `{id, title, …}`.
struct HostEntity: Sendable {
  let id: String
  let title: String
  /// All that was said of it.
  let members: JSONObject

  private static let limit = 64

  /// Reads `{entities: […]}`.
  ///
  /// - Throws: ``SnippetError`` of the reason `providerInvalid`.
  static func all(in answer: JSONValue) throws(SnippetError) -> [HostEntity] {
    guard let elements = answer["entities"]?.array else {
      throw .providerInvalid("entities must be an array", path: "/entities")
    }
    var result: [HostEntity] = []
    for (index, element) in elements.prefix(limit).enumerated() {
      guard let members = element.object, let id = members["id"]?.string, (1...1_024).contains(id.utf8.count),
        let title = members["title"]?.string
      else { throw .providerInvalid("an entity has an id and a title", path: "/entities/\(index)") }
      result.append(HostEntity(id: id, title: title, members: members))
    }
    return result
  }
}
