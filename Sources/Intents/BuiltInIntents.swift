public import Snippets

/// The intents that come with the product, over the person's calendar, contacts and to-dos.
public struct BuiltInIntents: Sendable {
  /// What the names of these intents begin with.
  public static let provider = "inkling"
  /// The product identifier in the calendars that are written.
  static let product = "-//inkling//EN"

  private let toDos: ToDoDirectory
  private let calendars: CalendarDirectory
  private let contacts: ContactDirectory
  private let log = ChangeLog()
  private let events = Drafts<EventDraft>()
  private let reminders = Drafts<ReminderDraft>()
  private let people = Drafts<ContactDraft>()

  /// Each directory is a vdir, or a directory of vdirs; it is made when something is written.
  ///
  /// - Parameters:
  ///   - calendar: Where events are written, and read for the agenda.
  ///   - contacts: Where cards are written and read.
  ///   - toDos: Where to-dos are written and read.
  public init(calendar: String, contacts: String, toDos: String) {
    calendars = CalendarDirectory(path: calendar)
    self.contacts = ContactDirectory(path: contacts)
    self.toDos = ToDoDirectory(path: toDos, log: log)
  }

  /// Every intent.
  public var intents: [any Intent] {
    let toDoIntents: [any Intent] = [
      AddToDoIntent(directory: toDos),
      ClearCompletedToDosIntent(directory: toDos), CreateReminderIntent(directory: toDos, drafts: reminders),
      ConfirmReminderIntent(directory: toDos, drafts: reminders),
      AdjustReminderIntent(directory: toDos, drafts: reminders), UndoIntent(log: log),
    ]
    let calendarIntents: [any Intent] = [
      CreateEventIntent(calendars: calendars, drafts: events, log: log),
      ConfirmEventIntent(calendars: calendars, drafts: events),
      AdjustEventIntent(calendars: calendars, drafts: events), ShowEventIntent(calendars: calendars, log: log),
    ]
    let contactIntents: [any Intent] = [
      AddContactIntent(contacts: contacts, drafts: people, log: log),
      ConfirmContactIntent(contacts: contacts, drafts: people),
      AdjustContactIntent(contacts: contacts, drafts: people), ShowContactIntent(contacts: contacts, log: log),
    ]
    let openingIntents: [any Intent] = [
      OpenInMapsIntent(), CallIntent(), SendEmailIntent(), OpenURLIntent(), CopyCodeIntent(), SendMessageIntent(),
      JoinCallIntent(), TrackParcelIntent(), TrackFlightIntent(), ConvertIntent(),
    ]
    return typed + toDoIntents + calendarIntents + contactIntents + openingIntents + HostIntent.all
  }

  /// Those that are types of their own, as anybody writes them.
  private var typed: [any Intent] {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: toDos)
    dependencies.add(dependency: calendars)
    return AppIntentProvider(
      Self.provider, dependencies: dependencies, intents: [ShowTodoList.self, CompleteToDo.self, ShowAgenda.self]
    ).intents
  }

  /// The intents by name.
  public var catalogue: IntentCatalogue { IntentCatalogue(intents) }

  /// The names of the intents that show events.
  static let calendarSnippets: Set<String> = [
    ConfirmEventIntent.name, ShowEventIntent.name, ShowAgenda.name,
  ]

  /// What another program, or another process of this one, changed since this was last asked: the names of the intents
  /// that show it, which ``SnippetCenter/dataChanged(intentNames:reason:)`` is to be told.
  ///
  /// A watcher of the directories asks it when anything there changed; our own writes do not count.
  public func changedOutside() -> Set<String> {
    var names: Set<String> = []
    if toDos.collections.ledger.hasChangedOutside() {
      names.formUnion([ShowTodoList.name, ConfirmReminderIntent.name])
    }
    if calendars.collections.ledger.hasChangedOutside() { names.formUnion(Self.calendarSnippets) }
    if contacts.collections.ledger.hasChangedOutside() {
      names.formUnion([ShowContactIntent.name, ConfirmContactIntent.name])
    }
    return names
  }
}
