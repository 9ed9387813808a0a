internal import JSONRPC

/// The private picker: a list of suggestions, a closer look with items taken out, what will be handed over, and then the
/// choice. A pure state machine: ``handle(_:)`` takes what happens, ``lines(_:)`` draws it.
public struct Picker: Sendable {
  /// A longer title is cut.
  static let longestTitle = 200

  /// The title of the host's button, cleaned.
  let title: String
  /// The name of the program that gets what is chosen, cleaned.
  let client: String
  /// Where copies of the chosen files are to lie, cleaned.
  let directory: String?
  var content: PickerContent?
  var screens: [PickerScreen] = []
  var tab = PickerTab.recommended
  /// The current row of each tab.
  var rows: [PickerTab: Int] = [:]
  /// The moment that is to be merged with another one.
  var marked: String?
  var notice: String?
  /// Something was asked for and is not there yet: keys must wait, but for those that cancel.
  var isBusy = false
  var progress: (done: Int, total: Int)?
  /// How it has ended, once it has.
  public private(set) var ending: PickerEnding?

  /// - Parameters:
  ///   - title: What the host calls its button.
  ///   - client: The name under which the host introduced itself.
  ///   - directory: Where it gets copies of the chosen files; nil where it is told where the person's own are.
  public init(title: String, client: String, directory: String? = nil) {
    self.directory = directory.flatMap { PickerText.clean($0, limit: 4_096) }
    self.title = PickerText.clean(title) ?? "Suggestions"
    self.client = PickerText.clean(client) ?? "?"
  }

  /// What to ask for in the beginning.
  public mutating func begin() -> [PickerRequest] { ask(.load(readsSources: true)) }

  /// Takes what has happened.
  ///
  /// - Returns: What is to be asked of the journal; each answer is handled before the next key.
  public mutating func handle(_ input: PickerInput) -> [PickerRequest] {
    guard ending == nil else { return [] }
    switch input {
    case .key(let key): return press(key)
    case .loaded(let content, let notice):
      isBusy = false
      progress = nil
      take(content)
      self.notice = notice
    case .progress(let done, let total): progress = (done, total)
    case .preview(let preview, let notice):
      isBusy = false
      show(preview)
      self.notice = notice
    case .chosen(let suggestion): ending = .chosen(suggestion)
    case .failed(let message):
      isBusy = false
      progress = nil
      notice = message
    }
    return []
  }

  /// The person, or somebody else, has ended it without a choice.
  public mutating func cancel() {
    ending = ending ?? .cancelled
  }

  mutating func ask(_ request: PickerRequest) -> [PickerRequest] {
    isBusy = true
    notice = nil
    return [request]
  }

  /// Whether the key ends a picker that waits for the journal.
  public static func isCancelling(_ key: PickerKey) -> Bool {
    key == .interrupt || key == .escape || key == .character("q")
  }

  private mutating func press(_ key: PickerKey) -> [PickerRequest] {
    if key == .interrupt || (isBusy && Self.isCancelling(key)) {
      cancel()
      return []
    }
    guard !isBusy, let screen = screens.last else { return [] }
    if case .rename(let suggestion, let text) = screen { return write(key, suggestion, text) }
    notice = nil
    if key == .character("?"), !screen.isHelp {
      screens.append(.help(top: 0))
      return []
    }
    switch screen {
    case .introduction(let row): return introduce(key, row)
    case .categories(let row): return switchCategory(key, row)
    case .list: return choose(key)
    case .review(let suggestion, let row, let excluded): return review(key, suggestion, row, excluded)
    case .reflecting(let suggestion, let row): return reflect(key, suggestion, row)
    case .handOver(let subject, let preview, let top): return handOver(key, subject, preview, top)
    case .decline(let suggestion): return decline(key, suggestion)
    case .exclude(let suggestion, let row): return exclude(key, suggestion, row)
    case .about, .learnMore, .help: return read(key)
    case .rename: return []
    }
  }

  mutating func back() {
    screens.removeLast()
    if screens.isEmpty { cancel() }
  }

  /// How far a key moves.
  static func step(_ key: PickerKey) -> Int? {
    switch key {
    case .up, .character("k"): -1
    case .down, .character("j"): 1
    case .pageUp: -8
    case .pageDown: 8
    case .home, .character("g"): -.max / 2
    case .end, .character("G"): .max / 2
    default: nil
    }
  }

  static func moved(_ row: Int, _ step: Int, of count: Int) -> Int { max(0, min(row + step, count - 1)) }

  static func isBack(_ key: PickerKey) -> Bool {
    key == .escape || key == .character("q") || key == .left || key == .character("h")
  }
}

extension PickerScreen {
  var isHelp: Bool {
    if case .help = self { true } else { false }
  }
}
