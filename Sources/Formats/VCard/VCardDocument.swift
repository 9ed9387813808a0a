/// What stands in one file of cards: mostly one, but address books are also written as one file.
public struct VCardDocument: Sendable, Hashable {
  /// The cards in their order.
  public var cards: [VCard]
  /// What was not well formed.
  public var problems: [FormatError] = []
  /// What stands behind the last card.
  private var tail: [UInt8] = []

  /// A file to be written.
  public init(cards: [VCard]) {
    self.cards = cards
  }

  /// Reads a file.
  ///
  /// - Throws: ``FormatError``, if there is no card in it.
  public init(bytes: [UInt8]) throws(FormatError) {
    var reader = VCardReader(bytes: bytes)
    cards = []
    while let card = reader.next() { cards.append(card) }
    problems = reader.problems
    tail = reader.tail
    guard !cards.isEmpty else {
      throw FormatError(format: .vCard, position: .line(1), reason: bytes.isEmpty ? .empty : .notThisFormat)
    }
  }

  /// The file's bytes. What was read and not changed is written as it was.
  public var bytes: [UInt8] {
    cards.flatMap(\.bytes) + tail
  }
}
