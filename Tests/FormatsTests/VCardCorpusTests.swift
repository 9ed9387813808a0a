import Formats
import Foundation
import Testing

/// Cards that programs wrote, where they lie beside the package, against what another reader makes of them.
@Suite("vCard: files of other programs", .enabled(if: Corpus.isPresent, "the corpus is not there"))
struct VCardCorpusTests {
  private func cards(_ name: String) throws -> VCardDocument {
    try VCardDocument(bytes: try #require(Corpus.bytes("vcard/" + name)))
  }

  private func unquoted(_ text: String) -> String {
    text.hasPrefix("tel:") ? String(text.dropFirst(4).prefix { $0 != ";" }) : text
  }

  @Test("names, phone numbers and e-mail addresses are those that another reader finds")
  func parity() throws {
    var compared = 0
    for (file, answer) in try Corpus.answers("vcard") {
      guard let contacts = answer["contacts"] as? [[String: Any]] else { continue }
      let document = try cards(file)
      #expect(document.cards.count == contacts.count, "\(file)")
      for (card, expected) in zip(document.cards, contacts) {
        compared += 1
        // The other reader drops what stands behind a comma that should have been escaped; we keep it.
        let names = [card.displayName, card.displayName.map { String($0.prefix { $0 != "," }) }]
        let hasBareComma = card.property("FN")?.value.replacing("\\,", with: "").contains(",") ?? false
        #expect(names[hasBareComma ? 1 : 0] == expected["fn"] as? String, "\(file)")
        let numbers = (expected["tel"] as? [String] ?? []).map(unquoted)
        #expect(card.phoneNumbers.map(\.value) == numbers, "\(file)")
        #expect(card.emailAddresses.map(\.value) == expected["email"] as? [String] ?? [], "\(file)")
        #expect(card.hasPhoto == expected["has_photo"] as? Bool, "\(file)")
        #expect(card.properties(named: "ADR").count == expected["adr_count"] as? Int, "\(file)")
        #expect(card.uid == (expected["uid"] as? [String])?.first, "\(file)")
        #expect(card.birthday != nil || expected["bday"] == nil, "\(file)")
      }
    }
    #expect(compared > 15)
  }

  @Test("files that the other reader refuses are read too")
  func refusedElsewhere() throws {
    for (file, answer) in try Corpus.answers("vcard") where answer["error"] != nil {
      let document = try cards(file)
      #expect(document.problems.isEmpty, "\(file)")
      let unreachable = document.cards.filter { $0.phoneNumbers.isEmpty && $0.emailAddresses.isEmpty }
      #expect(unreachable.isEmpty, "\(file)")
    }
  }

  @Test("what is read is written again octet for octet")
  func roundTrip() throws {
    for file in try Corpus.answers("vcard").keys {
      #expect(try cards(file).bytes == Corpus.bytes("vcard/" + file), "\(file)")
    }
  }
}
