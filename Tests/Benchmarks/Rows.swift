import Server
import Serving
import Snippets
import Synchronization

/// A list of 50 rows with a toggle each, kept in memory, served over standard input and output: what the speed of the
/// cycle is measured with.
enum Rows {
  static let count = 50

  final class Store: Sendable {
    private let states = Mutex(Array(repeating: false, count: count))

    subscript(row: Int) -> Bool { states.withLock { $0[row] } }

    func set(_ row: Int, _ isOn: Bool) throws {
      try IntentContext.changing { states.withLock { $0[row] = isOn } }
    }
  }

  struct SetRow: SetValueIntent {
    static let title: LocalizedStringResource = "Set Row"
    @Parameter(title: "Row") var row: Int
    @Parameter(title: "On") var value: Bool
    @Dependency var store: Store

    init() {}

    init(_ row: Int) {
      self.row = row
    }

    func perform() async throws -> some IntentResult {
      guard (0..<count).contains(row) else { throw $row.needsValueError() }
      try store.set(row, value)
      return .result()
    }
  }

  struct ShowRows: SnippetIntent {
    static let title: LocalizedStringResource = "Rows"
    @Dependency var store: Store

    func perform() async throws -> some IntentResult & ShowsSnippetView {
      .result {
        List {
          ForEach(Array(0..<count), id: \.self) { row in
            Toggle(isOn: store[row], intent: SetRow(row)) {
              Text("Row \(row)").strikethrough(store[row])
            }
          }
        }
      }
    }
  }

  static func run() {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: Store())
    let provider = AppIntentProvider("rows", dependencies: dependencies, intents: [ShowRows.self, SetRow.self])
    _ = StandardStreams.serve(
      Server(directory: nil, configuration: Configuration(), environment: .system(), intents: provider.intents))
  }
}
