import Snippets

/// What is to be bought. It outlives every intent, so it is a dependency of them.
actor GroceryStore {
  private(set) var items = [
    Grocery(id: 1, name: "Apples"), Grocery(id: 2, name: "Bread"), Grocery(id: 3, name: "Coffee"),
  ]

  /// Each change says that it is one, so that a snippet which is drawn cannot make it.
  func set(_ isInCart: Bool, of id: Int) throws {
    try IntentContext.changing {
      for index in items.indices where items[index].id == id { items[index].isInCart = isInCart }
    }
    ShowGroceries.reload()
  }

  func add(_ name: String) throws -> Grocery {
    try IntentContext.changing {
      let item = Grocery(id: (items.map(\.id).max() ?? 0) + 1, name: name)
      items.append(item)
      return item
    }
  }

  func removeAll(where isRemoved: (Grocery) -> Bool) throws {
    try IntentContext.changing { items.removeAll(where: isRemoved) }
    ShowGroceries.reload()
  }
}

/// One thing to buy, which parameters name by its id.
struct Grocery: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item"
  static let defaultQuery = GroceryQuery()

  let id: Int
  let name: String
  var isInCart = false

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

/// Finds what is to be bought: by ids, by what a person says, and to be picked from.
struct GroceryQuery: EntityStringQuery {
  @Dependency var store: GroceryStore

  func entities(for identifiers: [Int]) async throws -> [Grocery] {
    await store.items.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Grocery] {
    await store.items.filter { $0.name.lowercased().contains(string.lowercased()) }
  }

  func suggestedEntities() async throws -> [Grocery] {
    await store.items.filter { !$0.isInCart }
  }
}

/// The view: what it is made of has the names that it has in SwiftUI.
struct GroceryList: View {
  let items: [Grocery]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Groceries").font(.headline)
      if items.isEmpty {
        ContentUnavailableView("Nothing to Buy", systemImage: "cart")
      } else {
        ForEach(items) { item in
          Toggle(isOn: item.isInCart, intent: SetInCart(item)) {
            Text(item.name).strikethrough(item.isInCart)
          }
        }
        Button(role: .destructive, intent: RemoveGroceries()) {
          Label("Remove…", systemImage: "trash")
        }
        .disabled(!items.contains(where: \.isInCart))
      }
    }
  }
}

/// Draws the snippet. It changes nothing, and is performed whenever the view is needed.
struct ShowGroceries: SnippetIntent {
  static let title: LocalizedStringResource = "Show Groceries"

  @Parameter(title: "Only What Is Missing", default: false) var onlyMissing: Bool
  @Dependency var store: GroceryStore

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let items = await store.items
    return .result(view: GroceryList(items: onlyMissing ? items.filter { !$0.isInCart } : items))
  }
}

/// What a toggle of the view performs: the wanted value comes as `value`.
struct SetInCart: SetValueIntent {
  static let title: LocalizedStringResource = "Put into the Cart"

  @Parameter(title: "Item", requestValueDialog: "Which item?") var item: Grocery
  @Parameter(title: "In the Cart") var value: Bool
  @Dependency var store: GroceryStore

  init() {}

  init(_ item: Grocery) {
    self.item = item
  }

  func perform() async throws -> some IntentResult {
    try await store.set(value, of: item.id)
    return .result()
  }
}

/// Adds something after the person has confirmed it, and shows the list.
struct AddGrocery: AppIntent {
  static let title: LocalizedStringResource = "Add to Groceries"

  @Parameter(title: "Name", requestValueDialog: "What do you need?") var name: String
  @Dependency var store: GroceryStore

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetIntent {
    try await requestConfirmation(actionName: .add, dialog: "Add \(name)?")
    let item = try await store.add(name)
    return .result(value: item.id, dialog: "Added \(name).", snippetIntent: ShowGroceries())
  }
}

/// Lets the person choose what is removed.
struct RemoveGroceries: AppIntent {
  static let title: LocalizedStringResource = "Remove Groceries"

  @Dependency var store: GroceryStore

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let bought = IntentChoiceOption(title: "What Is in the Cart")
    let everything = IntentChoiceOption(title: "Everything", style: .destructive)
    let choice = try await requestChoice(between: [bought, everything, .cancel], dialog: "Remove what?")
    try await store.removeAll { choice == everything || $0.isInCart }
    return .result(snippetIntent: ShowGroceries())
  }
}

/// The intents under one name, with what they depend on.
func groceryIntents(store: GroceryStore) -> AppIntentProvider {
  let dependencies = AppDependencyManager()
  dependencies.add(dependency: store)
  return AppIntentProvider(
    "groceries", dependencies: dependencies,
    intents: [ShowGroceries.self, SetInCart.self, AddGrocery.self, RemoveGroceries.self])
}
