internal import Formats

/// An address book becomes names for numbers and addresses; a card is no event.
enum ContactImport {
  /// A file has no more numbers than these: the first ones.
  private static let most = 200_000

  /// Whether something stands on both sides of the sign.
  private static func isAddress(_ text: String) -> Bool {
    text.split(separator: "@", omittingEmptySubsequences: false).map(\.isEmpty) == [false, false]
  }

  static func numbers(of document: VCardDocument) -> ImportedFile {
    var file = ImportedFile(problem: document.problems.first)
    for card in document.cards {
      guard let name = card.displayName.flatMap({ CleanText.line($0, limit: 200) }) else { continue }
      for phone in card.phoneNumbers where file.numbers.count < most && NamedNumber.key(phone.value) != nil {
        file.numbers.append(NamedNumber(name: name, number: String(phone.value.prefix(60))))
      }
      for address in card.emailAddresses where file.numbers.count < most && isAddress(address.value) {
        file.numbers.append(NamedNumber(name: name, number: String(address.value.prefix(200))))
      }
    }
    return file
  }
}
