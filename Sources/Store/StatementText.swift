/// The text of a statement. There are some dozens of them, so their lengths are hash enough.
struct StatementText: Hashable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text.utf8.count)
  }
}
