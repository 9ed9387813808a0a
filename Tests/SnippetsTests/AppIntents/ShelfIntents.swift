import Foundation
import JSONRPC
import Snippets

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  let id: Int
  let title: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)", subtitle: "No. \(id)") }
}

struct BookQuery: EntityStringQuery {
  @Dependency var shelf: Shelf

  func entities(for identifiers: [Int]) async throws -> [Book] {
    shelf.note("fetch")
    return shelf.current.titles.filter { identifiers.contains($0.key) }.map { Book(id: $0.key, title: $0.value) }
  }

  func entities(matching string: String) async throws -> [Book] {
    let matches = shelf.current.titles.filter { $0.value.hasPrefix(string) }
    return matches.map { Book(id: $0.key, title: $0.value) }.sorted { $0.id < $1.id }
  }

  func suggestedEntities() async throws -> [Book] { try await entities(matching: "") }
}

enum Order: String, AppEnum {
  case title, age
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
  static let caseDisplayRepresentations: [Order: DisplayRepresentation] = [.title: "By Title", .age: "By Age"]
}

struct Genres: DynamicOptionsProvider {
  func results() async throws -> [String] { ["novel", "poem"] }
}

// MARK: - Snippets

struct ShowBook: SnippetIntent {
  static let title: LocalizedStringResource = "Show Book"
  @Parameter(title: "Book", requestValueDialog: "Which book?") var book: Book
  @Dependency var shelf: Shelf

  init() {}
  init(_ book: Book) { self.book = book }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    shelf.note("draw")
    return .result {
      Text(book.title)
      Toggle("Read", isOn: shelf.current.isRead.contains(book.id), intent: SetRead(book)).id("read")
      Button("Rename", intent: Rename(book, to: "Lolita")).id("rename")
      Button("Burn", intent: Burn(book)).id("burn")
      Button("Borrow", intent: Borrow(book)).id("borrow")
    }
  }
}

struct ShowShelf: SnippetIntent {
  static let title: LocalizedStringResource = "Show Shelf"
  @Dependency var shelf: Shelf

  func perform() async throws -> some IntentResult & ShowsSnippetView & ReturnsValue<Int> {
    ShowShelf.reload()
    return .result(value: shelf.current.titles.count, view: Text("\(shelf.current.titles.count) books"))
  }
}

struct ShowOpenly: SnippetIntent {
  static let title: LocalizedStringResource = "Show Openly"
  static let isDiscoverable = true
  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("Open")) }
}

struct ShowAndSay: SnippetIntent {
  static let title: LocalizedStringResource = "Show and Say"
  func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
    .result(dialog: IntentDialog(full: "All of it", supporting: "It"), view: Text("It"))
  }
}

/// What a snippet must not do, one way or the other.
struct ShowAndWrite: SnippetIntent {
  static let title: LocalizedStringResource = "Show and Write"
  @Parameter(title: "Way") var way: String
  @Dependency var shelf: Shelf
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    switch way {
    case "change": try IntentContext.changing { shelf.note("written") }
    case "ask": try await requestConfirmation()
    case "choose": _ = try await requestChoice(between: [.cancel])
    case "input": _ = try await $way.requestValue()
    default: shelf.note("draw")
    }
    return .result(view: Text("\(shelf.log.count)"))
  }
}

// MARK: - Actions

struct SetRead: SetValueIntent {
  static let title: LocalizedStringResource = "Set Read"
  @Parameter(title: "Book") var book: Book
  @Parameter(title: "Read") var value: Bool
  @Dependency var shelf: Shelf

  init() {}
  init(_ book: Book) { self.book = book }

  func perform() async throws -> some IntentResult {
    try IntentContext.changing {
      shelf.change { if value { $0.isRead.insert(book.id) } else { $0.isRead.remove(book.id) } }
    }
    ShowBook.reload()
    return .result()
  }
}

struct Rename: AppIntent {
  static let title: LocalizedStringResource = "Rename"
  @Parameter(title: "Book") var book: Book
  @Parameter(title: "Name", default: "Untitled") var name: String
  @Dependency var shelf: Shelf

  init() {}
  init(_ book: Book, to name: String) {
    self.book = book
    self.name = name
  }

  func perform() async throws -> some ReturnsValue<String> {
    shelf.change { $0.titles[book.id] = name }
    return .result(value: name)
  }
}

struct Burn: AppIntent {
  struct Fault: Error { let secret = "/home/ana/matches" }
  static let title: LocalizedStringResource = "Burn"
  static let isDiscoverable = false
  @Parameter(title: "Book") var book: Book
  @Dependency var shelf: Shelf

  init() {}
  init(_ book: Book) { self.book = book }

  func perform() async throws -> some IntentResult {
    shelf.change { $0.titles[book.id] = nil }
    guard shelf.current.titles.isEmpty else { throw Fault() }
    return .result()
  }
}

/// Asks under a snippet in which the book can be renamed, and then by a choice.
struct Borrow: AppIntent {
  static let title: LocalizedStringResource = "Borrow"
  @Parameter(title: "Book") var book: Book
  @Dependency var shelf: Shelf

  init() {}
  init(_ book: Book) { self.book = book }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    shelf.note("begin \(book.title)")
    do {
      try await requestConfirmation(
        actionName: .custom(acceptLabel: "Borrow", denyLabel: "Leave", destructive: true),
        snippetIntent: ShowBook(book))
      shelf.note("confirmed \(book.title)")
      let week = IntentChoiceOption(title: "A Week")
      let choice = try await requestChoice(between: [week, IntentChoiceOption(title: "A Month"), .cancel])
      shelf.note(choice == week ? "week" : "month")
    } catch {
      shelf.note("\(error)")
      throw error
    }
    return .result(dialog: "Borrowed \(book.title).", snippetIntent: ShowBook(book))
  }
}

/// Asks only where it may have been misunderstood.
struct Donate: AppIntent {
  static let title: LocalizedStringResource = "Donate"
  func perform() async throws -> some ReturnsValue<String> {
    try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Donate?")
    return .result(value: "done")
  }
}

/// Asks for what it needs in each of the ways.
struct Find: AppIntent {
  static let title: LocalizedStringResource = "Find"
  @Parameter(title: "Way") var way: String
  @Parameter(title: "Genre", optionsProvider: Genres()) var genre: String
  @Parameter(title: "Book") var book: Book?
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Order") var order: Order?
  @Dependency var shelf: Shelf

  func perform() async throws -> some ReturnsValue<String> {
    shelf.note("begin")
    switch way {
    case "needs":
      guard let book else { throw $book.needsValueError("Which one?") }
      return .result(value: book.title)
    case "value": return .result(value: "\(try await $count.requestValue("How many?"))")
    case "order": return .result(value: try await $order.requestValue()?.rawValue ?? "none")
    case "among":
      return .result(value: try await $genre.requestDisambiguation(among: ["epic", "elegy"], dialog: "Which?"))
    case "confirm":
      _ = try await $genre.requestConfirmation(for: genre)
      return .result(value: "sure")
    case "twice":
      async let first = requestChoice(between: [IntentChoiceOption(title: "One")])
      async let second = requestChoice(between: [IntentChoiceOption(title: "Two")])
      return .result(value: "\(try await first.title.text) \(try await second.title.text)")
    default: return .result(value: genre)
    }
  }
}

/// Takes one of each.
struct Describe: AppIntent {
  static let title: LocalizedStringResource = "Describe"
  static let description: LocalizedStringResource = "Says what it was given."
  @Parameter(title: "Text", default: "-") var text: String
  @Parameter(title: "Whole") var whole: Int?
  @Parameter(title: "Number") var number: Double?
  @Parameter(title: "Flag") var flag: Bool?
  @Parameter(title: "Day") var day: DateComponents?
  @Parameter(title: "Moment") var moment: Date?
  @Parameter(title: "Order", default: .title) var order: Order
  @Parameter(title: "Books") var books: [Book]?
  @Parameter(title: "Words", default: []) var words: [String]

  func perform() async throws -> some ReturnsValue<[String]> {
    let parts: [String?] = [
      text, whole.map { "\($0)" }, number.map { "\($0)" }, flag.map { "\($0)" },
      day.map { "\($0.year ?? 0)/\($0.month ?? 0)/\($0.day ?? 0) \($0.hour ?? -1)" },
      moment.map { "\(Int($0.timeIntervalSince1970))" }, order.rawValue, books?.map(\.title).joined(separator: "+"),
    ]
    return .result(value: parts.map { $0 ?? "nil" } + words)
  }
}

struct OpenSite: AppIntent {
  static let title: LocalizedStringResource = "Open Site"
  @Parameter(title: "Address") var address: String
  func perform() async throws -> some ReturnsValue<Int> & OpensIntent {
    guard let url = URL(string: address) else { throw $address.needsValueError() }
    return .result(value: 1, opensIntent: OpenURLIntent(url))
  }
}

struct CopyAll: LongRunningIntent {
  static let title: LocalizedStringResource = "Copy All"
  @Dependency var shelf: Shelf
  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 3
    for step in 1...3 {
      progress.completedUnitCount = step
      shelf.note("step \(step)")
      await shelf.noted("go \(step)")
    }
    return .result()
  }
}

/// Waits until it is told to stop.
struct Wait: AppIntent {
  static let title: LocalizedStringResource = "Wait"
  @Dependency var shelf: Shelf
  func perform() async throws -> some IntentResult {
    shelf.note("waiting")
    await withTaskCancellationHandler {
      await shelf.noted("stop")
    } onCancel: {
      shelf.note("stop")
    }
    try Task.checkCancellation()
    return .result()
  }
}
