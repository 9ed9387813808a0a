internal import Intents
public import Snippets

/// The product behind the wire: its engines, shared by every session of the process.
public final class Server: Sendable {
  /// What the person has settled; it does not change while the process runs.
  public let configuration: Configuration
  /// The clock, ids, zone and locale that every engine uses.
  public let environment: Environment
  /// What clients may ask for at the most, the same for every session.
  public let limits: ServerLimits
  let methods: [String: any Method.Type]
  let sessions = SessionList()
  let knownMessages = KnownMessages()
  let stateDirectory: String?
  private let room: EngineRoom
  let directories: Directories
  let intents: BuiltInIntents
  let catalogue: IntentCatalogue
  let providers: ProviderList
  let scripts: ScriptLibrary
  let snippets: SnippetCenter
  let pickers: PickerDesk

  /// The name of the program.
  public static let name = "inkling"
  /// The version of the program.
  public static let version = "0.1.0"

  /// - Parameters:
  ///   - directory: The state directory, or nil to keep nothing.
  ///   - intents: What is served beside the product's own intents; of two with one name the product's counts.
  public convenience init(
    directory: String?, configuration: Configuration, environment: Environment, limits: ServerLimits = ServerLimits(),
    intents: [any Intent] = []
  ) {
    self.init(
      directory: directory, configuration: configuration, environment: environment, limits: limits,
      methods: MethodRegistry.methods, others: intents)
  }

  init(
    directory: String?, configuration: Configuration, environment: Environment, limits: ServerLimits,
    methods: [any Method.Type], others: [any Intent] = []
  ) {
    self.configuration = configuration
    self.environment = environment
    self.limits = limits
    self.methods = Dictionary(methods.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    stateDirectory = directory
    room = EngineRoom(directory: directory, environment: environment)
    directories = Directories(state: directory, configuration: configuration, makeID: environment.makeID)
    intents = BuiltInIntents(
      calendar: directories.calendar, contacts: directories.contacts, toDos: directories.toDos)
    let access = JournalAccess(room: room, configuration: configuration, calendar: directories.calendar)
    let picking: [any Intent] = [
      PickSuggestionIntent(access: access), ShowSuggestionsIntent(access: access),
      SelectSuggestionIntent(access: access), DismissSuggestionIntent(access: access),
    ]
    let others = picking + others
    let own = IntentCatalogue(intents.intents + others)
    providers = ProviderList(open: { own.open($0) })
    scripts = ScriptLibrary(directory: configuration.scripts, configuration: configuration, open: { own.open($0) })
    catalogue = IntentCatalogue(intents.intents + others, sources: [providers, scripts])
    pickers = PickerDesk(terminal: environment.terminal)
    let sessions = sessions
    snippets = SnippetCenter(
      catalogue: catalogue, makeIdentifier: environment.makeID, clock: environment.now,
      checksPurity: environment.checksDraws,
      timeLimit: IntentTimeLimit(milliseconds: limits.performMilliseconds, clock: environment.stopwatch),
      onReload: { sessions.push($0) })
  }

  /// What needs the store.
  ///
  /// - Throws: `StoreError`, if the store cannot be opened just now.
  func engines() throws -> Engines { try room.engines() }

  /// Lets go of what must not outlive the process.
  public func close() {
    pickers.close()
    scripts.close()
    directories.removeTemporary()
  }
}
