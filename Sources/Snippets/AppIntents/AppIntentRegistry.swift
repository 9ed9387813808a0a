/// What the intents of one provider share.
final class AppIntentRegistry: Sendable {
  let provider: String
  let dependencies: AppDependencyManager
  private let names: [ObjectIdentifier: String]

  init(provider: String, dependencies: AppDependencyManager, intents: [any AppIntent.Type]) {
    self.provider = provider
    self.dependencies = dependencies
    names = Dictionary(
      intents.map { (ObjectIdentifier($0), provider + "/" + $0.persistentIdentifier) }, uniquingKeysWith: { $1 })
  }

  /// The name of one of the provider's intents, or what it would be of another one.
  func name(of type: (some AppIntent).Type) -> String {
    names[ObjectIdentifier(type)] ?? provider + "/" + type.persistentIdentifier
  }

  /// Gives an intent, or a query, what it depends on.
  ///
  /// - Throws: ``SnippetError`` where something was not given.
  func resolveDependencies<Subject>(of subject: Subject) throws(SnippetError) {
    for dependency in Snippets.dependencies(of: subject) where !dependency.resolve(from: dependencies) {
      throw .internalError("\(type(of: subject)) depends on \(dependency.typeName), which \(provider) was not given.")
    }
  }
}
