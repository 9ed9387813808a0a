import Foundation
import Formats
import Snippets

/// The person's address books.
final class ContactDirectory: Sendable {
  let reader: VdirReader<VCardDocument>

  var collections: VdirCollections { reader.collections }

  init(path: String) {
    reader = VdirReader(VdirCollections(path: path, ending: "vcf")) { _, bytes in
      try? VCardDocument(bytes: bytes)
    }
  }

  /// Where a card stands.
  struct Place: Sendable, Equatable {
    let collection: String
    let name: String
    /// Which card of the file.
    let index: Int
  }

  /// A card, where it stands, and by what a change of its file is seen.
  struct Found: Sendable {
    let place: Place
    let card: VCard
    let signature: VdirSignature
  }

  /// Every card of a person, in the order of the files, and what cannot be read.
  func all() -> (cards: [Found], unreadable: [String]) {
    let contents = reader.contents()
    let cards = contents.files.flatMap { file in
      file.item.cards.indices.map { index in
        Found(
          place: Place(collection: file.collection, name: file.name, index: index), card: file.item.cards[index],
          signature: file.signature)
      }
    }
    return (cards.filter { $0.card.kind != "group" }, contents.unreadable)
  }

  /// The card at the place; nil where it is gone.
  func card(at place: Place) -> Found? {
    guard let file = reader.file(place.name, in: place.collection), file.item.cards.indices.contains(place.index)
    else { return nil }
    return Found(place: place, card: file.item.cards[place.index], signature: file.signature)
  }

  /// The names of the address books that can be written, and how a person calls each.
  func choices() throws -> [(name: String, title: String)] {
    try collections.names().filter { collections.vdir(of: $0).isWritable }
      .map { ($0, collections.title(of: $0, or: "Contacts")) }
  }
}
