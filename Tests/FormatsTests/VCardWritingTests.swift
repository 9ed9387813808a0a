import Testing

@testable import Formats

@Suite("vCard: writing")
struct VCardWritingTests {
  @Test(
    "values are escaped, and no value begins a property",
    arguments: [
      (["a;b,c\\d"], "X:a\\;b\\,c\\\\d"), (["a\r\nTEL:1"], "X:a\\nTEL:1"), (["a", "b;c", ""], "X:a;b\\;c;"),
      (["a\u{0}\u{7}b\tc"], "X:ab\tc"), ([""], "X:"),
    ] as [([String], String)])
  func escapes(components: [String], line: String) {
    let card = VCard(properties: [VCardProperty("X", components: components)])
    let text = String(decoding: card.bytes, as: UTF8.self)
    #expect(text == "BEGIN:VCARD\r\nVERSION:3.0\r\n\(line)\r\nEND:VCARD\r\n")
  }

  @Test("lines are folded at 75 octets between characters, and read back", arguments: ["ä", "🧀", "x", "あ"])
  func folding(character: String) throws {
    let name = String(repeating: character, count: 10_000)
    let card = VCard(properties: [VCardProperty("FN", components: [name])])
    let lines = card.bytes.split(separator: 10).map { $0.dropLast() }
    #expect(lines.allSatisfy { $0.count <= 75 && String(validating: $0, as: UTF8.self) != nil })
    #expect(try VCardDocument(bytes: card.bytes).cards.first?.displayName == name)
  }

  @Test(
    "what is added to a card leaves the rest octet for octet, in the card's own line ends", arguments: ["\r\n", "\n"])
  func kept(end: String) throws {
    let lines = [
      "BEGIN:VCARD", "VERSION:3.0", "X-ODD;A=\"b;c\":1\\2", "NOTE:lo", " ng", "item1.TEL:1", "item1.X-ABLabel:Boat",
      "END:VCARD", "",
    ]
    var document = try VCardDocument(bytes: Array(lines.joined(separator: end).utf8))
    document.cards[0].properties.append(VCardProperty("TEL", types: ["CELL"], components: ["+49 30"]))
    var expected = lines
    expected.insert("TEL;TYPE=CELL:+49 30", at: 7)
    #expect(String(decoding: document.bytes, as: UTF8.self) == expected.joined(separator: end))
  }

  @Test(
    "in version 2.1 types stand alone and other letters are quoted-printable",
    arguments: [
      (VCardProperty("TEL", types: ["CELL"], components: ["1"]), "TEL;CELL:1"),
      (VCardProperty("ADR", components: ["", "", "Mill, 5"]), "ADR:;;Mill, 5"),
      (
        VCardProperty("ADR", components: ["", "", "Gäss=e 5\nGate"]),
        "ADR;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;G=C3=A4ss=3De=205=0D=0AGate"
      ),
    ] as [(VCardProperty, String)])
  func version21(property: VCardProperty, line: String) throws {
    var document = try VCardDocument(bytes: Array("BEGIN:VCARD\r\nVERSION:2.1\r\nFN:N\r\nEND:VCARD\r\n".utf8))
    document.cards[0].properties.append(property)
    let text = String(decoding: document.bytes, as: UTF8.self)
    #expect(text.contains("\r\n\(line)\r\n"), "\(text)")
    let read = try #require(try VCardDocument(bytes: document.bytes).cards.first?.properties.last)
    #expect(read.components == property.components)
  }

  @Test("a card that was cut gets a line end before what is added")
  func cut() throws {
    var document = try VCardDocument(bytes: Array("BEGIN:VCARD\nFN:N".utf8))
    document.cards[0].set(VCardProperty("FN", components: ["M"]))
    document.cards[0].properties.append(VCardProperty("TEL", components: ["1"]))
    #expect(String(decoding: document.bytes, as: UTF8.self) == "BEGIN:VCARD\nFN:M\nTEL:1\n")
  }
}
