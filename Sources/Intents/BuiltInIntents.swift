public import Snippets

/// The intents that come with the product, over the person's calendar, contacts and to-dos.
public struct BuiltInIntents: Sendable {
  /// What the names of these intents begin with.
  public static let provider = "inkling"
  /// The product identifier in the calendars that are written.
  static let product = "-//inkling//EN"

  private let toDos: ToDoDirectory
  private let calendar: Vdir
  private let contacts: Vdir

  /// - Parameters:
  ///   - calendar: The directory of a vdir that events are written into; made when the first one is.
  ///   - contacts: The directory of a vdir that cards are written into; made when the first one is.
  ///   - toDos: A vdir of to-dos, or a directory of such vdirs; made when the first to-do is written.
  public init(calendar: String, contacts: String, toDos: String) {
    self.calendar = Vdir(path: calendar)
    self.contacts = Vdir(path: contacts)
    self.toDos = ToDoDirectory(path: toDos)
  }

  /// Every intent.
  public var intents: [any Intent] {
    [
      ToDoListIntent(directory: toDos), AddToDoIntent(directory: toDos), CompleteToDoIntent(directory: toDos),
      ClearCompletedToDosIntent(directory: toDos), CreateEventIntent(calendar: calendar), OpenInMapsIntent(),
      CallIntent(), SendEmailIntent(), OpenURLIntent(), CopyCodeIntent(), CreateReminderIntent(directory: toDos),
      AddContactIntent(contacts: contacts), SendMessageIntent(), JoinCallIntent(), TrackParcelIntent(), ConvertIntent(),
    ] + HostIntent.all
  }

  /// The intents by name.
  public var catalogue: IntentCatalogue { IntentCatalogue(intents) }

  /// The names of the intents that show to-dos: what ``SnippetCenter/dataChanged(intentNames:reason:)`` is told when
  /// another program changed the files.
  public static let toDoSnippets: Set<String> = [ToDoListIntent.name]

  /// Whether another program, or another process of this one, changed the to-dos since this was last asked.
  ///
  /// A watcher of the directory asks it when anything there changed; our own writes do not count.
  public func toDosChangedOutside() -> Bool {
    toDos.ledger.hasChangedOutside()
  }
}
