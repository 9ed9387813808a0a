/// Intents that belong together, under one name in front of theirs: what a catalogue or a server is given.
public struct AppIntentProvider: Sendable {
  /// What stands before the slash in the intents' names.
  public let name: String
  /// The intents as the cycle performs them.
  public let intents: [any Intent]

  /// - Parameters:
  ///   - name: Letters, digits, dots, dashes and underscores.
  ///   - dependencies: What the intents and their queries depend on.
  ///   - intents: The types; of two with one identifier the first counts.
  public init(
    _ name: String, dependencies: AppDependencyManager = AppDependencyManager(), intents: [any AppIntent.Type]
  ) {
    self.name = name
    let registry = AppIntentRegistry(provider: name, dependencies: dependencies, intents: intents)
    func performer<Subject: AppIntent>(_ type: Subject.Type) -> any Intent {
      AppIntentPerformer<Subject>(registry: registry)
    }
    self.intents = intents.map { performer($0) }
  }

  /// The intents by name.
  public var catalogue: IntentCatalogue { IntentCatalogue(intents) }
}
