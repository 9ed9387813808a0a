import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

@Suite struct ContactTests {
  private func card(_ name: String, _ lines: String..., in directory: TestDirectory) throws {
    try directory.write(
      (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n"),
      as: "../contacts/\(name).vcf")
  }

  private func text(_ name: String, in directory: TestDirectory) throws -> String {
    try String(contentsOfFile: directory.path + "/contacts/" + name, encoding: .utf8)
  }

  @Test("A card is written once it is confirmed, with what was shown")
  func write() async throws {
    let directory = try TestDirectory()
    let snippet = try await directory.shown(
      "AddContact",
      [
        "name": "Noa Lia Berg", "phoneNumbers": ["+4930123456"],
        "emailAddresses": ["noa@example.com", "n@example.org"],
        "postalAddress": "1 Park Lane; top floor",
      ])
    #expect(
      snippet.text == """
        Noa Lia Berg
        [x] Phone: +4930123456
        [x] Email: noa@example.com
        [x] Email: n@example.org
        [x] Address: 1 Park Lane; top floor
        [Cancel] [Add]
        """, "\(snippet.text)")
    try await snippet.tap("detail-2", false)
    #expect(directory.files(in: "contacts").isEmpty)
    try await snippet.tap("$confirm")
    let name = try #require(directory.files(in: "contacts").first)
    let card = try text(name, in: directory)
    #expect(name.hasSuffix(".vcf") && directory.mode(of: "contacts/" + name) == 0o600)
    for line in [
      "BEGIN:VCARD", "VERSION:3.0", "N:Berg;Noa Lia;;;", "FN:Noa Lia Berg", "TEL;TYPE=VOICE:+4930123456",
      "EMAIL;TYPE=INTERNET:noa@example.com", "ADR:;;1 Park Lane\\; top floor;;;;", "REV:20260302T090000Z", "END:VCARD",
    ] { #expect(card.contains(line + "\r\n"), "\(line) is missing in \(card)") }
    #expect(!card.contains("example.org"))
    #expect(
      snippet.text == """
        Noa Lia Berg
        Phone: +4930123456 <tel:+4930123456>
        Email: noa@example.com <mailto:noa@example.com>
        Address: 1 Park Lane; top floor <geo:0,0?q=1%20Park%20Lane%3B%20top%20floor>
        [Undo]
        """, "\(snippet.text)")
    try await snippet.tap("undo")
    #expect(directory.files(in: "contacts").isEmpty && snippet.text == "No Longer in Your Contacts")
  }

  @Test("No line of a card is longer than 75 bytes, and none breaks a character")
  func folded() throws {
    let directory = try TestDirectory()
    let address = String(repeating: "Straße ", count: 40)
    _ = try directory.output("AddContact", ["postalAddress": .string(address)], isConfirmed: true)
    let lines = try text(try #require(directory.files(in: "contacts").first), in: directory)
    #expect(lines.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
  }

  @Test("What is new is added to the contact of that name, and the rest stays octet for octet, before and after")
  func merge() async throws {
    let directory = try TestDirectory()
    try card(
      "noa", "FN:Noa Berg", "N:Berg;Noa;;;", "item1.TEL;type=CELL:0171 2345678", "item1.X-ABLabel:Boat",
      "PHOTO;ENCODING=b:AAAA", " BBBB", "X-ODD;A=\"b;c\":1", in: directory)
    let before = try text("noa.vcf", in: directory)
    let parameters: JSONObject = ["name": "noa berg", "phoneNumbers": ["+49 171 2345678", "+49 30 99"]]
    let snippet = try await directory.shown("AddContact", parameters)
    #expect(
      snippet.text == """
        Noa Berg
        Will be added to this contact:
        [x] Phone: +49 30 99
        +49 171 2345678 is there already
        Save to
        [✓ Noa Berg]
        [New contact]
        [Cancel] [Add]
        """, "\(snippet.text)")
    #expect(snippet.answer.dialog?.full == "Add this to Noa Berg in your contacts?")
    try await snippet.tap("$confirm")
    let added = "TEL;TYPE=VOICE:+49 30 99\r\nREV:20260302T090000Z\r\n"
    #expect(try text("noa.vcf", in: directory) == before.replacing("END:VCARD", with: added + "END:VCARD"))
    #expect(snippet.text.hasPrefix("Noa Berg\nBoat: 0171 2345678 <tel:01712345678>\nPhone: +49 30 99"))
    try await snippet.tap("undo")
    #expect(try text("noa.vcf", in: directory) == before)
    #expect(snippet.text == "Noa Berg\nBoat: 0171 2345678 <tel:01712345678>")
  }

  @Test("A new contact is made of somebody with the same name where the person wants one")
  func namesake() async throws {
    let directory = try TestDirectory()
    try card("noa", "FN:Noa Berg", "TEL:1234567", in: directory)
    let before = try text("noa.vcf", in: directory)
    let snippet = try await directory.shown("AddContact", ["name": "Noa Berg", "emailAddresses": ["n@example.org"]])
    try await snippet.tap("target-1")
    #expect(snippet.text.contains("[✓ New contact]") && !snippet.text.contains("Will be added"))
    try await snippet.tap("$confirm")
    #expect(directory.files(in: "contacts").count == 2)
    #expect(try text("noa.vcf", in: directory) == before)
  }

  @Test("A card that another program changed while it was shown is shown anew before it is added to")
  func changedMeanwhile() async throws {
    let directory = try TestDirectory()
    try card("noa", "FN:Noa Berg", "TEL:1234567", in: directory)
    let snippet = try await directory.shown("AddContact", ["name": "Noa Berg", "phoneNumbers": ["+49 30 998877"]])
    try card("noa", "FN:Noa Berg", "NICKNAME:No", in: directory)
    let answer = try await snippet.tap("$confirm")
    #expect(answer.outcome == .failed && answer.kind == .confirmation)
    #expect(answer.error?.message.contains("changed meanwhile") == true)
    try await snippet.tap("$confirm")
    let card = try text("noa.vcf", in: directory)
    #expect(card.contains("NICKNAME:No\r\n") && card.contains("+49 30 998877"))
    let other = try await directory.shown("AddContact", ["name": "Noa Berg", "phoneNumbers": ["+49 30 1"]])
    try FileManager.default.removeItem(atPath: directory.path + "/contacts/noa.vcf")
    #expect(try await other.tap("$confirm").outcome == .failed)
    #expect(other.text.contains("Phone: +49 30 1") && !other.text.contains("Will be added"))
  }

  @Test("What was merged is not taken back where the card was changed since")
  func undoChanged() throws {
    let directory = try TestDirectory()
    try card("noa", "FN:Noa Berg", "TEL:1234567", in: directory)
    _ = try directory.output("AddContact", ["name": "Noa Berg", "phoneNumbers": ["+49 30 99"]], isConfirmed: true)
    try card("noa", "FN:Noa Berg-Lind", in: directory)
    #expect(throws: SnippetError.entityNotFound("It was changed since, so it stays as it is.")) {
      try directory.output("Undo")
    }
    #expect(try text("noa.vcf", in: directory).contains("Lind"))
  }

  @Test(
    "Somebody is found by name, nickname or firm; of several one is chosen",
    arguments: [
      ("noa berg", "Noa Berg\nMill\nMobile: 1 23"), ("NOÁ", "[Noa Berg · Mill]\n[Noa Lind]"), ("lin", "Noa Lind"),
      ("Ronny", "Rønny"), ("mill", "Noa Berg"), ("zoe", "No “zoe”\nNot found."), ("()", "No “()”\nNot found."),
    ])
  func find(query: String, shown: String) async throws {
    let directory = try TestDirectory()
    try card("a", "FN:Noa Berg", "ORG:Mill", "TEL;TYPE=CELL:1 23", in: directory)
    try card("b", "FN:Noa Lind", "EMAIL:javascript:alert(1)", "TEL:*#06#", in: directory)
    try card("c", "FN:Rønny", "NICKNAME:Ronny", in: directory)
    try directory.write("noise", as: "../contacts/d.vcf")
    let snippet = try await directory.shown("ShowContact", ["name": .string(query)])
    #expect(snippet.text.hasPrefix(shown), "\(snippet.text)")
    #expect(!snippet.text.contains("<javascript") && !snippet.text.contains("<tel:*"))
    #expect(snippet.answer.warnings.map(\.message) == ["d.vcf cannot be read and is left alone."])
    if shown.hasPrefix("[") {
      try await snippet.tap("/1")
      #expect(snippet.text.hasPrefix("Noa Lind\n"))
    }
  }

  @Test(
    "Hostile parameters harm nothing",
    arguments: [
      ["name": "../../etc/passwd", "phoneNumbers": ["1"]], ["name": "a\r\nTEL:9\r\nEND:VCARD", "phoneNumbers": ["1"]],
      ["phoneNumbers": .array(Array(repeating: .string(String(repeating: "9", count: 60)), count: 1_000))],
      ["name": "\u{202E}evil\u{0}", "emailAddresses": ["a@b\nBCC:x"]],
    ] as [JSONObject])
  func hostile(parameters: JSONObject) throws {
    let directory = try TestDirectory()
    _ = try directory.output("AddContact", parameters, isConfirmed: true)
    let name = try #require(directory.files(in: "contacts").first)
    let card = try text(name, in: directory)
    #expect(directory.files(in: "contacts").count == 1 && directory.files(in: "") == ["contacts", "todos"])
    #expect(card.components(separatedBy: "\r\nEND:VCARD\r\n").count == 2 && !card.contains("\r\nTEL:9"))
    #expect(card.components(separatedBy: "\r\nTEL").count <= 17)
  }

  @Test(
    "Nothing to write is refused",
    arguments: [
      ["name": "Noa"], ["phoneNumbers": [" "]], [:], ["name": .string(String(repeating: "x", count: 10_000))],
    ]
      as [JSONObject])
  func nothing(parameters: JSONObject) throws {
    let directory = try TestDirectory()
    #expect(throws: SnippetError.self) { try directory.output("AddContact", parameters, isConfirmed: true) }
    #expect(directory.files(in: "contacts").isEmpty)
  }
}
